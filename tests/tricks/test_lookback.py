"""Scenes where only the last trick may be looked at."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.lookback import is_whole, latest_only, recalled
from shipmates.tricks.play import Trick
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.signals import Meaning, Signal
from shipmates.tricks.tasks import Verdict

TRICKS = ("P1 P5 P9", "G6 G1 G2", "B5 B6 B7")
SIGNALS = (
    (Signal(Card.parse("P1"), Meaning.LOWEST),),
    (Signal(Card.parse("B6"), Meaning.ONLY),),
    (),
)


def scene(count: int) -> Tricking:
    """After so many tricks, each led by the winner of the one before."""
    ledger = Ledger.blank(3, 13, CardSet.parse(" ".join(TRICKS)))
    leader = Seat(0)
    for text in TRICKS[:count]:
        ledger = ledger.record(Trick(leader, tuple(map(Card.parse, text.split()))))
        leader = ledger.winners[-1]
    laid = Trick(leader, (Card.parse("Y3"),))
    return Tricking(ledger, laid, SIGNALS, (), (Verdict.DONE, Verdict.OPEN), ())


def test_nothing_is_older_than_the_first_trick() -> None:
    for whole in (scene(0), scene(1)):
        assert latest_only(whole) is whole


def test_older_tricks_lose_their_cards_and_keep_their_places() -> None:
    whole, cut = scene(3), latest_only(scene(3))
    assert [str(trick) for trick in cut.ledger.tricks] == ["", "", "B5 B6 B7"]
    assert [trick.leader for trick in cut.ledger.tricks] == [0, 2, 2]
    assert cut.ledger.winners == whole.ledger.winners
    assert cut.ledger.counts == whole.ledger.counts
    assert cut.ledger.left == whole.ledger.left
    assert (cut.trick, cut.verdicts) == (whole.trick, whole.verdicts)


def test_no_card_of_an_older_trick_is_among_those_taken_or_gone() -> None:
    cut = latest_only(scene(3))
    assert str(cut.ledger.gone) == "B5 B6 B7"
    assert [str(taken) for taken in cut.ledger.taken] == ["", "B5 B6 B7", ""]


def test_a_signal_whose_card_fell_in_an_older_trick_was_given_and_no_more() -> None:
    assert latest_only(scene(1)).signals == SIGNALS
    assert latest_only(scene(2)).signals == ((None,), SIGNALS[1], ())
    assert latest_only(scene(3)).signals == ((None,), SIGNALS[1], ())
    assert latest_only(scene(3)).shown == ((), SIGNALS[1], ())
    assert latest_only(latest_only(scene(3))) == latest_only(scene(3))


def test_a_memory_that_saw_every_trick_lacks_nothing() -> None:
    seen = latest_only(scene(0))
    for count in (1, 2, 3):
        seen = recalled(latest_only(scene(count)), seen)
        assert seen == scene(count)
        assert is_whole(seen)


def test_a_memory_that_came_late_lacks_what_it_has_not_seen() -> None:
    late = recalled(latest_only(scene(3)), latest_only(scene(2)))
    assert [str(trick) for trick in late.ledger.tricks] == ["", "G6 G1 G2", "B5 B6 B7"]
    assert late.signals == ((None,), SIGNALS[1], ())
    assert not is_whole(late)


def test_a_memory_forgets_what_was_taken_back() -> None:
    assert recalled(scene(1), scene(3)) == scene(1)
