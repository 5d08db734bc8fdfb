"""Polls, and members named by the commander."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import Answer, Name, Reply
from shipmates.planet9.mission import Naming, Who
from shipmates.planet9.state import Briefing, Playing
from tests.clauses import clause
from tests.planet9.tables import GAME, awaits, do, lay, of, offered, refusal, reply, table

POLLS = {
    5: (Answer.GOOD, Answer.BAD),
    33: (Answer.YES, Answer.NO),
    41: (Answer.YES, Answer.NO),
}


@clause("P9-NAME-3", "P9-NAME-4")
def test_which_missions_name_a_member() -> None:
    naming = {m.number: m.naming for m in MISSIONS if m.naming is not Naming.NOBODY}
    assert naming == {
        5: Naming.FEELING,
        11: Naming.SILENCED,
        33: Naming.VOLUNTEER,
        41: Naming.VOLUNTEER,
    }


@pytest.mark.parametrize(("mission", "answers"), POLLS.items())
@clause("P9-NAME-1", "P9-NAME-3")
def test_a_poll_goes_clockwise_and_leaves_out_the_commander(
    mission: int, answers: tuple[Answer, ...]
) -> None:
    state = table("|| T4", mission, leader=2)
    asked = list[str]()
    while offered(state, int(awaits(state)))[0] == Reply(answers[0]):
        asked.append(awaits(state))
        seat = int(awaits(state))
        assert offered(state, seat) == tuple(map(Reply, answers))
        assert refusal(state, 2, Reply(answers[0])) == f"not-your-turn turn={seat}"
        state = do(state, seat, Reply(answers[1]))
    assert asked == ["3", "0", "1"]
    said = tuple((Seat(seat), answers[1]) for seat in (3, 0, 1))
    for seat in range(4):
        brief = GAME.look(state, Seat(seat)).brief
        assert brief is not None
        assert brief.answers == said


@pytest.mark.parametrize("mission", [5, 33, 41])
@clause("P9-NAME-1")
def test_only_the_offered_answers_can_be_given(mission: int) -> None:
    state = table("", mission)
    for answer in set(Answer) - set(POLLS[mission]):
        assert refusal(state, 1, Reply(answer)) == "not-offered"


@pytest.mark.parametrize(("mission", "no"), [(5, "good"), (33, "no"), (41, "no")])
@clause("P9-NAME-2", "P9-NAME-4")
def test_the_commander_names_whom_it_likes_but_never_itself(mission: int, no: str) -> None:
    state = reply(table("|| T4", mission, leader=2), f"{no} " * 3)
    assert awaits(state) == "2"
    assert offered(state, 2) == tuple(Name(Seat(seat)) for seat in (0, 1, 3))
    assert refusal(state, 2, Name(Seat(2))) == "not-offered"
    after = of(do(state, 2, Name(Seat(0))), Playing)
    assert after.brief.part(Who.CHOSEN) == 0
    assert after.brief.members(Who.CHOSEN) == (0,)


@clause("P9-NAME-4")
def test_a_naming_comes_before_the_draft() -> None:
    state = do(lay(table("", 11), "P1 P2 P3 P4"), 0, Name(Seat(1)))
    assert of(state, Briefing).brief.silent == 1
    assert of(state, Briefing).brief.duties == ()
    assert len(of(state, Briefing).brief.display) == 4
