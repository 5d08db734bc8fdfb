"""Tasks handed out by the commander: decision and distribution."""

from __future__ import annotations

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import Answer, Lay, Name, Reply
from shipmates.planet9.mission import Handout
from shipmates.planet9.stages import Appointing, Laying, Matter, Polling
from shipmates.planet9.state import Briefing, Playing, State
from shipmates.planet9.tokens import Token
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import cards
from tests.planet9.tables import GAME, awaits, do, lay, of, offered, refusal, reply, table

DECISIONS = {20: 2, 27: 3, 37: 4}
DISTRIBUTIONS = {24: 6, 32: 7, 36: 7, 43: 9}
YES_NO = (Reply(Answer.YES), Reply(Answer.NO))


@clause("P9-DECI-1", "P9-SPREAD-1")
def test_which_missions_the_commander_hands_out() -> None:
    by_way = {way: {m.number: m.tasks for m in MISSIONS if m.handout is way} for way in Handout}
    assert by_way[Handout.DECISION] == DECISIONS
    assert by_way[Handout.DISTRIBUTION] == DISTRIBUTIONS


@pytest.mark.parametrize("mission", DECISIONS)
@clause("P9-DECI-1", "P9-DECI-2", "P9-NAME-1")
def test_decision_the_commander_asks_all_others_before_a_card_is_seen(mission: int) -> None:
    state = table("| T4", mission, leader=1)
    answers = list[str]()
    for word in ("no", "yes", "no"):
        answers.append(awaits(state))
        assert offered(state, int(awaits(state))) == YES_NO
        assert of(state, Briefing).brief.display == ()
        state = reply(state, word)
    assert answers == ["2", "3", "0"]
    assert of(state, Briefing).stage == Appointing(Matter.DECISION)
    assert GAME.chance(state, Seeded(1)) is None


@pytest.mark.parametrize("mission", DECISIONS)
@clause("P9-DECI-2", "P9-NAME-2")
def test_decision_never_the_own_seat_but_also_one_who_said_no(mission: int) -> None:
    state = reply(table("| T4", mission, leader=1), "no yes no")
    assert offered(state, 1) == tuple(Name(Seat(seat)) for seat in (0, 2, 3))
    assert refusal(state, 1, Name(Seat(1))) == "not-offered"
    assert refusal(state, 0, Name(Seat(0))) == "not-your-turn turn=1"
    assert refusal(state, 1, Name(Seat(2))) == ""


@pytest.mark.parametrize(("mission", "count"), DECISIONS.items())
@clause("P9-DECI-1", "P9-DECI-3")
def test_decision_the_one_named_gets_them_all_face_up(mission: int, count: int) -> None:
    state = do(reply(table("", mission), "no yes no"), 0, Name(Seat(2)))
    assert of(state, Briefing).stage == Laying(count)
    assert of(state, Briefing).brief.duties == ()
    after = of(lay(state, "P1234"[: count + 1]), Playing)
    assert after.brief.loads == (0, 0, count, 0)
    brief = GAME.look(after, Seat(3)).brief
    assert brief is not None
    assert [str(duty.card) for duty in brief.duties] == ["P1", "P2", "P3", "P4"][:count]


def errand(state: State, card: str, answers: str, to: int) -> State:
    """One card of the distribution: turned up, asked about, given away by the commander."""
    commander = of(state, Briefing).brief.commander
    return do(reply(lay(state, card), answers), commander, Name(Seat(to)))


@clause("P9-SPREAD-1", "P9-SPREAD-2", "P9-NAME-1")
def test_distribution_one_card_after_the_other() -> None:
    state = table("| T4", 24, leader=1)
    assert of(state, Briefing).stage == Laying(1)
    assert refusal(state, NATURE, Lay(cards("P1 P2"))) == "lay-wrong count=1"
    state = lay(state, "P1")
    assert of(state, Briefing).stage == Polling(Matter.ERRAND)
    assert awaits(state) == "2"
    assert offered(state, 2) == YES_NO
    assert GAME.chance(state, Seeded(1)) is None
    state = reply(state, "no yes no")
    assert [str(answer.value) for _, answer in of(state, Briefing).brief.answers] == [
        "no",
        "yes",
        "no",
    ]
    state = do(state, 1, Name(Seat(2)))
    assert of(state, Briefing).stage == Laying(1)
    assert of(state, Briefing).brief.loads == (0, 0, 1, 0)
    assert refusal(state, NATURE, Lay(cards("P1"))) == "lay-wrong count=1"
    assert awaits(lay(state, "P2")) == "2"


@clause("P9-SPREAD-2", "P9-NAME-2")
def test_distribution_the_commander_may_take_a_card() -> None:
    state = errand(table("", 24), "P1", "yes yes yes", 0)
    assert of(state, Briefing).brief.loads == (1, 0, 0, 0)


@clause("P9-SPREAD-3")
def test_distribution_gifts_that_spoil_the_even_spread_are_refused() -> None:
    state = table("", 24)
    for card, to in zip(("P1", "P2", "P3", "P4"), (0, 0, 1, 1), strict=True):
        state = errand(state, card, "no no no", to)
    state = reply(lay(state, "P5"), "no no no")
    assert offered(state, 0) == (Name(Seat(2)), Name(Seat(3)))
    assert refusal(state, 0, Name(Seat(0))) == "not-offered"
    state = errand(do(state, 0, Name(Seat(2))), "P6", "no no no", 3)
    assert of(state, Playing).brief.loads == (2, 2, 1, 1)


@pytest.mark.parametrize(
    ("mission", "players", "loads"),
    [
        (24, 3, [2, 2, 2]),
        (24, 4, [2, 2, 1, 1]),
        (24, 5, [2, 1, 1, 1, 1]),
        (32, 3, [3, 2, 2]),
        (36, 4, [2, 2, 2, 1]),
        (32, 5, [2, 2, 1, 1, 1]),
        (43, 3, [3, 3, 3]),
        (43, 4, [3, 2, 2, 2]),
        (43, 5, [2, 2, 2, 2, 1]),
    ],
)
@clause("P9-SPREAD-3")
def test_distribution_ends_evenly_however_greedy(
    mission: int, players: int, loads: list[int]
) -> None:
    state = table("", mission, players)
    for card in cards("P123456789")[: DISTRIBUTIONS[mission]]:
        state = reply(lay(state, str(card)), "no " * (players - 1))
        state = GAME.apply(state, Seat(0), GAME.legal(state, Seat(0))[0])
    assert sorted(prepared(state).brief.loads, reverse=True) == loads


@clause("P9-SPREAD-4", "P9-TOKEN-1", "P9-TOKEN-2")
def test_mission_36_lays_its_tokens_on_the_first_two_cards() -> None:
    state = table("", 36)
    for card, to in zip(cards("Y1234567"), (3, 1, 2, 0, 3, 1, 2), strict=True):
        state = errand(state, str(card), "no no no", to)
    duties = of(state, Playing).brief.duties
    assert [(duty.token, duty.owner) for duty in duties] == [
        (Token.FIRST, 3),
        (Token.SECOND, 1),
        *((None, owner) for owner in (2, 0, 3, 1, 2)),
    ]
