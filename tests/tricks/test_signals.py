"""Which cards a hand may show, and as what."""

from __future__ import annotations

import pytest

from shipmates.tricks.cards import CardSet
from shipmates.tricks.signals import NEVER, OPEN, Radio, offers
from tests.clauses import clause


def shown(hand: str, radio: Radio = OPEN, *, single: bool = False) -> list[str]:
    said = offers(CardSet.parse(hand), radio, single=single)
    return [f"{signal.card} {signal.meaning.value}" for signal in said]


@clause("P9-RADIO-2", "P9-RADIO-3")
def test_the_rulebooks_hand_with_a_yellow_six_in_the_middle_and_a_rocket() -> None:
    assert shown("P4 B3 B8 Y2 Y6 Y9 T3") == [
        "P4 only",
        "B3 lowest",
        "B8 highest",
        "Y2 lowest",
        "Y9 highest",
    ]


@pytest.mark.parametrize(
    ("hand", "signals"),
    [
        pytest.param("P1 P9", ["P1 lowest", "P9 highest"], id="ends"),
        pytest.param("P1 P5 P9", ["P1 lowest", "P9 highest"], id="not the middle"),
        pytest.param("G5", ["G5 only"], id="a single card"),
        pytest.param("T1 T4", [], id="rockets never"),
        pytest.param("", [], id="nothing"),
    ],
)
@clause("P9-RADIO-2", "P9-RADIO-3", "P9-RADIO-4")
def test_a_signal_must_be_true(hand: str, signals: list[str]) -> None:
    assert shown(hand) == signals


@clause("P9-RADIO-4")
def test_a_single_card_is_shown_as_only() -> None:
    assert shown("P5 B2 B3") == ["P5 only", "B2 lowest", "B3 highest"]


@clause("P9-RADIO-4")
def test_by_a_house_rule_a_single_card_is_shown_in_three_ways() -> None:
    assert shown("P5", single=True) == ["P5 only", "P5 lowest", "P5 highest"]
    assert shown("B2 B3", single=True) == ["B2 lowest", "B3 highest"]
    assert shown("P5", Radio(muted=True), single=True) == ["P5 unsaid"]


@clause("P9-DEAD-1", "P9-DEAD-2")
def test_in_a_dead_zone_the_same_cards_are_shown_without_a_word() -> None:
    hand = "P4 B3 B8 Y2 Y6 Y9 T3"
    cards = [text.split()[0] for text in shown(hand)]
    assert shown(hand, Radio(muted=True)) == [f"{card} unsaid" for card in cards]


def test_never_is_later_than_any_trick() -> None:
    assert NEVER.opens > 13
