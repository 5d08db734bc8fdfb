"""Ways a pile of tasks reaches the crew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from shipmates.kernel import Seat


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in turn, beginning with `first`."""
    return tuple(Seat((first + i) % seats) for i in range(seats))


def evenly(counts: Sequence[int], total: int) -> tuple[Seat, ...]:
    """Who may get the next task so that in the end nobody has two more than another."""
    share, extra = divmod(total, len(counts))
    above = sum(count > share for count in counts)
    return tuple(
        Seat(seat)
        for seat, count in enumerate(counts)
        if count < share or (count == share and above < extra)
    )
