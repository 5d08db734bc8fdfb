"""The rulebook's worked examples, as it tells them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.planet9.actions import Take
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import Briefing
from shipmates.planet9.tokens import Token
from shipmates.tricks.cards import Card
from shipmates.tricks.tasks import Verdict
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import own
from tests.planet9.stories import story
from tests.planet9.tables import awaits, ended, lay, of, offered, play, table, take

TOM, JULIA, DANIEL, CARO = range(4)
FIVE = "P1 B4 B6 G3 Y7"
"""The five tasks of mission 18 in the picture: a pink one, two blue, a green and a yellow."""


@clause("P9-TASK-2", "P9-TASK-3", "P9-CMDR-2")
def test_mission_18_tom_julia_daniel_and_caro_draft_and_tom_takes_two() -> None:
    state = table("P9 T4", 18)
    state = lay(state, FIVE)
    takers = list[str]()
    for card in ("P1", "B4", "B6", "G3"):
        takers.append(awaits(state))
        state = take(state, card)
    assert takers == ["0", "1", "2", "3"]
    assert awaits(state) == "0"
    assert offered(state, TOM) == (Take(Card.parse("Y7")),)
    duties = prepared(take(state, "Y7")).brief.duties
    assert [(str(duty.card), duty.owner) for duty in duties] == [
        ("P1", TOM),
        ("B4", JULIA),
        ("B6", DANIEL),
        ("G3", CARO),
        ("Y7", TOM),
    ]


@clause("P9-TASK-4", "P9-TRICK-3", "P9-TRICK-4", "P9-CMDR-2")
def test_mission_18_the_first_trick_fulfils_toms_pink_one() -> None:
    line = "P9 P5 Y2 P1"
    state = play(prepared(table("P9 T4", 18, line=line), FIVE), line)
    after = prepared(state)
    assert after.ledger.winners == (TOM,)
    assert after.verdicts == (Verdict.DONE, *(Verdict.OPEN,) * 4)
    assert after.trick.leader == TOM
    assert ended(state) == ""


NUMBERS = Mission(0, tasks=3, tokens=(Token.FIRST, Token.SECOND))
ARROWS = Mission(0, tasks=3, tokens=(Token.ARROW_1, Token.ARROW_2))
WINNERS = {"B6": "0", "G3": "1", "P1": "2"}
"""Who took which of the three tasks of the rulebook's picture."""


def in_order(mission: Mission, order: str) -> str:
    """How it ends when the three tasks are fulfilled in this order."""
    tricks = {"B6": "B", "G3": "g", "P1": "p"}
    words = order.split()
    for count in range(1, 4):
        won = words[:count]
        state = story(
            mission,
            " ".join(tricks[word] for word in won),
            " ".join(WINNERS[word] for word in won),
            tasks="B6 G3 P1",
        )
        if ended(state):
            return ended(state).split()[0] + f" in trick {count}"
    return "goes on"


@clause("P9-TOKEN-1")
def test_tokens_one_and_two_lie_on_the_first_two_of_three_tasks() -> None:
    state = of(lay(table("", NUMBERS), "B6 G3 P1"), Briefing)
    assert [(str(e.card), e.token) for e in state.brief.display] == [
        ("B6", Token.FIRST),
        ("G3", Token.SECOND),
        ("P1", None),
    ]


@pytest.mark.parametrize(
    ("order", "end"),
    [
        ("B6 G3 P1", "won in trick 3"),
        ("B6 P1 G3", "lost in trick 2"),
        ("G3 B6 P1", "lost in trick 1"),
        ("G3 P1 B6", "lost in trick 1"),
        ("P1 B6 G3", "lost in trick 1"),
        ("P1 G3 B6", "lost in trick 1"),
    ],
)
@clause("P9-TOKEN-3", "P9-TOKEN-4")
def test_first_the_blue_six_then_the_green_three_and_finally_the_pink_one(
    order: str, end: str
) -> None:
    assert in_order(NUMBERS, order) == end


@pytest.mark.parametrize(
    ("order", "end"),
    [
        ("B6 G3 P1", "won in trick 3"),
        ("B6 P1 G3", "won in trick 3"),
        ("P1 B6 G3", "won in trick 3"),
        ("G3 B6 P1", "lost in trick 1"),
        ("G3 P1 B6", "lost in trick 1"),
        ("P1 G3 B6", "lost in trick 2"),
    ],
)
@clause("P9-TOKEN-5")
def test_the_blue_six_before_the_green_three_and_the_pink_one_anywhere(
    order: str, end: str
) -> None:
    assert in_order(ARROWS, order) == end


@pytest.mark.parametrize("tokens", ["1 2", "> >>"])
@pytest.mark.parametrize("trick", ["P9+P1+P2+P4", "P9+P2+P1+P4"])
@clause("P9-TOKEN-7")
def test_consecutive_tokens_in_one_trick_whichever_card_was_played_first(
    tokens: str, trick: str
) -> None:
    state = story(own(2, tokens), trick, "1", tasks="P1 P2", name=1)
    assert ended(state) == "won tasks-done trick=1"


@clause("P9-TOKEN-3")
def test_token_one_does_not_mean_the_first_trick() -> None:
    mission = replace(NUMBERS, tasks=2)
    state = story(mission, "y Y B g", "3 3 0 1", tasks="B6 G3")
    assert ended(state) == "won tasks-done trick=4"
