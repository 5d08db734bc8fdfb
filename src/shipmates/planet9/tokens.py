"""Task tokens: numbers, arrows and Ω, and the order they demand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card


class Token(Enum):
    """A token laid on a task card."""

    FIRST = "1"
    SECOND = "2"
    THIRD = "3"
    FOURTH = "4"
    FIFTH = "5"
    ARROW_1 = ">"
    ARROW_2 = ">>"
    ARROW_3 = ">>>"
    ARROW_4 = ">>>>"
    OMEGA = "omega"

    @property
    def number(self) -> int:
        """1-5 for a number token, 0 otherwise."""
        return int(self.value) if self.value.isdigit() else 0

    @property
    def arrow(self) -> int:
        """How many heads an arrow token has, 0 otherwise."""
        return self.value.count(">")


@dataclass(frozen=True, slots=True)
class Errand:
    """A task card with its token, not yet anybody's."""

    card: Card
    token: Token | None


@dataclass(frozen=True, slots=True)
class Duty:
    """A task card, its token, and the seat that must win the card."""

    card: Card
    token: Token | None
    owner: Seat


def broken_order(done: Sequence[Duty], undone: Sequence[Duty]) -> tuple[Duty, Duty] | None:
    """A task fulfilled too early and the open one it overtook, seen after a whole trick.

    Within one trick the order of the cards is of no account.
    """
    for early in done:
        for late in undone:
            if overtakes(early.token, late.token):
                return early, late
    return None


def overtakes(early: Token | None, late: Token | None) -> bool:
    """Whether a task fulfilled now breaks the order while the late one is open."""
    # Numbers rank among all tasks: a task without a number comes after every number.
    if late is not None and late.number and not (early and 0 < early.number < late.number):
        return True
    if early is None:
        return False
    if early is Token.OMEGA:
        return True
    return bool(late and early.arrow and late.arrow and late.arrow < early.arrow)
