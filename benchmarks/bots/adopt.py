"""Whether today's crew plays as another one did: some of its deals, played again.

A change that is meant to alter no decision makes another fingerprint all the same. Where every
game that is played again goes as before, the games of the other crew count for today's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from benchmarks.bots.cells import cells
from benchmarks.bots.games import Game
from benchmarks.bots.rows import Adopted, Crews, Kept, Row
from benchmarks.bots.run import about, played_by
from shipmates.lab.backends import processes


def chosen(kept: Kept, crew: str, deals: int) -> list[Row]:
    """The first so many deals of each cell this very crew played, with radio and without."""
    found = dict[tuple[str, bool], list[Row]]()
    for row in sorted(kept.rows, key=lambda row: row.seed):
        if row.crew == crew:
            found.setdefault((row.cell, row.radio), []).append(row)
    return [row for rows in found.values() for row in rows[:deals]]


def differing(
    rows: Iterable[Row], crews: Crews, workers: int, told: Callable[[Row], None]
) -> Iterator[str]:
    """Plays these games again, and says of each that went another way how it did."""
    known, then = {cell.name: cell for cell in cells()}, {row.key: row for row in rows}
    games = [Game(known[row.cell], row.seed, row.level, row.radio) for row in then.values()]
    for again in processes(workers).play(games, partial(played_by, crews=crews)):
        row = then[again.key]
        told(again)
        if _course(again) != _course(row):
            yield f"{row.cell}, deal {row.seed}: {_course(row)} then, {_course(again)} now"


def _course(row: Row) -> tuple[object, ...]:
    """All that does not depend on the machine."""
    return row.won, row.cause, row.tricks, row.winnable, row.decisions


def bonds(rows: Sequence[Row], crews: Crews) -> list[Adopted]:
    """What follows when none of them differs: one for each game."""
    found = list[Adopted]()
    for game in dict.fromkeys(row.game for row in rows):
        some = [row for row in rows if row.game == game]
        now = about(some[0].level, game, crews[game])
        found.append(
            Adopted(
                crew=crews[game],
                plays_as=some[0].crew,
                games=len(some),
                date=now.date,
                commit=now.commit,
                plan=now.plan,
            )
        )
    return found
