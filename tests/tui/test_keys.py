"""What keys and clicks do at the table."""

from __future__ import annotations

import pytest
from textual import events

from shipmates.planet9.actions import READY, Play
from shipmates.tricks.cards import DECK, Card
from shipmates.tricks.signals import Signal
from shipmates.tui.screens.table import TableScreen
from shipmates.tui.session import Session
from shipmates.words import Words
from shipmates.words import planet9 as say
from tests.tui.driving import SIZE, Driver, an_app, press, screen, seen, session, tile

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("key", "words"),
    [("?", "Keys"), ("b", "Around the Moon"), ("t", "Tasks"), ("h", "Help: ")],
)
async def test_pages_open_and_close(key: str, words: str) -> None:
    app = an_app(mission=10)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, key)
        assert screen(pilot) == "Page"
        assert words in seen(pilot)
        await press(pilot, "escape")
        assert screen(pilot) == "TableScreen"


async def until_leading(pilot: Driver) -> Session:
    """Plays until this person leads a trick with several cards."""
    for _ in range(60):
        sitting = session(pilot)
        view = sitting.shown
        assert view is not None
        if "You lead" in seen(pilot):
            return sitting
        await press(pilot, *(("space",) if READY in view.legal else ("right", "enter")))
    raise AssertionError(seen(pilot))


async def test_a_card_is_typed_even_where_its_letter_is_a_command() -> None:
    app = an_app(mission=5, seed=14)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        sitting = await until_leading(pilot)
        view = sitting.shown
        assert view is not None
        for card in view.hand:
            letter = {"T": "r"}.get(card.suit.value, card.suit.value.lower())
            await press(pilot, letter, str(card.value))
            assert screen(pilot) == "TableScreen"
            assert say_play(card) in seen(pilot), card
        await press(pilot, "escape")


def say_play(card: Card) -> str:
    return f"Play {say.card(Words('en'), card)}"


async def test_a_refused_card_is_explained() -> None:
    app = an_app(mission=5, seed=14)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        sitting = await until_leading(pilot)
        view = sitting.shown
        assert view is not None
        missing = next(card for card in DECK - view.hand if card.suit.value == "P")
        await press(pilot, "p", str(missing.value))
        assert "✗" in seen(pilot)
        await press(pilot, "enter")
        assert "Choose first" in seen(pilot)


async def test_a_signal_is_given_by_key() -> None:
    app = an_app(mission=5, seed=14)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        sitting = await until_leading(pilot)
        await press(pilot, "s", "right", "enter", "enter")
        assert any(isinstance(action, Signal) for _, action in sitting.record.moves)
        await press(pilot, "s")
        assert "only once" in seen(pilot)


async def test_always_ready_passes_the_windows() -> None:
    app = an_app(mission=5, seed=14)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "a")
        for _ in range(8):
            if not isinstance(app.screen, TableScreen):
                break
            view = session(pilot).shown
            assert view is not None
            assert READY not in view.legal
            await press(pilot, "right", "enter")


async def test_enter_works_as_terminals_send_it() -> None:
    """A real terminal sends Enter as a carriage return; the pilot sends its name alone."""
    app = an_app(mission=5, seed=14)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        sitting = await until_leading(pilot)
        before = len(sitting.record.moves)
        for key, character in (("right", None), ("enter", "\r")):
            app.screen.post_message(events.Key(key, character))
            await pilot.pause()
        assert isinstance(sitting.record.moves[before][1], Play)


async def test_a_card_is_chosen_and_played_with_the_mouse() -> None:
    app = an_app(mission=5, seed=14)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        sitting = await until_leading(pilot)
        view = sitting.shown
        assert view is not None
        card = next(iter(view.hand))
        await _click(pilot, card)
        assert say_play(card) in seen(pilot)
        await _click(pilot, card)
        assert Play(card) in [action for _, action in sitting.record.moves]


async def _click(pilot: Driver, card: Card) -> None:
    lines = seen(pilot).splitlines()
    row = max(i for i, line in enumerate(lines) if tile(card) in line)
    await pilot.click(offset=(lines[row].index(tile(card)), row))
    await pilot.pause()


async def test_enter_hurries_the_others_on() -> None:
    app = an_app(mission=10, pace=1000)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert session(pilot).asked is None
        await press(pilot, "enter")
        assert session(pilot).asked is not None


async def test_nobody_moves_while_a_page_lies_on_the_table() -> None:
    app = an_app(mission=10, pace=0.5)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        sitting = session(pilot)
        await press(pilot, "b")
        before = len(sitting.record.moves)
        await pilot.pause(1.0)
        assert len(sitting.record.moves) == before
        await press(pilot, "escape")
        await pilot.pause(1.5)
        assert len(sitting.record.moves) > before
