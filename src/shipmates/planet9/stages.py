"""The steps between the deal and the first trick. Everything in a stage is public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from shipmates.planet9.actions import Proposal
from shipmates.tricks.councils import Consent, Council, Deciding
from shipmates.tricks.distress import Calling


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


Conferring: TypeAlias = Council[Matter] | Consent[Matter, Proposal] | Deciding[Matter]
Stage: TypeAlias = Laying | Polling | Appointing | Drafting | Conferring | Calling

__all__ = [
    "Appointing",
    "Calling",
    "Conferring",
    "Consent",
    "Council",
    "Deciding",
    "Drafting",
    "Laying",
    "Matter",
    "Polling",
    "Stage",
    "Step",
]
