from __future__ import annotations

import pytest
from hypothesis import given

from shipmates.kernel import Seat
from shipmates.notation import Misread, read_action, write_action
from shipmates.notation.actions import FORMS
from shipmates.planet9.actions import (
    Action,
    Answer,
    Assign,
    Call,
    Deal,
    HandOver,
    Lay,
    Play,
    Reply,
)
from shipmates.tricks.cards import EMPTY, Card, CardSet
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning, Signal
from tests.notation.strategies import actions, hand, pair

WRITTEN: dict[str, Action] = {
    "play P3": Play(Card.parse("P3")),
    "signal B9 highest": Signal(Card.parse("B9"), Meaning.HIGHEST),
    "reply between": Reply(Answer.BETWEEN),
    "hand-over Y4 2": HandOver(Card.parse("Y4"), Seat(2)),
    "assign 0 3": Assign(Seat(0), Seat(3)),
    "call left": Call(Way.LEFT),
    "call none": Call(None),
    "lay P3 B2": Lay(hand("P3 B2")),
    "deal P1 P2 / B1 T4": Deal((CardSet.parse("P1 P2"), CardSet.parse("B1 T4"))),
    "deal P1 / - / B1 row G3/B2 G4/T1": Deal(
        (CardSet.parse("P1"), EMPTY, CardSet.parse("B1")),
        (pair("G3/B2"), pair("G4/T1")),
    ),
}


@given(action=actions)
def test_what_is_written_is_read_again(action: Action) -> None:
    assert read_action(write_action(action)) == action


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_an_action_is_a_few_words(text: str, action: Action) -> None:
    assert write_action(action) == text
    assert read_action(text) == action


@given(action=actions)
def test_every_action_has_a_form(action: Action) -> None:
    assert write_action(action).split()[0] in FORMS


def test_blanks_and_tabs_do_not_matter() -> None:
    assert read_action("  signal\tB9   lowest ") == Signal(Card.parse("B9"), Meaning.LOWEST)


FAULTS = {
    "": "fault-action-missing",
    "dance": "fault-action text=dance",
    "paly P3": "fault-action-near text=paly near=play",
    "play": "fault-action-form action=play form=play CARD",
    "play P3 P4": "fault-action-form action=play form=play CARD",
    "agree gladly": "fault-action-form action=agree form=agree",
    "play P10": "fault-card text=P10",
    "name 5": "fault-seat text=5",
    "name Ada": "fault-seat text=Ada",
    "call up": "fault-word text=up known=none, left, right",
    "signal P3 biggest": "fault-word text=biggest known=highest, only, lowest, unsaid",
    "lay P3 P3": "fault-card-twice card=P3",
    "draw P3 B1 P3": "fault-card-twice card=P3",
    "deal P1 P2 / P2": "fault-card-twice card=P2",
    "deal P1 row P2/P1": "fault-card-twice card=P1",
    "deal P1 / / P2": "fault-deal-gap word=-",
    "deal P1 /": "fault-deal-gap word=-",
    "deal P1 row P2": "fault-deal-pair text=P2",
    "deal P1/P2": "fault-card text=P1/P2",
    "play \x1b[2J": "fault-card text=\N{REPLACEMENT CHARACTER}[2J",
    f"play {'P' * 999}": f"fault-card text={'P' * 159}…",
}


@pytest.mark.parametrize(("text", "fault"), FAULTS.items(), ids=map(repr, FAULTS))
def test_what_is_no_action_is_named(text: str, fault: str) -> None:
    with pytest.raises(Misread) as caught:
        read_action(text)
    assert str(caught.value) == fault
