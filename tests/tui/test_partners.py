"""Bots at the terminal on a machine that cannot have them all: people are told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from shipmates.planet9 import MISSIONS
from shipmates.solver import is_native
from shipmates.tui.crew import Partner, Person, read, solo
from shipmates.tui.desk import Desk
from shipmates.tui.journal import Journal
from shipmates.tui.mistake import Mistake
from shipmates.tui.partners import notice
from shipmates.tui.plain import play_plainly
from shipmates.tui.plan import Plan
from shipmates.tui.render.palette import PLAIN
from shipmates.tui.voyage import Opening
from shipmates.words import LOCALES, Words
from tests.tui.driving import SIZE, an_app
from tests.tui.people import a_session

WORDS = Words("en")
INSTALL = "pip install shipmates-native"


def test_a_bot_without_a_level_is_the_best_that_can_play(no_core: None) -> None:
    assert solo(3, "Ada")[1] == Partner("Vega", "cautious")
    assert read("you,bot", "Ada")[1] == Partner("Vega", "cautious")


def test_a_level_that_cannot_play_is_refused_with_what_to_install(no_core: None) -> None:
    with pytest.raises(Mistake) as mistake:
        read("you,expert", "Ada")
    told = WORDS.text(mistake.value.note.code, **dict(mistake.value.note.params))
    assert told == (
        f"The bot “expert” needs the native core: {INSTALL}. "
        "Without it you have random, cautious."
    )


@pytest.mark.parametrize("lang", LOCALES)
def test_people_with_bots_are_told_that_better_ones_are_missing(
    lang: str, no_core: None
) -> None:
    told = notice(Words(lang), "planet9", solo(4, "Ada"))
    assert told is not None
    assert "“cautious”" in told or "« cautious »" in told.replace("\u00a0", " ")
    assert told.endswith(INSTALL)


def test_people_among_themselves_are_told_nothing(no_core: None) -> None:
    assert notice(WORDS, "planet9", [Person("Ada"), Person("Bea")]) is None


@pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
def test_with_the_core_nothing_is_said() -> None:
    assert notice(WORDS, "planet9", solo(4, "Ada")) is None


def test_the_kinds_one_turns_through_are_those_that_can_play(no_core: None) -> None:
    plan, kinds = Plan(MISSIONS[0], solo(3, "Ada")), set[str]()
    for _ in range(6):
        plan = plan.next_kind(1)
        player = plan.players[1]
        kinds.add("you" if isinstance(player, Person) else player.level)
    assert kinds == {"you", "random", "cautious"}


@pytest.mark.skipif(not is_native(), reason="the attempt is begun with the core")
def test_an_attempt_left_with_experts_goes_on_with_a_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path / "logbook.json")
    journal.keep(a_session("you:Ada,expert:Vega,steady:Orion,bot:Lyra", mission=1))
    monkeypatch.setitem(sys.modules, "shipmates_native", None)
    kept = journal.unfinished(MISSIONS[0])
    assert kept is not None
    told = notice(WORDS, "planet9", kept.crew)
    assert told is not None
    assert told.startswith("Vega, Orion and Lyra should play “expert”")
    assert "They play “cautious”" in told
    while kept.step() is not None:
        pass


def test_the_table_line_by_line_begins_with_the_notice(no_core: None) -> None:
    written = list[str]()
    plan = Plan(MISSIONS[0], solo(3, "Ada"))
    desk = Desk(WORDS, PLAIN, Journal(None))
    play_plainly(desk, Opening(plan, at_once=True, seed=1), lambda _: "q", written.append)
    assert written[0].endswith(INSTALL)
    assert sum(INSTALL in line for line in written) == 1


async def test_the_table_on_the_screen_shows_the_notice(no_core: None) -> None:
    app = an_app()
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await pilot.pause()
        told = [one.message for one in app._notifications]
    assert len(told) == 1
    assert told[0].endswith(INSTALL)
