from __future__ import annotations

from collections import Counter

import pytest

from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.actions import READY, Play, Retoken
from shipmates.tricks.cards import Card, Suit
from shipmates.tricks.signals import Signal
from shipmates.tui.choices import Menu, Option, Place, menu, radio, signals
from shipmates.tui.game import Action, View
from shipmates.tui.picking import Picking, suit_typed
from shipmates.words import Words
from tests.tui.people import TABLES, a_session, anything, until_asked

SETUP = Setup(MISSIONS[0], 4)


def leaves(asked: Menu) -> list[Action]:
    found = list[Action]()
    for option in asked.options:
        found += leaves(option.goal) if isinstance(option.goal, Menu) else [option.goal]
    return found


@pytest.mark.parametrize(("players", "challenge"), TABLES)
@pytest.mark.parametrize("mission", [1, 5, 11, 12, 20, 23, 24, 36, 40, 43, 46, 50])
def test_every_legal_action_can_be_reached_and_nothing_else(
    mission: int, players: int, challenge: bool
) -> None:
    seats = ",".join(["you", *["random"] * (players - 1)])
    session = a_session(seats, mission=mission, challenge=challenge, seed=4)
    choose = anything(9)
    while (view := until_asked(session)) is not None:
        asked = menu(view)
        assert asked is not None
        reached = {*leaves(asked), *leaves(radio(view)), *([READY] if asked.ready else [])}
        assert reached == set(view.legal)
        session.act(view.seat, choose(view))


def test_a_token_swap_is_chosen_card_by_card_from_either_side() -> None:
    session = a_session("you,bot,bot,bot", mission=23)
    view = until_asked(session)
    assert view is not None
    asked = menu(view)
    assert asked is not None
    propose = asked.options[1].goal
    assert isinstance(propose, Menu)
    assert propose.place is Place.MIDDLE
    counted = Counter(leaves(propose))
    swaps = [action for action in view.legal if isinstance(action, Retoken)]
    assert counted == Counter(dict.fromkeys(swaps, 2))


def test_the_radio_window_asks_for_a_signal_or_a_word() -> None:
    session = a_session("you,bot,bot,bot", mission=1)
    while (view := until_asked(session)) is not None and READY not in view.legal:
        session.act(view.seat, view.legal[0])
    assert view is not None
    asked = menu(view)
    assert asked is not None
    assert asked.ready
    assert set(leaves(asked)) == set(signals(view))


def test_nothing_is_asked_of_whoever_must_wait() -> None:
    session = a_session("you,bot,bot", mission=1)
    session.step()
    waiting = [s for s in session.setup.people if s not in session.view(s).awaited]
    assert [menu(session.view(seat)) for seat in waiting] == [None] * len(waiting)


def a_hand(*cards: str) -> Picking:
    options = tuple(Option(Card.parse(c), Play(Card.parse(c))) for c in cards)
    return Picking((Menu(Place.HAND, options),))


def chosen(picking: Picking | Card) -> str:
    assert isinstance(picking, Picking)
    assert picking.choice is not None
    return str(picking.choice.face)


def test_arrows_go_around_the_cards_that_can_be_chosen() -> None:
    hand = a_hand("P3", "B9", "T2")
    assert chosen(hand.moved(1)) == "P3"
    assert chosen(hand.moved(-1)) == "T2"
    assert chosen(hand.moved(1).moved(1)) == "B9"
    assert chosen(hand.moved(-1).moved(1)) == "P3"


def test_a_digit_goes_through_the_cards_of_its_value() -> None:
    hand = a_hand("P3", "B3", "G4")
    first = hand.digit(3)
    assert chosen(first) == "P3"
    assert isinstance(first, Picking)
    assert chosen(first.digit(3)) == "B3"
    assert hand.digit(9) == hand


def test_a_letter_and_a_digit_make_a_card() -> None:
    hand = a_hand("P3", "B3")
    typed = Picking(hand.path, None, Suit.BLUE)
    assert chosen(typed.digit(3)) == "B3"
    assert typed.digit(9) == Card.parse("B9")


@pytest.mark.parametrize(
    ("locale", "letters"),
    [("en", "pbgyr"), ("fr", "rbvjf")],
)
def test_suits_are_typed_in_the_words_of_the_language(locale: str, letters: str) -> None:
    assert [suit_typed(Words(locale), char, SETUP) for char in letters] == list(Suit)


def test_the_letters_of_records_are_understood_too() -> None:
    assert suit_typed(Words("fr"), "t", SETUP) is Suit.TRUMP
    assert suit_typed(Words("fr"), "g", SETUP) is Suit.GREEN
    assert suit_typed(Words("en"), "x", SETUP) is None


def test_a_card_is_preselected_only_when_there_is_no_other() -> None:
    empty = Picking()
    assert empty.into(a_hand("P3", "B3").path[0]).cursor is None
    assert empty.into(a_hand("P3").path[0]).cursor == 0


def test_escape_goes_back_and_then_lets_go() -> None:
    session = a_session("you,bot,bot,bot", mission=1)
    while (view := until_asked(session)) is not None and READY not in view.legal:
        session.act(view.seat, view.legal[0])
    assert view is not None
    window = Picking.begin(view).moved(1)
    assert window.choice is not None
    assert isinstance(window.choice.goal, Menu)
    deeper = window.into(window.choice.goal)
    assert len(deeper.path) == 2
    assert len(deeper.back().path) == 1
    assert deeper.back().back().cursor is None


def test_the_signal_key_takes_the_chosen_card_along() -> None:
    view = _a_leader()
    card = signals(view)[0].card
    start = Picking.begin(view)
    assert start.menu is not None
    place = start.menu.find(card)
    assert place is not None
    picked = start.at(place).to_signals(view)
    assert picked.menu is not None
    assert picked.menu.first is card
    bare = start.to_signals(view)
    assert bare.menu is not None
    assert bare.menu.place is Place.HAND


def _a_leader() -> View:
    for seed in range(20):
        session = a_session("you,bot,bot,bot", mission=42, seed=seed)
        while (view := until_asked(session)) is not None:
            if _may_lead_and_signal(view.legal):
                return view
            session.act(view.seat, view.legal[-1])
    raise AssertionError


def _may_lead_and_signal(legal: tuple[Action, ...]) -> bool:
    return READY not in legal and any(isinstance(action, Signal) for action in legal)
