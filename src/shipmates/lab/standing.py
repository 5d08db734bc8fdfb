"""Rows in short: by crew size, and in Crew Deck by level."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from shipmates.lab.figures import NORMAL, Tally, wilson
from shipmates.lab.rows import Row


def by_crew(rows: Iterable[Row]) -> dict[int, Tally]:
    """What crews reached, by number of players."""
    found = dict[int, list[Row]]()
    for row in rows:
        found.setdefault(row.players, []).append(row)
    return {players: Tally.of(found[players]) for players in sorted(found)}


@dataclass(frozen=True, slots=True)
class Level:
    """What a level reached in Crew Deck, over all seats it had."""

    players: int
    level: str
    wins: tuple[float, ...]
    """Of each deal: the share of its seats' wins, shared ones in part."""
    points: float
    seats: int
    """How many it had in a game, on average over the deals."""

    @property
    def games(self) -> int:
        """Deals in which it sat at the table."""
        return len(self.wins)

    @property
    def share(self) -> float:
        """Won, of all games."""
        return fmean(self.wins)

    @property
    def fair(self) -> float:
        """What it would win if all were alike; alone nothing is fair."""
        return self.seats / self.players if self.players > 1 else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share, 95 %. A deal is one observation, however often it was played."""
        if set(self.wins) <= {0.0, 1.0}:
            return wilson(sum(self.wins), self.games)
        mean, count = self.share, self.games
        spread = sqrt(sum((one - mean) ** 2 for one in self.wins) / max(1, count - 1) / count)
        return max(0.0, mean - NORMAL * spread), min(1.0, mean + NORMAL * spread)

    @property
    def document(self) -> dict[str, object]:
        """For machines."""
        return {
            "players": self.players,
            "bot": self.level,
            "deals": self.games,
            "won": self.share,
            "interval": list(self.interval),
            "points": self.points,
        }


def by_level(rows: Iterable[Row]) -> list[Level]:
    """What levels reached in Crew Deck, by number of players."""
    wins = dict[tuple[int, str], dict[int, list[float]]]()
    points = dict[tuple[int, str], list[int]]()
    for row in rows:
        seats = row.seats.split(",")
        for level in dict.fromkeys(seats):
            mine = [seat for seat, other in enumerate(seats) if other == level]
            key = row.players, level
            won = sum(row.payoff[seat] for seat in mine)
            wins.setdefault(key, {}).setdefault(row.deal, []).append(won)
            points.setdefault(key, []).extend(row.points[s] for s in mine if row.points)
    return [_level(*key, deals, points[key]) for key, deals in sorted(wins.items())]


def _level(players: int, level: str, deals: dict[int, list[float]], points: list[int]) -> Level:
    games = sum(map(len, deals.values()))
    seats = round(len(points) / games) if games else 0
    won = tuple(map(fmean, deals.values()))
    return Level(players, level, won, fmean(points or [0]), seats)
