"""Cards that change hands all at once: chosen sealed, or drawn blindly."""

from __future__ import annotations

from enum import Enum

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card


class Way(Enum):
    """To which neighbour: the left one sits next in clockwise order."""

    LEFT = "left"
    RIGHT = "right"

    def giver(self, seat: Seat, seats: int) -> Seat:
        """Whose card reaches this seat."""
        return Seat((seat - 1 if self is Way.LEFT else seat + 1) % seats)


def received(given: tuple[Card, ...], way: Way) -> tuple[Card, ...]:
    """What each seat gets when everybody gives a card that way."""
    seats = len(given)
    return tuple(given[way.giver(Seat(seat), seats)] for seat in range(seats))
