"""The steps between the deal and the first trick. Everything in a stage is public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from shipmates.kernel import Seat
from shipmates.planet9.actions import Proposal
from shipmates.tricks.passing import Way


class Step(Enum):
    """What comes between the deal and the first trick; `rulings.PREPARATION` is its order."""

    LAY = "lay"
    CHANGE = "change"
    NAME = "name"
    ROLES = "roles"
    HAND_OUT = "hand-out"
    HAND_OVER = "hand-over"
    DISTRESS = "distress"


class Matter(Enum):
    """What is asked, named, proposed or decided."""

    FEELING = "feeling"
    SILENCE = "silence"
    VOLUNTEER = "volunteer"
    DECISION = "decision"
    ERRAND = "errand"
    ROLES = "roles"
    SWAP = "swap"
    MOVE = "move"
    HAND_OVER = "hand-over"


@dataclass(frozen=True, slots=True)
class Laying:
    """Nature turns up so many task cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Polling:
    """Everybody but the commander answers in turn."""

    matter: Matter


@dataclass(frozen=True, slots=True)
class Appointing:
    """The commander names a member."""

    matter: Matter


@dataclass(frozen=True, slots=True)
class Drafting:
    """Task cards are taken in turn, the commander first."""


@dataclass(frozen=True, slots=True)
class Council:
    """Anyone in `waiting` may make a proposal, or let it be."""

    matter: Matter
    waiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Consent:
    """A proposal is on the table: everybody in `asked` must agree to it."""

    matter: Matter
    waiting: tuple[Seat, ...]
    proposal: Proposal
    by: Seat
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Deciding:
    """Nothing was agreed on and something must be: the commander decides."""

    matter: Matter


@dataclass(frozen=True, slots=True)
class Calling:
    """Everybody says whether to send the distress signal, and which way to pass."""

    votes: tuple[tuple[Seat, Way], ...] = ()


Stage: TypeAlias = (
    Laying | Polling | Appointing | Drafting | Council | Consent | Deciding | Calling
)
