"""What is said of crews over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from shipmates.server.messages import TableInfo


class NewCrew(Struct, forbid_unknown_fields=True, frozen=True):
    """How a crew is to be called."""

    name: Annotated[str, Meta(max_length=200)]


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    """The token of an invitation."""

    token: Annotated[str, Meta(max_length=64)]


class Invitation(Struct, frozen=True):
    """A token that lets people join for so many seconds."""

    token: str
    seconds: int


class Member(Struct, frozen=True):
    """Somebody who belongs to a crew."""

    id: str
    name: str


class MissionPage(Struct, frozen=True):
    """How one mission stands."""

    mission: int
    tries: int
    distress: bool
    done: bool
    score: int | None


class Book(Struct, frozen=True):
    """How a campaign stands; `docs/guide/campaign.md` says how it is counted."""

    game: str
    attempts: int
    """All of them: own missions, and those that do not count any more."""
    completed: int
    score: int
    next_mission: int | None
    """None when all are won."""
    distress: bool
    """Whether the next mission begins with the distress signal active."""
    step: int | None
    """How hard the epilogue is next, in Deep Sea."""
    missions: list[MissionPage]
    """Those that were tried."""
    last: str | None
    """When something was tried last."""


class CrewInfo(Struct, frozen=True):
    """A crew."""

    id: str
    name: str
    own: bool
    """Whether it is one's own course: a crew of one that nobody joins."""


class Crew(Struct, frozen=True):
    """A crew, its members and its campaigns."""

    id: str
    name: str
    own: bool
    members: list[Member]
    books: list[Book]
    tables: list[TableInfo]
    """Where it gathers or plays, the newest first."""


class Logged(Struct, frozen=True):
    """A line of the logbook, and what the server knows of its game."""

    number: int
    line: Raw
    """The line as it stands in the file."""
    attempt: str | None
    """The finished game; none for what was played elsewhere."""
    took_back: int | None
    seconds: int | None
    """How long it took."""
    names: Raw | None
    """Who sat where."""
