"""A deal that is known beforehand: nature does at a table what it did at another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal
from shipmates.server import ids
from shipmates.server.kits import Action, Kit, State

_NATURES: Final = "nature "
_RUNG: Final = "nature time-up"
"""The one thing nature does that is no luck."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What nature does at a table: what is written, and for all else dice of its own.

    Whoever has the seed knows every card: it stays in the server.
    """

    seed: str
    lines: tuple[str, ...] = ()

    def chance(self, kit: Kit, state: State, past: Sequence[str]) -> Action | None:
        """What nature does now, having done `past`; `None` when it is for people to act."""
        found = kit.rules.chance(state, Seeded(self.seed))
        if found is None:
            return None
        kind = kind_of(kit.line(NATURE, found))
        number = sum(kind_of(line) == kind for line in past)
        return self._written(kit, state, kind, number) or kit.rules.chance(
            state, Seeded(f"{self.seed}/{kind}/{number}")
        )

    def _written(self, kit: Kit, state: State, kind: str, number: int) -> Action | None:
        """The same draw as then, unless the crew has played so that it cannot be."""
        same = [line for line in self.lines if kind_of(line) == kind]
        if number >= len(same):
            return None
        action = kit.codec.read_action(same[number].removeprefix(_NATURES))
        try:
            kit.rules.apply(state, NATURE, action)
        except Illegal:
            return None
        return action


def repeated(lines: Sequence[str]) -> Deal:
    """The deal of a game, of the moves that count, to be played again."""
    return Deal(ids.token(), natures(lines))


def natures(lines: Sequence[str]) -> tuple[str, ...]:
    """What nature has dealt, laid and drawn, of all moves."""
    return tuple(line for line in lines if line.startswith(_NATURES) and line != _RUNG)


def kind_of(line: str) -> str:
    """What nature does in a line: `deal`, `lay`, `draw`."""
    return line.split(" ", 2)[1]
