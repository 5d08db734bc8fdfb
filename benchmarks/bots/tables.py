"""The figures in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from benchmarks.bots.cells import Cell
from benchmarks.bots.figures import Pace, Tally, by_cell, radio_gain
from benchmarks.bots.rows import Row
from shipmates.lab.figures import gain, percent, span

HEAD = (
    f"{'cell':<32}{'radio':<7}{'deals':>6}{'won':>7}{'95 %':>13}{'ceiling':>13}"
    f"{'peer':>7}{'goal':>6}"
)


def pace_words(pace: Pace) -> str:
    """How long it took, in a few words."""
    return (
        f"median {pace.median:.2g} ms, 99 of 100 within {pace.late:.3g} ms, "
        f"longest {pace.slowest:.3g} ms"
    )


def told(cells: Iterable[Cell], rows: Sequence[Row]) -> Iterator[str]:
    """A line for each cell, with radio and without, and one about time."""
    some = by_cell(rows)
    yield HEAD
    for cell in cells:
        yield from _lines(cell, some.get(cell.name, []))
    for row in rows:
        if row.faulty:
            yield f"counted as lost: {row.cell}, deal {row.seed}: {row.cause}"
    pace = Pace.of(rows)
    yield f"{pace.decisions:,} decisions, the processor's time: {pace_words(pace)}"


def _lines(cell: Cell, rows: Sequence[Row]) -> Iterator[str]:
    for radio, word in ((True, "on"), (False, "off")):
        some = [row for row in rows if row.radio is radio]
        if some:
            yield f"{cell.name:<32}{word:<7}{_figures(cell, Tally.of(some), radio=radio)}"
    difference = radio_gain(rows)
    if difference is not None:
        yield f"{cell.name:<32}{'gain':<7}{difference.deals:>6}  {gain(difference)}"


def _figures(cell: Cell, tally: Tally, *, radio: bool) -> str:
    shares = f"{percent(tally.share):>7}{span(*tally.interval):>13}{span(*tally.ceiling):>13}"
    if cell.goal is None or not radio:
        return f"{tally.games:>6}{shares}"
    goal = f"{cell.goal.peer:>7}{cell.goal.reach:>6g}  {tally.verdict(cell.goal)}"
    return f"{tally.games:>6}{shares}{goal}"
