"""Everything that can be done in Planet Nine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from shipmates.kernel import Seat
from shipmates.tricks.cards import CARDS, Card, CardSet
from shipmates.tricks.passing import Way
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
class Deal:
    """Nature: every hand, and JARVIS' row as pairs of an open card and the one beneath it."""

    hands: tuple[CardSet, ...]
    row: tuple[tuple[Card, Card], ...] = ()


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


@dataclass(frozen=True, slots=True)
class Agree:
    """Consents to the proposal."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Ends the proposal."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Has nothing to propose."""


@dataclass(frozen=True, slots=True)
class Call:
    """Votes on the distress signal: which way to pass, or not at all."""

    way: Way | None


@dataclass(frozen=True, slots=True)
class Give:
    """Chooses the card to pass on; nobody sees it before all have chosen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Ready:
    """Has nothing to signal before this trick."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lays a card."""

    card: Card


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

PLAYS: Final = {card: Play(card) for card in CARDS}
READY: Final = Ready()
CALLS: Final = (Call(None), Call(Way.LEFT), Call(Way.RIGHT))
