"""The table line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from shipmates.campaign import load
from shipmates.planet9 import MISSIONS
from shipmates.tricks.cards import DECK
from shipmates.tui.crew import read
from shipmates.tui.desk import Desk
from shipmates.tui.journal import Journal
from shipmates.tui.plain import PlainTable, play_plainly
from shipmates.tui.plan import Plan
from shipmates.tui.render.cards import face
from shipmates.tui.render.palette import PLAIN
from shipmates.tui.voyage import Leave, Opening
from shipmates.words import LOCALES, Words
from tests.tui.people import a_session, at_sea


class Reader:
    """Somebody who types these lines, and then what can be chosen by number or value."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._turn = 0

    def __call__(self, prompt: str) -> str:
        self._turn += 1
        cycle = ("", "1", "2", "3", "4", "5", "6", "7", "8", "9")
        return next(self._lines, cycle[self._turn % len(cycle)])


def a_desk(path: Path | None = None, locale: str = "en") -> Desk:
    return Desk(Words(locale), PLAIN, Journal(path))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mission", [1, 5, 12, 23, 24, 40, 50])
def test_a_mission_is_played_line_by_line(mission: int, locale: str) -> None:
    session = a_session("you:Zoe,bot,bot,bot", mission=mission)
    written = list[str]()
    table = PlainTable(a_desk(locale=locale), session, Reader(()), written.append)
    assert table.play() is Leave.OVER
    assert session.outcome is not None
    assert not any("\x1b" in line for line in written)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mission", [1, 6, 10, 14, 17, 20, 26, 33])
def test_a_mission_of_deep_sea_is_played_line_by_line(mission: int, locale: str) -> None:
    session = at_sea("you:Zoe,bot,bot,bot", mission=mission)
    written = list[str]()
    table = PlainTable(a_desk(locale=locale), session, Reader(()), written.append)
    assert table.play() is Leave.OVER
    assert session.outcome is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_is_printed_and_nothing_is_done(locale: str) -> None:
    session = a_session("you:Zoe,random,random,random", mission=4)
    written, desk = list[str](), a_desk(locale=locale)
    table = PlainTable(desk, session, Reader(["h", "q"]), written.append)
    assert table.play() is Leave.QUIT
    at = written.index(desk.text("hint"))
    assert written[at + 1]
    moves = len(session.record.moves)
    PlainTable(desk, session, Reader(["q"]), written.append).play()
    assert len(session.record.moves) == moves


def test_who_types_too_slowly_is_told_that_the_time_is_up() -> None:
    session = at_sea("you:Zoe,bot,bot,bot", mission=14, timed=True)
    written = list[str]()

    def slowly(prompt: str) -> str:
        if session.began is not None:
            session.began -= 60
        return reader(prompt)

    reader = Reader(())
    PlainTable(a_desk(), session, slowly, written.append).play()
    assert session.outcome is not None
    assert session.outcome.because.code == "time-up"
    assert any("◷" in line for line in written)


def test_jarvis_is_played_line_by_line_too() -> None:
    session = a_session("you:Zoe,bot", mission=10, seed=4)
    PlainTable(a_desk(), session, Reader(()), lambda _: None).play()
    assert session.outcome is not None


def test_pages_and_refusals_are_printed() -> None:
    session = a_session("you:Zoe,bot,bot,bot", mission=10)
    written = list[str]()
    lines = ["?", "b", "t", "l", "s", "zz", "p", "99", "", "g", "no", "q"]
    table = PlainTable(a_desk(), session, Reader(lines), written.append)
    assert table.play() is Leave.QUIT
    page = "\n".join(written)
    assert "Ctrl-C" in page
    assert "tasks" in page
    assert "Choose first" in page


def test_giving_up_needs_two_letters() -> None:
    session = a_session("you:Zoe,bot,bot,bot", mission=10)
    table = PlainTable(a_desk(), session, Reader(["g", "g"]), lambda _: None)
    assert table.play() is Leave.GIVEN_UP


def test_a_hand_is_pushed_out_of_sight_before_the_screen_is_passed_on() -> None:
    session = a_session("you:Ada,you:Bea,bot", mission=1)
    written = list[str]()
    PlainTable(a_desk(), session, Reader(["", "q"]), written.append).play()
    curtain = next(i for i, line in enumerate(written) if "Pass the screen" in line)
    assert written[curtain].count("\n") >= 50
    shown = "\n".join(written[: curtain + 1])
    assert not [card for card in DECK if f"{face(card)[0]} {card.value}" in shown]


def test_attempts_follow_one_another_and_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    plan = Plan(MISSIONS[0], read("you:Zoe,bot,bot,bot", you=""))
    play_plainly(a_desk(path), Opening(plan, seed=3), _Twice(), lambda _: None)
    assert len(load(path).attempts) == 2


class _Twice(Reader):
    """Leaves after the second attempt."""

    def __init__(self) -> None:
        super().__init__(())
        self._ends = 0

    def __call__(self, prompt: str) -> str:
        if "q to leave" in prompt:
            self._ends += 1
            return "q" if self._ends == 2 else ""
        return super().__call__(prompt)
