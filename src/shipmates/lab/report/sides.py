"""Results side by side: line-ups of bots, by mission and crew, on the deals they share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from shipmates.lab.figures import Difference, Tally, mcnemar
from shipmates.lab.rows import Row
from shipmates.lab.store import About, Results

AROUND: Final = 2
"""So many missions on either side are averaged with one for the curve of a campaign."""


@dataclass(frozen=True)
class Side:
    """What one line-up played of one game."""

    label: str
    about: About
    rows: tuple[Row, ...]

    @cached_property
    def cells(self) -> dict[tuple[int, int], Tally]:
        """By mission and number of players."""
        found = dict[tuple[int, int], list[Row]]()
        for row in self.rows:
            found.setdefault((row.mission, row.players), []).append(row)
        return {key: Tally.of(found[key]) for key in sorted(found)}

    @property
    def missions(self) -> tuple[int, ...]:
        """Those played."""
        return tuple(sorted({mission for mission, _ in self.cells}))

    @property
    def crews(self) -> tuple[int, ...]:
        """Numbers of players."""
        return tuple(sorted({players for _, players in self.cells}))

    @property
    def whole(self) -> Tally:
        """All games together."""
        return Tally.of(self.rows)

    def crew(self, players: int) -> Tally:
        """All games with so many players."""
        return Tally.of(row for row in self.rows if row.players == players)

    def causes(self, players: int) -> Counter[str]:
        """Why games were lost."""
        lost = (row for row in self.rows if row.players == players and not row.won)
        return Counter("fault" if row.faulty else row.cause for row in lost)

    def curve(self, players: int) -> list[tuple[int, float]]:
        """How much of each mission is lost, averaged with its neighbours'."""
        lost = {m: 1 - tally.share for (m, p), tally in self.cells.items() if p == players}
        return [(m, _mean([lost[n] for n in lost if abs(n - m) <= AROUND])) for m in lost]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def sides(results: Sequence[Results], game: str) -> list[Side]:
    """The line-ups of a game, the strongest first, each under a name of its own."""
    mine = [one for one in results if one.about.game == game and one.rows]
    names = Counter(one.about.line_up for one in mine)
    found = [
        Side(_label(one.about, alone=names[one.about.line_up] == 1), one.about, one.rows)
        for one in mine
    ]
    return sorted(found, key=lambda side: (-side.whole.share, side.label))


def widest(some: Sequence[Side]) -> Side:
    """The strongest of those that played most of the campaign."""
    return max(some, key=lambda side: len(side.missions))


def _label(about: About, *, alone: bool) -> str:
    name = about.bots[0] if len(set(about.bots)) == 1 else about.line_up.replace(",", ", ")
    return name if alone else f"{name} ({about.seed}, {about.crew})"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two line-ups on the deals that both have played."""

    first: str
    second: str
    players: int | None
    """None for all numbers together."""
    both: int
    up: int
    """Won by the first alone."""
    down: int
    neither: int

    @property
    def difference(self) -> Difference:
        """How much more the first wins."""
        even = self.both + self.neither
        return Difference.between([1] * self.up + [-1] * self.down + [0] * even)

    @property
    def luck(self) -> float:
        """How likely so much of a difference would be, if there were none."""
        return mcnemar(self.up, self.down)


def pairs(some: Sequence[Side]) -> Iterator[Pair]:
    """Every two of them, by number of players and all together."""
    for first, second in combinations(some, 2):
        crews = [count for count in first.crews if count in second.crews]
        yield from filter(None, (_pair(first, second, count) for count in crews))
        if len(crews) > 1:
            yield from filter(None, (_pair(first, second, None),))


def _pair(first: Side, second: Side, players: int | None) -> Pair | None:
    theirs = {row.seed: row.won for row in second.rows if players in (None, row.players)}
    ways = Counter(
        (row.won, theirs[row.seed])
        for row in first.rows
        if players in (None, row.players) and row.seed in theirs
    )
    if not ways:
        return None
    counts = (ways[way] for way in ((True, True), (True, False), (False, True), (False, False)))
    return Pair(first.label, second.label, players, *counts)
