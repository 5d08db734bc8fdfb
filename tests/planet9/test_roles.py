"""The roles of mission 50: polled, proposed, agreed on or decided."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.planet9.actions import Agree, Answer, Assign, Decline, Refuse, Reply
from shipmates.planet9.mission import Who
from shipmates.planet9.stages import Consent, Council, Deciding, Matter
from shipmates.planet9.state import Briefing, Playing, State
from tests.clauses import clause
from tests.planet9.deals import seats
from tests.planet9.tables import awaits, do, in_turn, of, offered, refusal, reply, table


def polled(*, leader: int = 0) -> State:
    return reply(table("|" * leader + "T4", 50, leader=leader), "first last between")


@clause("P9-ROLE-1", "P9-NAME-1")
def test_everybody_but_the_commander_says_which_role_it_prefers() -> None:
    state = table("|| T4", 50, leader=2)
    assert awaits(state) == "3"
    assert offered(state, 3) == tuple(map(Reply, (Answer.FIRST, Answer.BETWEEN, Answer.LAST)))
    state = reply(state, "first last between")
    assert of(state, Briefing).brief.answers == (
        (3, Answer.FIRST),
        (0, Answer.LAST),
        (1, Answer.BETWEEN),
    )
    assert of(state, Briefing).stage == Council(Matter.ROLES, seats(2, 3, 0, 1))


@clause("P9-ROLE-2")
def test_two_different_seats_get_a_role_the_commander_not_excluded() -> None:
    state = polled()
    pairs = [a for a in offered(state, 1) if isinstance(a, Assign)]
    assert len(pairs) == len(set(pairs)) == 12
    assert Assign(Seat(0), Seat(3)) in pairs
    assert Assign(Seat(3), Seat(0)) in pairs
    assert refusal(state, 1, Assign(Seat(2), Seat(2))) == "not-offered"


@clause("P9-ROLE-2", "P9-ROLE-3")
def test_roles_are_proposed_by_anyone_and_need_everybodys_consent() -> None:
    state = do(polled(), 2, Assign(Seat(3), Seat(0)))
    assert of(state, Briefing).stage == Consent(
        Matter.ROLES, seats(0, 1, 2, 3), Assign(Seat(3), Seat(0)), Seat(2), seats(0, 1, 3)
    )
    assert offered(state, 2) == ()
    for seat in (3, 0):
        assert offered(state, seat) == (Agree(), Refuse())
        state = do(state, seat, Agree())
    assert of(state, Briefing).brief.part(Who.FIRST) is None
    after = of(do(state, 1, Agree()), Playing)
    assert (after.brief.part(Who.FIRST), after.brief.part(Who.LAST)) == (3, 0)


@clause("P9-ROLE-3")
def test_a_refused_proposer_has_had_its_say() -> None:
    state = do(do(polled(), 2, Assign(Seat(3), Seat(0))), 0, Refuse())
    assert of(state, Briefing).stage == Council(Matter.ROLES, seats(0, 1, 3))
    assert offered(state, 2) == ()
    assert refusal(state, 2, Assign(Seat(0), Seat(1))) == "not-your-turn turn=0"
    assert of(in_turn(do(state, 0, Assign(Seat(0), Seat(1))), [Agree()] * 3), Playing)


@clause("P9-ROLE-3")
def test_the_commander_decides_when_nothing_was_agreed() -> None:
    state = polled(leader=1)
    for seat in (0, 2, 3):
        state = do(state, seat, Decline())
    state = do(do(state, 1, Assign(Seat(0), Seat(2))), 3, Refuse())
    assert of(state, Briefing).stage == Deciding(Matter.ROLES)
    assert awaits(state) == "1"
    assert Decline() not in offered(state, 1)
    assert offered(state, 0) == ()
    after = of(do(state, 1, Assign(Seat(1), Seat(3))), Playing)
    assert (after.brief.part(Who.FIRST), after.brief.part(Who.LAST)) == (1, 3)
