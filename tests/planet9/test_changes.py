"""Missions 23 and 40: the crew may change the tokens before the draft."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import Agree, Decline, Refuse, Retoken
from shipmates.planet9.mission import Change
from shipmates.planet9.stages import Consent, Council, Drafting, Matter
from shipmates.planet9.state import Briefing, State
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import seats
from tests.planet9.tables import (
    GAME,
    agreed,
    awaits,
    declined,
    do,
    lay,
    of,
    offered,
    refusal,
    table,
)


def retoken(one: str, other: str) -> Retoken:
    return Retoken(Card.parse(one), Card.parse(other))


def lying(state: State) -> list[str]:
    display = of(state, Briefing).brief.display
    return [f"{e.card} {e.token.value if e.token else '-'}" for e in display]


def swap_table() -> State:
    return lay(table("", 23), "P1 P2 P3 P4 P5")


def move_table(players: int = 4) -> State:
    return lay(table("", 40, players), "P1 P2 P3 P4 P5 P6 P7 P8")


@clause("P9-SWAP-1", "P9-SWAP-2")
def test_only_missions_23_and_40_change_tokens() -> None:
    changing = {m.number: m.change for m in MISSIONS if m.change is not Change.FIXED}
    assert changing == {23: Change.SWAP, 40: Change.MOVE}


@clause("P9-SWAP-1")
def test_mission_23_two_tokens_change_places_and_all_see_it() -> None:
    state = agreed(swap_table(), 2, retoken("P1", "P4"))
    assert lying(state) == ["P1 4", "P2 2", "P3 3", "P4 1", "P5 5"]
    assert of(state, Briefing).stage == Drafting()
    for seat in range(4):
        assert GAME.look(state, Seat(seat)).brief == of(state, Briefing).brief
    duties = prepared(state, "P45123").brief.duties
    assert [(str(d.card), d.token.value) for d in duties if d.token] == [
        ("P4", "1"),
        ("P5", "5"),
        ("P1", "4"),
        ("P2", "2"),
        ("P3", "3"),
    ]


@clause("P9-SWAP-1")
def test_mission_23_any_two_tokens_at_most_once() -> None:
    state = swap_table()
    assert len([a for a in offered(state, 3) if isinstance(a, Retoken)]) == 10
    assert refusal(state, 0, retoken("P1", "P1")) == "not-offered"
    assert refusal(state, 0, retoken("P1", "B1")) == "not-offered"
    after = agreed(state, 0, retoken("P1", "P2"))
    assert refusal(after, 0, retoken("P1", "P2")) == "not-offered"


@clause("P9-SWAP-2")
def test_mission_40_a_token_goes_to_a_card_without_one() -> None:
    state = agreed(move_table(), 3, retoken("P2", "P7"))
    assert lying(state)[1:3] + lying(state)[6:7] == ["P2 -", "P3 3", "P7 2"]
    assert of(state, Briefing).stage == Drafting()
    assert refusal(state, 0, retoken("P1", "P6")) == "not-offered"
    duties = prepared(state, "P72134568").brief.duties
    tokens = {str(d.card): d.token.value for d in duties if d.token}
    assert tokens == {"P7": "2", "P1": "1", "P3": "3"}


@clause("P9-SWAP-2")
def test_mission_40_only_to_a_card_without_one() -> None:
    state = move_table()
    moves = [a for a in offered(state, 0) if isinstance(a, Retoken)]
    assert len(moves) == 3 * 5
    assert refusal(state, 0, retoken("P1", "P2")) == "not-offered"
    assert refusal(state, 0, retoken("P5", "P6")) == "not-offered"


@pytest.mark.parametrize(("mission", "matter"), [(23, Matter.SWAP), (40, Matter.MOVE)])
@clause("P9-SWAP-3")
def test_one_refusal_ends_a_proposal_and_others_may_propose(
    mission: int, matter: Matter
) -> None:
    state = swap_table() if mission == 23 else move_table()
    change = retoken("P1", "P5")
    assert of(state, Briefing).stage == Council(matter, seats(0, 1, 2, 3))
    assert awaits(state) == "0 1 2 3"
    asked = do(state, 2, change)
    assert of(asked, Briefing).stage == Consent(
        matter, seats(0, 1, 2, 3), change, Seat(2), seats(0, 1, 3)
    )
    assert offered(asked, 2) == ()
    refused = do(do(asked, 0, Agree()), 3, Refuse())
    assert lying(refused) == lying(state)
    assert of(refused, Briefing).stage == Council(matter, seats(0, 1, 3))
    assert refusal(refused, 2, change) == "not-your-turn turn=0"
    assert lying(agreed(refused, 1, change)) != lying(state)


@clause("P9-SWAP-3")
def test_consent_is_asked_also_of_those_who_declined() -> None:
    state = do(do(swap_table(), 0, Decline()), 1, Decline())
    assert awaits(state) == "2 3"
    assert refusal(state, 0, retoken("P1", "P2")) == "not-your-turn turn=2"
    assert awaits(do(state, 2, retoken("P1", "P2"))) == "0 1 3"


@pytest.mark.parametrize("mission", [23, 40])
@clause("P9-SWAP-3")
def test_the_crew_may_leave_the_tokens_as_they_are(mission: int) -> None:
    state = swap_table() if mission == 23 else move_table()
    after = declined(state)
    assert lying(after) == lying(state)
    assert of(after, Briefing).stage == Drafting()
