from __future__ import annotations

import pytest

from shipmates.deepsea import Setup, opening
from shipmates.deepsea.catalogue import TaskCard
from shipmates.deepsea.mission import Mission
from shipmates.kernel import Illegal
from shipmates.notation import (
    Faulty,
    check,
    read_any,
    read_deepsea,
    read_sea_mission,
    write_sea_mission,
)
from shipmates.tricks.tasks import Predict
from tests.notation.sea_faults import (
    CARDS,
    HEAD,
    KEYS,
    REFUSED,
    RULES,
    SENSE,
    UNREADABLE,
    WON,
)

FILES = {**KEYS, **CARDS, **RULES, **SENSE}


@pytest.mark.parametrize(("text", "faults"), UNREADABLE.items(), ids=range(len(UNREADABLE)))
def test_a_line_that_cannot_be_read_is_named(text: str, faults: str) -> None:
    with pytest.raises(Faulty) as caught:
        read_deepsea(text)
    assert str(caught.value) == faults


@pytest.mark.parametrize(("text", "faults"), REFUSED.items(), ids=range(len(REFUSED)))
def test_a_move_the_rules_refuse_is_named(text: str, faults: str) -> None:
    parsed = read_deepsea(text)
    with pytest.raises(Faulty) as caught:
        check(parsed)
    assert str(caught.value) == faults


@pytest.mark.parametrize(("text", "faults"), FILES.items(), ids=range(len(FILES)))
def test_a_mistake_in_a_mission_is_named_with_its_line(text: str, faults: str) -> None:
    with pytest.raises(Faulty) as caught:
        read_sea_mission(text)
    assert str(caught.value) == faults


def test_a_record_that_goes_right_says_so() -> None:
    assert len(check(read_deepsea(f"{WON}outcome won tasks-done trick=1"))) == 12


def test_a_game_that_nobody_knows_is_named_with_those_there_are() -> None:
    with pytest.raises(Faulty) as caught:
        read_any(HEAD.replace("deepsea", "chess"))
    known = "planet9, deepsea, crewdeck"
    assert str(caught.value) == f"line 2: fault-game text=chess known={known}"


def test_a_record_that_does_not_say_its_game_is_named() -> None:
    with pytest.raises(Faulty) as caught:
        read_any(HEAD.replace("game deepsea\n", ""))
    assert str(caught.value) == "line 1: fault-header-missing key=game"


@pytest.mark.parametrize("secret", [True, False])
def test_a_prediction_in_an_own_card_is_refused_as_the_rules_refuse_it(secret: bool) -> None:
    card = TaskCard("X1", (2, 2, 2), (Predict(secret),) * 3)
    with pytest.raises(Faulty, match="fault-predict"):
        read_sea_mission(write_sea_mission(Mission(0, difficulty=3, cards=(card,))))
    with pytest.raises(Illegal, match="setup-own-prediction"):
        opening(Setup(Mission(0, difficulty=3, cards=(card,)), 4))
