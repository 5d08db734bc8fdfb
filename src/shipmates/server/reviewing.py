"""What travels over a socket before a finished game, both ways."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from shipmates.server.messages import Answer, Bye, Command, Done, Ply, Refused

Eyes: TypeAlias = Annotated[int, Meta(ge=-2, le=9)]
"""A seat; -1 is the open table, -2 all hands."""
Card: TypeAlias = Annotated[str, Meta(pattern="^[PBGYT][1-9]$")]
Trick: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


class Lead(Command, tag="lead"):
    """From now on the others see what I see; only if nobody leads."""

    ply: Ply
    eyes: Eyes


class Show(Command, tag="show"):
    """Who leads: this moment, by these eyes."""

    ply: Ply
    eyes: Eyes


class Release(Command, tag="release"):
    """Who leads: no longer."""


class Point(Command, tag="point"):
    """Points at a card or at a trick; at neither: at nothing any more."""

    card: Card | None = None
    trick: Trick | None = None


ReviewCommands: TypeAlias = Lead | Show | Release | Point
DECODER = msgspec.json.Decoder(ReviewCommands)


class Pointing(Struct, frozen=True):
    """What somebody points at."""

    card: str | None
    trick: int | None


class Present(Struct, frozen=True):
    """Somebody who looks at the game."""

    person: str
    name: str
    point: Pointing | None


class Leading(Struct, frozen=True):
    """Who leads, and what they look at."""

    person: str
    ply: int
    eyes: int


class Together(Answer, tag="together"):
    """How a shared review stands: always whole, never a difference."""

    you: str
    people: list[Present]
    leading: Leading | None
    noted: int
    """How often something was written since the first of them came."""


ReviewAnswers: TypeAlias = Together | Done | Refused | Bye
