"""What is told of a table of Crew Deck, so that no client works it out."""

from __future__ import annotations

import pytest

from shipmates.crewdeck import Edition, Setup
from shipmates.crewdeck.cards import KINDS
from shipmates.crewdeck.view import Phase, View
from shipmates.kernel import WATCHER
from shipmates.server.telling import DeckInfo, Telling, telling
from shipmates.words import Words
from tests.laws.crewdeck_games import RULES, a_game

NAMES = ("Ada", "Vega", "Orion", "Lyra")


def views(setup: Setup) -> list[View]:
    return [RULES.look(state, WATCHER) for state, _, _ in a_game(setup, "told")]


def told(view: View) -> Telling:
    return telling(Words("en"), view, NAMES[: view.setup.players])


def info(view: View) -> DeckInfo:
    deck = told(view).deck
    assert deck is not None
    return deck


def test_the_value_of_every_card_is_that_of_the_edition() -> None:
    edition = Edition(values=(9, 7, 5, 3, 1), human=6)
    values = info(views(Setup(2, edition=edition))[0]).values
    assert values == {str(card): edition.value(card) for card in KINDS}
    assert (values["OP"], values["ON"], values["HP"]) == (9, 1, -6)


@pytest.mark.parametrize(
    ("players", "columns", "hold", "phases", "largest"),
    [
        (1, 7, 1, ["form", "recruit", "place"], 14),
        (2, 8, 4, ["form", "post", "recruit", "place"], 16),
        (4, 7, 1, ["form", "post", "recruit", "place"], 14),
    ],
)
def test_frame_phases_and_chart_follow_the_table(
    players: int, columns: int, hold: int, phases: list[str], largest: int
) -> None:
    deck = info(views(Setup(players))[0])
    assert (deck.rounds, deck.columns, deck.hold, deck.phases) == (5, columns, hold, phases)
    assert deck.chart[0] == (2, 4)
    assert set(range(2, largest + 1)) - set(deck.assumed) == {3, 4, 6}
    assert [size for size, _ in deck.chart] == list(range(2, largest + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_are_in_the_order_of_recruiting(players: int) -> None:
    seen = 0
    for view in views(Setup(players)):
        if view.phase not in (Phase.RECRUIT, Phase.PLACE):
            continue
        deals = info(view).deals
        assert [one.amount for one in deals] == sorted(
            (p for _, p in view.posted), reverse=True
        )
        taken = [(one.seat, one.stack) for one in deals if one.stack is not None]
        assert taken == list(view.claims)
        seen += 1
    assert seen > 0


def test_the_sheet_of_the_rival_adds_up() -> None:
    last = views(Setup(1))[-1]
    rival = told(last).rival
    assert rival is not None
    assert rival.total == rival.cards + sum(one.points for one in rival.best)
    assert all(2 <= one.count <= len(last.rival) for one in rival.best)
    assert told(views(Setup(2))[-1]).rival is None
