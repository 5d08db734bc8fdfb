"""The table line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from shipmates.crewdeck.actions import Add, Place, Post, Recruit, Stow
from shipmates.crewdeck.view import Phase, View
from shipmates.tui.crew import read
from shipmates.tui.crewdeck.desk import Desk, Leave, Opening
from shipmates.tui.crewdeck.plain import PlainTable, play_plainly, typed
from shipmates.tui.crewdeck.plan import BENCH, Plan
from shipmates.tui.crewdeck.render.ships import Grid
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.crewdeck.shelf import Shelf
from shipmates.tui.render.palette import PLAIN
from tests.tui.crewdeck.driving import a_shelf
from tests.tui.crewdeck.people import (
    TABLES,
    WORDS,
    a_session,
    anything,
    play_to,
    with_bots,
)


class Reader:
    """Somebody who types these lines first, and then the first thing that can be done."""

    def __init__(self, lines: Iterable[str] = (), session: Session | None = None) -> None:
        self._lines, self.session = iter(lines), session

    def __call__(self, prompt: str) -> str:
        line = next(self._lines, None)
        if line is not None:
            return line
        session = self.session
        view = session.shown if session is not None else None
        return line_for(view) if view is not None and view.legal else ""


def line_for(view: View) -> str:
    """The first legal action as it is typed."""
    match view.legal[0]:
        case Add(card, stack):
            return f"{view.hand.index(card) + 1} {stack + 1}"
        case Post(amount):
            return str(amount)
        case Recruit(stack):
            return str(stack + 1)
        case Place(card, cell):
            grid = Grid.of(view.ships[view.seat], view.setup.frame)
            return f"{view.news.index(card) + 1} {grid.label(cell)}"
        case Stow(card):
            return f"{view.news.index(card) + 1} k"
        case other:
            raise AssertionError(other)


def a_desk(kept: Shelf | None = None, locale: str = "en") -> Desk:
    return Desk(WORDS[locale], PLAIN, kept or Shelf())


@pytest.mark.parametrize(("players", "wilds"), TABLES)
def test_a_game_is_played_line_by_line(players: int, wilds: bool) -> None:
    session = a_session(with_bots(players), wilds=wilds)
    locale = "fr" if wilds else "en"
    written = list[str]()
    table = PlainTable(a_desk(locale=locale), session, Reader((), session), written.append)
    assert table.play() is Leave.OVER
    assert session.outcome is not None
    assert not any("\x1b" in line or len(line) > 200 for line in written)


def test_every_legal_action_can_be_typed() -> None:
    session = a_session(with_bots(2), seed=2)
    for phase in (Phase.FORM, Phase.POST, Phase.RECRUIT, Phase.PLACE):
        view = play_to(session, phase, 2, anything(2))
        assert typed(view, line_for(view)) == view.legal[0]
        if phase is Phase.PLACE:
            assert typed(view, "1 k") == Stow(view.news[0])


@pytest.mark.parametrize("line", ["", "x", "1", "1 2 3", "0 1", "9 1", "1 ٣", "a b", "1 z9"])
def test_what_is_not_understood_does_nothing(line: str) -> None:
    view = play_to(a_session(with_bots(3)), Phase.FORM, 1, anything(1))
    assert typed(view, line) is None


def test_pages_refusals_and_undoing_are_printed() -> None:
    session = a_session(with_bots(3))
    play_to(session, Phase.PLACE, 1, anything(1))
    view = session.shown
    assert view is not None
    lines = ["?", "r", "s", "h", "p", "h", "zz", "u", "1 k", "1 k", "u", "q"]
    written = list[str]()
    table = PlainTable(a_desk(), session, Reader(lines), written.append)
    assert table.play() is Leave.QUIT
    page = "\n".join(written)
    assert "Line by line" in page
    assert "Total" in page
    assert "Practice mode is off" in page
    assert "what the planner would do" in page
    assert "Not understood" in page
    assert "nothing to take back" in page
    assert "hold takes" in page
    assert session.draft == ()


def test_a_hand_is_pushed_out_of_sight_before_the_screen_is_passed_on() -> None:
    session = a_session("you:Ada,you:Bea")
    written = list[str]()
    PlainTable(a_desk(), session, Reader(["", "q"]), written.append).play()
    curtain = next(i for i, line in enumerate(written) if "Pass the screen" in line)
    assert written[curtain].count("\n") >= 50
    assert not any("Your hand" in line for line in written[: curtain + 1])


def test_games_follow_one_another_and_are_kept(tmp_path: Path) -> None:
    desk = a_desk(a_shelf(tmp_path))
    session = desk.fresh(Plan(read("you:Ada", "", BENCH)), "1")
    desk.shelf.keep(session)
    written = list[str]()
    lines = ["n", "q"]
    play_plainly(desk, Opening(Plan(session.players), seed=3), Reader(lines), written.append)
    assert desk.shelf.unfinished() is not None
    assert len(list((tmp_path / "records").iterdir())) == 1
    again = desk.shelf.unfinished()
    play_plainly(desk, Opening(Plan(session.players)), Reader(["q"]), written.append)
    left = desk.shelf.unfinished()
    assert left is not None
    assert again is not None
    assert left.record == again.record


def test_the_record_of_a_finished_game_is_named(tmp_path: Path) -> None:
    desk = a_desk(a_shelf(tmp_path))
    session = desk.fresh(Plan(read("you:Ada", "", BENCH)), "1")
    choose = anything(1)
    play_to(session, Phase.PLACE, 5, choose)
    while not session.complete:
        view = session.shown
        assert view is not None
        session.act(view.seat, view.legal[0])
    session.confirm(session.people[0])
    desk.shelf.keep(session)
    written = list[str]()
    play_plainly(desk, Opening(Plan(session.players)), Reader(["", "q"]), written.append)
    (path,) = (tmp_path / "records").iterdir()
    assert str(path) in "".join(line.strip() for line in written)
    assert any("rival" in line.lower() for line in written)
