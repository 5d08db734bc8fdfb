"""What a server tells about itself, its guests and its tables."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

Params: TypeAlias = dict[str, str | int]
Plan: TypeAlias = dict[str, Any]
"""What is to be played: `game`, `players`, and what that game lets one choose."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here, and its bots, the weakest first."""

    key: str
    fewest: int
    most: int
    missions: int
    levels: list[str]
    lacking: list[str] = []
    """The bots that cannot play there, because the server runs without the native core."""
    house: list[str] = field(default_factory=list)
    """The house rules that a plan may name."""


class About(Struct, frozen=True):
    """What a server offers, and which protocol it speaks."""

    protocol: int
    games: list[GameInfo]
    phrases: list[str]
    core: str | None = None
    """Which build of the native core the server uses, if it has one."""


class Orders(Struct, frozen=True):
    """What somebody wants answered for them."""

    always_ready: bool = False
    distress: Literal["ask", "never", "left", "right"] = "ask"
    last_task: bool = False


class Person(Struct, frozen=True):
    """Somebody, as the server knows them."""

    id: str
    name: str
    language: str
    orders: Orders = Orders()


class Link(Struct, frozen=True):
    """A token that brings one to another device, once, within so many seconds."""

    token: str
    seconds: int


class Seated(Struct, frozen=True):
    """A chair as all see it: a person, a bot, or with both a bot that stands in."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    here: bool
    opened: bool
    plays: str | None = None
    """The level that really plays, where the bot's own cannot play on that server."""


class AskedBack(Struct, frozen=True):
    """Somebody would like to take back a move."""

    chair: int
    ply: int
    agreed: list[int]
    whole: bool


class Table(Struct, frozen=True):
    """Everything about a table but the game."""

    id: str
    code: str
    game: str
    plan: Plan
    options: dict[str, Any]
    crew: str | None
    host: str | None
    status: Literal["gathering", "playing", "over"]
    chairs: list[Seated]
    watchers: int
    attempt: str | None
    number: int
    giving_up: list[int]
    asked_back: AskedBack | None
    awaited: list[int]
    names: list[str]
    onward: bool
    deal: str | None = None


class You(Struct, frozen=True):
    """Who one is at a table."""

    person: str
    chair: int | None
    host: bool
    back: bool
    open: bool


class Named(Struct, frozen=True):
    """Who sat on a chair."""

    name: str | None
    bot: str | None


class Finished(Struct, frozen=True):
    """A game that is over."""

    id: str
    game: str
    number: int
    names: list[Named]
    seats: list[str]
    started: int
    finished: int
    outcome: str
    plies: int
    took_back: int
    practice: bool


class CrewInfo(Struct, frozen=True):
    """A crew by its name."""

    id: str
    name: str


class Member(Struct, frozen=True):
    """Somebody who belongs to a crew."""

    id: str
    name: str


class Book(Struct, frozen=True):
    """How a crew's campaign stands."""

    game: str
    attempts: int
    completed: int
    score: int
    next_mission: int | None


class Crew(Struct, frozen=True):
    """A crew, its members and its campaigns."""

    id: str
    name: str
    members: list[Member]
    books: list[Book]


class Found(Struct, frozen=True):
    """A table's id."""

    id: str


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    params: Params
