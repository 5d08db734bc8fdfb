"""How the tasks reach the crew."""

from __future__ import annotations

import pytest

from shipmates.deepsea.actions import (
    Agree,
    Assign,
    Decline,
    Keep,
    Name,
    Offer,
    PutBack,
    Refuse,
    Reply,
    Skip,
    Take,
)
from shipmates.deepsea.stages import (
    Choosing,
    Consent,
    Council,
    Deciding,
    Drafting,
    Offered,
    Offering,
    Placing,
    Volunteering,
)
from shipmates.deepsea.state import Playing
from shipmates.kernel import Seat
from tests.clauses import clause
from tests.deepsea.tables import (
    awaits,
    brief,
    display,
    do,
    free,
    in_turn,
    lay,
    of,
    offered,
    owners,
    refusal,
    reply,
    stage,
    table,
    take,
)

YES, NO = Reply(willing=True), Reply(willing=False)


@clause("DS-SHARE-1", "DS-CAPT-2")
def test_the_draft_goes_clockwise_from_the_captain_until_none_is_left() -> None:
    state = lay(table("", 5, leader=2), "T01 T02 T03 T04 T05")
    assert awaits(state) == "2"
    assert offered(state, 2) == tuple(map(Take, ("T01", "T02", "T03", "T04", "T05")))
    assert refusal(state, 3, Take("T01")) == "not-your-turn turn=2"
    assert refusal(state, 2, Take("T06")) == "not-offered"
    state = take(state, "T03 T01 T02 T05")
    assert awaits(state) == "2"
    assert owners(take(state, "T04")) == "T03:2 T01:3 T02:0 T05:1 T04:2"


@clause("DS-SHARE-2")
def test_passing_is_allowed_only_while_enough_others_come_after() -> None:
    state = lay(table("", 2), "T01 T02")
    assert Skip() in offered(state, 0)
    state = do(state, 0, Skip())
    assert Skip() in offered(state, 1)
    state = do(state, 1, Skip())
    assert offered(state, 2) == (Take("T01"), Take("T02"))
    assert refusal(state, 2, Skip()) == "not-offered"
    state = take(state, "T02")
    assert offered(state, 3) == (Take("T01"),)
    assert owners(take(state, "T01")) == "T02:2 T01:3"


@clause("DS-SHARE-2")
def test_with_as_many_tasks_as_seats_nobody_passes() -> None:
    state = lay(table("", 4), "T01 T02 T03 T04")
    assert Skip() not in offered(state, 0)
    assert Skip() not in offered(take(state, "T01"), 1)
    taken = take(lay(table("", 2), "T01 T02"), "T01")
    assert Skip() in offered(taken, 1)


@clause("DS-SHARE-3")
def test_nobody_is_measured_against_themselves() -> None:
    for key in ("T92", "T93", "T94"):
        state = lay(table("", free(key, "T01")), f"{key} T01")
        assert Take(key) not in offered(state, 0)
        assert Take(key) in offered(state, 1)
        assert refusal(state, 0, Take(key)) == "not-offered"
    state = lay(table("", 5), "T89 T90")
    assert {Take("T89"), Take("T90")} <= set(offered(state, 0))


@clause("DS-SHARE-4")
def test_the_captain_is_passed_over_while_only_comparisons_are_left() -> None:
    assert awaits(lay(table("", 2), "T92")) == "1"
    state = lay(table("", 5, 3), "T92 T93 T01")
    state = take(state, "T01 T92")
    assert awaits(state) == "2"
    round_ = lay(table("", 7, 3), "T01 T02 T03 T92 T84")
    round_ = take(round_, "T01 T02 T03 T84")
    assert awaits(round_) == "1"
    assert owners(take(round_, "T92")).endswith("T92:1")


@clause("DS-SHARE-5")
@pytest.mark.parametrize("players", [4, 5])
def test_a_task_stays_with_its_owner(players: int) -> None:
    state = take(lay(table("", 5, players), "T01 T02 T03 T04 T05"), "T01 T02 T03 T04 T05")
    assert of(state, Playing).brief.display == ()
    assert refusal(state, 0, Take("T02")) == "not-now"
    assert refusal(state, 0, Offer(Seat(1))) == "not-now"


@clause("DS-SHARE-6")
def test_the_crew_agrees_on_one() -> None:
    state = lay(table("", 6), "T11 T06")
    assert awaits(state) == "0 1 2 3"
    assert offered(state, 2) == (Decline(), *(Name(Seat(s)) for s in range(4)))
    asked = do(state, 2, Name(Seat(3)))
    assert awaits(asked) == "0 1 3"
    assert stage(asked, Consent).proposal == 3
    assert offered(asked, 0) == (Agree(), Refuse())
    assert refusal(asked, 2, Agree()) == "not-your-turn turn=0"
    assert owners(in_turn(asked, [Agree()] * 3)) == "T11:3 T06:3"


@clause("DS-SHARE-6")
def test_a_refusal_ends_a_proposal_and_in_the_end_the_captain_names() -> None:
    state = do(do(lay(table("", 6), "T11 T06"), 2, Name(Seat(3))), 3, Refuse())
    assert awaits(state) == "0 1 3"
    state = do(do(do(state, 3, Decline()), 0, Decline()), 1, Name(Seat(1)))
    stage(state, Consent)
    state = do(state, 0, Refuse())
    stage(state, Deciding)
    assert awaits(state) == "0"
    assert offered(state, 0) == tuple(Name(Seat(s)) for s in range(4))
    assert owners(do(state, 0, Name(Seat(2)))) == "T11:2 T06:2"
    declined = in_turn(lay(table("", 6), "T11 T06"), [Decline()] * 4)
    stage(declined, Deciding)
    assert isinstance(stage(lay(table("", 6), "T11 T06"), Council), Council)


@pytest.mark.parametrize("mission", [10, 13])
@clause("DS-SHARE-7")
def test_the_captain_keeps_or_offers(mission: int) -> None:
    keys = {10: "T11 T01", 13: "T11 T06"}[mission]
    one, other = keys.split()
    state = lay(table("", mission, leader=1), keys)
    assert offered(state, 1) == (Keep(), *(Offer(Seat(s)) for s in (2, 3, 0)))
    assert owners(do(state, 1, Keep())) == f"{one}:1 {other}:1"
    asked = do(state, 1, Offer(Seat(3)))
    assert stage(asked, Offered) == Offered(Seat(3), ())
    assert (awaits(asked), offered(asked, 3)) == ("3", (YES, NO))
    given = do(asked, 3, YES)
    assert owners(given) == f"{one}:3 {other}:3"
    assert brief(given).given_away
    refused = do(asked, 3, NO)
    assert stage(refused, Offering) == Offering((Seat(3),))
    assert offered(refused, 1) == (Keep(), Offer(Seat(2)), Offer(Seat(0)))
    nobody = do(do(refused, 1, Offer(Seat(2))), 2, NO)
    nobody = do(do(nobody, 1, Offer(Seat(0))), 0, NO)
    assert offered(nobody, 1) == (Keep(),)
    assert not brief(do(nobody, 1, Keep())).given_away


@pytest.mark.parametrize("mission", [14, 15, 16])
@clause("DS-SHARE-8")
def test_the_first_who_is_willing_takes_all(mission: int) -> None:
    state = lay(table("", mission, leader=2), "T11 T12")
    assert stage(state, Volunteering) == Volunteering()
    assert (awaits(state), offered(state, 3)) == ("3", (YES, NO))
    state = do(state, 3, NO)
    assert awaits(state) == "0"
    assert owners(do(state, 0, YES)) == "T11:0 T12:0"
    state = do(state, 0, NO)
    assert owners(do(state, 1, YES)) == "T11:1 T12:1"
    assert owners(do(state, 1, NO)) == "T11:2 T12:2"


@pytest.mark.parametrize("mission", [17, 28])
@clause("DS-SHARE-10")
def test_free_selection_in_any_order(mission: int) -> None:
    keys = {17: "T11 T12 T18", 28: "T11 T12 T18 T77 T06"}[mission]
    state = lay(table("", mission), keys)
    assert awaits(state) == "0 1 2 3"
    assert offered(state, 3) == (*map(Take, keys.split()), Skip())
    for key in reversed(keys.split()):
        state = do(state, 2, Take(key))
    assert {duty.owner for duty in of(state, Playing).brief.duties} == {2}


@clause("DS-SHARE-11")
def test_a_task_taken_asks_all_anew_and_the_captain_places_the_rest() -> None:
    state = lay(table("", 17), "T11 T12 T94")
    for seat in (3, 0, 1):
        state = do(state, seat, Skip())
    assert (awaits(state), stage(state, Choosing).content) == ("2", (3, 0, 1))
    state = do(state, 2, Take("T11"))
    assert awaits(state) == "0 1 2 3"
    state = in_turn(state, [Skip()] * 4)
    stage(state, Placing)
    assert awaits(state) == "0"
    assert Assign("T94", Seat(0)) not in offered(state, 0)
    assert Assign("T12", Seat(0)) in offered(state, 0)
    state = do(state, 0, Assign("T94", Seat(3)))
    assert display(state) == "T12"
    assert owners(do(state, 0, Assign("T12", Seat(0)))) == "T11:2 T94:3 T12:0"


@clause("DS-SHARE-12")
def test_a_task_may_be_put_back_while_the_selection_lasts() -> None:
    state = do(lay(table("", 17), "T11 T12 T18"), 2, Take("T11"))
    assert PutBack("T11") in offered(state, 2)
    assert PutBack("T11") not in offered(state, 1)
    assert refusal(state, 1, PutBack("T11")) == "not-offered"
    state = do(do(state, 0, Skip()), 1, Skip())
    state = do(state, 2, PutBack("T11"))
    assert (display(state), owners(state)) == ("T12 T18 T11", "")
    assert awaits(state) == "0 1 2 3", "everybody is asked anew"
    state = do(do(do(state, 1, Take("T11")), 0, Take("T12")), 0, Take("T18"))
    assert owners(state) == "T11:1 T12:0 T18:0"


@clause("DS-SHARE-12")
def test_nobody_puts_back_the_same_task_twice() -> None:
    state = lay(table("", 17), "T11 T12 T18")
    state = do(do(do(state, 2, Take("T11")), 2, PutBack("T11")), 2, Take("T11"))
    assert refusal(state, 2, PutBack("T11")) == "not-offered"
    assert PutBack("T12") in offered(do(state, 2, Take("T12")), 2)
    assert stage(state, Choosing).returned == (("T11", 2),)


@clause("DS-SHARE-12")
def test_another_may_put_back_what_was_put_back_before() -> None:
    state = lay(table("", 17), "T11 T12 T18")
    for seat in range(4):
        state = do(do(state, seat, Take("T11")), seat, PutBack("T11"))
    assert display(state) == "T12 T18 T11"
    state = do(state, 1, Take("T11"))
    assert offered(state, 1) == (Take("T12"), Take("T18"), Skip())


@clause("DS-SHARE-11", "DS-SHARE-12")
def test_the_last_task_closes_the_selection() -> None:
    state = do(do(lay(table("", 17), "T11 T12 T18"), 2, Take("T11")), 1, Take("T12"))
    assert owners(of(do(state, 2, Take("T18")), Playing)) == "T11:2 T12:1 T18:2"


@clause("DS-SHARE-12")
def test_what_the_captain_gives_out_is_not_put_back() -> None:
    state = do(lay(table("", 17), "T11 T12 T18"), 2, Take("T11"))
    state = in_turn(state, [Skip()] * 4)
    stage(state, Placing)
    assert refusal(state, 2, PutBack("T11")) == "not-your-turn turn=0"


@clause("DS-M19")
def test_in_mission_19_the_captain_begins_with_one_of_the_hardest() -> None:
    state = lay(table("", 19), "T15 T16")
    assert offered(state, 0) == (Take("T16"),)
    assert refusal(state, 0, Skip()) == "not-offered"
    assert Skip() in offered(lay(table("", 18), "T15 T16"), 0)
    assert Take("T15") in offered(take(state, "T16"), 1)
    equals = lay(table("", 19), "T94 T11 T12")
    assert offered(equals, 0) == (Take("T11"), Take("T12"))
    easier = lay(table("", 19, 3), "T94 T01 T13 T12")
    assert offered(easier, 0) == (Take("T13"), Take("T12"))
    again = lay(table("", 19, 3), "T16 T01 T02 T84 T06")
    again = take(again, "T16 T01 T02")
    assert offered(again, 0) == (Take("T84"), Take("T06"))


@clause("DS-M25")
def test_in_mission_25_the_captain_takes_none() -> None:
    state = lay(table("", 25, leader=1), "T16 T91 T77")
    assert stage(state, Drafting).members == (2, 3, 0)
    assert awaits(state) == "2"
    assert Skip() not in offered(state, 2)
    assert owners(take(state, "T77 T16 T91")) == "T77:2 T16:3 T91:0"
    assert of(take(state, "T77 T16 T91"), Playing).trick.leader == 1
    five = lay(table("", 25, 5), "T63 T16")
    assert Skip() in offered(five, 1)
    five = do(do(five, 1, Skip()), 2, Skip())
    assert Skip() not in offered(five, 3)


@clause("DS-M26")
def test_in_mission_26_two_volunteers_draft() -> None:
    state = lay(table("", 26, timed=True), "T11 T12 T91")
    assert awaits(state) == "1"
    two = reply(state, "yes yes")
    assert stage(two, Drafting).members == (1, 2)
    assert owners(take(two, "T91 T11 T12")) == "T91:1 T11:2 T12:1"
    last = reply(state, "yes no no")
    assert stage(last, Drafting).members == (1, 0)
    # After two refusals only two are left, and they are not asked.
    assert stage(reply(state, "no no"), Drafting).members == (3, 0)
