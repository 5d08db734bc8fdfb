"""Draft puzzles: every way to share out the rest is looked at."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from shipmates import planet9
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import PlanetNine
from shipmates.planet9.state import Briefing
from shipmates.planet9.tokens import Duty
from shipmates.puzzles import DraftPuzzle, is_right, shipped
from shipmates.puzzles.drafts import LEAST, Open, deals, rest, weighed
from shipmates.solver import Chance, best, is_native
from shipmates.tricks.distress import Distress

DRAFTS = [puzzle for puzzle in shipped() if isinstance(puzzle, DraftPuzzle)]
IN_SPACE = [puzzle for puzzle in DRAFTS if isinstance(puzzle.setup, planet9.Setup)]

native = pytest.mark.skipif(not is_native(), reason="the twin leaves too much undecided")


def owners(puzzle: DraftPuzzle) -> set[frozenset[object]]:
    """Everybody takes one in turn, in whatever order the tasks are taken."""
    brief = puzzle.moment.state.brief
    turns = range(len(brief.duties), brief.mission.tasks)
    seats = [Seat((brief.commander + turn) % brief.seats) for turn in turns]
    orders = (zip(order, seats, strict=True) for order in permutations(brief.display))
    return {
        frozenset((*brief.duties, *(Duty(task.card, task.token, seat) for task, seat in order)))
        for order in orders
    }


@pytest.mark.parametrize("puzzle", IN_SPACE, ids=lambda puzzle: puzzle.number)
def test_no_way_to_share_out_the_tasks_is_missing(puzzle: DraftPuzzle) -> None:
    found = set[frozenset[object]]()
    for ends in rest(puzzle.moment).values():
        shares = [frozenset[object](position.brief.duties) for position in ends]
        assert len(shares) == len(set(shares))
        found.update(shares)
    assert found == owners(puzzle)


@pytest.mark.parametrize("puzzle", DRAFTS, ids=lambda puzzle: puzzle.number)
def test_there_is_something_to_choose(puzzle: DraftPuzzle) -> None:
    legal = puzzle.moment.view.legal
    assert puzzle.solution in legal
    assert len(legal) == puzzle.legal >= LEAST
    assert puzzle.setup.distress is Distress.OFF


@native
def test_every_choice_is_judged() -> None:
    puzzle = DRAFTS[0]
    found = weighed(puzzle.moment, best())
    assert tuple(found) == puzzle.moment.view.legal
    assert sum(one.ways for one in found.values() if one.chance is Chance.LOST) == puzzle.ways


@native
def test_another_solution_is_none() -> None:
    puzzle = DRAFTS[0]
    other = next(action for action in puzzle.moment.view.legal if action != puzzle.solution)
    assert not is_right(replace(puzzle, solution=other), best())


def test_what_is_not_known_yet_cannot_be_proved() -> None:
    rules, dice = PlanetNine(), Seeded("tasks one by one")
    state = planet9.opening(planet9.Setup(planet9.MISSIONS[23], 4, distress=Distress.OFF))
    dealt = rules.apply(state, NATURE, rules.chance(state, dice))  # type: ignore[arg-type] # nature deals
    assert isinstance(dealt, Briefing)
    with pytest.raises(Open):
        deals(dealt)
