"""Whatever crosses the border to the native core, it answers or says what is wrong."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from shipmates.solver import encode, is_native
from shipmates.solver.reference import silent, turn
from shipmates.tricks import rounds
from shipmates.tricks.moves import Play
from tests.solver.vectors import position, read

pytestmark = pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
DEEP = os.environ.get("SHIPMATES_DEEP") == "1"
ROUNDS = 300 if DEEP else 12
NODES = 300
ODD = (0, 1, -1, 2, 5, 14, 39, 40, 63, 64, 99, 100, 2**31 - 1, 2**40 - 1, 2**40, 2**63 - 1)


@pytest.fixture(name="core")
def the_core() -> ModuleType:
    return import_module("shipmates_native")


def _asked(core: Any, row: Sequence[int], dice: random.Random) -> None:
    """Anything but an answer or `Faulty` is a fault, and so is a crash."""
    with suppress(core.Faulty):
        verdict, line, nodes = core.solve(row, NODES)
        assert verdict in (0, 1, 2)
        assert len(set(line)) == len(line) <= 40
        assert nodes <= NODES + 1
        if dice.random() < 0.1:
            core.marks(row, NODES)
            core.perft(row, dice.randint(-1, 3))
            core.solve_all([row, row], NODES, dice.randint(-1, 3))


def _mutated(row: Sequence[int], dice: random.Random) -> list[int]:
    """A few numbers changed, dropped, repeated or exchanged."""
    words = list(row)
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        at = dice.randrange(len(words))
        match dice.randrange(9):
            case 0:
                words[at] = dice.choice(ODD)
            case 1:
                words[at] = min(words[at] + dice.choice((-1, 1)), 2**63 - 1)
            case 2:
                words[at] ^= 1 << dice.randrange(40)
            case 3:
                del words[at]
            case 4:
                words.insert(at, dice.choice(ODD))
            case 5:
                other = dice.randrange(len(words))
                words[at], words[other] = words[other], words[at]
            case 6:
                words = words[:at]
            case _:
                words[at] = dice.randrange(6)
        if not words:
            break
    return words


def _garbage(dice: random.Random) -> list[int]:
    kind = dice.choice((ODD, range(-3, 12), range(2)))
    return [dice.choice(kind) for _ in range(dice.randrange(120))]


@pytest.mark.parametrize("seed", range(100))
def test_a_spoiled_problem_is_answered_or_refused(core: ModuleType, seed: int) -> None:
    dice = random.Random(seed)
    row = read(100)[seed].words
    for _ in range(ROUNDS):
        _asked(core, _mutated(row, dice), dice)


@pytest.mark.parametrize("seed", range(10))
def test_garbage_is_answered_or_refused(core: ModuleType, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(10 * ROUNDS):
        _asked(core, _garbage(dice), dice)


@pytest.mark.parametrize("row", [[2**63], [2**80], [-(2**63) - 1], ["P1"], [0.5], [None], 7])
def test_what_is_no_row_of_numbers_is_a_type_error(core: ModuleType, row: Any) -> None:
    with pytest.raises(TypeError):
        core.solve(row, NODES)


def test_one_faulty_problem_is_told_from_among_many(core: ModuleType) -> None:
    row = read(10)[0].words
    with pytest.raises(core.Faulty, match="the number of seats"):
        core.solve_all([row, (9, *row[1:]), row], NODES, 2)


def _leaves(state: Any, depth: int) -> int:
    """How many sequences of so many cards the rules allow, whatever becomes of the mission."""
    if rounds.complete(state):
        ledger = state.ledger.record(state.trick)
        state = rounds.collected(state, ledger, state.verdicts)
        if not ledger.left:
            return int(depth == 0)
    if depth == 0:
        return 1
    state, seat = silent(state), turn(state)
    plays = [a for a in rounds.legal(state, seat, rounds.awaited(state)) if isinstance(a, Play)]
    return sum(_leaves(rounds.played(state, seat, play.card), depth - 1) for play in plays)


OPENINGS = ("tasks/2/4/-/1", "tasks/3/4/-/2", "tasks/4/4/-/3", "tasks/5/4/-/4", "draw/4/9/5")
LATE = tuple(v.name for v in read(100) if v.words[1] - v.words[2] <= 2)


@pytest.mark.parametrize("name", [*OPENINGS, *LATE])
def test_as_many_sequences_of_cards_on_both_sides(core: ModuleType, name: str) -> None:
    deal = position(name)
    assert deal is not None
    for depth in range(4) if name in OPENINGS else range(2 * len(deal.signals) + 2):
        assert core.perft(encode(deal).words, depth) == _leaves(deal, depth)
