"""Numbers, arrows and Ω: who gets them, and the order they demand."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9.actions import Agree, HandOver
from shipmates.planet9.stages import Council
from shipmates.planet9.state import Briefing, Playing
from shipmates.planet9.tokens import Duty, Token, broken_order
from shipmates.tricks.cards import CARDS, Card
from tests.clauses import clause
from tests.planet9.briefings import briefed, prepared, until
from tests.planet9.deals import own
from tests.planet9.stories import story
from tests.planet9.tables import do, ended, in_turn, lay, of, table

NINE = "P9+P1+P2+P3"
"""A trick with the first three tasks in it."""


def laid(mission: int, tasks: str) -> list[str]:
    display = of(lay(table("", mission), tasks), Briefing).brief.display
    return [f"{e.card} {e.token.value if e.token else '-'}" for e in display]


@clause("P9-TOKEN-1")
def test_the_first_card_drawn_gets_the_first_token() -> None:
    assert laid(8, "Y9 P1 B5") == ["Y9 1", "P1 2", "B5 3"]
    assert laid(11, "Y9 P1 B5 G2") == ["Y9 1", "P1 -", "B5 -", "G2 -"]
    assert laid(28, "Y9 P1 B5 G2 G3 G4") == [
        "Y9 1",
        "P1 omega",
        "B5 -",
        "G2 -",
        "G3 -",
        "G4 -",
    ]


@clause("P9-TOKEN-2")
def test_a_token_goes_where_its_card_goes_in_the_draft() -> None:
    duties = prepared(table("", 6), "B5 Y9 P1", lie="Y9 P1 B5").brief.duties
    assert [(str(d.card), d.token, d.owner) for d in duties] == [
        ("B5", None, 0),
        ("Y9", Token.ARROW_1, 1),
        ("P1", Token.ARROW_2, 2),
    ]


@clause("P9-TOKEN-2", "P9-HAND-2")
def test_a_token_goes_with_its_card_in_the_hand_over() -> None:
    state = until(Council, briefed(table("", 31, 5), "P123456"))
    given = do(state, 3, HandOver(Card.parse("P2"), Seat(4)))
    after = of(in_turn(given, [Agree()] * 4), Playing)
    assert Duty(Card.parse("P2"), Token.SECOND, Seat(4)) in after.brief.duties


def order(done: str, undone: str) -> bool:
    """Whether the order holds when tasks with these tokens are done and those are open."""
    cards = iter(CARDS)

    def duties(text: str) -> list[Duty]:
        tokens = (None if word == "-" else Token(word) for word in text.split())
        return [Duty(next(cards), token, Seat(0)) for token in tokens]

    return broken_order(duties(done), duties(undone)) is None


@pytest.mark.parametrize(
    ("done", "undone", "holds"),
    [
        ("", "1 2 3 -", True),
        ("1", "2 3 -", True),
        ("1 2", "3 -", True),
        ("1 2 3", "- -", True),
        ("1 2 3 -", "-", True),
        ("2", "1 3", False),
        ("3", "1 2", False),
        ("-", "1", False),
        ("1 -", "2", False),
        ("1 3", "2", False),
        ("1 2 4", "3 5", False),
        ("1 2 3 4", "5", True),
        ("omega", "1", False),
        (">", "1", False),
    ],
)
@clause("P9-TOKEN-3", "P9-TOKEN-4", "P9-TOKEN-8")
def test_numbers_rank_among_all_tasks(done: str, undone: str, holds: bool) -> None:
    assert order(done, undone) is holds


@pytest.mark.parametrize(
    ("done", "undone", "holds"),
    [
        (">", ">> >>> >>>>", True),
        ("-", "> >>", True),
        ("- >", ">> -", True),
        (">>", ">", False),
        ("> >>>", ">>", False),
        ("> >> >>>", ">>>> -", True),
        (">>>>", "> >> >>>", False),
    ],
)
@clause("P9-TOKEN-5", "P9-TOKEN-8")
def test_arrows_rank_among_themselves(done: str, undone: str, holds: bool) -> None:
    assert order(done, undone) is holds


@pytest.mark.parametrize(
    ("done", "undone", "holds"),
    [
        ("-", "omega -", True),
        ("- -", "omega", True),
        ("omega", "-", False),
        ("omega -", "-", False),
        ("omega - -", "", True),
        ("omega", ">", False),
        ("1", "omega -", True),
        ("1 omega", "-", False),
    ],
)
@clause("P9-TOKEN-6")
def test_omega_comes_last(done: str, undone: str, holds: bool) -> None:
    assert order(done, undone) is holds


@pytest.mark.parametrize(
    ("tokens", "tasks", "end"),
    [
        pytest.param("1 2", "P123", "won tasks-done", id="1 2 and none"),
        pytest.param("1 2 3", "P123", "won tasks-done", id="1 2 3"),
        pytest.param("1 2 3", "P13 B1", "", id="1 and 2"),
        pytest.param("1 2 3", "P1 B1 P2", "lost order-broken card=P2", id="1 and 3"),
        pytest.param("> >> >>>", "P1 B1 P2", "lost order-broken card=P2", id="> and >>>"),
        pytest.param("> >> >>>", "P21 B1", "", id="> and >>"),
        pytest.param("1 2", "P1 B1 P2", "lost order-broken card=P2", id="1 and none"),
        pytest.param("1", "P1 B1 P2", "", id="1 and none, no 2 about"),
        pytest.param("omega", "P123", "won tasks-done", id="omega with the last"),
        pytest.param("omega", "P12 B1", "lost order-broken card=P1", id="omega too early"),
    ],
)
@clause("P9-TOKEN-6", "P9-TOKEN-7", "P9-TOKEN-8")
def test_several_tokens_in_one_trick(tokens: str, tasks: str, end: str) -> None:
    state = story(own(3, tokens), NINE, "1", tasks=tasks, name=1)
    assert ended(state).startswith(end) if end else ended(state) == ""


@clause("P9-TOKEN-4")
def test_a_broken_order_is_named_with_both_tasks_and_the_trick() -> None:
    state = story(own(2, "1 2"), "b", "1", tasks="P1 B1", name=1)
    assert ended(state) == (
        "lost order-broken card=B1 owner=1 token=2 late=P1 waiting=1 trick=1 winner=1 "
        "cards=B1 B4 B2 B3"
    )


@clause("P9-TOKEN-6")
def test_omega_after_all_others_wins() -> None:
    state = story(7, "b p y", "1 2 0", tasks="Y1 B1 P1")
    assert ended(state) == "won tasks-done trick=3"


def test_tokens_say_their_number_and_their_arrows() -> None:
    assert [token.number for token in Token] == [1, 2, 3, 4, 5, 0, 0, 0, 0, 0]
    assert [token.arrow for token in Token] == [0, 0, 0, 0, 0, 1, 2, 3, 4, 0]
