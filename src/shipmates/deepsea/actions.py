"""Everything that can be done in Deep Sea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import (
    CALLS,
    PLAYS,
    READY,
    Agree,
    Call,
    Deal,
    Decline,
    Give,
    Play,
    Ready,
    Refuse,
)
from shipmates.tricks.signals import Signal


@dataclass(frozen=True, slots=True)
class Sound:
    """Nature: a colour card drawn before the deal, which says what the terrain is."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lay:
    """Nature: task cards turned over in this order; those that overshoot are skipped."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Nature: a task that cannot be kept is replaced by another just as hard."""

    out: str
    into: str


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Nature: the clock has run down."""


@dataclass(frozen=True, slots=True)
class Take:
    """Takes a task card from the middle."""

    key: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """Puts a task card of one's own back into the middle, while all choose freely."""

    key: str


@dataclass(frozen=True, slots=True)
class Skip:
    """Takes none this time."""


@dataclass(frozen=True, slots=True)
class Reply:
    """Answers the captain: yes or no."""

    willing: bool


@dataclass(frozen=True, slots=True)
class Keep:
    """The captain keeps all tasks."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The captain offers all tasks to a member."""

    to: Seat


@dataclass(frozen=True, slots=True)
class Name:
    """Proposes the member who takes all tasks."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Assign:
    """The captain says who takes a task that nobody took."""

    key: str
    to: Seat


@dataclass(frozen=True, slots=True)
class Foretell:
    """Says how many tricks one will win, for a task that asks for it."""

    key: str
    count: int


Action: TypeAlias = (
    Sound
    | Deal
    | Lay
    | Exchange
    | TimeUp
    | Take
    | PutBack
    | Skip
    | Reply
    | Keep
    | Offer
    | Name
    | Assign
    | Agree
    | Refuse
    | Decline
    | Call
    | Give
    | Foretell
    | Signal
    | Ready
    | Play
)

__all__ = [
    "CALLS",
    "PLAYS",
    "READY",
    "Action",
    "Agree",
    "Assign",
    "Call",
    "Deal",
    "Decline",
    "Exchange",
    "Foretell",
    "Give",
    "Keep",
    "Lay",
    "Name",
    "Offer",
    "Play",
    "PutBack",
    "Ready",
    "Refuse",
    "Reply",
    "Signal",
    "Skip",
    "Sound",
    "Take",
    "TimeUp",
]
