"""What a crew decides together: anyone proposes, everybody else must agree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from shipmates.kernel import Seat

Matter = TypeVar("Matter")
Proposal = TypeVar("Proposal")


@dataclass(frozen=True, slots=True)
class Council(Generic[Matter]):
    """Anyone in `waiting` may make a proposal, or let it be."""

    matter: Matter
    waiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Consent(Generic[Matter, Proposal]):
    """A proposal is on the table: everybody in `asked` must agree to it."""

    matter: Matter
    waiting: tuple[Seat, ...]
    proposal: Proposal
    by: Seat
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Deciding(Generic[Matter]):
    """Nothing was agreed on and something must be: one member decides."""

    matter: Matter


def without(matter: Matter, waiting: tuple[Seat, ...], seat: Seat) -> Council[Matter] | None:
    """The council when this seat has had its say; `None` when everybody has."""
    left = tuple(other for other in waiting if other != seat)
    return Council(matter, left) if left else None


def agreeing(stage: Consent[Matter, Proposal], seat: Seat) -> Consent[Matter, Proposal]:
    """With this seat's consent."""
    return replace(stage, asked=tuple(other for other in stage.asked if other != seat))
