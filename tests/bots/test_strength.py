"""The measure itself: the same rows everywhere, nothing played twice, figures that hold."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from benchmarks.bots import learn
from benchmarks.bots.cells import Cell, Goal, cells, named
from benchmarks.bots.climb import Climb
from benchmarks.bots.figures import Pace, Tally, radio_gain
from benchmarks.bots.games import Game, played
from benchmarks.bots.lessons import lessons
from benchmarks.bots.report import write
from benchmarks.bots.rows import (
    About,
    Kept,
    Row,
    crews,
    fingerprint,
    line,
    milliseconds,
    read,
    step_of,
)
from benchmarks.bots.run import about, games, missing, run
from benchmarks.bots.shipped import measured
from benchmarks.bots.tables import told
from shipmates.bots.expert import EXPERT
from shipmates.lab import figures as lab_figures
from shipmates.lab.figures import Difference, wilson
from shipmates.lab.fingerprint import crew_sources
from shipmates.lab.measured import publish, shipped
from shipmates.solver import is_native

EVERY = {cell.name: cell for cell in cells()}
SOME = [EVERY[name] for name in ("planet9 3 tasks 4p", "deepsea mission 2 3p")]
needs_core = pytest.mark.skipif(not is_native(), reason="the core was not built")
TIMES = ("seconds", "slowest", "thought")
US = {"planet9": "us", "deepsea": "us"}


def play(todo: list[Game], path: Path, workers: int = 1) -> None:
    run(todo, path, US, workers, lambda _: None)


def timeless(rows: Iterable[Row]) -> list[dict[str, Any]]:
    plain = [{k: v for k, v in asdict(row).items() if k not in TIMES} for row in rows]
    return sorted(plain, key=lambda row: (row["cell"], row["seed"], row["radio"]))


def a_row(cell: str, seed: int, *, won: bool, radio: bool = True, **other: Any) -> Row:
    usual: dict[str, Any] = {
        "level": "expert",
        "crew": "us",
        "cause": "tasks-done" if won else "task-taken",
        "tricks": 9,
        "winnable": "yes",
        "seconds": 1.5,
        "slowest": 250.0,
        "thought": {step_of(0.1): 20},
        "decisions": 20,
    }
    return Row(cell=cell, seed=seed, won=won, radio=radio, **{**usual, **other})


def test_every_mission_and_every_asked_count_has_a_cell_of_its_own() -> None:
    names = [cell.name for cell in cells()]
    assert len(set(names)) == len(names) == 2 * 5 * 4 + 50 * 5 + 32 * 4
    assert sum(cell.goal is not None for cell in cells()) == 20
    plain = {(cell.game, cell.setup.players) for cell in cells() if cell.kind == "plain"}
    assert plain == {(game, players) for game in US for players in (2, 3, 4, 5)}


def test_cells_are_found_by_words_of_their_names() -> None:
    assert [cell.name for cell in named("3p mission 1 planet9")] == ["planet9 mission 1 3p"]
    assert {cell.kind for cell in named("deepsea difficulty")} == {"plain"}
    assert len(named("deepsea mission 3p")) == 32
    assert named("mission 51") == []
    assert len(named("")) == len(EVERY)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 10, 0, 0.2775)]
)
def test_intervals_are_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_holds_its_share_and_narrows() -> None:
    for won in range(11):
        low, high = wilson(won, 10)
        closer_low, closer_high = wilson(100 * won, 1000)
        assert 0 <= low <= won / 10 <= high <= 1
        assert closer_high - closer_low < high - low
    assert wilson(0, 0) == (0, 1)


def test_radio_is_compared_on_the_deals_that_were_played_both_ways() -> None:
    rows = [a_row("c", seed, won=seed < 6) for seed in range(10)]
    rows += [a_row("c", seed, won=seed < 2, radio=False) for seed in range(8)]
    found = radio_gain(rows)
    assert found is not None
    assert (found.deals, found.more) == (8, 0.5)
    assert 0.2 < found.error < 0.4
    assert Difference.between([0, 0]).error > 0.3, "two equal pairs prove nothing"
    assert radio_gain(rows[:10]) is None


def test_a_peer_is_beaten_by_three_standard_errors_only() -> None:
    goal = Goal(peer=64.5, reach=84)
    assert Tally(1000, 850, 990, 5).verdict(goal) == "goal reached, peer beaten"
    assert Tally(1000, 720, 990, 5).verdict(goal) == "peer beaten"
    assert Tally(1000, 660, 990, 5).verdict(goal) == "–"
    assert Tally(1000, 600, 990, 5).verdict(goal) == "below the peer"
    assert Tally(20, 20, 20, 0).verdict(goal) == "too few deals to say"
    assert Tally(1000, 850, 990, 5).ceiling == (0.99, 0.995)


def test_times_keep_their_size_and_the_longest_is_exact() -> None:
    for seconds in (0.0001, 0.004, 0.3, 2.9):
        assert milliseconds(step_of(seconds)) == pytest.approx(1000 * seconds, rel=0.051)
    pace = Pace.of([a_row("c", s, won=True, slowest=100.0 * s) for s in range(4)])
    assert (pace.decisions, pace.slowest) == (80, 300)
    assert pace.median == pytest.approx(100, rel=0.051)


@needs_core
def test_one_worker_and_two_play_the_same_games(tmp_path: Path) -> None:
    todo = list(games(SOME, 3, "random", (True, False)))
    play(todo, tmp_path / "one.jsonl")
    play(todo, tmp_path / "two.jsonl", workers=2)
    one, two = (timeless(read([tmp_path / f"{name}.jsonl"]).rows) for name in ("one", "two"))
    assert one == two
    assert len(one) == 12


@needs_core
def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    todo = list(games(SOME, 2, "cautious", (True,)))
    path, whole = tmp_path / "some.jsonl", tmp_path / "whole.jsonl"
    play(todo, whole)
    play(todo[:3], path)
    cut = path.read_text("utf-8")[:-20]
    path.write_text(cut, "utf-8")
    left = missing(todo, [path], US)
    assert left == todo[2:]
    play(left, path)
    assert timeless(read([path]).rows) == timeless(read([whole]).rows)
    assert missing(todo, [path], US) == []
    assert missing(todo, [path], {**US, "planet9": "others"}) == todo[::2], (
        "another crew's games are not ours"
    )


@needs_core
def test_stopping_in_the_middle_loses_nothing_that_was_finished(tmp_path: Path) -> None:
    path, heard = tmp_path / "some.jsonl", list[Row]()

    def stop(row: Row) -> None:
        heard.append(row)
        if len(heard) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(list(games(SOME, 2, "cautious", (True,))), path, US, 2, stop)
    assert timeless(read([path]).rows) == timeless(heard)


@needs_core
def test_cautious_says_nothing_and_so_plays_the_same_without_radio() -> None:
    terrain = EVERY["deepsea mission 24 4p"]
    for cell in (*SOME, terrain):
        loud, quiet = (
            timeless([played(Game(cell, 1, "cautious", radio), "us")])[0]
            for radio in (True, False)
        )
        assert {**loud, "radio": False, "decisions": quiet["decisions"]} == quiet


def test_what_only_tells_why_is_no_part_of_a_crew() -> None:
    names = {path.name for game in US for path in crew_sources(game)}
    telling = {"told", "reasons", "explain"}
    assert not names & {f"{name}.py" for name in telling}
    for path in (path for game in US for path in crew_sources(game) if path.suffix == ".py"):
        asked = {name for name in telling if f"bots.{name} import" in path.read_text("utf-8")}
        assert not asked, f"{path.name} decides by what only tells: {asked}"
    assert {"expert.py", "mind.py", "councils.py", "worlds.py", "mind.cpp"} <= names


def test_other_levels_are_other_crews() -> None:
    found = {fingerprint(level, game) for level in ("expert", "steady") for game in US}
    assert len(found) == 4
    assert crews("expert") == {game: fingerprint("expert", game) for game in US}
    with pytest.raises(ValueError, match="wizard"):
        fingerprint("wizard", "planet9")


def test_what_concerns_one_game_alone_makes_no_other_crew_in_the_other() -> None:
    nine, sea = ({path.name for path in crew_sources(game)} for game in US)
    assert {"sense_planet9.json", "mind.py", "mind.cpp", "councils.py"} <= nine
    assert {"sense_deepsea.json", "depth.py", "mind.py", "mind.cpp"} <= sea
    assert not {"sense_deepsea.json", "depth.py"} & nine
    assert "sense_planet9.json" not in sea


def test_the_report_tells_shares_ceilings_goals_radio_and_where_from(tmp_path: Path) -> None:
    rows = [
        a_row(
            SOME[0].name, seed, won=seed % 10 != 0, winnable="undecided" if seed == 0 else "yes"
        )
        for seed in range(1000)
    ]
    rows += [a_row(SOME[0].name, seed, won=seed % 2 == 0, radio=False) for seed in range(100)]
    rows += [a_row(SOME[1].name, seed, won=seed < 3) for seed in range(4)]
    old = a_row(SOME[1].name, 9, won=False, crew="before")
    abouts = [_about("before"), _about("us")]
    path = tmp_path / "rows.jsonl"
    path.write_text("\n".join([*map(line, abouts), *map(line, [old, *rows])]), "utf-8")
    page = write(read([path]))
    assert "| 4p | 3 tasks | 1,000 | **90.0** | 88.0–91.7 | 99.9–100.0 | 64.5 | 84 |" in page
    assert "goal reached, peer beaten" in page
    assert "| mission 2 | **75** (30–95) of 100 |" in page
    assert "| Planet Nine | 4p | 3 tasks | 100 | +40.0 ±" in page
    assert "| Planet Nine | 4p | all of these | 100 | +40.0 ±" in page
    assert "crew `us`" in page
    assert "before" not in page.split("## Expert")[1], "another crew's games"
    assert "1,100 games, 100 to 1,000 deals a cell" in page
    assert "- 4 games, 4 deals a cell" in page
    assert "longest 250 ms" in page


def test_where_no_peer_was_measured_the_share_is_told_and_nothing_compared() -> None:
    rows = tuple(a_row("deepsea difficulty 8 3p", seed, won=seed < 3) for seed in range(4))
    page = write(Kept(rows, (_about("us"),)))
    assert "| 3p | difficulty 8 | 4 | **75.0** | 30.1–95.4 | 100.0 | – | – | – |" in page


def test_servers_are_told_how_a_crew_fares_with_radio_in_every_mission(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    rows = [a_row("planet9 mission 7 3p", seed, won=seed < 3) for seed in range(4)]
    rows += [a_row("planet9 mission 7 3p", seed, won=True, radio=False) for seed in range(4)]
    rows += [a_row("planet9 mission 7 3p-challenge", 0, won=True)]
    rows += [
        a_row("planet9 3 tasks 4p", 0, won=True),
        a_row("deepsea mission 2 5p", 0, won=True),
    ]
    publish(measured(Kept(tuple(rows), (_about("us"),)), "expert"), path)
    found = shipped(path)
    assert found["planet9"].cells == {(7, 3): lab_figures.Tally(4, 3, 4, 0)}
    assert found["deepsea"].cells == {(2, 5): lab_figures.Tally(1, 1, 1, 0)}
    assert (found["planet9"].bots, found["planet9"].date) == ("expert", "2026-11-16")


def test_a_bot_that_fails_has_lost_and_it_is_told() -> None:
    row = played(Game(SOME[0], 0, "wizard", radio=True), "us")
    assert row.faulty
    assert not row.won
    assert "wizard" in row.cause
    kept = Kept((replace(row, level="expert"),), (_about("us"),))
    assert "**1 of them a bot did not finish" in write(kept)
    assert any("counted as lost: planet9 3 tasks 4p" in text for text in told(SOME, [row]))


def test_an_empty_file_is_no_report() -> None:
    assert "##" not in write(Kept((), ())).replace("# How", "")


def test_what_a_run_says_of_itself_names_plan_and_machine() -> None:
    found, deeper = (about("expert", game, "us") for game in US)
    assert f"worlds {EXPERT.worlds}" in found.plan
    assert f"worlds {EXPERT.at_sea.worlds}" in deeper.plan
    assert "CPython" in found.machine


def _about(crew: str) -> About:
    return About(
        crew=crew,
        level="expert",
        date="2026-11-16",
        commit="abc",
        machine="a core",
        plan="a plan",
    )


def test_a_climb_ends_on_the_hill() -> None:
    climb = Climb([0.0, 0.0, 5.0])
    hill = (1.0, -2.0, 3.0)
    for _ in range(600):
        climb.step([top - at for top, at in zip(hill, climb.weights, strict=True)])
    assert climb.weights == pytest.approx(hill, abs=0.1)


def test_lessons_for_the_exam_are_of_all_kinds() -> None:
    kinds = {
        one.kind[:2] for number, one in enumerate(lessons("planet9", 200)) if number % 10 == 0
    }
    assert kinds == {"3p", "4p", "5p"}


@needs_core
@pytest.mark.parametrize("game", ["planet9", "deepsea"])
def test_the_same_steps_teach_the_same(game: str, tmp_path: Path) -> None:
    asked = ["--game", game, "--deals", "12", "--steps", "1", "--missions", ".3", "--out"]
    for name in ("one", "two"):
        learn.main([*asked, str(tmp_path / name)])
    one, two = (json.loads((tmp_path / name).read_text("utf-8")) for name in ("one", "two"))
    assert one == two != learn.beginning()
    assert len(one) == learn.MODES * learn.FEATURES


def test_cells_without_radio_are_not_played_without_it() -> None:
    silent: list[Cell] = [cell for cell in cells() if not cell.talks]
    assert silent
    assert len(list(games(silent, 1, "random", (True, False)))) == len(silent)
