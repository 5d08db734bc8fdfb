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
from shipmates.bots.mind import Estimate, Mind, mixed
from shipmates.bots.worlds import open_pictures
from shipmates.deepsea.actions import PutBack
from shipmates.deepsea.view import View as SeaView
from shipmates.dice import Seeded
from shipmates.games import DEEPSEA, PLANET9
from shipmates.kernel import NATURE
from shipmates.planet9.actions import Assign, Call, HandOver, Retoken
from shipmates.tricks.rounds import Playing

EXPERT_WORLDS: Final = 120
"""Those who imagine fewer try fewer deals."""
FINALISTS: Final = 4
LEAST: Final = 8
"""Of what may be done, so much is tried with the least of time."""
DISTRESS_COSTS: Final = 0.2
"""The signal counts as one more attempt: it must help that much."""
PROPOSALS_COST: Final = 0.04
"""What is proposed must be clearly better than what is."""


def counsel(mind: Mind, view: View, dice: Seeded) -> Any:
    """The best of what may be done now."""
    return next(iter(weighed(mind, view, dice)))


def weighed(mind: Mind, view: View, dice: Seeded) -> dict[Any, Estimate]:
    """All that may be done now, the best first; what it costs is not taken off yet."""
    seed = dice.choice(range(2**62))
    rows = mind.plan_for(view).deals * mind.plan.worlds // EXPERT_WORLDS
    actions = _some(view, max(rows // 4, LEAST), dice)
    first = tried(mind, view, actions, max(rows // (2 * len(actions)), 2), seed)
    ranked = sorted(actions, key=lambda a: cost(a) - first[a].value)
    best = ranked[:FINALISTS]
    again = tried(mind, view, best, max(rows // (2 * len(best)), 4), seed + 1)
    both = {a: mixed((0.3, first[a]), (0.7, again[a])) for a in best}
    final = sorted(best, key=lambda a: cost(a) - both[a].value)
    return {a: both[a] for a in final} | {a: first[a] for a in ranked[FINALISTS:]}


def _some(view: View, most: int, dice: Seeded) -> list[Any]:
    """As many things as there is time for: the first, which changes nothing, among them."""
    if len(view.legal) <= most:
        return list(view.legal)
    return [view.legal[0], *dice.shuffled(view.legal[1:])[: most - 1]]


def tried(
    mind: Mind, view: View, actions: Sequence[Any], count: int, seed: int
) -> dict[Any, Estimate]:
    """What is expected of each of these, over so many deals."""
    game: Any = (DEEPSEA if isinstance(view, SeaView) else PLANET9).rules
    states = mind.states(view, count, seed)
    deals, owners = list[Playing[Any]](), list[Any]()
    for number, state in enumerate(states):
        for action in actions:
            after = _played_out(game, game.apply(state, view.seat, action), f"{seed} {number}")
            deals.append(after)
            owners.append(action)
    found = defaultdict[Any, list[Estimate]](list)
    for action, one in zip(owners, mind.deals(open_pictures(deals), view, seed), strict=True):
        found[action].append(one)
    return {a: mixed(*((1 / len(found[a]), one) for one in found[a])) for a in actions}


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


def cost(action: Any) -> float:
    """By how much it must help to be worth doing."""
    match action:
        case Call(way) if way is not None:
            return DISTRESS_COSTS
        case Retoken() | HandOver() | Assign() | PutBack():
            return PROPOSALS_COST
        case _:
            return 0.0
