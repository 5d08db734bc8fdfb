"""What the store hands out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody."""

    id: str
    name: str
    language: str
    orders: str


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """A game that is or was played at a table."""

    id: str
    table: str
    number: int
    game: str
    head: str
    names: str
    """Who sat where, as JSON: names may change, and a bot has only its level."""
    started: int
    began: int | None = None
    """When the clock was started, in milliseconds."""
    finished: int | None = None
    outcome: str | None = None
    took_back: int = 0
    deal: str | None = None
    """The deal it is played with, if others play it too."""
    practice: bool = False
    crew: str | None = None
    """The crew that plays it."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a game ended."""

    game: str
    mission: int
    players: int
    won: tuple[bool, ...]
    """Whether it was won, by chair: alike for a crew."""
    cause: str
    score: tuple[int, ...]
    """The points of every seat, in Crew Deck."""


@dataclass(frozen=True, slots=True)
class CrewRow:
    """A crew."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line for the logbook of a crew."""

    crew: str
    game: str
    line: str
    leg: tuple[str, int] | None = None
    """The campaign of one's own it belongs to, and the place there."""


@dataclass(frozen=True, slots=True)
class LoggedRow:
    """A line of a logbook, and of the game it stands for what is known; imported ones have
    none.
    """

    number: int
    line: str
    attempt: str | None
    took_back: int | None
    started: int | None
    finished: int | None
    names: str | None


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """When the game of a line was played, and how often something was taken back."""

    number: int
    started: int
    finished: int | None
    took_back: int


@dataclass(frozen=True, slots=True)
class MissionRow:
    """A mission somebody wrote, as it is now."""

    id: str
    owner: str
    game: str
    origin: str | None
    """The mission it was made from."""
    changed: int
    version: int
    text: str


@dataclass(frozen=True, slots=True)
class CampaignRow:
    """A campaign somebody put together."""

    id: str
    owner: str
    name: str
    game: str


@dataclass(frozen=True, slots=True)
class StopRow:
    """A mission of a campaign: the number of a printed one, or 0 and the file of an own one."""

    mission: int
    text: str


@dataclass(frozen=True, slots=True)
class VersionRow:
    """A version of a mission: its number, from 1, and when it was saved."""

    number: int
    created: int


@dataclass(frozen=True, slots=True)
class NoteRow:
    """What somebody wrote about a move or a trick of a finished game."""

    id: str
    attempt: str
    person: str
    about: str
    number: int
    text: str
    written: int


@dataclass(frozen=True, slots=True)
class Append:
    """Lines to be added to a game, from this number on, and what they change."""

    attempt: str
    first: int
    lines: tuple[str, ...]
    at: int
    began: int | None = None
    finished: int | None = None
    outcome: str | None = None
    took_back: int = 0
    reopened: bool = False
    """Whether a game that was over goes on."""
    log: LogLine | None = None
    """What the end of the game means for a crew's logbook."""
    result: ResultRow | None = None
    """How the game ended."""
