"""What a bot tells the native core: a row that cannot be is refused with a word of why."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

import pytest

from shipmates.bots import mind
from shipmates.bots.mind import Plan
from shipmates.bots.weights import weights
from shipmates.bots.worlds import Picture, picture
from shipmates.tricks import rounds
from tests.bots.truths import NINE, scenes

pytestmark = pytest.mark.skipif(mind.core() is None, reason="no compiler built the native core")
PLAN = Plan(worlds=3, playouts=1, nodes=20)
ROW = PLAN.row(1)
ODD = (0, 1, -1, 2, 5, 14, 39, 40, 64, 2**31 - 1, 2**40 - 1, 2**40, 2**63 - 1)
POOL, SIZES, MAY, DOUBTS = 0, 1, 7, 33
"""Where in the row of what a seat knows these begin."""


@pytest.fixture(name="core")
def the_core() -> Any:
    return import_module("shipmates_native")


@pytest.fixture(name="view", scope="module")
def a_view() -> Any:
    """In the middle of a second trick, with four at the table."""
    case = next(c for c in NINE.CASES if (c[0].number, c[1]) == (1, 4))
    for seed in range(100):
        for state, _ in scenes(NINE, case, 2 * seed):
            if isinstance(state, rounds.Playing) and len(state.ledger.tricks) == 1:
                turn = state.trick.turn(4)
                if len(state.trick.cards) == 2:
                    return NINE.RULES.look(state, turn)
    raise AssertionError


@pytest.fixture(name="seen")
def what_is_seen(view: Any) -> Picture:
    return picture(view)


def spoiled(row: Sequence[int], at: int, word: int) -> list[int]:
    words = list(row)
    words[at] = word
    return words


def asked(core: Any, view: Any, seen: Picture, outlook: Sequence[int]) -> Any:
    return core.judge_cards(seen.now, seen.opening, outlook, weights(view), ROW)


def test_a_whole_row_is_answered(core: Any, view: Any, seen: Picture) -> None:
    weight, rows = asked(core, view, seen, seen.outlook)
    assert 0 < weight <= PLAN.worlds
    assert {card for card, _, _ in rows} == {play.card.index for play in view.legal}
    assert all(0 <= share <= weight for _, *shares in rows for share in shares)


@pytest.mark.parametrize(
    ("at", "word", "told"),
    [
        (POOL, -1, "the hidden cards is no set of cards"),
        (POOL, 2**40, "the hidden cards is no set of cards"),
        (POOL, 0, "the hidden cards do not fill the places for them"),
        (SIZES, -1, "a number of hidden cards is -1: expected 0 to 40"),
        (SIZES + 4, 1, "the hidden cards do not fill the places for them"),
        (MAY, 2**41, "what may be in a place is no set of cards"),
        (DOUBTS, 6, "the number of doubts is 6: expected 0 to 5"),
        (DOUBTS + 1, 15, "the number of past tricks is 15: expected 0 to 14"),
        (DOUBTS + 2, 4, "a leader is 4: expected 0 to 3"),
        (DOUBTS + 3, 5, "the size of a trick is 5: expected 0 to 4"),
        (DOUBTS + 4, 40, "a card is 40: expected 0 to 39"),
    ],
)
def test_what_a_seat_cannot_know_is_refused(
    core: Any, view: Any, seen: Picture, at: int, word: int, told: str
) -> None:
    with pytest.raises(core.Faulty, match=told):
        asked(core, view, seen, spoiled(seen.outlook, at, word))


def test_sizes_that_do_not_fit_the_hands_are_refused(
    core: Any, view: Any, seen: Picture
) -> None:
    others = [SIZES + seat for seat in range(4) if seat != view.eyes]
    words = list(seen.outlook)
    words[others[0]] += 1
    words[others[1]] -= 1
    with pytest.raises(core.Faulty, match=r"seat \d hides another number of cards"):
        asked(core, view, seen, words)


def test_cards_that_can_be_nowhere_are_refused(core: Any, view: Any, seen: Picture) -> None:
    words = list(seen.outlook)
    words[MAY : MAY + 6] = [0] * 6
    with pytest.raises(core.Faulty, match="no deal fits what is known"):
        asked(core, view, seen, words)


def test_a_row_too_short_or_too_long_is_refused(core: Any, view: Any, seen: Picture) -> None:
    with pytest.raises(core.Faulty, match="the problem ends before"):
        asked(core, view, seen, seen.outlook[:-1])
    with pytest.raises(core.Faulty, match="the problem goes on after its end"):
        asked(core, view, seen, (*seen.outlook, 0))


def test_a_past_that_cannot_be_is_refused(core: Any, view: Any, seen: Picture) -> None:
    own = next(iter(view.hand)).index
    with pytest.raises(core.Faulty, match="a card was laid that nobody had"):
        asked(core, view, seen, spoiled(seen.outlook, -2, own))
    other = picture(view)
    with pytest.raises(core.Faulty, match="the opening is not before the first trick"):
        core.judge_cards(other.now, other.now, other.outlook, weights(view), ROW)


@pytest.mark.parametrize(
    ("pick", "told"),
    [
        ((4, 3, 8), "who picked is 4: expected 0 to 3"),
        ((0, 40, 8), "the task picked is 40: expected 0 to 39"),
        ((0, 3, 2**40), "what could be picked is no set of cards"),
        ((0, 3, 4), "a task was picked that could not be"),
        ((0, 3), "the problem ends before what could be picked"),
    ],
)
def test_a_pick_that_cannot_be_is_refused(
    core: Any, view: Any, seen: Picture, pick: tuple[int, ...], told: str
) -> None:
    assert seen.outlook[-1] == 0  # the only task of mission 1 is nobody's choice
    with pytest.raises(core.Faulty, match=told):
        asked(core, view, seen, [*seen.outlook[:-1], 1, *pick])


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((), "there are [0-9]+ weights"),
        ((0.0,) * 7, "there are [0-9]+ weights"),
        (None, "a weight is no number"),
    ],
)
def test_weights_that_are_none_are_refused(
    core: Any, view: Any, seen: Picture, numbers: Any, told: str
) -> None:
    given = (float("nan"), *weights(view)[1:]) if numbers is None else numbers
    with pytest.raises(core.Faulty, match=told):
        core.judge_cards(seen.now, seen.opening, seen.outlook, given, ROW)


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        ((0, 1, 20, 1.0, 0.3, False, 1), "the number of worlds"),
        ((-1, 1, 20, 1.0, 0.3, False, 1), "the number of worlds"),
        ((3, -1, 20, 1.0, 0.3, False, 1), "the number of playouts"),
        ((3, 1, 20, float("nan"), 0.3, False, 1), "how keen"),
        ((3, 1, 20, 1.0, float("inf"), False, 1), "how keen and how trusting"),
    ],
)
def test_plans_that_are_none_are_refused(
    core: Any, view: Any, seen: Picture, plan: Any, told: str
) -> None:
    with pytest.raises(core.Faulty, match=told):
        core.imagine(seen.now, seen.opening, seen.outlook, weights(view), plan)


def test_rehearsals_that_are_none_are_refused(core: Any, view: Any, seen: Picture) -> None:
    known = seen.open.words
    with pytest.raises(core.Faulty, match="every deal needs what all know of it"):
        core.rehearse([seen.now], [], weights(view), 1, 1.0, 0.0, 1)
    with pytest.raises(core.Faulty, match="the number of games"):
        core.rehearse([seen.now], [known], weights(view), 0, 1.0, 0.0, 1)
    with pytest.raises(core.Faulty, match="the problem ends before what a seat"):
        core.rehearse([seen.now], [known[:-1]], weights(view), 1, 1.0, 0.0, 1)
    spoilt = spoiled(known, 0, -1)
    with pytest.raises(core.Faulty, match="what a seat cannot have is no set of cards"):
        core.judge_shows(seen.now, (), seen.outlook, [spoilt], weights(view), ROW)


@pytest.mark.parametrize("row", [["P1"], [0.5], [None], 7, [2**63]])
def test_what_is_no_row_of_numbers_is_a_type_error(
    core: Any, view: Any, seen: Picture, row: Any
) -> None:
    with pytest.raises(TypeError):
        asked(core, view, seen, row)


@pytest.mark.parametrize("seed", range(5))
def test_a_spoiled_row_is_answered_or_refused(
    core: Any, view: Any, seen: Picture, seed: int
) -> None:
    """Anything but an answer or `Faulty` is a fault, and so is a crash."""
    dice = random.Random(seed)
    for _ in range(60):
        rows = [list(seen.now), list(seen.opening), list(seen.outlook)]
        for _ in range(dice.choice((1, 1, 2, 4))):
            row = dice.choice(rows)
            at = dice.randrange(len(row))
            row[at] = dice.choice((*ODD, row[at] ^ 1 << dice.randrange(40)))
        with suppress(core.Faulty):
            core.judge_cards(*rows, weights(view), ROW)
            core.imagine(*rows, weights(view), ROW)
