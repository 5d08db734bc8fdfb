"""Measures the solver: `python -m benchmarks.solver [--deals 500] [--sat 20] [--only 4p]`."""

from __future__ import annotations

import argparse
import os
import platform
from statistics import median
from time import perf_counter, process_time

from benchmarks.solver.cells import cells
from benchmarks.solver.deals import later, planet
from benchmarks.solver.measure import HEAD, Row, measured
from shipmates.solver import encode
from shipmates.solver.sat import has_sat
from shipmates.solver.solver import Core, core
from shipmates.tricks.cards import CARDS

SLOWEST = 50
NODES = 12_000_000
"""More than a second's work, so that what takes longer is seen to."""


def main() -> None:
    """All cells, then marks and batches, then the slowest deals."""
    options = _options()
    built = core()
    if built is None:
        raise SystemExit("The native core was not built: make native")
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"CPython {platform.python_version()}, {os.cpu_count()} processors, load {load}")
    print("one core, times by the processor's clock; a problem is ready before it is timed")
    print(
        f"{options.deals} deals a cell, SAT on the first {options.sat}; shares of 100\n\n{HEAD}"
    )
    rows = list[Row]()
    for cell in cells():
        if options.only in cell.name:
            row = measured(built, cell, options.deals, options.sat, options.nodes)
            print(row.told(), flush=True)
            rows.append(row)
    _verdict(rows)
    if not options.only:
        _marks(built, options.deals)
        _batch(built, options.deals)
    _slowest(rows)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.solver", description=__doc__)
    parser.add_argument("--deals", type=int, default=500, help="in each cell")
    parser.add_argument("--sat", type=int, default=None, help="how many of them by SAT")
    parser.add_argument("--nodes", type=int, default=NODES, help="cards laid at most")
    parser.add_argument("--only", default="", help="cells with this in their names")
    options = parser.parse_args()
    if options.sat is None:
        options.sat = min(20, options.deals) if has_sat() else 0
    return options


def _verdict(rows: list[Row]) -> None:
    wrong = [(r.cell.name, seed) for r in rows if r.peer for seed in r.peer.wrong]
    print(f"\nopposite answers of core and SAT: {wrong or 'none'}")
    settled = [1000 * seconds for row in rows for seconds in row.settled]
    if settled:
        print(
            f"left open by the core, settled by SAT: {len(settled)} deals, median "
            f"{median(settled):.0f} ms, slowest {max(settled):.0f} ms"
        )


def _marks(built: Core, deals: int) -> None:
    """Every card of a hand, after four tricks of a line that wins and up to three cards."""
    spent = list[float]()
    for seed in range(deals):
        deal = planet(4, 6)(seed)
        _, line, _ = built.solve(list(encode(deal).words), NODES)
        position = later(deal, [CARDS[card] for card in line[: 16 + seed % 4]])
        if not line or position is None:
            continue
        words = list(encode(position).words)
        began = process_time()
        built.marks(words, NODES)
        spent.append(1000 * (process_time() - began))
    if spent:
        print(
            f"marks, {len(spent)} hands after four tricks (4p, 6 tasks): median "
            f"{median(spent):.3f} ms, slowest {max(spent):.1f} ms (asked: 5 ms)"
        )


def _batch(built: Core, deals: int) -> None:
    """Deals of one to four tasks at once, on one thread and on all."""
    rows = [list(encode(planet(4, 1 + s % 4)(s)).words) for s in range(max(4 * deals, 100))]
    for threads in sorted({1, os.cpu_count() or 1}):
        began = perf_counter()
        built.solve_all(rows, 300_000, threads)
        rate = len(rows) / (perf_counter() - began)
        print(f"batch, 1-4 tasks, {threads} threads: {rate:,.0f} deals/s (asked: 2,000)")


def _slowest(rows: list[Row]) -> None:
    """Where to look next."""
    every = [(answer, row.cell.name) for row in rows for answer in row.answers]
    every.sort(key=lambda pair: -pair[0].seconds)
    print(f"\nthe {min(SLOWEST, len(every))} slowest: ms, cards laid, verdict, cell, seed")
    for answer, name in every[:SLOWEST]:
        verdict = ("winnable", "lost", "undecided")[answer.verdict]
        spent = 1000 * answer.seconds
        print(f"{spent:>9.1f}{answer.nodes:>12,}  {verdict:<10} {name} {answer.seed}")


if __name__ == "__main__":
    main()
