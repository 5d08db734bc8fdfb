"""Puzzles: one card, one draft choice or one signal, and one only."""

from __future__ import annotations

import json
from collections import Counter
from math import ceil

import pytest

from shipmates.notation.faults import Misread
from shipmates.puzzles import (
    CardPuzzle,
    Kind,
    Puzzle,
    is_right,
    line,
    made,
    read_puzzle,
    shipped,
)
from shipmates.puzzles.cards import LEAST
from shipmates.puzzles.puzzle import GRADES
from shipmates.puzzles.shelf import MOST, finder
from shipmates.solver import best, is_native
from shipmates.solver.encode import encode
from tests.sample import DEEP

COUNTS = {Kind.CARD: 200, Kind.DRAFT: 20, Kind.SIGNAL: 20}

native = pytest.mark.skipif(not is_native(), reason="the twin leaves too much undecided")


def of(kind: Kind) -> list[Puzzle]:
    return [puzzle for puzzle in shipped() if puzzle.kind is kind]


def test_they_are_numbered_kind_by_kind_the_easy_ones_first() -> None:
    found = shipped()
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))
    order = [(list(Kind).index(puzzle.kind), puzzle.grade) for puzzle in found]
    assert order == sorted(order)


@pytest.mark.parametrize("kind", Kind)
def test_a_set_is_shipped_in_every_grade(kind: Kind) -> None:
    grades = Counter(puzzle.grade for puzzle in of(kind))
    assert set(grades) == set(range(1, GRADES + 1))
    assert sum(grades.values()) == COUNTS[kind]
    assert max(grades.values()) <= ceil(COUNTS[kind] * MOST)


@pytest.mark.parametrize("kind", Kind)
def test_a_set_has_puzzles_of_both_games(kind: Kind) -> None:
    games = Counter(puzzle.document["game"] for puzzle in of(kind))
    assert set(games) == {"planet9", "deepsea"}
    assert min(games.values()) >= COUNTS[kind] // 5


def told(puzzle: Puzzle) -> object:
    if isinstance(puzzle, CardPuzzle):
        return encode(puzzle.position).words
    return puzzle.moment


def test_no_puzzle_stands_twice() -> None:
    assert len({told(puzzle) for puzzle in shipped()}) == len(shipped())


@native
@pytest.mark.parametrize("puzzle", shipped()[::20], ids=lambda puzzle: puzzle.number)
def test_a_puzzle_has_one_solution(puzzle: Puzzle) -> None:
    assert is_right(puzzle, best())


@native
@pytest.mark.slow
@pytest.mark.parametrize("kind", Kind)
def test_every_puzzle_has_one_solution(kind: Kind) -> None:
    asked = of(kind) if DEEP or kind is Kind.CARD else of(kind)[::4]  # the others take long
    assert [puzzle.number for puzzle in asked if not is_right(puzzle, best())] == []


@native
@pytest.mark.slow
def test_puzzles_are_made_of_games_and_repeat() -> None:
    one, other = (made(Kind.CARD, 1, "a test", best(5_000)) for _ in range(2))
    assert [line(puzzle) for puzzle in one] == [line(puzzle) for puzzle in other]
    assert all(puzzle.legal >= LEAST for puzzle in one)
    assert all(is_right(puzzle, best()) for puzzle in one)


@native
@pytest.mark.slow
@pytest.mark.parametrize(
    "puzzle",
    [*of(Kind.CARD)[::67], *of(Kind.DRAFT)[::7]],
    ids=lambda puzzle: puzzle.number,
)
def test_a_puzzle_is_found_anew_in_its_game(puzzle: Puzzle) -> None:
    seed, _, game = puzzle.seed.rpartition("/")
    find = finder(puzzle.kind, seed.removesuffix(f"/{puzzle.kind.value}"), best(100_000))
    found = find(int(game))
    assert found is not None
    assert (told(found), found.solution) == (told(puzzle), puzzle.solution)


def test_a_puzzle_is_read_as_it_is_written() -> None:
    for puzzle in shipped()[::7]:
        assert line(read_puzzle(line(puzzle))) == line(puzzle)


def test_a_line_that_says_no_kind_is_of_cards() -> None:
    old = shipped()[0].document
    del old["kind"]
    assert read_puzzle(json.dumps(old)) == shipped()[0]


def test_another_kind_is_not_known() -> None:
    with pytest.raises(Misread):
        read_puzzle(json.dumps(shipped()[0].document | {"kind": "pass"}))
