"""Deep Sea by keyboard, in the journal and in the campaign."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from shipmates import deepsea
from shipmates.campaign import Attempt, Logbook
from shipmates.deepsea.actions import TimeUp
from shipmates.kernel import NATURE
from shipmates.tricks.scenes import Tricking
from shipmates.tui.crew import read, seated
from shipmates.tui.game import SEA
from shipmates.tui.journal import Journal
from shipmates.tui.plan import Plan
from shipmates.tui.render.ending import is_won
from shipmates.tui.screens.ending import EndScreen
from shipmates.tui.session import Session
from shipmates.tui.voyage import onward
from tests.tui.driving import SIZE, a_boat, play_out, press, screen, seen, session
from tests.tui.people import anything, at_sea, until_asked
from tests.tui.people import play_out as finish


def a_journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "deepsea" / "logbook.json", "Wren", SEA)


@pytest.mark.slow
async def test_mission_1_is_played_by_keyboard(tmp_path: Path) -> None:
    journal = a_journal(tmp_path)
    async with a_boat(path=journal.path).run_test(size=SIZE) as pilot:
        await pilot.pause()
        await play_out(pilot)
        assert screen(pilot) == "EndScreen"
        assert "Mission" in seen(pilot)
    (attempt,) = journal.logbook().attempts
    assert (attempt.mission, attempt.difficulty, len(attempt.tasks)) == (1, 1, 1)


@pytest.mark.slow
async def test_the_missions_are_listed_with_the_epilogue_last() -> None:
    async with a_boat(at_once=False).run_test(size=(80, 40)) as pilot:
        await pilot.pause()
        assert "Mission Deep Sea" in seen(pilot)
        await press(pilot, "end")
        assert "Epilogue: One More Row" in seen(pilot)
        assert "33" not in seen(pilot)
        await press(pilot, "home")
        for _ in range(13):
            await press(pilot, "down")
        assert "Clock: none" in seen(pilot)
        await press(pilot, "c")
        assert "3:30 minutes" in seen(pilot)
        await press(pilot, "?")
        assert "submarine" in seen(pilot)


@pytest.mark.slow
async def test_the_bell_rings_whatever_lies_on_the_table() -> None:
    async with a_boat(mission=14, timed=True).run_test(size=SIZE) as pilot:
        await pilot.pause()
        while not isinstance(session(pilot).view(session(pilot).people[0]).scene, Tricking):
            await press(pilot, "right", "enter")
        assert "◷ 3:" in seen(pilot)
        table = session(pilot)
        await press(pilot, "t")
        assert screen(pilot) == "Page"
        assert table.began is not None
        table.began -= 300
        await pilot.pause(0.6)
        assert isinstance(pilot.app.screen, EndScreen)
        assert table.record.moves[-1] == (NATURE, TimeUp())


def _in_the_tricks() -> Session:
    table = at_sea("you:Ada,random,random", mission=15, timed=True)
    choose = anything(1)
    while (view := until_asked(table)) is not None and not isinstance(view.scene, Tricking):
        table.act(view.seat, choose(view))
    return table


def test_a_timed_attempt_is_gone_on_with_and_so_was_its_clock(tmp_path: Path) -> None:
    journal, table = a_journal(tmp_path), _in_the_tricks()
    assert table.began is not None
    table.began -= 100
    journal.keep(table)
    again = journal.unfinished(deepsea.MISSIONS[14])
    assert again is not None
    assert again.began == table.began
    assert again.left is not None
    assert 0 < again.left <= 80
    assert again.record == table.record


def test_time_that_ran_out_while_nobody_looked_is_over(tmp_path: Path) -> None:
    journal, table = a_journal(tmp_path), _in_the_tricks()
    assert table.began is not None
    table.began -= 1_000
    journal.keep(table)
    again = journal.unfinished(deepsea.MISSIONS[14])
    assert again is not None
    assert again.step() == (NATURE, TimeUp())
    (attempt,) = journal.close(again).attempts
    assert (attempt.timed, attempt.won) == (True, False)
    assert attempt.because.startswith("time-up")


def test_a_broken_clock_is_laid_aside(tmp_path: Path) -> None:
    journal, table = a_journal(tmp_path), _in_the_tricks()
    journal.keep(table)
    assert journal.path is not None
    (kept,) = journal.path.parent.glob("open/*/attempt.json")
    kept.write_text(json.dumps(json.loads(kept.read_text()) | {"began": "noon"}))
    assert journal.unfinished(deepsea.MISSIONS[14]) is None


def test_tasks_used_lie_aside_and_lost_ones_can_be_tried_again(tmp_path: Path) -> None:
    journal = a_journal(tmp_path)
    table = at_sea("you:Ada,random,random", mission=7)
    until_asked(table)
    journal.keep(table)
    logbook = journal.close(table)
    (attempt,) = logbook.attempts
    assert attempt.given_up
    plan = Plan(deepsea.MISSIONS[6], read("you:Ada,random,random", you="Ada"))
    fresh, same = plan.setup(logbook), plan.next_tasks().setup(logbook)
    assert isinstance(fresh, deepsea.Setup)
    assert isinstance(same, deepsea.Setup)
    assert (fresh.again, fresh.used) == ((), attempt.tasks)
    assert same.again == attempt.tasks


def test_used_tasks_lie_aside_when_a_crew_comes_back_with_its_kept_ones(tmp_path: Path) -> None:
    journal, players = a_journal(tmp_path), read("you:Ada,random,random", you="Ada")
    for mission, same in ((5, False), (6, False), (5, True)):
        plan = Plan(deepsea.MISSIONS[mission - 1], players, same=same)
        setup = plan.setup(journal.logbook())
        table = Session(setup, seated(players, setup), seed=mission)
        until_asked(table)
        journal.close(table)
    lost, between, again = journal.logbook().attempts
    assert set(again.tasks) == set(lost.tasks)
    assert set(journal.logbook().aside) == {*lost.tasks, *between.tasks}


def test_after_the_last_mission_comes_the_epilogue(tmp_path: Path) -> None:
    journal = a_journal(tmp_path)
    first, second = _won(mission=33, step=1), _won(mission=33, step=2)
    journal.close(first)
    logbook = journal.close(second)
    assert (logbook.best, logbook.next_step, logbook.total) == (2, 3, 0)
    plan = onward(
        Plan(second.setup.mission, read("you:Ada,bot,bot", you="Ada")), second, logbook
    )
    assert (plan.mission.number, plan.setup(logbook).mission) == (33, deepsea.epilogue(3))


def test_the_next_mission_after_a_success_is_the_first_not_won(tmp_path: Path) -> None:
    journal, table = a_journal(tmp_path), _won(mission=1, step=0)
    logbook = journal.close(table)
    players = read("you:Ada,bot,bot", you="Ada")
    plan = onward(Plan(table.setup.mission, players, same=True), table, logbook)
    assert (plan.mission.number, plan.same) == (2, False)
    done = Attempt(1, 3, won=True, because="tasks-done", when="")
    whole = Logbook(SEA, attempts=tuple(replace(done, mission=n) for n in range(1, 33)))
    last = Plan(deepsea.MISSIONS[0], players)
    assert onward(last, table, whole).mission == deepsea.epilogue(18)


def _won(mission: int, step: int) -> Session:
    for seed in range(400):
        table = at_sea("you:Ada,random,random", mission=mission, seed=seed, step=step)
        finish(table, anything(seed))
        if is_won(table.outcome):
            return table
    raise AssertionError
