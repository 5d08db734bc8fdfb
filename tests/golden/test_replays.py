"""Every mission has been won and lost with every crew, and is so still, view by view."""

from __future__ import annotations

import pytest

from shipmates.kernel import replay
from shipmates.notation.record import check, read_record
from tests.golden.files import ALL, FOLDER, RULES, WHOLE, Vector, in_full, written

every_vector = pytest.mark.parametrize("vector", ALL, ids=lambda vector: vector.name)


def test_no_replay_is_missing_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {vector.name for vector in ALL}
    assert {path.stem for path in (FOLDER / "views").glob("*.txt")} == set(WHOLE)


@every_vector
def test_the_replay_ends_as_it_says_and_looks_as_it_did(vector: Vector) -> None:
    kept = vector.path.read_text(encoding="utf-8")
    parsed = read_record(kept)
    check(parsed)
    assert parsed.ending is not None
    assert parsed.ending.won == (vector.end == "won")
    assert written(parsed.record) == kept


@pytest.mark.parametrize("name", WHOLE)
def test_the_views_kept_in_full_are_the_same(name: str) -> None:
    vector = next(vector for vector in ALL if vector.name == name)
    record = read_record(vector.path.read_text(encoding="utf-8")).record
    assert in_full(record) == vector.whole_path.read_text(encoding="utf-8")


def test_the_replays_lose_in_every_way_there_is() -> None:
    causes = set[str]()
    for vector in ALL:
        record = read_record(vector.path.read_text(encoding="utf-8")).record
        *_, last = replay(RULES, record)
        outcome = RULES.outcome(last)
        assert outcome is not None
        causes.add(outcome.because.code)
    assert causes == {
        "tasks-done",
        "mission-done",
        "task-taken",
        "task-unplayed",
        "order-broken",
        "rule-broken",
    }
