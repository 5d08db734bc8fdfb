"""The screens, driven by the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from shipmates.campaign import load
from shipmates.planet9.actions import READY
from shipmates.tricks.cards import DECK
from shipmates.tui.render.cards import face
from shipmates.tui.screens.curtain import Curtain
from shipmates.tui.screens.ending import EndScreen
from shipmates.tui.screens.table import TableScreen
from shipmates.tui.session import Session
from shipmates.words import LOCALES, Words
from tests.tui.driving import SIZE, Driver, an_app, play_out, press, screen, seen, session, tile

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("locale", "won", "lost"),
    [
        ("en", "Mission accomplished", "Mission failed"),
        ("fr", "Mission accomplie", "Échec de la mission"),
    ],
)
async def test_mission_one_is_played_to_its_end_by_keyboard(
    locale: str, won: str, lost: str, tmp_path: Path
) -> None:
    path = tmp_path / "logbook.json"
    app = an_app(locale=locale, path=path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await play_out(pilot)
        page = seen(pilot)
    (attempt,) = load(path).attempts
    assert (won if attempt.won else lost) in page


@pytest.mark.parametrize("locale", LOCALES)
async def test_enter_starts_a_game_from_the_first_screen(locale: str) -> None:
    app = an_app(locale=locale, at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert screen(pilot) == "StartScreen"
        assert Words(locale).text("p9-mission-01-title") in seen(pilot)
        await press(pilot, "enter")
        assert screen(pilot) == "TableScreen"


async def test_the_first_screen_sets_up_crew_and_mission() -> None:
    app = an_app(at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "down", "down", "p", "2", "d", "n")
        page = seen(pilot)
        assert "Les bottes, puis le casque" in page
        assert "5 joueurs" in page
        assert "jamais" in page
        await press(pilot, "enter")
        sitting = session(pilot)
        assert sitting.setup.mission.number == 3
        assert sitting.setup.players == 5


async def test_the_curtain_never_shows_a_hand() -> None:
    app = an_app("you:Ada,you:Bea,bot", mission=4)
    curtains = 0
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for _ in range(30):
            screen = app.screen
            if isinstance(screen, EndScreen):
                break
            if isinstance(screen, Curtain):
                curtains += 1
                page = seen(pilot)
                assert not [card for card in DECK if face(card) in page or tile(card) in page]
                await press(pilot, "enter")
                continue
            assert isinstance(screen, TableScreen)
            _assert_no_other_hand(pilot, screen.session)
            view = screen.session.shown
            waits = view is not None and READY in view.legal
            await press(pilot, *(("space",) if waits else ("right", "enter")))
    assert curtains > 2


def _assert_no_other_hand(pilot: Driver, sitting: Session) -> None:
    view = sitting.shown
    assert view is not None
    page = seen(pilot)
    own = page.splitlines()[15:20]
    other = next(seat for seat in sitting.people if seat != view.eyes)
    hidden = sitting.view(other).hand
    assert not [card for card in hidden if any(tile(card) in line for line in own)]


async def test_ctrl_c_keeps_the_attempt_and_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    app = an_app(path=path, mission=10)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "right", "enter", "right", "enter")
        moves = session(pilot).record.moves
        await pilot.press("ctrl+c")
    assert load(path).attempts == ()
    again = an_app(path=path, mission=10)
    async with again.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert screen(pilot) == "Ask"
        await press(pilot, "enter")
        assert session(pilot).record.moves[: len(moves)] == moves


async def test_beginning_anew_enters_the_old_attempt_as_lost(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    for keys in ((), ("n",)):
        app = an_app(path=path, mission=10)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await press(pilot, *keys)
    (attempt,) = load(path).attempts
    assert attempt.given_up


async def test_giving_up_is_asked_twice_and_counts(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    app = an_app(path=path, mission=10)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "g", "escape")
        assert screen(pilot) == "TableScreen"
        await press(pilot, "g", "enter")
        assert screen(pilot) == "EndScreen"
        assert "given up" in seen(pilot)
    assert load(path).attempts[0].given_up


async def test_after_the_end_one_can_look_back_and_go_on() -> None:
    app = an_app(seed=8)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await play_out(pilot)
        await press(pilot, "r")
        assert screen(pilot) == "ReplayScreen"
        await press(pilot, "end", "left", "tab", "home", "right")
        assert "Step 1 of" in seen(pilot)
        await press(pilot, "o")
        assert screen(pilot) == "Page"
        await press(pilot, "escape", "escape")
        assert screen(pilot) == "EndScreen"
        await press(pilot, "enter")
        if screen(pilot) == "Page":
            assert "Two Levers" in seen(pilot)
            await press(pilot, "enter")
        assert screen(pilot) == "TableScreen"


async def test_a_small_window_gets_a_polite_word() -> None:
    app = an_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert screen(pilot) == "TooSmall"
        assert "80 × 24" in seen(pilot)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert screen(pilot) == "TableScreen"


async def test_a_game_waits_for_a_window_that_is_large_enough() -> None:
    app = an_app("you:Ada,you:Bea,bot")
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert screen(pilot) == "TooSmall"
        await pilot.resize_terminal(*SIZE)
        await pilot.pause()
        assert screen(pilot) == "Curtain"


@pytest.mark.parametrize("mission", [43, 50])
async def test_the_french_table_of_five_is_whole(mission: int) -> None:
    app = an_app("you:Ada,bot,bot,bot,bot", mission=mission, locale="fr")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for _ in range(12):
            lines = seen(pilot).splitlines()
            assert len(lines) == 24
            assert {cell_len(line) for line in lines} == {80}
            if not isinstance(app.screen, TableScreen):
                break
            await press(pilot, "right", "enter")


async def test_a_logbook_damaged_meanwhile_ends_the_game_with_a_word(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    app = an_app(path=path, seed=8)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        path.write_text("{")
        for _ in range(80):
            if not app.is_running:
                break
            await press(pilot, "right", "enter", "space")
    assert app.return_value is not None
    assert app.return_value.code.startswith("logbook-")
    assert path.read_text() == "{"


async def test_from_the_end_one_goes_to_the_missions_or_leaves() -> None:
    app = an_app(seed=8)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "g", "enter", "m")
        assert screen(pilot) == "StartScreen"
        await press(pilot, "?")
        assert screen(pilot) == "Page"
        await press(pilot, "escape", "q")
    assert app.return_value is None


async def test_leaving_from_the_end() -> None:
    app = an_app(seed=8)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "g", "enter", "q")
    assert not app.is_running
