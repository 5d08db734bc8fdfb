"""Tasks that cannot be kept are replaced, and deals that spoil one are dealt again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.deepsea import drawing
from shipmates.deepsea.actions import Agree, Exchange, Keep, Name
from shipmates.deepsea.catalogue import BY_KEY, TaskCard
from shipmates.deepsea.conflicts import clash, contradicted
from shipmates.deepsea.mission import Mission, Sharing
from shipmates.deepsea.stages import (
    Choosing,
    Drafting,
    Redealing,
    Repairing,
    Volunteering,
)
from shipmates.deepsea.state import Briefing, Playing
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.tricks.cards import SUITED, Suit
from shipmates.tricks.tasks import Cards, Task, exactly
from tests.clauses import clause
from tests.deepsea.tables import (
    GAME,
    brief,
    deal,
    display,
    do,
    free,
    in_turn,
    lay,
    nature,
    of,
    own,
    refusal,
    reply,
    stage,
    table,
)


def tasks(keys: str, seats: int = 4) -> list[Task]:
    return [BY_KEY[key].task(seats) for key in keys.split()]


@clause("DS-FIX-1", "DS-FIX-2", "DS-FIX-3")
def test_of_two_tasks_that_exclude_each_other_the_later_is_replaced() -> None:
    state = lay(table("", 2), "T75 T74")
    assert stage(state, Repairing) == Repairing("T74")
    wrong = [("T74", "T06"), ("T74", "T75"), ("T75", "T01"), ("T74", "T74")]
    for out, into in wrong:
        assert refusal(state, NATURE, Exchange(out, into)) == "exchange-wrong task=T74"
    after = nature(state, Exchange("T74", "T01"))
    assert display(after) == "T75 T01"
    stage(after, Drafting)


@clause("DS-FIX-2", "DS-FIX-3")
def test_a_replacement_can_be_kept_beside_what_lies() -> None:
    state = lay(table("", 11, 5), "T78 T76")
    assert stage(state, Repairing) == Repairing("T76")
    assert refusal(state, NATURE, Exchange("T76", "T80")) == "exchange-wrong task=T76"
    stage(nature(state, Exchange("T76", "T54")), Drafting)


@clause("DS-FIX-2")
def test_the_check_goes_on_behind_the_replacement() -> None:
    state = lay(table("", 5), "T75 T74 T79")
    assert stage(state, Repairing) == Repairing("T74")
    assert stage(nature(state, Exchange("T74", "T01")), Repairing) == Repairing("T79")


@clause("DS-FIX-2")
def test_where_nothing_replaces_the_later_task_the_earlier_goes() -> None:
    spent = brief(lay(table("", 5), "T75 T78"))
    assert drawing.unkeepable(spent) == "T78"
    fours = drawing.substitutes(spent, "T78")
    spent = replace(spent, turned=(*spent.turned, *fours))
    assert drawing.unkeepable(spent) == "T75"
    ones = drawing.substitutes(spent, "T75")
    assert drawing.unkeepable(replace(spent, turned=(*spent.turned, *ones))) is None


@pytest.mark.parametrize("seed", range(5))
@clause("DS-FIX-3", "DS-SHARE-9")
def test_a_replacement_is_just_as_hard_and_anybody_may_own_it(seed: int) -> None:
    state = lay(table("", 4, 3), "T76 T75 T02")
    assert stage(state, Repairing) == Repairing("T75")
    action = GAME.chance(state, Seeded(seed))
    assert isinstance(action, Exchange)
    assert BY_KEY[action.into].value(3) == 1
    twos = drawing.substitutes(brief(state), "T76")
    assert all(BY_KEY[key].value(3) == 2 and BY_KEY[key].captains for key in twos)
    assert not {"T92", "T93"} & set(twos)


PINK = Cards(SUITED[Suit.PINK], exactly(9))


@pytest.mark.parametrize("keys", ["T17 T77", "T89 T91", "T68 T90", "T15 T01", "T51 T16"])
@clause("DS-FIX-9")
def test_what_two_owners_cannot_fulfil_by_its_form(keys: str) -> None:
    one, other = tasks(keys)
    assert clash(one, other)
    assert clash(other, one)


@clause("DS-FIX-9")
def test_what_two_owners_may_well_fulfil() -> None:
    assert not clash(*tasks("T74 T77"))
    assert not clash(*tasks("T68 T93"))
    assert clash(PINK, *tasks("T45"))
    assert clash(PINK, *tasks("T47"))
    assert not clash(PINK, *tasks("T46"))


@clause("DS-FIX-9")
def test_an_own_task_is_compared_by_its_form() -> None:
    card = TaskCard("own", (1, 1, 1), (PINK, PINK, PINK))
    mission = Mission(0, difficulty=2, cards=(card,))
    assert stage(lay(table("", mission), "T01 own"), Repairing) == Repairing("own")
    assert stage(lay(table("", mission), "own T01"), Repairing) == Repairing("T01")
    stage(lay(table("", mission), "T02 own"), Drafting)
    alone = replace(mission, sharing=Sharing.TOGETHER)
    assert stage(lay(table("", alone), "T34 own"), Repairing) == Repairing("own")


@clause("DS-FIX-5")
def test_fixed_and_kept_tasks_are_never_replaced() -> None:
    fixed = lay(table("", free("T74", "T75")), "T74 T75")
    stage(fixed, Choosing)
    stage(lay(table("", 2, again="T74 T75"), "T74 T75"), Drafting)


@clause("DS-FIX-1", "DS-FIX-8")
def test_where_one_may_take_both_nothing_is_replaced() -> None:
    stage(lay(table("", 5), "T74 T75 T01 T02 T03"), Drafting)
    stage(lay(table("", 17), "T74 T75 T89 T76 T01"), Choosing)


@clause("DS-FIX-1", "DS-FIX-8", "DS-M26")
def test_two_volunteers_cannot_keep_what_only_a_third_could() -> None:
    state = lay(table("", 26, timed=True), "T68 T01 T16 T84")
    assert stage(state, Repairing) == Repairing("T84")
    stage(nature(state, Exchange("T84", "T34")), Volunteering)


@clause("DS-FIX-8", "DS-M19")
def test_a_captain_who_must_begin_with_the_hardest_can_fulfil_it() -> None:
    state = lay(table("", 19), "T68 T32 T33")
    assert stage(state, Repairing) == Repairing("T33")
    assert {"T32", "T33", "T68"}.isdisjoint(drawing.substitutes(brief(state), "T33"))


@clause("DS-FIX-8", "DS-SHARE-4")
def test_everybody_takes_one_so_the_captain_must_have_one_that_is_possible() -> None:
    state = lay(table("", 20, sounded="P1"), "T68 T39 T32 T33")
    assert stage(state, Repairing) == Repairing("T33")
    stage(lay(table("", 20, sounded="P1"), "T68 T39 T32 T29"), Drafting)


@clause("DS-FIX-1", "DS-M25")
def test_a_captain_who_is_spared_does_not_count_as_drafting() -> None:
    three = lay(table("", 25), "T80 T17 T57")
    assert stage(three, Repairing) == Repairing("T17")
    four = lay(table("", 25), "T80 T17 T06 T92")
    stage(four, Drafting)
    stage(lay(table("", 24), "T80 T17 T57"), Repairing)
    assert stage(lay(table("", 24), "T80 T17 T06 T92"), Repairing) == Repairing("T17")


TRAPS = [
    ("T29", "T1234"),
    ("T30", "T234"),
    ("T31", "T1234"),
    ("T32", "T14"),
    ("T32", "T123"),
    ("T33", "T24"),
    ("T33", "T123"),
    ("T59", "T1234 P7"),
    ("T60", "T1234 G9"),
]


@pytest.mark.parametrize(("key", "hand"), TRAPS)
@clause("DS-FIX-6")
def test_one_hand_makes_a_task_impossible(key: str, hand: str) -> None:
    state = lay(table(f"| | {hand}", free(key), leader=1), key)
    stage(state, Redealing)
    assert GAME.awaited(state) == ()
    submarines, _, other = hand.partition(" ")
    split = f"T{submarines[-1]} | | {submarines[:-1]} {other}"
    stage(lay(table(split, free(key), leader=1), key), Choosing)


@pytest.mark.parametrize("key", [key for key in BY_KEY if key not in dict(TRAPS)])
@clause("DS-FIX-6")
def test_no_other_task_asks_for_a_new_deal(key: str) -> None:
    stage(lay(table("T1234 P7 G9", free(key)), key), Choosing)


@clause("DS-FIX-6", "DS-TONO-1")
def test_covered_cards_of_tonoja_count_for_the_new_deal() -> None:
    row = "P1/T1 P2/T2 P3/T3 G1/Y1 G2/Y2 G3/Y3 B1/P4"
    stage(lay(table("", free("T32"), 2, row=row), "T32"), Redealing)
    row = "P1/T1 P2/T2 P3/B3 G1/Y1 G2/Y2 G3/Y3 B1/P4"
    stage(lay(table("T34", free("T32"), 2, row=row), "T32"), Choosing)


@clause("DS-FIX-7", "DS-CAPT-1")
def test_a_new_deal_keeps_tasks_and_terrain_and_is_repeated() -> None:
    state = lay(table("T14 | ", 20, sounded="B5", leader=0), "T32 T16 T06")
    stage(state, Redealing)
    at = brief(state).setup
    again = nature(state, deal(at, "T1 | | T23 | T4"))
    assert brief(again).captain == 3
    assert (display(again), str(brief(again).sounded)) == ("T32 T16 T06", "B5")
    stage(again, Drafting)
    thrice = nature(state, deal(at, "| T14"))
    stage(thrice, Redealing)
    stage(nature(thrice, deal(at, "T2 | T1 | T3 | T4")), Drafting)
    dealt = GAME.chance(state, Seeded(3))
    assert dealt is not None
    assert display(nature(state, dealt)) == "T32 T16 T06"


@clause("DS-FIX-7")
def test_after_the_distress_pass_no_hand_is_checked() -> None:
    state = lay(table("T14", free("T31")), "T31")
    assert of(own(state, "T31:1"), Playing).brief.duties


@pytest.mark.parametrize("mission", [6, 10, 13, 14])
@clause("DS-FIX-8")
def test_where_one_takes_all_a_contradiction_is_replaced(mission: int) -> None:
    keys = {6: "T68 T06", 10: "T68 T01", 13: "T68 T06", 14: "T68 T11"}[mission]
    state = lay(table("", mission), keys)
    assert stage(state, Repairing) == Repairing(keys.split()[1])
    apart = {6: "T89 T06", 10: "T89 T01", 13: "T89 T06", 14: "T89 T11"}[mission]
    assert not isinstance(of(lay(table("", mission), apart), Briefing).stage, Repairing)


@pytest.mark.parametrize(
    "keys",
    ["T68 T01", "T74 T81", "T82 T75", "T16 T34", "T34 T22", "T86 T71", "T91 T71", "T68 T79"],
)
@clause("DS-FIX-9")
def test_what_one_owner_cannot_fulfil_by_its_form(keys: str) -> None:
    one, other = tasks(keys)
    assert contradicted(one, other, 10)


@pytest.mark.parametrize("keys", ["T26 T13", "T74 T77", "T01 T39", "T84 T70", "T51 T35"])
@clause("DS-FIX-9")
def test_what_one_owner_may_well_fulfil(keys: str) -> None:
    one, other = tasks(keys)
    assert not contradicted(one, other, 10)


@clause("DS-FIX-4", "DS-FIX-8")
def test_more_comparisons_with_the_captain_than_others() -> None:
    state = lay(table("", 17, 3), "T92 T93 T94 T01")
    assert stage(state, Repairing) == Repairing("T94")
    after = nature(state, Exchange("T94", "T16"))
    assert display(after) == "T92 T93 T16 T01"
    stage(after, Choosing)
    stage(lay(table("", 17), "T92 T93 T94 T06"), Choosing)


@clause("DS-SHARE-9")
def test_comparisons_of_a_captain_who_takes_all_are_replaced() -> None:
    asked = lay(table("", 14), "T92 T11 T01")
    state = reply(asked, "no no no")
    assert stage(state, Repairing) == Repairing("T92")
    after = of(nature(state, Exchange("T92", "T06")), Playing)
    assert [duty.key for duty in after.brief.duties] == ["T06", "T11", "T01"]
    assert {duty.owner for duty in after.brief.duties} == {0}
    given = of(reply(asked, "no yes"), Playing)
    assert [duty.key for duty in given.brief.duties] == ["T92", "T11", "T01"]


@clause("DS-SHARE-9", "DS-FIX-3")
def test_once_owned_no_card_comes_that_a_hand_might_spoil() -> None:
    state = do(lay(table("", 10), "T94 T01"), 0, Keep())
    assert stage(state, Repairing) == Repairing("T94")
    assert not {"T29", "T30", "T32", "T59"} & set(drawing.substitutes(brief(state), "T94"))
    assert "T29" in drawing.substitutes(brief(lay(table("", 3), "T77")), "T77")


@clause("DS-SHARE-9")
def test_also_when_the_crew_agrees_on_the_captain() -> None:
    state = do(lay(table("", 6), "T94 T06"), 1, Name(Seat(0)))
    state = in_turn(state, [Agree()] * 3)
    assert stage(state, Repairing) == Repairing("T94")


@clause("DS-SHARE-9", "DS-FIX-3")
def test_a_lone_captain_gets_no_task_that_submarine_4_rules_out() -> None:
    state = reply(lay(table("", 14), "T71 T94"), "no no no")
    assert stage(state, Repairing) == Repairing("T94")
    offered = set(drawing.substitutes(brief(state), "T94"))
    assert not offered & {"T68", "T39", "T32", "T33", "T69", "T70", "T91"}
    assert refusal(state, NATURE, Exchange("T94", "T68")) == "exchange-wrong task=T94"
    assert of(nature(state, Exchange("T94", "T28")), Playing).brief.duties[1].key == "T28"


@clause("DS-SHARE-9")
def test_what_a_captain_took_with_open_eyes_is_not_repaired() -> None:
    state = reply(lay(table("", 14), "T68 T93 T34"), "no no no")
    assert stage(state, Repairing) == Repairing("T93")
    assert "T06" in drawing.substitutes(brief(state), "T93")
