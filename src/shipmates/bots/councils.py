"""Everything before the first trick: what is taken, answered, named, proposed or passed.

Each thing that may be done is tried in deals that fit the view; a simple crew goes on from
there to the first trick, and the deal is judged as it stands then.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from shipmates.bots.cautious import Cautious
from shipmates.bots.known import View
from shipmates.bots.mind import Mind
from shipmates.bots.worlds import Picture, open_picture
from shipmates.deepsea.view import View as SeaView
from shipmates.dice import Seeded
from shipmates.games import DEEPSEA, PLANET9
from shipmates.kernel import NATURE
from shipmates.planet9.actions import Assign, Call, HandOver, Retoken
from shipmates.tricks.rounds import Playing

DEALS: Final = 320
"""Tried in all, however many things may be done."""
FINALISTS: Final = 4
DISTRESS_COSTS: Final = 0.2
"""The signal counts as one more attempt: it must help that much."""
PROPOSALS_COST: Final = 0.04
"""What is proposed must be clearly better than what is."""


def counsel(mind: Mind, view: View, dice: Seeded) -> Any:
    """The best of what may be done now."""
    seed = dice.choice(range(2**62))
    share = max(mind.plan.worlds, 24) / 200
    rows = int(DEALS * share)
    actions = list(view.legal)
    first = _tried(mind, view, actions, max(rows // (2 * len(actions)), 2), seed)
    best = sorted(actions, key=lambda a: -first[a])[:FINALISTS]
    again = _tried(mind, view, best, max(rows // (2 * len(best)), 4), seed + 1)
    return max(best, key=lambda a: 0.3 * first[a] + 0.7 * again[a])


def _tried(
    mind: Mind, view: View, actions: Sequence[Any], count: int, seed: int
) -> dict[Any, float]:
    game: Any = (DEEPSEA if isinstance(view, SeaView) else PLANET9).rules
    states = mind.states(view, count, seed)
    pictures, owners = list[Picture](), list[Any]()
    for number, state in enumerate(states):
        for action in actions:
            after = _played_out(game, game.apply(state, view.seat, action), f"{seed} {number}")
            pictures.append(open_picture(after))
            owners.append(action)
    sums: dict[Any, float] = defaultdict(float)
    for action, found in zip(owners, mind.deals(pictures, view, seed), strict=True):
        sums[action] += found.value
    return {action: sums[action] / count - _cost(action) for action in actions}


def _played_out(game: Any, state: Any, seed: str) -> Playing[Any]:
    """The first trick of this deal, a simple crew agreeing on the rest."""
    dice = Seeded(seed)
    crew = Cautious(dice)
    while not isinstance(state, Playing):
        chance = game.chance(state, dice)
        if chance is not None:
            state = game.apply(state, NATURE, chance)
            continue
        seat = game.awaited(state)[0]
        state = game.apply(state, seat, crew.choose(game.look(state, seat)))
    return state


def _cost(action: Any) -> float:
    match action:
        case Call(way) if way is not None:
            return DISTRESS_COSTS
        case Retoken() | HandOver() | Assign():
            return PROPOSALS_COST
        case _:
            return 0.0
