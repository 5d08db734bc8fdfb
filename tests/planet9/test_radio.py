"""The radio window before every trick."""

from __future__ import annotations

from itertools import permutations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9 import Distress
from shipmates.planet9.actions import Play, Ready
from shipmates.planet9.state import Playing, State
from shipmates.planet9.view import Tricking
from shipmates.tricks.cards import Card
from shipmates.tricks.signals import Signal
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.stories import story
from tests.planet9.tables import (
    GAME,
    awaits,
    do,
    lay,
    of,
    offered,
    play,
    playable,
    quiet,
    refusal,
    signal,
    table,
)

HANDS = "P1234 B1234 G1 T4 | P5678 G2345 Y1 T1 | P9 B56789 Y2345 | G6789 Y6789 T23"


def window(hands: str = HANDS) -> State:
    """Before the first trick of a mission without tasks, all with something to say."""
    return prepared(table(hands, 9))


def said(state: State, seat: int) -> list[str]:
    """The signals this seat may give."""
    signals = (a for a in offered(state, seat) if isinstance(a, Signal))
    return [f"{s.card} {s.meaning.value}" for s in signals]


@clause("P9-RADIO-1")
def test_each_may_signal_once() -> None:
    state = do(window(), 1, signal("P8 highest"))
    assert said(state, 1) == []
    assert refusal(state, 1, signal("G2 lowest")) == "radio-used"
    later = quiet(play(state, "P1 P5 P9 G6"))
    assert said(later, 1) == []
    assert refusal(later, 1, signal("G2 lowest")) == "radio-used"
    assert said(later, 0) != []


@clause("P9-RADIO-1", "P9-DEAL-1")
def test_a_new_attempt_gives_the_signal_back() -> None:
    assert of(do(window(), 1, signal("P8 highest")), Playing).signals[1]
    assert of(window(), Playing).signals == ((),) * 4


@clause("P9-RADIO-2", "P9-RADIO-3", "P9-RADIO-4")
def test_what_may_be_shown() -> None:
    state = window()
    assert said(state, 2) == ["P9 only", "B5 lowest", "B9 highest", "Y2 lowest", "Y5 highest"]
    for untrue in ("P9 highest", "B6 lowest", "B5 only", "B5 highest", "B5 unsaid"):
        assert refusal(state, 2, signal(untrue)).startswith("signal-untrue card=")
    assert refusal(state, 2, signal("P8 highest")) == "not-in-hand card=P8"
    assert refusal(state, 3, signal("T3 highest")) == "signal-untrue card=T3 meaning=highest"


@clause("P9-RADIO-5")
def test_a_signal_stays_as_it_was_made() -> None:
    shown = signal("P5 lowest")
    state = play(do(window(), 1, shown), "P1 P6 P9 G6")
    state = play(state, "B5 Y6 B1 P7")
    state = play(state, "B6 Y7 B2 P8")
    hand = of(state, Playing).hands[Seat(1)]
    assert "P5" in str(hand)
    assert "P6" not in str(hand)
    assert of(state, Playing).signals[1] == (shown,)
    assert refusal(state, 1, signal("P5 only")) == "radio-used"


@clause("P9-RADIO-6")
def test_the_shown_card_is_still_held_and_must_follow() -> None:
    state = do(window(), 2, signal("P9 only"))
    assert GAME.look(state, Seat(0)).sizes == (10, 10, 10, 10)
    state = play(state, "P1 P5")
    assert playable(state, 2) == "P9"
    state = play(state, "P9")
    assert "P9" not in str(of(state, Playing).hands[Seat(2)])
    assert of(state, Playing).signals[2] == (signal("P9 only"),)


@clause("P9-RADIO-7")
def test_no_radio_before_the_tasks_are_out_and_distress_is_settled() -> None:
    state = table(HANDS, 1, distress=Distress.OFFERED)
    assert refusal(state, 0, signal("G1 only")) == "natures-turn"
    state = lay(state, "P1")
    assert refusal(state, 0, signal("G1 only")) == "not-offered"
    assert refusal(state, 1, signal("Y1 only")) == "not-your-turn turn=0"
    state = GAME.apply(state, Seat(0), offered(state, 0)[0])
    for seat in range(4):
        assert said(state, seat) == []
        assert refusal(state, seat, signal("G1 only")) == "not-offered"
    assert said(prepared(state), 0) != []


@clause("P9-RADIO-8")
def test_the_window_closes_with_the_first_card() -> None:
    state = play(window(), "P1")
    for seat in range(4):
        assert said(state, seat) == []
        assert Ready() not in offered(state, seat)
    assert refusal(state, 3, signal("G6 lowest")) == "radio-during-trick"
    assert refusal(state, 0, signal("G1 only")) == "radio-during-trick"
    assert refusal(state, 3, Ready()) == "radio-during-trick"


@clause("P9-RADIO-8")
def test_there_is_a_window_before_every_trick_the_last_included() -> None:
    told, winners = "T p P b B g G y Y", "0 1 2 0 1 2 0 1 2"
    for count in range(1, 10):
        some = (" ".join(text.split()[:count]) for text in (told, winners))
        state = story(5, *some, name=3)
        leader = of(state, Playing).trick.leader
        assert awaits(state).split() == [str((leader + i) % 4) for i in (1, 2, 3)]
    final = story(5, told, winners, name=3)
    assert all(said(final, seat) for seat in range(4))
    assert said(final, 3) == ["Y9 only"]


@pytest.mark.parametrize("order", list(permutations(range(4))))
@clause("P9-RADIO-9")
def test_several_may_signal_in_one_window_in_any_order(order: tuple[int, ...]) -> None:
    words = ["B4 highest", "Y1 only", "P9 only", "Y9 highest"]
    state = window()
    for seat in order:
        state = do(state, seat, signal(words[seat]))
    assert of(state, Playing).signals == tuple((signal(word),) for word in words)
    assert awaits(state) == "0"


@clause("P9-RADIO-10", "P9-RADIO-11")
def test_the_leader_waits_for_everybody_else() -> None:
    state = window()
    assert awaits(state) == "1 2 3"
    assert refusal(state, 0, Play(Card.parse("P1"))) == "radio-open seat=1"
    assert playable(state, 0) == ""
    state = do(state, 2, Ready())
    assert awaits(state) == "1 3"
    state = do(state, 1, signal("Y1 only"))
    assert awaits(state) == "3"
    assert refusal(state, 0, Play(Card.parse("P1"))) == "radio-open seat=3"
    state = do(state, 3, Ready())
    assert awaits(state) == "0"
    assert refusal(state, 0, Play(Card.parse("P1"))) == ""


@clause("P9-RADIO-10")
def test_those_are_asked_first_who_sit_after_the_leader() -> None:
    state = play(window(), "P1 P5 P9 G6")
    assert awaits(state) == "3 0 1"


@clause("P9-RADIO-11")
def test_the_leader_answers_by_leading_and_may_signal_before() -> None:
    state = window()
    assert Ready() not in offered(state, 0)
    assert refusal(state, 0, Ready()) == "ready-already"
    assert said(state, 0) == said(quiet(state), 0) != []
    shown = do(quiet(state), 0, signal("G1 only"))
    assert awaits(shown) == "0"
    assert of(play(shown, "P1"), Playing).signals[0] == (signal("G1 only"),)


@clause("P9-RADIO-12")
def test_a_late_signal_is_possible_until_the_lead() -> None:
    state = do(window(), 1, Ready())
    assert refusal(state, 1, Ready()) == "ready-already"
    assert Ready() not in offered(state, 1)
    assert said(state, 1) != []
    state = do(quiet(state), 1, signal("Y1 only"))
    assert awaits(state) == "0"
    assert of(state, Playing).ready == (2, 3)


@clause("P9-RADIO-10", "P9-RADIO-12")
def test_readiness_is_asked_anew_before_every_trick() -> None:
    state = play(do(window(), 0, signal("G1 only")), "P1 P5 P9 G6")
    assert of(state, Playing).ready == ()
    assert awaits(state) == "3 1"


@clause("P9-RADIO-13")
def test_a_seat_with_nothing_to_show_is_awaited_like_any_other() -> None:
    state = story(34, "p P b B g G y Y 9", "0 1 2 3 1 2 0 3 3")
    assert awaits(state) == "0 1 2"
    for seat in range(3):
        assert offered(state, seat) == (Ready(),)


@clause("P9-RADIO-14")
def test_nothing_else_can_be_said_and_no_hand_is_seen() -> None:
    state = window()
    for seat in range(4):
        assert {type(action) for action in offered(state, seat)} <= {Signal, Ready, Play}
        view = GAME.look(state, Seat(seat))
        assert view.hand == of(state, Playing).hands[Seat(seat)]
        assert isinstance(view.scene, Tricking)
    swapped = window(
        "P1234 B1234 G1 T4 | P5678 G2345 Y1 T1 | P9 G6789 Y2345 B5 | B6789 Y6789 T23"
    )
    assert GAME.look(state, Seat(1)) == GAME.look(swapped, Seat(1))
