"""Who answers for a review: one solver for the cards, one for what was chosen before them."""

from __future__ import annotations

from typing import Final, TypeAlias

from shipmates.solver import best, is_native
from shipmates.solver.sat import Backed, has_sat
from shipmates.solver.solver import Solver

Pair: TypeAlias = tuple[Solver, Solver]

NODES: Final = 500_000
"""Cards laid in search for each question, of which a review asks hundreds."""
BACKED_NODES: Final = 100_000
"""The same, where a SAT solver settles the rest."""
TWIN_NODES: Final = 1_500
CHOICE_NODES: Final = 20_000
"""The same for each other choice before the first card: there are more of them."""
TWIN_CHOICE_NODES: Final = 300
QUICK_NODES: Final = 100_000
"""The same where somebody waits: nearly all is settled with so few."""
QUICK_CHOICE_NODES: Final = 2_000


def thorough() -> Pair:
    """Everything that can be settled in reasonable time."""
    if not is_native():
        return best(TWIN_NODES), best(TWIN_CHOICE_NODES)
    first = Backed(best(BACKED_NODES)) if has_sat() else best(NODES)
    return first, best(CHOICE_NODES)


def quick() -> Pair:
    """A first answer at once."""
    if not is_native():
        return thorough()
    return best(QUICK_NODES), best(QUICK_CHOICE_NODES)
