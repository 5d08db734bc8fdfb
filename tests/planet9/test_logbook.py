"""What the logbook counts. How it is kept is told in tests/campaign."""

from __future__ import annotations

from shipmates.campaign import Attempt, Logbook, attempt_of
from shipmates.kernel import Seat
from shipmates.planet9 import Distress
from shipmates.planet9.actions import Agree, HandOver
from shipmates.planet9.stages import Council
from shipmates.planet9.state import Over, State
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.planet9.briefings import briefed, until
from tests.planet9.stories import line, story
from tests.planet9.tables import GAME, do, give, in_turn, of, play, table, vote

WHEN = "2100-01-01T00:00:00+00:00"


def won(mission: int) -> Attempt:
    return Attempt(mission, 4, won=True, because="tasks-done", when=WHEN)


def lost(mission: int, *, distress: bool = False) -> Attempt:
    return Attempt(mission, 4, won=False, distress=distress, because="x", when=WHEN)


def told(*attempts: Attempt) -> Logbook:
    return Logbook(attempts=attempts)


@clause("P9-LOG-1")
def test_a_mission_counts_its_attempts_the_successful_one_included() -> None:
    assert told(won(4)).score(4) == 1
    assert told(lost(4), lost(4), won(4)).score(4) == 3
    assert told(lost(4)).score(4) is None
    assert told(lost(4), won(4), won(5)).total == 3


@clause("P9-LOG-1", "P9-DIST-8")
def test_an_active_distress_signal_adds_one_and_only_once() -> None:
    assert told(lost(4, distress=True), won(4)).score(4) == 3
    assert told(lost(4, distress=True), lost(4, distress=True), won(4)).score(4) == 4


@clause("P9-DIST-7")
def test_once_used_the_signal_is_active_until_the_mission_is_done() -> None:
    book = told(lost(4, distress=True), lost(4))
    assert book.distress(4) is Distress.ACTIVE
    assert book.distress(5) is Distress.OFFERED
    assert book.after(won(4)).distress(4) is Distress.OFFERED


@clause("P9-DIST-7", "P9-DIST-8")
def test_a_pass_is_entered_and_an_active_signal_stays_so_without_one() -> None:
    cards = "P9 P1 P2 P3"
    hands = "P9 B1 | P1 B2 | P2 B3 | P3 B4"
    asked = table(hands, 9, distress=Distress.OFFERED, line=cards)
    sent = play_out(give(vote(asked, "left " * 4), "B1 B2 B3 B4"))
    assert attempt_of(sent, when=WHEN).distress
    unsent = play_out(vote(asked, "none"))
    assert not attempt_of(unsent, when=WHEN).distress
    active = table(hands, 9, distress=Distress.ACTIVE, line=cards)
    assert attempt_of(play_out(vote(active, "none")), when=WHEN).distress


def play_out(state: State) -> Over:
    """To whatever end, each doing the last of what it may."""
    while not isinstance(state, Over):
        seat = GAME.awaited(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[-1])
    return state


@clause("P9-LOG-2")
def test_a_hand_over_adds_nothing() -> None:
    tricks = line("p", "0", seats=5)
    state = until(Council, briefed(table("", 25, 5, line=tricks), "P1 Y1 Y2 Y3 Y4 Y5"))
    handed = in_turn(do(state, 2, HandOver(Card.parse("P1"), Seat(1))), [Agree()] * 4)
    attempt = attempt_of(of(play(handed, tricks), Over), when=WHEN)
    assert attempt.because.startswith("task-taken card=P1 owner=1")
    assert not attempt.distress
    assert told(attempt, won(25)).score(25) == 2


@clause("P9-LOG-3")
def test_missions_are_played_in_any_order() -> None:
    book = told(won(30), won(2), lost(50))
    assert book.completed == (2, 30)
    assert book.next_mission == 50
    assert book.after(won(50)).next_mission == 1
    assert of(story(50, "p", "1", roles=(0, 1)), Over)
