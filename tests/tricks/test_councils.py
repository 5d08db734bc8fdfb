"""Anyone proposes once, and everybody else must agree."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.tricks.councils import Consent, Council, agreeing, without


def test_whoever_had_their_say_is_no_longer_waited_for() -> None:
    waiting = (Seat(0), Seat(2))
    assert without("who", waiting, Seat(0)) == Council("who", (Seat(2),))
    assert without("who", (Seat(2),), Seat(2)) is None


def test_consent_grows_seat_by_seat() -> None:
    asked = Consent("who", (Seat(0),), "me", Seat(0), (Seat(1), Seat(2)))
    once = agreeing(asked, Seat(2))
    assert (once.asked, once.proposal, once.by) == ((Seat(1),), "me", 0)
    assert agreeing(once, Seat(1)).asked == ()
