from __future__ import annotations

import pytest
from hypothesis import given

from shipmates.deepsea.actions import (
    Action,
    Assign,
    Exchange,
    Foretell,
    Keep,
    Lay,
    Offer,
    PutBack,
    Reply,
    Skip,
    Sound,
    Take,
    TimeUp,
)
from shipmates.kernel import Seat
from shipmates.notation.deepsea.actions import FORMS, read_action, write_action
from shipmates.tricks.cards import Card
from tests.notation.sea_strategies import actions

WRITTEN: dict[str, Action] = {
    "sound P3": Sound(Card.parse("P3")),
    "lay T05 T90 X1": Lay(("T05", "T90", "X1")),
    "exchange T01 T02": Exchange("T01", "T02"),
    "time-up": TimeUp(),
    "take T11": Take("T11"),
    "put-back T11": PutBack("T11"),
    "skip": Skip(),
    "reply yes": Reply(willing=True),
    "reply no": Reply(willing=False),
    "keep": Keep(),
    "offer 2": Offer(Seat(2)),
    "assign T11 2": Assign("T11", Seat(2)),
    "foretell T72 3": Foretell("T72", 3),
}


@given(action=actions)
def test_what_is_written_is_read_again(action: Action) -> None:
    assert read_action(write_action(action)) == action
    assert write_action(action).split()[0] in FORMS


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_an_action_is_a_few_words(text: str, action: Action) -> None:
    assert write_action(action) == text
    assert read_action(text) == action
