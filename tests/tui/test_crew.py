from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates import deepsea
from shipmates.campaign import Logbook
from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS, Distress, Setup
from shipmates.tricks.passing import Way
from shipmates.tui.crew import (
    Dummy,
    Partner,
    Person,
    hot_seat,
    names,
    people,
    read,
    seated,
    solo,
    write,
)
from shipmates.tui.launch import called
from shipmates.tui.mistake import Mistake
from shipmates.tui.plan import Plan, Wish


def test_seats_are_read_in_order() -> None:
    assert read("you,bot,you:Bea,random", you="Zoe") == (
        Person("Ada"),
        Partner("Vega"),
        Person("Bea"),
        Partner("Orion", "random"),
    )


def test_a_person_alone_has_the_name_the_system_knows() -> None:
    assert read("bot,you", you="Zoe") == (Partner("Vega"), Person("Zoe"))
    assert read("bot,vous", you="Zoe") == (Partner("Vega"), Person("Zoe"))


def test_what_is_written_is_read_again() -> None:
    players = read("you:Bea,bot:Nova,random,you", you="")
    assert read(write(players), you="") == players


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ("you,robot", "mistake-seat"),
        ("you,", "mistake-seat"),
        ("bot,bot", "mistake-nobody"),
        ("you:Bea,bot:Bea", "mistake-name-twice"),
        ("you", "mistake-players"),
        ("you,bot,bot,bot,bot,bot", "mistake-players"),
    ],
)
def test_seats_that_make_no_crew(seats: str, code: str) -> None:
    with pytest.raises(Mistake) as wrong:
        read(seats, you="Zoe")
    assert wrong.value.note.code == code


def test_no_bot_takes_the_name_of_the_person() -> None:
    assert names(solo(3, "Vega")) == ("Vega", "Orion", "Altair")


def test_jarvis_takes_its_seat() -> None:
    setup = Setup(MISSIONS[0], 2, jarvis=Seat(1))
    crew = seated(hot_seat(2), setup)
    assert crew == (Person("Ada"), Dummy(), Person("Bea"))
    assert people(crew) == (0, 2)


@pytest.mark.parametrize(
    ("login", "name"),
    [("marie", "Marie"), ("root", "Ada"), ("x1", "Ada"), ("", "Ada"), ("élodie", "Élodie")],
)
def test_the_login_is_a_name_if_it_looks_like_one(login: str, name: str) -> None:
    assert called({"USER": login}) == name


def a_plan(players: str = "you:Ada,bot,bot,bot") -> Plan:
    return Plan(MISSIONS[0], read(players, you=""))


def test_the_crew_grows_to_five_and_begins_again_at_two() -> None:
    plan = a_plan()
    sizes = []
    for _ in range(4):
        plan = plan.next_size()
        sizes.append(len(plan.players))
    assert sizes == [5, 2, 3, 4]
    assert len(set(names(plan.players))) == 4


def test_the_only_person_never_leaves() -> None:
    plan = a_plan()
    assert plan.next_kind(0) == plan
    lone = a_plan("bot,bot,bot,you:Zoe").next_size().next_size()
    assert any(isinstance(player, Person) for player in lone.players)


def test_a_seat_goes_through_the_kinds_of_players() -> None:
    plan = a_plan()
    kinds = []
    for _ in range(5):
        plan = plan.next_kind(1)
        player = plan.players[1]
        kinds.append(player.level if isinstance(player, Partner) else "you")
    assert sorted(kinds) == ["cautious", "expert", "random", "steady", "you"]


def test_the_challenge_is_for_three_only() -> None:
    assert not a_plan().next_variant().challenge
    three = a_plan("you,bot,bot").next_variant()
    assert three.challenge
    assert not three.next_size().challenge


def test_wishes_about_distress_reach_the_rules() -> None:
    plan = a_plan()
    logbook = Logbook()
    assert plan.setup(logbook).distress is Distress.OFFERED
    wishes = [plan.wish]
    for _ in range(3):
        plan = plan.next_wish()
        wishes.append(plan.wish)
    assert set(wishes) == set(Wish)
    never = Plan(MISSIONS[0], plan.players, wish=Wish.NEVER)
    assert never.setup(logbook).distress is Distress.OFF
    assert [wish.way for wish in Wish] == [None, None, Way.LEFT, Way.RIGHT]


def test_house_rules_reach_the_rules_of_their_game() -> None:
    plan = replace(a_plan(), house=("single-card", "commander-sick"))
    house = plan.at(5).setup(Logbook()).house
    assert {rule.value for rule in house} == {"single-card", "commander-sick"}
    dive = replace(plan, mission=deepsea.MISSIONS[11], house=("forbidden-lead",))
    (only,) = dive.setup(Logbook("deepsea")).house
    assert only is deepsea.HouseRule.FORBIDDEN_LEAD_LOSES
    with pytest.raises(Mistake, match="fault-house text=all-wilds"):
        replace(plan, house=("all-wilds",)).setup(Logbook())


def test_jarvis_changes_seats() -> None:
    assert a_plan("you,bot").next_jarvis().jarvis == 0
