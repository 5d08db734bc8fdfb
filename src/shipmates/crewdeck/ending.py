"""Who wins, and by what."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.crewdeck.rulings import EQUAL_SCORE_BEATS_RIVAL, LEVEL_PLAYERS_SHARE_THE_WIN
from shipmates.crewdeck.scoring import Sheet, rival_sheet, sheet
from shipmates.crewdeck.state import Table
from shipmates.kernel import Note, Outcome


def outcome(table: Table) -> Outcome:
    """The end: most points, then the largest set, then the most payroll."""
    edition = table.setup.edition
    sheets = tuple(sheet(ship, edition) for ship in table.ships)
    if table.setup.solo:
        return _against_rival(sheets[0].total, rival_sheet(table.rival, edition).total)
    return _ranked(sheets)


def _against_rival(points: int, rival: int) -> Outcome:
    won = points > rival or (points == rival and EQUAL_SCORE_BEATS_RIVAL)
    code = "rival-beaten" if won else "rival-ahead"
    return Outcome((float(won),), Note(code, (("points", points), ("rival", rival))))


def _ranked(sheets: tuple[Sheet, ...]) -> Outcome:
    points = [entry.total for entry in sheets]
    level = _best(range(len(sheets)), points)
    top = ("points", max(points))
    if len(level) == 1:
        return _won(level[0], len(sheets), Note("most-points", (("seat", level[0]), top)))
    sizes = [entry.largest for entry in sheets]
    level = _best(level, sizes)
    if len(level) == 1:
        by = ("size", sizes[level[0]])
        return _won(level[0], len(sheets), Note("largest-set", (("seat", level[0]), top, by)))
    paid = [entry.payroll for entry in sheets]
    level = _best(level, paid)
    if len(level) == 1:
        by = ("amount", paid[level[0]])
        return _won(level[0], len(sheets), Note("most-payroll", (("seat", level[0]), top, by)))
    return _shared(level, len(sheets), top)


def _best(seats: Sequence[int], by: Sequence[int]) -> list[int]:
    highest = max(by[seat] for seat in seats)
    return [seat for seat in seats if by[seat] == highest]


def _won(winner: int, players: int, because: Note) -> Outcome:
    return Outcome(tuple(float(seat == winner) for seat in range(players)), because)


def _shared(winners: Sequence[int], players: int, top: tuple[str, int]) -> Outcome:
    share = 1 / len(winners) if LEVEL_PLAYERS_SHARE_THE_WIN else 0.0
    payoff = tuple(share if seat in winners else 0.0 for seat in range(players))
    return Outcome(payoff, Note("shared-win", (("seats", " ".join(map(str, winners))), top)))
