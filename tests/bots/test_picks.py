"""Which task somebody took tells of the cards it has."""

from __future__ import annotations

import math
from typing import Any

import pytest

from shipmates.bots import mind
from shipmates.bots.known import picks, table_of
from shipmates.bots.mind import Plan
from shipmates.bots.weights import weights
from shipmates.bots.worlds import picture
from shipmates.kernel import Seat
from shipmates.planet9.actions import Take
from shipmates.planet9.state import Briefing
from shipmates.tricks.cards import CARDS, Card, CardSet
from shipmates.tricks.rounds import Playing
from tests.bots.truths import NINE
from tests.laws.games import RULES

CASE = next(case for case in NINE.CASES if (case[0].number, case[1]) == (7, 4))
"""Three tasks for four, with tokens."""
HELD, HELD_VALUE, ABOVE = -8.2, 1.3, 0.56


def drafted(case: Any, seed: int) -> tuple[list[tuple[Seat, Card, CardSet]], Any]:
    """Who took what of what in a random game, and the game before its first card."""
    taken = list[tuple[Seat, Card, CardSet]]()
    for state, seat, action in NINE.a_game(NINE.a_setup(case, seed), seed):
        if isinstance(state, Briefing) and isinstance(action, Take):
            options = CardSet.of(errand.card for errand in state.brief.display)
            taken.append((seat, action.card, options))
        if isinstance(state, Playing):
            return taken, state
    raise AssertionError("nobody laid a card")


@pytest.mark.parametrize("seed", range(4))
def test_picks_are_those_that_were_made(seed: int) -> None:
    taken, state = drafted(CASE, seed)
    assert len(taken) == CASE[0].tasks
    for seat in range(4):
        told = picks(table_of(RULES.look(state, Seat(seat))))
        made = [
            (owner, card.index, options.mask)
            for owner, card, options in taken
            if owner != seat and len(options) > 1
        ]
        assert sorted(told) == sorted(made)


@pytest.mark.parametrize(("mission", "players"), [(25, 5), (27, 4), (7, 2)])
def test_nothing_is_read_where_tasks_changed_hands_or_nobody_chose(
    mission: int, players: int
) -> None:
    case = next(case for case in NINE.CASES if (case[0].number, case[1]) == (mission, players))
    _, state = drafted(case, 1)
    assert state.brief.duties
    assert picks(table_of(RULES.look(state, Seat(0)))) == []


def appeal(hand: CardSet, task: Card) -> float:
    if task in hand:
        return HELD + HELD_VALUE * task.value
    best = max((card.value for card in hand if card.suit is task.suit), default=0)
    return ABOVE * max(best - task.value, 0)


def odds(hand: CardSet, task: Card, options: CardSet) -> float:
    return math.exp(appeal(hand, task)) / sum(math.exp(appeal(hand, one)) for one in options)


@pytest.mark.skipif(mind.core() is None, reason="no compiler built the native core")
@pytest.mark.parametrize("seed", range(3))
def test_deals_come_as_often_as_they_explain_the_picks(seed: int) -> None:
    """Against deals without a thought of the picks, weighed by hand."""
    core: Any = mind.core()
    _, state = drafted(CASE, seed)
    view = RULES.look(state, state.brief.commander)
    seen = picture(view)
    told = picks(table_of(view))
    assert told
    row = Plan(trust=0.0).row(seed, worlds=6000)
    silent = (*seen.outlook[: -(1 + 3 * len(told))], 0)
    plain = core.imagine(seen.now, (), silent, weights(view), row)
    fitting = core.imagine(seen.now, (), seen.outlook, weights(view), row)

    def share(deals: Any, seat: int, card: Card, *, weighed: bool) -> float:
        sums = [0.0, 0.0]
        for _, masks, _ in deals:
            weight = 1.0
            for picker, task, options in told if weighed else ():
                weight *= odds(CardSet(masks[picker]), CARDS[task], CardSet(options))
            sums[bool(masks[seat] & card.bit)] += weight
        return sums[1] / sum(sums)

    for seat, _, options in told:
        for card in CardSet(options):
            found = share(fitting, seat, card, weighed=False)
            assert found == pytest.approx(share(plain, seat, card, weighed=True), abs=0.04)
