"""JARVIS in polls, namings, distress, votes and the random draw."""

from __future__ import annotations

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import Distress
from shipmates.planet9.actions import Agree, Assign, Call, Decline, Draw, Give, Name, Reply
from shipmates.planet9.dealing import drawable
from shipmates.planet9.mission import Who
from shipmates.planet9.state import Briefing, Drawing, Passing, Playing, State
from shipmates.tricks.cards import Card
from shipmates.tricks.passing import Way
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import cards
from tests.planet9.stories import story
from tests.planet9.tables import (
    GAME,
    awaits,
    do,
    ended,
    give,
    in_turn,
    lay,
    of,
    offered,
    play,
    refusal,
    reply,
    table,
    vote,
)

ROW = "P1/B1 P2/B2 P3/B3 G1/Y1 G2/Y2 G3/Y3 T1/P4"
HANDS = "P56 B4567 G456 Y4 T234 | P789 B89 G789 Y56789"
JARVIS = 1


def dealt_table(mission: int, distress: Distress = Distress.OFF) -> State:
    """JARVIS sits between the commander at 0 and the second person at 2."""
    return table(HANDS, mission, 2, row=ROW, jarvis=JARVIS, distress=distress)


@pytest.mark.parametrize("jarvis", range(3))
@clause("P9-JARV-8")
def test_mission_11_silences_the_second_person(jarvis: int) -> None:
    commander = 1 if jarvis == 0 else 0
    other = 3 - jarvis - commander
    state = table("", 11, 2, jarvis=jarvis, leader=commander)
    state = lay(state, "P1 P2 P3 P4")
    assert offered(state, commander) == (Name(Seat(other)),)
    assert refusal(state, commander, Name(Seat(jarvis))) == "not-offered"
    after = prepared(state, "P1234", name=other)
    assert awaits(after) == str(commander)
    assert offered(after, other) == ()


@pytest.mark.parametrize("mission", [5, 20, 27, 33, 37, 41, 50])
@clause("P9-JARV-9", "P9-NAME-1")
def test_jarvis_is_polled_in_its_turn_and_the_commander_answers(mission: int) -> None:
    state = dealt_table(mission)
    assert awaits(state) == "1"
    view = GAME.look(state, Seat(JARVIS))
    assert view.eyes == 0
    assert all(isinstance(action, Reply) for action in view.legal)
    assert offered(state, 0) == offered(state, 2) == ()
    state = GAME.apply(state, Seat(JARVIS), view.legal[0])
    assert awaits(state) == "2"


@pytest.mark.parametrize(
    ("mission", "answer"),
    [(5, "good"), (20, "no"), (27, "no"), (33, "no"), (37, "no"), (41, "no")],
)
@clause("P9-JARV-10")
def test_jarvis_may_be_named(mission: int, answer: str) -> None:
    state = reply(dealt_table(mission), f"{answer} {answer}")
    assert offered(state, 0) == (Name(Seat(1)), Name(Seat(2)))
    named = do(state, 0, Name(Seat(JARVIS)))
    brief = prepared(named, "P1234").brief
    assert JARVIS in (brief.part(Who.CHOSEN), brief.bearer)


@pytest.mark.parametrize("mission", [24, 32, 36, 43])
@clause("P9-JARV-9", "P9-JARV-10")
def test_jarvis_may_be_given_tasks_and_is_asked_about_each(mission: int) -> None:
    state = lay(dealt_table(mission), "Y9")
    assert awaits(state) == "1"
    state = reply(state, "no no")
    assert Name(Seat(JARVIS)) in offered(state, 0)
    state = do(state, 0, Name(Seat(JARVIS)))
    assert of(state, Briefing).brief.loads == (0, 1, 0)
    after = prepared(state, "Y12345678", name=JARVIS)
    assert max(after.brief.loads) - min(after.brief.loads) <= 1


@clause("P9-JARV-10", "P9-JARV-13")
def test_jarvis_may_take_a_role_but_has_no_voice_in_it() -> None:
    state = reply(dealt_table(50), "first last")
    assert awaits(state) == "0 2"
    state = do(state, 2, Assign(Seat(JARVIS), Seat(2)))
    assert awaits(state) == "0"
    after = of(do(state, 0, Agree()), Playing)
    assert (after.brief.part(Who.FIRST), after.brief.part(Who.LAST)) == (1, 2)


@pytest.mark.parametrize(
    ("row", "hands", "member"),
    [
        pytest.param("P9/B1", "", 2, id="open in the row"),
        pytest.param("B1/P9", "", 2, id="covered in the row"),
        pytest.param("", "P9", 1, id="with the commander"),
        pytest.param("", "|P9", 0, id="with the second person"),
    ],
)
@clause("P9-JARV-10", "P9-M46")
def test_mission_46_jarvis_may_have_the_pink_nine_or_be_the_member(
    row: str, hands: str, member: int
) -> None:
    state = of(table(hands, 46, 2, row=row, jarvis=JARVIS), Playing)
    assert state.brief.part(Who.NEIGHBOUR) == member


@clause("P9-JARV-10", "P9-M50")
def test_mission_50_jarvis_wins_the_first_four_tricks() -> None:
    tricks, winners = "p1 p2 b1 b2 g1 y1", "2 2 2 2 1 1"
    state = story(50, tricks, winners, players=2, roles=(2, 0))
    assert ended(state) == ""
    state = story(50, "p1 p2", "2 1", players=2, roles=(2, 0))
    assert ended(state).startswith("lost rule-broken rule=0 trick=2")


def passing(way: str = "left") -> State:
    return vote(dealt_table(9, Distress.OFFERED), f"{way} {way}")


@clause("P9-JARV-13", "P9-DIST-2")
def test_only_the_people_vote_on_distress() -> None:
    state = dealt_table(9, Distress.OFFERED)
    assert awaits(state) == "0 2"
    assert refusal(state, JARVIS, Call(Way.LEFT)) == "not-your-turn turn=0"
    split = vote(state, "left right")
    assert awaits(split) == "0"
    assert of(passing(), Passing).way is Way.LEFT


@clause("P9-JARV-11", "P9-DIST-5")
def test_jarvis_passes_an_open_card_that_is_no_rocket() -> None:
    state = passing()
    assert awaits(state) == "0 1 2"
    assert [str(a.card) for a in offered(state, JARVIS) if isinstance(a, Give)] == [
        "P1",
        "P2",
        "P3",
        "G1",
        "G2",
        "G3",
    ]
    for card in ("T1", "B1"):
        assert refusal(state, JARVIS, Give(Card.parse(card))) == "not-offered"


@pytest.mark.parametrize(("way", "up", "second"), [("left", "P5", "P2"), ("right", "P7", "P5")])
@clause("P9-JARV-11", "P9-DIST-4")
def test_the_card_received_takes_that_place_face_up(way: str, up: str, second: str) -> None:
    state = of(give(passing(way), "P5 P2 P7"), Playing)
    assert state.hands.row is not None
    place = state.hands.row.columns[1]
    assert (str(place.up), str(place.down)) == (up, "B2")
    assert Card.parse(second) in state.hands[Seat(2)]
    assert state.hands.sizes == (13, 14, 13)
    assert GAME.look(state, Seat(2)).row[1].up is Card.parse(up)


@pytest.mark.parametrize(("mission", "tasks"), [(23, "P1 P2 P3 P4 P5"), (40, "P12345678")])
@clause("P9-JARV-13", "P9-SWAP-3")
def test_jarvis_has_no_voice_about_tokens(mission: int, tasks: str) -> None:
    state = lay(dealt_table(mission), tasks)
    assert awaits(state) == "0 2"
    proposed = do(state, 0, offered(state, 0)[-1])
    assert awaits(proposed) == "2"
    assert refusal(state, JARVIS, Decline()) == "not-your-turn turn=0"
    assert awaits(in_turn(state, [Decline(), Decline()])) == "0"


def drawing() -> Drawing:
    state = prepared(dealt_table(12), "Y6 Y7 Y8 Y9")
    return of(play(state, "P5 P1 P7"), Drawing)


@clause("P9-JARV-12")
def test_what_was_uncovered_in_the_first_trick_is_not_drawn() -> None:
    state = drawing()
    assert str(drawable(state.last, Seat(JARVIS))) == "P4 B2 B3 Y1 Y2 Y3"
    for card in ("B1", "P2"):
        assert refusal(state, NATURE, Draw(cards(f"P6 {card} P8"))) == "draw-wrong"
    for seed in range(20):
        draw = GAME.chance(state, Seeded(seed))
        assert isinstance(draw, Draw)
        assert draw.cards[JARVIS] in drawable(state.last, Seat(JARVIS))


@clause("P9-JARV-12", "P9-DRAW-1")
def test_the_card_drawn_takes_that_place_face_down() -> None:
    state = of(GAME.apply(drawing(), NATURE, Draw(cards("P6 B2 P8"))), Playing)
    assert state.hands.row is not None
    place = state.hands.row.columns[1]
    assert (str(place.up), str(place.down)) == ("P2", "P6")
    assert Card.parse("B2") in state.hands[Seat(2)]
    assert Card.parse("P8") in state.hands[Seat(0)]
    assert state.hands.sizes == (12, 13, 12)


@clause("P9-JARV-12", "P9-JARV-6")
def test_nobody_but_the_giver_knows_what_jarvis_drew() -> None:
    one, other = (
        GAME.apply(drawing(), NATURE, Draw(cards(f"{card} B2 P8"))) for card in ("P6", "B4")
    )
    assert GAME.look(one, Seat(2)) == GAME.look(other, Seat(2))
    assert GAME.look(one, Seat(0)) != GAME.look(other, Seat(0))
