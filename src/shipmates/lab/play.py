"""Plays one deal to its end: the same cards whatever the bots do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any, Final, Literal, TypeAlias

from shipmates.dice import Seeded
from shipmates.kernel import NATURE
from shipmates.solver import Chance, best, is_native
from shipmates.solver.encode import draws_yet
from shipmates.solver.solver import TWIN_NODES
from shipmates.tricks.rounds import Playing

Winnable: TypeAlias = Literal["yes", "no", "undecided"]

CEILING_NODES: Final = 1_000_000
"""Cards laid by the solver before a deal is called undecided."""
FAULT: Final = "fault "
"""How the cause of a game begins that a bot did not finish."""
_TOLD: Final[dict[Chance, Winnable]] = {
    Chance.WINNABLE: "yes",
    Chance.LOST: "no",
    Chance.UNDECIDED: "undecided",
}


class _Luck:
    """The same cards whatever the crew does: each draw has dice of its own."""

    def __init__(self, dice: Seeded) -> None:
        self._dice: Final = dice
        self._drawn: Final = Counter[str]()

    def dice(self, state: Any) -> Seeded:
        label = f"{type(state).__name__} {type(getattr(state, 'stage', None)).__name__}"
        self._drawn[label] += 1
        return self._dice.fork(f"{label} {self._drawn[label]}")


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went."""

    first: Any
    """Before the first trick; `None` if there was none."""
    over: Any
    spent: tuple[float, ...]
    """The processor's seconds for each decision in which there was a choice."""


def played(rules: Any, opening: Any, bots: Sequence[Any], dice: Seeded) -> Course:
    """A game with these bots, each in its seat. All but its times depends on the dice alone."""
    luck, state = _Luck(dice), opening
    first, spent = None, list[float]()
    while rules.outcome(state) is None:
        if first is None and isinstance(state, Playing):
            first = state
        nature = rules.chance(state, luck.dice(state))
        if nature is not None:
            state = rules.apply(state, NATURE, nature)
            continue
        seat = rules.awaited(state)[0]
        view = rules.look(state, seat)
        began = process_time()
        action = bots[seat].choose(view)
        if len(view.legal) > 1:
            spent.append(process_time() - began)
        state = rules.apply(state, seat, action)
    return Course(first, state, tuple(spent))


def winnable(position: Playing[Any]) -> Winnable:
    """Whether open cards could have won, after the crew's own draft."""
    if draws_yet(position):
        return "undecided"
    nodes = CEILING_NODES if is_native() else TWIN_NODES
    return _TOLD[best(nodes).solve(position).chance]


def fault_of(error: Exception) -> str:
    """The cause of a game that a bot did not finish."""
    return f"{FAULT}{type(error).__name__}: {error}"
