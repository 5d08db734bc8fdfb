"""What was played is kept, packed, and counts for a crew that plays the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from benchmarks.bots import __main__ as command
from benchmarks.bots import adopt
from benchmarks.bots.cells import cells
from benchmarks.bots.figures import Pace
from benchmarks.bots.games import played
from benchmarks.bots.kept import adopting, keep
from benchmarks.bots.report import write
from benchmarks.bots.rows import About, Adopted, Kept, Row, line, read
from benchmarks.bots.run import games, missing
from shipmates.solver import is_native

EVERY = {cell.name: cell for cell in cells()}
SOME = [EVERY[name] for name in ("planet9 3 tasks 4p", "deepsea mission 2 3p")]
OURS = {"planet9": "now9", "deepsea": "now-sea"}
ABOUT = About(
    crew="then",
    level="cautious",
    date="2026-11-16",
    commit="abc",
    machine="a core",
    plan="none",
)
needs_core = pytest.mark.skipif(not is_native(), reason="the core was not built")


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """Played by a crew of before."""
    return [played(game, "then") for game in games(SOME, 3, "cautious", (True, False))]


@pytest.fixture
def raw(rows: list[Row], tmp_path: Path) -> Path:
    path = tmp_path / "cautious.jsonl"
    path.write_text("\n".join([line(ABOUT), *map(line, rows)]) + "\n", "utf-8")
    return path


def plain(rows: Iterable[Row]) -> list[dict[str, object]]:
    """All but the times, which are kept as sums."""
    bare = (replace(row, seconds=0.0, slowest=0.0, thought={}) for row in rows)
    return sorted(map(asdict, bare), key=lambda row: (row["cell"], row["seed"], row["radio"]))


@needs_core
def test_what_is_folded_says_the_same_and_the_times_add_up(raw: Path, tmp_path: Path) -> None:
    assert keep([raw], "cautious", tmp_path / "kept") == 12
    first, found = read([raw]), read([tmp_path / "kept" / "cautious.jsonl.gz"])
    assert plain(found.rows) == plain(first.rows)
    assert found.abouts == (ABOUT,)
    assert Pace.of((*found.rows, *found.times)) == Pace.of(first.rows)


@needs_core
def test_keeping_twice_keeps_once_and_byte_for_byte_the_same(raw: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    path = folder / "cautious.jsonl.gz"
    keep([raw], "cautious", folder)
    packed = path.read_bytes()
    assert keep([raw], "cautious", folder) == 12
    assert path.read_bytes() == packed
    both = read([path, raw])
    assert Pace.of((*both.rows, *both.times)) == Pace.of(read([raw]).rows), (
        "nothing counts twice"
    )
    assert keep([raw], "steady", folder) == 0, "other levels are kept elsewhere"


def test_forty_thousand_games_stay_small(tmp_path: Path) -> None:
    names = list(EVERY)[:20]
    some = [
        Row(
            cell=name,
            seed=seed,
            level="expert",
            radio=True,
            crew="us",
            won=seed * 7 % 10 < 6,
            cause=("tasks-done", "task-taken", "duty-failed")[seed * 31 % 3],
            tricks=seed * 17 % 10,
            winnable="yes",
            seconds=1.0,
            slowest=100.0,
            thought={seed % 40: 20},
            decisions=seed * 13 % 40,
        )
        for name in names
        for seed in range(2000)
    ]
    path = tmp_path / "all.jsonl"
    path.write_text("\n".join(map(line, some)), "utf-8")
    assert keep([path], "expert", tmp_path) == 40_000
    assert (tmp_path / "expert.jsonl.gz").stat().st_size < 1_500_000


@needs_core
def test_a_crew_that_plays_the_same_has_played_it(
    rows: list[Row], raw: Path, tmp_path: Path
) -> None:
    keep([raw], "cautious", tmp_path)
    path = tmp_path / "cautious.jsonl.gz"
    todo = list(games(SOME, 3, "cautious", (True, False)))
    assert missing(todo, [path], OURS) == todo
    some = adopt.chosen(read([path]), "then", 2)
    assert len(some) == 8, "two deals of each cell, with radio and without"
    assert list(adopt.differing(some, OURS, 1, lambda _: None)) == []
    adopting(adopt.bonds(some, OURS), path)
    assert missing(todo, [path], OURS) == []
    assert missing(todo, [path], {"planet9": "x", "deepsea": "now-sea"}) == [
        game for game in todo if game.cell.game == "planet9"
    ]
    assert len(read([path]).of("now9").rows) == len(rows)


def test_a_fault_of_the_other_crew_is_played_again_and_a_fault_of_its_own_is_not(
    rows: list[Row],
) -> None:
    bond = Adopted(crew="now", plays_as="then", games=1, date="", commit="", plan="")
    fault = replace(rows[0], crew="then", won=False, cause="fault ValueError: no")
    sound = replace(rows[1], crew="then")
    assert Kept((fault, sound), (), (), (bond,)).of("now").rows == (sound,)
    assert Kept((fault, sound), (), (), (bond,)).of("then").rows == (fault, sound)


@needs_core
@pytest.mark.parametrize("other", [{"tricks": 1}, {"decisions": 3}, {"cause": "by-hand"}])
def test_a_game_that_goes_another_way_is_told(
    rows: list[Row], other: dict[str, object]
) -> None:
    spoilt = [replace(rows[0], **other), *rows[1:3]]  # type: ignore[arg-type] # any of them
    (told,) = adopt.differing(spoilt, OURS, 1, lambda _: None)
    assert f"{rows[0].cell}, deal {rows[0].seed}" in told


def test_only_equal_games_make_a_bond(
    rows: list[Row], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cautious.jsonl.gz"
    monkeypatch.setattr(command, "kept_file", lambda _: path)
    raw = tmp_path / "raw.jsonl"
    raw.write_text("\n".join([line(ABOUT), line(replace(rows[0], tricks=1))]), "utf-8")
    keep([raw], "cautious", tmp_path)
    asked = ["adopt", "--from", "then", "--level", "cautious"]
    with pytest.raises(SystemExit, match="1 of 1 games differ"):
        command.main(asked)
    assert read([path]).adopted == ()
    with pytest.raises(SystemExit, match="has no game"):
        command.main([*asked[:2], "nobody", *asked[3:]])


def test_the_report_counts_them_and_says_so(rows: list[Row]) -> None:
    bond = Adopted(
        crew="b", plays_as="then", games=8, date="2026-11-17", commit="def", plan="old"
    )
    later = Adopted(
        crew="now", plays_as="b", games=5, date="2026-11-18", commit="fed", plan="new"
    )
    game = replace(rows[0], crew="now", seed=99)
    page = write(Kept((*rows, game), (ABOUT, replace(ABOUT, crew="now")), (), (bond, later)))
    assert "Crew `b` (2026-11-17, commit def) plays as crew `then`: 8 games" in page
    assert "Crew `now` (2026-11-18, commit fed) plays as crew `b`: 5 games" in page
    assert "- 7 games, 3 to 4 deals a cell." in page
    assert "Plan: new." in page
