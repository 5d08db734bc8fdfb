"""Two people and JARVIS: the row, the turns, the radio, who acts for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import Illegal, Seat
from shipmates.planet9 import MISSIONS, Setup, opening
from shipmates.planet9.actions import Deal, Play, Ready, Take
from shipmates.planet9.state import Playing, State
from shipmates.planet9.view import Face
from shipmates.tricks.cards import Card
from shipmates.tricks.dummy import COLUMNS
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import cards, deal, dealt, seats, setup
from tests.planet9.stories import ALL_THREE, story
from tests.planet9.tables import (
    GAME,
    awaits,
    do,
    ended,
    lay,
    of,
    offered,
    play,
    playable,
    quiet,
    refusal,
    signal,
    table,
    take,
)

ROW = "P1/B1 P2/B2 P3/B3 G1/Y1 G2/Y2 G3/Y3 T1/P4"
HANDS = "P56 B4567 G456 Y4 T234 | P789 B89 G789 Y56789"
JARVIS = 1


def dealt_table(mission: int = 9, row: str = ROW) -> State:
    """JARVIS sits between the commander at 0 and the second person at 2."""
    return table(HANDS, mission, 2, row=row, jarvis=JARVIS)


def at_table(mission: int = 9) -> State:
    return prepared(dealt_table(mission), name=2)


@pytest.mark.parametrize("seat", range(3))
@clause("P9-JARV-1")
def test_jarvis_sits_where_it_was_settled_before_the_deal(seat: int) -> None:
    at = opening(setup(9, 2, jarvis=seat))
    assert GAME.look(at, Seat(0)).setup.dummy == seat
    assert setup(9, 2, jarvis=seat).people == tuple(s for s in seats(0, 1, 2) if s != seat)
    leader = 1 if seat == 0 else 0
    state = of(table("", 29, 2, jarvis=seat, leader=leader), Playing)
    assert state.hands.sizes == tuple(14 if s == seat else 13 for s in range(3))
    # The turn goes clockwise through JARVIS' seat.
    turns = list[int]()
    table_now: State = state
    for _ in range(3):
        table_now = quiet(table_now)
        turn = int(awaits(table_now))
        turns.append(turn)
        table_now = play(table_now, playable(table_now, turn).split()[0])
    assert turns == [(leader + i) % 3 for i in range(3)]


@clause("P9-JARV-1")
def test_jarvis_is_the_third_unless_it_was_settled_otherwise() -> None:
    assert Setup(MISSIONS[0], 2).dummy == 2
    assert [Setup(MISSIONS[0], players).dummy for players in (3, 4, 5)] == [None] * 3


@pytest.mark.parametrize("seat", [-1, 3])
@clause("P9-JARV-1")
def test_jarvis_is_one_of_three(seat: int) -> None:
    with pytest.raises(Illegal, match=f"setup-jarvis seat={seat}"):
        opening(setup(9, 2, jarvis=seat))


@clause("P9-JARV-2", "P9-JARV-3", "P9-CMDR-1")
def test_chance_deals_a_row_of_fourteen_and_never_makes_jarvis_commander() -> None:
    for seed in range(40):
        proposed = GAME.chance(opening(setup(9, 2)), Seeded(seed))
        assert isinstance(proposed, Deal)
        assert [len(hand) for hand in proposed.hands] == [13, 13, 0]
        assert len(proposed.row) == COLUMNS
        assert Card.parse("T4") not in {card for pair in proposed.row for card in pair}
        assert dealt(setup(9, 2), proposed).sizes == (13, 13, 14)


@clause("P9-JARV-2")
def test_a_row_is_seven_columns_and_lies_at_jarvis_seat() -> None:
    at = setup(9, 2)
    fair = deal(at)
    with pytest.raises(Illegal, match="deal-not-the-deck"):
        dealt(at, replace(fair, row=fair.row[1:]))
    with pytest.raises(Illegal, match="deal-not-even"):
        dealt(at, replace(fair, hands=(fair.hands[2], *fair.hands[:2])))


@clause("P9-JARV-3")
def test_rocket_four_is_never_in_the_row() -> None:
    at = setup(9, 2)
    fair = deal(at)
    (up, down), top = fair.row[0], Card.parse("T4")
    for pair, card in (((top, down), up), ((up, top), down)):
        holder = fair.hands[0].minus(top).plus(card)
        wrong = Deal((holder, *fair.hands[1:]), (pair, *fair.row[1:]))
        with pytest.raises(Illegal, match="deal-jarvis-commands"):
            dealt(at, wrong)


@clause("P9-JARV-4")
def test_the_commander_picks_jarvis_tasks() -> None:
    state = lay(table(HANDS, 4, 2, row=ROW, jarvis=JARVIS), "Y7 Y8 Y9")
    state = take(state, "Y7")
    assert awaits(state) == "1"
    for other in (0, 2):
        assert offered(state, other) == ()
    view = GAME.look(state, Seat(JARVIS))
    assert view.eyes == 0
    assert view.hand == GAME.look(state, Seat(0)).hand
    assert view.legal == (Take(Card.parse("Y8")), Take(Card.parse("Y9")))
    assert view.brief is not None
    assert [view.brief.operator(seat) for seat in seats(0, 1, 2)] == [0, 0, 2]
    assert prepared(take(state, "Y9 Y8")).brief.loads == (1, 1, 1)


@clause("P9-JARV-4", "P9-TRICK-6")
def test_jarvis_plays_in_its_own_turn_and_the_second_person_has_no_say() -> None:
    state = play(at_table(), "P5")
    assert awaits(state) == "1"
    assert GAME.look(state, Seat(JARVIS)).eyes == 0
    assert offered(state, 2) == offered(state, 0) == ()
    assert refusal(state, 2, Play(Card.parse("P1"))) == "not-your-turn turn=1"
    assert awaits(play(state, "P1")) == "2"


@clause("P9-JARV-5")
def test_only_open_cards_are_played_and_count_for_following() -> None:
    state = play(at_table(), "B4")
    # Blue 1, 2 and 3 lie covered: JARVIS need not follow, and cannot.
    assert playable(state, JARVIS) == "P1 P2 P3 G1 G2 G3 T1"
    assert refusal(state, JARVIS, Play(Card.parse("B1"))) == "not-in-hand card=B1"
    assert playable(play(at_table(), "P5"), JARVIS) == "P1 P2 P3"


def faces(state: State, seat: int) -> str:
    """The row as a seat sees it: `P1+` lies on another card, `-` is an empty place."""
    row = GAME.look(state, Seat(seat)).row
    return " ".join(f"{face.up or '-'}{'+' if face.covers else ''}" for face in row)


@clause("P9-JARV-6")
def test_the_card_beneath_is_turned_only_when_the_trick_is_over() -> None:
    state = play(at_table(), "P5 P1")
    for seat in range(3):
        assert faces(state, seat) == "-+ P2+ P3+ G1+ G2+ G3+ T1+"
    assert GAME.look(state, Seat(0)).row[0] == Face(None, covers=True)
    assert GAME.look(state, Seat(0)).sizes == (12, 13, 13)
    state = play(state, "P7")
    for seat in range(3):
        assert faces(state, seat) == "B1 P2+ P3+ G1+ G2+ G3+ T1+"
    assert refusal(play(quiet(state), "B8"), JARVIS, Play(Card.parse("B1"))).startswith(
        "not-you"
    )


@clause("P9-JARV-6")
def test_also_when_jarvis_leads_its_card_stays_covered_to_the_end_of_the_trick() -> None:
    state = play(at_table(), "B4 T1 B8")
    assert of(state, Playing).trick.leader == JARVIS
    assert faces(state, 2) == "P1+ P2+ P3+ G1+ G2+ G3+ P4"
    state = play(state, "P4")
    assert faces(state, 2) == "P1+ P2+ P3+ G1+ G2+ G3+ -"
    state = play(state, "P7 P5")
    assert faces(state, 2) == "P1+ P2+ P3+ G1+ G2+ G3+ -"


@clause("P9-JARV-6", "P9-RADIO-14")
def test_nobody_may_look_beneath() -> None:
    turned = "P1/Y3 P2/P4 P3/B1 G1/B3 G2/Y1 G3/B2 T1/Y2"
    for line in ("", "P5 P2"):
        one = play(at_table(), line)
        other = play(prepared(dealt_table(row=turned)), line)
        for seat in range(3):
            assert GAME.look(one, Seat(seat)) == GAME.look(other, Seat(seat))


@clause("P9-JARV-7")
def test_jarvis_has_no_radio_and_is_never_awaited_in_the_window() -> None:
    state = at_table()
    assert awaits(state) == "2"
    assert offered(state, JARVIS) == ()
    assert refusal(state, JARVIS, signal("P1 lowest")) == "radio-jarvis"
    assert refusal(state, JARVIS, Ready()) == "radio-jarvis"
    led = play(state, "B4 T1 B8")
    assert awaits(led) == "2 0"
    assert awaits(quiet(led)) == "1"
    assert awaits(do(quiet(led), 0, signal("Y4 only"))) == "1"


@clause("P9-JARV-1", "P9-DEAL-4")
def test_thirteen_tricks_are_played_and_one_card_of_jarvis_stays() -> None:
    state = story(29, ALL_THREE, "0 1 2 " * 4 + "0", players=2)
    assert ended(state) == "won mission-done trick=13"
    view = GAME.look(state, Seat(0))
    assert view.sizes == (0, 0, 1)
    assert len(cards(str(view.hand))) == 0


@clause("P9-JARV-10", "P9-M29")
def test_jarvis_counts_for_the_balance() -> None:
    assert ended(story(29, "p1 p2", "2 2", players=2)).startswith("lost rule-broken")
    assert ended(story(29, "p1 p2 p3", "0 1 2", players=2)) == ""
    assert ended(story(29, "p1 p2 p3", "0 1 0", players=2)).startswith("lost rule-broken")
    assert ended(story(34, "p1 p2 p3", "0 2 2", players=2)).startswith("lost rule-broken")
