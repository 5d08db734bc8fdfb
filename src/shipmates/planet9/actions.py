"""Everything that can be done in Planet Nine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from shipmates.kernel import Seat
from shipmates.tricks.cards import CARDS, Card
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


class Answer(Enum):
    """All that may be said in a poll."""

    YES = "yes"
    NO = "no"
    GOOD = "good"
    BAD = "bad"
    FIRST = "first"
    BETWEEN = "between"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Lay:
    """Nature: task cards are turned up, in this order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Nature: the card each seat loses to the neighbour on its left."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """Answers the commander's question."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Name:
    """The commander names a member."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Take:
    """Takes a task card from the middle."""

    card: Card


@dataclass(frozen=True, slots=True)
class Retoken:
    """Proposes to exchange what lies on two task cards: two tokens, or a token and nothing."""

    one: Card
    other: Card


@dataclass(frozen=True, slots=True)
class HandOver:
    """Proposes that a task goes to another member."""

    card: Card
    to: Seat


@dataclass(frozen=True, slots=True)
class Assign:
    """Proposes who wins the first four tricks and who the last."""

    first: Seat
    last: Seat


TAKES: Final = {card: Take(card) for card in CARDS}
NAMES: Final = tuple(Name(Seat(seat)) for seat in range(5))
REPLIES: Final = {answer: Reply(answer) for answer in Answer}

Proposal: TypeAlias = Retoken | HandOver | Assign
Action: TypeAlias = (
    Deal
    | Lay
    | Draw
    | Reply
    | Name
    | Take
    | Proposal
    | Agree
    | Refuse
    | Decline
    | Call
    | Give
    | Signal
    | Ready
    | Play
)

__all__ = [
    "CALLS",
    "NAMES",
    "PLAYS",
    "READY",
    "REPLIES",
    "TAKES",
    "Action",
    "Agree",
    "Answer",
    "Assign",
    "Call",
    "Deal",
    "Decline",
    "Draw",
    "Give",
    "HandOver",
    "Lay",
    "Name",
    "Play",
    "Proposal",
    "Ready",
    "Refuse",
    "Reply",
    "Retoken",
    "Signal",
    "Take",
]
