"""What is to be played, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from shipmates import crewdeck
from shipmates.lab import Plan, Unfit
from shipmates.lab.plan import crew_setup, every_mission, numbers, seatings
from shipmates.planet9 import MISSIONS

USUAL: dict[str, Any] = {
    "game": "planet9",
    "missions": (1,),
    "players": (3,),
    "bots": ("random",),
    "deals": 1,
}


@pytest.mark.parametrize(
    ("text", "found"),
    [("1-3", (1, 2, 3)), ("7", (7,)), ("4, 1-2 ,2", (1, 2, 4)), ("3-3", (3,))],
)
def test_lists_of_numbers(text: str, found: tuple[int, ...]) -> None:
    assert numbers("--missions", text) == found


@pytest.mark.parametrize(
    "text", ["5-3", "", "1,,2", "a", "-1", "1-", "1-2-3", "1-9999999", "1.5"]
)
def test_what_is_no_list_of_numbers_is_named(text: str) -> None:
    with pytest.raises(Unfit) as refused:
        numbers("--missions", text)
    assert refused.value.note.code == "mistake-lab-numbers"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "mistake-game"),
        ({"missions": (51,)}, "mistake-mission"),
        ({"missions": (0,)}, "mistake-mission"),
        ({"game": "deepsea", "missions": (33,)}, "mistake-mission"),
        ({"game": "crewdeck"}, "mistake-variant"),
        ({"players": (6,)}, "mistake-lab-players"),
        ({"game": "crewdeck", "missions": (), "players": (5,)}, "mistake-lab-players"),
        ({"bots": ("wizard",)}, "mistake-choice"),
        ({"game": "crewdeck", "missions": (), "bots": ("cautious",)}, "mistake-choice"),
        ({"bots": ("random",) * 4}, "mistake-lab-bots"),
        ({"deals": 0}, "mistake-lab-deals"),
    ],
)
def test_what_cannot_be_played_is_named(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Unfit) as refused:
        Plan(**{**USUAL, **change})
    assert refused.value.note.code == code


def test_bots_go_round_the_table() -> None:
    bots = ("expert", "expert", "cautious")
    rows = {n: seatings(crew_setup(MISSIONS[0], n), bots) for n in (2, 3, 4, 5)}
    assert rows[2] == rows[3] == (bots,), "two people have a third hand between them"
    assert rows[4] == ((*bots, "expert"),)
    assert rows[5] == ((*bots, "expert", "expert"),)


def test_in_crew_deck_everybody_sits_everywhere_once() -> None:
    assert len(seatings(crewdeck.Setup(4), ["expert", "planner", "planner", "planner"])) == 4
    assert len(seatings(crewdeck.Setup(4), ["expert", "planner"])) == 2
    assert len(seatings(crewdeck.Setup(4), ["expert"])) == 1


def test_every_mission_gets_its_first_deal_before_any_gets_its_second() -> None:
    plan = Plan("planet9", every_mission("planet9"), (3, 4), ("random",), 2)
    numbers = [deal.number for deal in plan.games()]
    assert numbers == [0] * 100 + [1] * 100
    assert len({deal.key for deal in plan.games()}) == 200
