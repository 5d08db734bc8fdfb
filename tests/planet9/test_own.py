"""Own missions: any tasks and tokens with any special rules."""

from __future__ import annotations

from itertools import product

import pytest

from shipmates.kernel import Seat
from shipmates.notation import Faulty, read_mission, write_mission
from shipmates.planet9 import MISSIONS, Distress
from shipmates.planet9.actions import Decline, Name, Retoken
from shipmates.planet9.briefing import agenda
from shipmates.planet9.mission import (
    Balanced,
    Change,
    Clause,
    Handout,
    Mission,
    Naming,
    OmegaLast,
    Who,
)
from shipmates.planet9.stages import Step
from shipmates.planet9.tokens import Token
from shipmates.tricks.tasks import NONE, Tricks
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import cards, setup
from tests.planet9.stories import story
from tests.planet9.tables import do, ended, lay, offered, reply, table

MIXED = """
title.en = "Comet run"
tasks = 3
tokens = ["1", "omega"]
radio = "dead-zone"

[[rule]]
balanced = 1
"""


@clause("P9-OWN-1")
def test_an_own_mission_joins_tasks_tokens_radio_and_a_rule() -> None:
    mission = read_mission(MIXED)
    assert mission.tokens == (Token.FIRST, Token.OMEGA)
    assert mission.rules == (Balanced(1),)
    tricks, winners = "p b g y P B G Y 9 T", "0 2 1 3 2 1 0 3 3 0"
    assert ended(story(mission, tricks, winners, tasks="P1 G1 B1", stop=9)) == ""
    assert ended(story(mission, tricks, winners, tasks="P1 G1 B1")) == "won tasks-done trick=10"


@clause("P9-OWN-1", "P9-TASK-10")
def test_an_own_mission_is_lost_by_its_order_and_by_its_rule() -> None:
    mission = read_mission(MIXED)
    assert ended(story(mission, "g", "1", tasks="P1 G1 B1")).startswith("lost order-broken")
    assert ended(story(mission, "P B", "1 1", tasks="P1 G1 B1")).startswith("lost rule-broken")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('tasks = 1\ntokens = ["1", "2"]', id="more tokens than tasks"),
        pytest.param('tasks = 2\ntokens = ["1", "1"]', id="a token twice"),
        pytest.param("tasks = 37", id="more tasks than cards"),
        pytest.param("", id="nothing to do"),
    ],
)
@clause("P9-OWN-1", "P9-TOKEN-1")
def test_an_own_mission_keeps_to_the_cards_and_tokens_there_are(text: str) -> None:
    with pytest.raises(Faulty):
        read_mission(text)


@clause("P9-M48", "P9-TASK-8", "P9-OWN-1")
def test_omega_left_over_with_three_is_lost() -> None:
    mission = Mission(0, tasks=1, tokens=(Token.OMEGA,), rules=(OmegaLast(),))
    tricks = "p1 p2 b1 b2 b3 g1 g2 g3 y1 y2 y3 T P9+P7+T3"
    state = story(mission, tricks, "0 1 2 0 1 2 0 1 2 1 2 0 0", players=3, tasks="P8")
    assert ended(state).startswith("lost task-unplayed card=P8 owner=0 token=omega trick=13")


def joined(naming: Naming, handout: Handout, change: Change, *, roles: bool) -> Mission:
    """A mission with so many decisions in its preparation."""
    named = naming in (Naming.FEELING, Naming.VOLUNTEER)
    rules = (Clause(Who.CHOSEN, Tricks(NONE)),) if named else ()
    return Mission(
        0,
        tasks=6,
        tokens=(Token.FIRST, Token.SECOND),
        naming=naming,
        handout=handout,
        change=change,
        hand_over=True,
        rules=(*rules, *(MISSIONS[49].rules if roles else ())),
    )


def readable(mission: Mission) -> bool:
    try:
        return read_mission(write_mission(mission)) == mission
    except Faulty:
        return False


JOINED = [
    pytest.param(mission, id=f"{naming.value} {handout.value} {change.value}{' roles' * roles}")
    for naming, handout, change, roles in product(Naming, Handout, Change, (False, True))
    if readable(mission := joined(naming, handout, change, roles=roles))
]


@pytest.mark.parametrize("mission", JOINED)
@clause("P9-OWN-1", "P9-DEAL-5")
def test_every_way_to_prepare_can_be_joined_with_every_other(mission: Mission) -> None:
    tasks = " ".join(map(str, cards("P123456")))
    for players in (2, 4, 5):
        state = table("", mission, players, distress=Distress.OFFERED)
        assert len(prepared(state, tasks).brief.duties) == 6


@clause("P9-SWAP-1", "P9-OWN-1")
def test_a_swap_is_between_two_tokens_also_where_some_tasks_have_none() -> None:
    tokens = (Token.FIRST, Token.SECOND)
    mission = Mission(0, tasks=3, tokens=tokens, change=Change.SWAP)
    state = lay(table("", mission), "P1 P2 P3")
    assert offered(state, 0) == (Decline(), Retoken(*cards("P1 P2")))


@pytest.mark.parametrize("who", [Who.FIRST, Who.LAST])
@clause("P9-ROLE-1", "P9-OWN-1")
def test_a_mission_with_one_of_the_roles_asks_for_them(who: Who) -> None:
    mission = Mission(0, rules=(Clause(who, Tricks(NONE)),))
    assert agenda(setup(mission)) == (Step.ROLES,)


@clause("P9-M11", "P9-DECI-3", "P9-OWN-1")
def test_the_silent_member_and_the_one_who_takes_all_tasks_may_differ() -> None:
    mission = Mission(0, tasks=2, naming=Naming.SILENCED, handout=Handout.DECISION)
    state = do(table("", mission), 0, Name(Seat(2)))
    state = do(reply(state, "no no no"), 0, Name(Seat(1)))
    brief = prepared(state, "P1 P2").brief
    assert (brief.silent, brief.loads) == (2, (0, 2, 0, 0))
