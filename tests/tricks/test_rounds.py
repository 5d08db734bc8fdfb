"""The window before a trick: who has a say, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.kernel import Illegal, Seat
from shipmates.tricks import rounds
from shipmates.tricks.cards import DECK, Card, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.moves import READY, Play
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.rounds import Air, Moved, Playing
from shipmates.tricks.signals import NEVER, OPEN, Meaning, Radio, Signal
from tests.planet9.deals import cards

HANDS = ("P19 B1", "P2 B23", "P3 T12")
QUIET = Air(OPEN, (None,))
P1, P2, P3, P9 = map(Card.parse, ("P1", "P2", "P3", "P9"))
LOWEST = Signal(P1, Meaning.LOWEST)


def start(leader: int = 0, air: Air = QUIET) -> Playing[str]:
    """Three seats with three cards each."""
    hands = Hands(tuple(CardSet.of(cards(text)) for text in HANDS))
    book = Ledger.blank(3, 3, DECK)
    return Playing("", hands, (), book, Trick(Seat(leader)), ((),) * 3, (), (), air)


def why(call: object) -> str:
    """The refusal of a call that must be refused."""
    assert callable(call)
    with pytest.raises(Illegal) as refused:
        call()
    return str(refused.value)


@pytest.mark.parametrize(
    ("air", "speakers", "awaited"),
    [
        (QUIET, (0, 1, 2), (2, 0)),
        (Air(OPEN, (Seat(2),)), (0, 1), (0,)),
        (Air(NEVER, ()), (), (1,)),
        (Air(Radio(opens=2), ()), (), (1,)),
        (Air(Radio(closes=0), ()), (), (1,)),
        (Air(Radio(pool=0), ()), (), (1,)),
        (Air(Radio(pool=1), (Seat(0),)), (1, 2), (2,)),
    ],
)
def test_who_has_a_say(air: Air, speakers: tuple[int, ...], awaited: tuple[int, ...]) -> None:
    assert rounds.speakers(start(1, air)) == speakers
    assert rounds.awaited(start(1, air)) == awaited


def test_a_shared_pool_is_used_up_by_anybody() -> None:
    once = rounds.signalled(start(air=Air(Radio(pool=2), ())), Seat(0), LOWEST)
    assert rounds.speakers(once) == (0, 1, 2)
    assert LOWEST not in rounds.signals(once, Seat(0))
    twice = rounds.signalled(once, Seat(0), Signal(P9, Meaning.HIGHEST))
    assert rounds.speakers(twice) == ()
    assert why(lambda: rounds.readied(twice, Seat(1))) == "radio-used"


def test_after_its_last_window_the_radio_is_closed() -> None:
    first = start(air=Air(Radio(closes=1), ()))
    assert rounds.speakers(first) == (0, 1, 2)
    late = rounds.collected(first, first.ledger.record(Trick(Seat(0), (P9, P2, P3))), ())
    assert late.trick == Trick(Seat(0))
    assert rounds.speakers(late) == ()
    assert why(lambda: rounds.readied(late, Seat(1))) == "radio-closed trick=1"


def test_what_is_refused_in_a_window() -> None:
    state = start()
    assert why(lambda: rounds.readied(state, Seat(0))) == "ready-already"
    assert why(lambda: rounds.readied(state, Seat(5))) == "not-your-turn turn=0"
    muted = start(air=Air(OPEN, (Seat(1),)))
    assert why(lambda: rounds.readied(muted, Seat(1))) == "radio-silenced"
    dummy = replace(muted, hands=replace(muted.hands, dummy=Seat(1)))
    assert why(lambda: rounds.readied(dummy, Seat(1))) == "radio-jarvis"
    early = start(air=Air(Radio(opens=2), ()))
    assert why(lambda: rounds.readied(early, Seat(1))) == "radio-disrupted trick=2"
    untrue, foreign = Signal(P9, Meaning.LOWEST), Signal(P2, Meaning.LOWEST)
    said = why(lambda: rounds.signalled(state, Seat(0), untrue))
    assert said == "signal-untrue card=P9 meaning=lowest"
    assert why(lambda: rounds.signalled(state, Seat(0), foreign)) == "not-in-hand card=P2"


def test_ready_is_said_once_and_a_signal_takes_it_back() -> None:
    state = rounds.readied(start(), Seat(1))
    assert state.ready == (1,)
    assert READY not in rounds.legal(state, Seat(1), rounds.awaited(state))
    shown = rounds.signalled(state, Seat(1), Signal(P2, Meaning.ONLY))
    assert (shown.ready, len(shown.signals[1])) == ((), 1)


def test_cards_fall_in_turn_and_follow() -> None:
    state = start(air=Air(NEVER, ()))
    assert why(lambda: rounds.played(state, Seat(1), P2)) == "not-your-turn turn=0"
    assert why(lambda: rounds.played(state, Seat(0), P2)) == "not-in-hand card=P2"
    assert why(lambda: rounds.played(start(), Seat(0), P9)) == "radio-open seat=1"
    led = rounds.played(state, Seat(0), P9)
    assert rounds.legal(led, Seat(1), rounds.awaited(led)) == (Play(P2),)
    assert rounds.legal(led, Seat(2), rounds.awaited(led)) == ()
    blue = Card.parse("B2")
    assert why(lambda: rounds.played(led, Seat(1), blue)) == "must-follow card=B2 suit=P"
    assert why(lambda: rounds.readied(led, Seat(1))) == "radio-during-trick"
    assert rounds.listening(led) == ()
    full = rounds.played(rounds.played(led, Seat(1), P2), Seat(2), P3)
    assert (rounds.complete(led), rounds.complete(full)) == (False, True)


def test_what_everybody_gave_and_got() -> None:
    given = cards("P123")
    assert Moved.along(Way.LEFT, given) == Moved(given, cards("P312"))
