"""Every mission has been won and lost with every crew, and is so still, view by view.

Crew Deck has no missions; it has been played with every crew to every kind of end.
"""

from __future__ import annotations

import os
from typing import TypeVar
from zlib import crc32

import pytest

from shipmates.notation.record import Parsed9, ParsedSea, check, read_any
from tests.golden.files import CREWDECK, DEEPSEA, FOLDER, PLANET9, WHOLE, Vector
from tests.golden.shelf import DECK, SEA, SPACE, Shelf

DEEP = bool(os.environ.get("SHIPMATES_DEEP"))
"""Else every game is replayed to its end, and every sixth is looked at view by view."""
State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
DONE = {"tasks-done", "mission-done"}
CODES = {
    "planet9": DONE | {"task-taken", "task-unplayed", "order-broken", "rule-broken"},
    "deepsea": DONE | {"duty-failed", "rule-broken", "time-up"},
    "crewdeck": {"rival-beaten", "rival-ahead", "most-points"}
    | {"largest-set", "most-payroll", "shared-win"},
}
GAMES = pytest.mark.parametrize(
    "vectors", [PLANET9, DEEPSEA, CREWDECK], ids=["planet9", "deepsea", "crewdeck"]
)


@GAMES
def test_no_replay_is_missing_and_none_is_left_over(vectors: tuple[Vector, ...]) -> None:
    folder = FOLDER / vectors[0].game
    assert {path.stem for path in folder.glob("*.txt")} == {v.name for v in vectors}
    views = {path.stem for path in (folder / "views").glob("*.txt")}
    assert views == set(WHOLE[vectors[0].game])


def same(shelf: Shelf[State, Action, View], vector: Vector) -> None:
    if not (DEEP or vector.is_whole or crc32(vector.name.encode()) % 6 == 0):
        return
    kept = vector.path.read_text(encoding="utf-8")
    record = shelf.read(kept)
    assert shelf.written(vector, record) == kept
    if vector.is_whole:
        assert shelf.in_full(vector, record) == vector.whole_path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "vector", [*PLANET9, *DEEPSEA, *CREWDECK], ids=lambda vector: f"{vector.game}-{vector.name}"
)
def test_the_replay_ends_as_it_says_and_looks_as_it_did(vector: Vector) -> None:
    parsed = read_any(vector.path.read_text(encoding="utf-8"))
    assert parsed.ending is not None
    assert parsed.ending.won == (vector.end != "lost")
    if vector.mission is None and vector.end not in ("won", "lost"):
        assert parsed.ending.because.code == vector.end
    match parsed:
        case Parsed9():
            check(parsed)
            same(SPACE, vector)
        case ParsedSea():
            check(parsed)
            same(SEA, vector)
        case _:
            check(parsed)
            same(DECK, vector)


@GAMES
def test_the_replays_end_in_every_way_there_is(vectors: tuple[Vector, ...]) -> None:
    causes = set[str]()
    for vector in vectors:
        outcome = read_any(vector.path.read_text(encoding="utf-8")).outcome
        assert outcome is not None
        causes.add(outcome.code)
    assert causes == CODES[vectors[0].game]
