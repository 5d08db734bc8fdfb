from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given

from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.cards import Card, Colour, Faction
from shipmates.crewdeck.ship import Cell
from shipmates.kernel import Seat
from shipmates.notation.crewdeck.actions import FORMS, read_action, write_action
from tests.notation.crewdeck_strategies import actions

PILOT = Card(Colour.ORANGE, Faction.PILOT)
HUMAN = Card(None, Faction.SECURITY)
BOTH = Card(None, None)
WRITTEN: dict[str, Action] = {
    "open 2 OP HS HG OP": Open(Seat(2), (PILOT, HUMAN, BOTH, PILOT)),
    "reshuffle HG OP": Reshuffle((BOTH, PILOT)),
    "add OP 1": Add(PILOT, 0),
    "post 5": Post(5),
    "recruit 4": Recruit(3),
    "place HS -1 3": Place(HUMAN, Cell(-1, 3)),
    "stow HG": Stow(BOTH),
}


@given(action=actions)
def test_what_is_written_is_read_again(action: Action) -> None:
    assert read_action(write_action(action)) == action
    assert write_action(action).split()[0] in FORMS


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_an_action_is_a_few_words(text: str, action: Action) -> None:
    assert write_action(action) == text
    assert read_action(text) == action


def test_every_action_is_shown() -> None:
    assert {type(action) for action in WRITTEN.values()} == set(get_args(Action))
    assert {text.split()[0] for text in WRITTEN} == set(FORMS)


def test_payroll_may_be_copied_from_the_card_with_its_minus() -> None:
    assert read_action("post -10") == read_action("post 10") == Post(10)
