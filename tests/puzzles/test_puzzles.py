"""Puzzles: one card, and one only."""

from __future__ import annotations

from collections import Counter

import pytest

from shipmates.puzzles import Puzzle, made, read_puzzle, shipped
from shipmates.puzzles.find import LEAST, MOST
from shipmates.puzzles.puzzle import GRADES
from shipmates.solver import Chance, best, is_native
from shipmates.solver.encode import encode

native = pytest.mark.skipif(not is_native(), reason="the twin leaves too much undecided")


def is_right(puzzle: Puzzle) -> bool:
    marks = best().marks(puzzle.position)
    chances = {card: answer.chance for card, answer in marks.items()}
    others = {chance for card, chance in chances.items() if card is not puzzle.solution}
    return chances[puzzle.solution] is Chance.WINNABLE and others == {Chance.LOST}


def test_a_set_is_shipped_in_every_grade() -> None:
    found = shipped()
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))
    grades = Counter(puzzle.grade for puzzle in found)
    assert set(grades) == set(range(1, GRADES + 1))
    assert max(grades.values()) <= len(found) * MOST
    assert len(found) == 200


def test_no_puzzle_stands_twice() -> None:
    words = [encode(puzzle.position).words for puzzle in shipped()]
    assert len(set(words)) == len(words)


@native
@pytest.mark.parametrize("puzzle", shipped()[::20], ids=lambda puzzle: puzzle.number)
def test_a_puzzle_has_one_card(puzzle: Puzzle) -> None:
    assert is_right(puzzle)


@native
@pytest.mark.slow
def test_every_puzzle_has_one_card() -> None:
    assert [puzzle.number for puzzle in shipped() if not is_right(puzzle)] == []


@native
@pytest.mark.slow
def test_puzzles_are_made_of_games_and_repeat() -> None:
    one, other = (made(1, "a test", best(5_000)) for _ in range(2))
    assert [puzzle.line for puzzle in one] == [puzzle.line for puzzle in other]
    assert all(puzzle.legal >= LEAST for puzzle in one)
    assert all(map(is_right, one))


def test_a_puzzle_is_read_as_it_is_written() -> None:
    for puzzle in shipped()[::7]:
        assert read_puzzle(puzzle.line).line == puzzle.line
