"""The steps between the deal and the first trick. Everything in a stage is public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from shipmates.kernel import Seat
from shipmates.tricks.councils import Consent, Council, Deciding
from shipmates.tricks.distress import Calling


class Step(Enum):
    """What comes between the deal and the first trick; `rulings.PREPARATION` is its order."""

    LAY = "lay"
    SHARE = "share"
    DISTRESS = "distress"
    PREDICT = "predict"


class Matter(Enum):
    """What is decided together."""

    OWNER = "owner"
    """Who takes all the tasks."""


@dataclass(frozen=True, slots=True)
class Laying:
    """Nature turns over task cards until they add up."""


@dataclass(frozen=True, slots=True)
class Repairing:
    """Nature replaces a task that cannot be kept."""

    key: str


@dataclass(frozen=True, slots=True)
class Redealing:
    """One hand makes a task impossible: nature deals again."""


@dataclass(frozen=True, slots=True)
class Drafting:
    """Tasks are taken in turn; `turn` counts the turns, passes included."""

    members: tuple[Seat, ...]
    tasks: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Choosing:
    """Free selection: anybody takes what they like; those in `content` want no more."""

    content: tuple[Seat, ...] = ()
    returned: tuple[tuple[str, Seat], ...] = ()
    """Which tasks were put back, and by whom: nobody puts back the same one twice."""


@dataclass(frozen=True, slots=True)
class Placing:
    """Nobody wants what is left: the captain says who takes it."""


@dataclass(frozen=True, slots=True)
class Offering:
    """The captain keeps all tasks or offers them; `refused` are those who would not."""

    refused: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Offered:
    """One member is asked to take all tasks."""

    to: Seat
    refused: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Volunteering:
    """The captain asks in turn: who was asked, and who said yes."""

    asked: tuple[Seat, ...] = ()
    willing: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Predicting:
    """Those whose task asks for it say how many tricks they will win."""

    waiting: tuple[tuple[str, Seat], ...]


Conferring: TypeAlias = Council[Matter] | Consent[Matter, Seat] | Deciding[Matter]
Stage: TypeAlias = (
    Laying
    | Repairing
    | Redealing
    | Drafting
    | Choosing
    | Placing
    | Offering
    | Offered
    | Volunteering
    | Conferring
    | Calling
    | Predicting
)

__all__ = [
    "Calling",
    "Choosing",
    "Conferring",
    "Consent",
    "Council",
    "Deciding",
    "Drafting",
    "Laying",
    "Matter",
    "Offered",
    "Offering",
    "Placing",
    "Predicting",
    "Redealing",
    "Repairing",
    "Stage",
    "Step",
    "Volunteering",
]
