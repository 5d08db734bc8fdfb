"""The double row of the two-player game: seven cards face up, each on one face down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shipmates.kernel import quick
from shipmates.tricks.cards import Card, CardSet

COLUMNS = 7


@quick
@dataclass(frozen=True, slots=True)
class Column:
    """One place of the row: the card that can be played, and the one it covers."""

    up: Card | None
    down: Card | None


@quick
@dataclass(frozen=True, slots=True)
class Row:
    """The dummy's cards as they lie."""

    columns: tuple[Column, ...]

    @property
    def up(self) -> CardSet:
        """What lies face up: all that may be played."""
        return CardSet.of([column.up for column in self.columns if column.up])

    @property
    def down(self) -> CardSet:
        """What is covered, or was covered until its trick ends."""
        return CardSet.of([column.down for column in self.columns if column.down])

    @property
    def size(self) -> int:
        """How many cards the dummy has left."""
        return sum([(c.up is not None) + (c.down is not None) for c in self.columns])

    def play(self, card: Card) -> Row:
        """The face-up card leaves; what lies under it stays covered until the trick is over."""
        return self._map(lambda c: Column(None, c.down) if c.up is card else c)

    def uncover(self) -> Row:
        """After the trick: a covered card with nothing on it is turned."""
        return self._map(lambda c: Column(c.down, None) if c.up is None else c)

    def exchange(self, old: Card, new: Card) -> Row:
        """One card for another in the same place, the same side up."""
        return self._map(
            lambda c: Column(new if c.up is old else c.up, new if c.down is old else c.down)
        )

    def _map(self, change: Callable[[Column], Column]) -> Row:
        return Row(tuple(map(change, self.columns)))
