"""All ways to post payroll in a round, and who chooses when: laid out once, walked often."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from shipmates.bots.crewdeck.together import Posted, against, by_payroll, orders


class End(NamedTuple):
    """All have posted: the order in which they choose, by its number, and what each pays."""

    order: int
    paid: tuple[int, ...]


class Turn(NamedTuple):
    """Somebody posts, and so it goes on."""

    seat: int
    nexts: tuple[Turn | End, ...]


Node: TypeAlias = Turn | End


class Offers:
    """The posting of so many players, from a first one on."""

    def __init__(self, players: int, posts: int, payroll: tuple[int, ...], first: int) -> None:
        self.orders: Final = orders(players, posts)
        self._number: Final = {order: number for number, order in enumerate(self.orders)}
        self._players: Final = players
        self._payroll: Final = payroll
        self._first: Final = first
        self.start: Final = self._node(())

    def _node(self, posted: Posted) -> Node:
        if len(posted) == len(self.orders[0]):
            paid = (sum(a for who, a in posted if who == s) for s in range(self._players))
            return End(self._number[by_payroll(posted)], tuple(paid))
        seat = (self._first + len(posted)) % self._players
        gone = {amount for _, amount in posted}
        left = (amount for amount in self._payroll if amount not in gone)
        return Turn(seat, tuple(self._node((*posted, (seat, amount))) for amount in left))


@cache
def offers(players: int, posts: int, payroll: tuple[int, ...], first: int) -> Offers:
    """The same posting is laid out once."""
    return Offers(players, posts, payroll, first)


def settled(node: Node, taken: list[list[float]]) -> list[float]:
    """What everybody gains who posts what serves them best, by what each order brings them."""
    if isinstance(node, End):
        return [gain - paid for gain, paid in zip(taken[node.order], node.paid, strict=True)]
    ends = [settled(after, taken) for after in node.nexts]
    return max(ends, key=lambda gains: against(node.seat, gains))
