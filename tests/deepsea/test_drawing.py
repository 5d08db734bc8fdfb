"""Task cards are turned over until they add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from shipmates.deepsea import CATALOGUE, drawing
from shipmates.deepsea.actions import Exchange, Lay
from shipmates.deepsea.mission import Mission
from shipmates.deepsea.stages import Drafting, Repairing
from shipmates.dice import Seeded
from shipmates.kernel import NATURE
from tests.clauses import clause
from tests.deepsea.tables import (
    GAME,
    Same,
    brief,
    display,
    lay,
    nature,
    refusal,
    setup,
    stage,
    table,
)

Item = TypeVar("Item")


@clause("DS-DECK-2")
def test_ninety_six_cards_of_three_difficulties() -> None:
    assert [card.key for card in CATALOGUE] == [f"T{n:02}" for n in range(1, 97)]
    eleven = CATALOGUE[10]
    assert [eleven.value(seats) for seats in (3, 4, 5)] == [2, 3, 3]
    assert setup(1, 2).card("T11").value(setup(1, 2).seats) == 2


@clause("DS-DRAW-1")
def test_a_card_that_overshoots_is_skipped() -> None:
    state = lay(table("", 5), "T11 T16 T12 T06")
    assert display(state) == "T11 T06"
    assert brief(state).turned == ("T11", "T16", "T12", "T06")
    stage(state, Drafting)


@clause("DS-DRAW-1")
@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ("T11", "lay-short left=2"),
        ("T11 T06 T01", "lay-too-many"),
        ("T11 T06 T12", "lay-too-many"),
        ("T01 T01 T11", "lay-not-in-pile"),
        ("T11 T97", "lay-not-in-pile"),
    ],
)
def test_what_does_not_come_out_is_refused(keys: str, why: str) -> None:
    assert refusal(table("", 5), NATURE, Lay(tuple(keys.split()))) == why


class Stacked:
    """Dice that put the easiest cards on top once, and then leave everything as it is."""

    def __init__(self) -> None:
        self.times = 0

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The same items, the easiest first, or as they lie."""
        self.times += 1
        if self.times > 1:
            return tuple(items)
        pile = {card.key: card.value(4) for card in CATALOGUE}
        return tuple(sorted(items, key=lambda item: pile[getattr(item, "key", "")]))


@clause("DS-DRAW-1")
def test_a_pile_that_runs_out_is_shuffled_again() -> None:
    ones = sum(card.value(4) == 1 for card in CATALOGUE)
    dice = Stacked()
    state = table("", Mission(0, difficulty=ones + 1))
    drawn = GAME.chance(state, dice)
    assert dice.times == 2
    assert isinstance(drawn, Lay)
    laid = brief(nature(state, drawn))
    assert sum(laid.setup.card(key).value(4) for key in laid.display) == ones + 1


@pytest.mark.parametrize("seed", range(20))
@clause("DS-DRAW-1")
def test_what_nature_draws_adds_up_and_stops_there(seed: int) -> None:
    state = table("", 28, 3)
    drawn = GAME.chance(state, Seeded(seed))
    assert isinstance(drawn, Lay)
    laid = brief(nature(state, drawn))
    assert sum(laid.setup.card(key).value(3) for key in laid.display) == 14
    assert laid.display[-1] == laid.turned[-1]


@clause("DS-DRAW-2")
def test_a_card_turned_over_is_no_replacement() -> None:
    state = lay(table("", 2), "T11 T74 T75")
    assert stage(state, Repairing) == Repairing("T75")
    assert refusal(state, NATURE, Exchange("T75", "T74")) == "exchange-wrong task=T75"
    assert "T11" not in drawing.substitutes(brief(lay(table("", 3), "T16 T11")), "T11")
    after = nature(state, Exchange("T75", "T01"))
    assert brief(after).turned == ("T11", "T74", "T75", "T01")


@clause("DS-DRAW-3")
def test_used_cards_lie_aside_until_the_pile_runs_low() -> None:
    used = ("T01", "T02", "T11")
    pile = [card.key for card in setup(5, used=used).pile]
    assert len(pile) == 93
    assert not set(used) & set(pile)
    ones = [card.key for card in CATALOGUE if card.value(4) == 1]
    assert len(setup(5, used=ones[6:]).pile) == 96 - len(ones) + 6
    assert len(setup(5, used=ones[5:]).pile) == 96
    easy = ones[:6]
    rest = [card.key for card in CATALOGUE if card.key not in easy]
    assert len(setup(3, used=rest).pile) == 6
    assert len(setup(4, used=rest).pile) == 96


@clause("DS-DRAW-4", "DS-FIX-5")
def test_the_same_tasks_again_are_neither_drawn_nor_repaired() -> None:
    state = table("", 2, again="T74 T75")
    assert GAME.chance(state, Seeded(1)) == Lay(("T74", "T75"))
    assert refusal(state, NATURE, Lay(("T01", "T02"))) == "lay-not-wanted"
    state = lay(state, "T74 T75")
    assert stage(state, Drafting).turn == 0
    assert display(state) == "T74 T75"


@clause("DS-M32", "DS-FIX-5")
def test_mission_32_has_its_own_tasks() -> None:
    state = table("", 32)
    assert GAME.chance(state, Same()) == Lay(("T68", "T87", "T84", "T78"))
    assert refusal(state, NATURE, Lay(("T68", "T87", "T78", "T84"))) == "lay-not-wanted"
    stage(lay(state, "T68 T87 T84 T78"), Drafting)
