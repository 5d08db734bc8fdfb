"""Many games: the same bytes from every backend, nothing played twice, nothing half-written."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shipmates import planet9
from shipmates.bots import make
from shipmates.campaign.lock import locked
from shipmates.dice import Seeded
from shipmates.games import PLANET9
from shipmates.lab import (
    Alone,
    Plan,
    Processes,
    Row,
    Unfit,
    backends,
    read,
    run,
    store,
    tables,
)
from shipmates.lab.deals import Deal, play
from shipmates.lab.play import played
from shipmates.lab.rows import Key
from tests.lab.samples import SMALL, Fatal, deadly, games

pq: Any = import_module("pyarrow.parquet")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of one process, from beginning to end."""
    folder = tmp_path_factory.mktemp("whole")
    games(SMALL, folder, Alone())
    return folder


def refusal(plan: Plan, folder: Path) -> str:
    with pytest.raises(Unfit) as refused:
        run(plan, folder, Alone(), lambda *_: None)
    return refused.value.note.code


def test_two_processes_write_the_bytes_that_one_does_though_one_is_killed(
    whole: Path, tmp_path: Path
) -> None:
    mark = tmp_path / "mark"
    found = games(SMALL, tmp_path / "two", Fatal(Processes(2), mark))
    assert mark.exists()
    assert found == (whole / store.GAMES).read_bytes()


def test_a_game_that_ends_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "TRIES", 2)
    with pytest.raises(Unfit, match="mistake-lab-workers"):
        list(Processes(1).play([1], deadly))


def test_a_row_says_what_issue_9_asks_for(whole: Path) -> None:
    table = pq.read_table(whole / store.GAMES)
    assert table.column_names == list(tables.GAMES)
    assert {"seed", "mission", "seats", "outcome", "cause", "tricks", "winnable"} <= set(
        table.column_names
    )
    times = pq.read_table(whole / store.TIMES)
    assert times.column("seconds").to_pylist() != [0.0] * len(times)
    assert len(times) == len(table) == 12
    rows = read(whole).rows
    assert [row.key for row in rows] == sorted(row.key for row in rows)
    assert all(row.seconds > 0 for row in rows)
    assert {row.seats for row in rows if row.players == 4} == {
        "cautious,random" + ",cautious,random"
    }
    assert all(row.winnable == "yes" for row in rows if row.won)


def test_a_stopped_run_goes_on_to_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    heard = list[Key]()

    def stop(row: Row | None, done: int, total: int) -> None:
        assert total == 12
        heard.extend([row.key] if row else [])
        if len(heard) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(SMALL, tmp_path, Alone(), stop)
    assert {row.key for row in read(tmp_path).rows} == set(heard)
    again = list[int]()
    assert run(SMALL, tmp_path, Alone(), lambda _, done, __: again.append(done)) == 7
    assert again == list(range(5, 13))
    assert (tmp_path / store.GAMES).read_bytes() == (whole / store.GAMES).read_bytes()
    assert list((tmp_path / store.PARTS).iterdir()) == []


def test_more_deals_are_added_and_nothing_is_played_again(whole: Path, tmp_path: Path) -> None:
    first = replace(SMALL, missions=(2,), deals=1)
    run(first, tmp_path, Alone(), lambda *_: None)
    assert run(first, tmp_path, Alone(), lambda *_: None) == 0
    assert run(SMALL, tmp_path, Alone(), lambda *_: None) == 10
    assert (tmp_path / store.GAMES).read_bytes() == (whole / store.GAMES).read_bytes()


def test_what_a_crash_left_behind_does_no_harm(whole: Path, tmp_path: Path) -> None:
    kept = {path.name: path.read_bytes() for path in whole.iterdir() if path.is_file()}
    for name, data in kept.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / store.PARTS).mkdir()
    (tmp_path / store.PARTS / ".unfinished").write_bytes(b"half a part")
    some = read(whole).rows[:3]
    tables.write(tmp_path / store.PARTS / "000007.parquet", some, tables.WHOLE, {})
    (tmp_path / store.TIMES).unlink()
    assert len(read(tmp_path).rows) == 12
    assert run(SMALL, tmp_path, Alone(), lambda *_: None) == 0
    assert (tmp_path / store.GAMES).read_bytes() == kept[store.GAMES]


def test_all_line_ups_are_dealt_the_same_cards_and_another_seed_deals_others() -> None:
    def hands(plan: Plan, level: str) -> object:
        deal = next(plan.games())
        assert isinstance(deal.setup, planet9.Setup)
        dice = Seeded(deal.seed)
        bots = [make("planet9", level, dice.fork(str(seat))) for seat in range(3)]
        course = played(PLANET9.rules, planet9.opening(deal.setup), bots, dice)
        return course.first.hands

    other = replace(SMALL, seed="x")
    assert hands(SMALL, "random") == hands(SMALL, "cautious") != hands(other, "cautious")


def test_a_bot_that_fails_has_lost_and_it_is_told() -> None:
    deal = next(SMALL.games())
    row = play(replace(deal, seats=("wizard", "random", "random")))
    assert (row.outcome, row.won, row.winnable) == ("fault", False, "undecided")
    assert row.faulty
    assert "wizard" in row.cause


def test_a_machine_with_other_bots_is_refused() -> None:
    deal: Deal = replace(next(SMALL.games()), crew="others")
    with pytest.raises(Unfit, match="sources"):
        play(deal)


@pytest.mark.parametrize(
    ("plan", "what"),
    [
        (replace(SMALL, bots=("random",)), "bots"),
        (replace(SMALL, seed="other"), "seed"),
        (Plan("deepsea", (1,), (3,), SMALL.bots, 1), "game"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_folder_holds_one_kind_of_games(whole: Path, plan: Plan, what: str) -> None:
    with pytest.raises(Unfit) as refused:
        run(plan, whole, Alone(), lambda *_: None)
    assert dict(refused.value.note.params)["what"] == what


def test_files_that_are_not_ours_are_left_alone(whole: Path, tmp_path: Path) -> None:
    about = json.loads((whole / store.ABOUT).read_text("utf-8"))
    path = tmp_path / store.ABOUT
    path.write_text(json.dumps(about | {"format": 99}), "utf-8")
    assert refusal(SMALL, tmp_path) == "mistake-lab-version"
    path.write_text("{", "utf-8")
    assert refusal(SMALL, tmp_path) == "mistake-lab-file"
    path.write_text(json.dumps(about), "utf-8")
    (tmp_path / store.GAMES).write_bytes(b"PAR1 and no more")
    assert refusal(SMALL, tmp_path) == "mistake-lab-file"
    pq.write_table(pq.read_table(whole / store.TIMES), tmp_path / store.GAMES)
    assert refusal(SMALL, tmp_path) == "mistake-lab-version"


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with locked(tmp_path / ".lock", patience=0):
        assert refusal(SMALL, tmp_path) == "mistake-lab-busy"


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert refusal(SMALL, tmp_path / "file" / "x") == "mistake-lab-folder"


def test_crew_deck_is_played_from_every_seat_and_counted_by_seat(tmp_path: Path) -> None:
    plan = Plan("crewdeck", (), (1, 2), ("random", "planner"), 1)
    games(plan, tmp_path, Alone())
    rows = read(tmp_path).rows
    assert [row.seats for row in rows] == ["random", "planner,random", "random,planner"]
    assert [row.outcome for row in rows][1:] == ["ranked", "ranked"]
    assert rows[0].outcome in ("won", "lost")
    assert all(len(row.points) == len(row.payoff) == row.players for row in rows)
    assert all(row.winnable is None and row.tricks is None for row in rows)
    assert rows[1].payoff[0] == 1.0, "a planner beats chance"


def test_every_field_of_a_row_is_a_column() -> None:
    assert {field.name for field in fields(Row)} == set(tables.WHOLE)
