"""`make bench-envs`: our environments beside OpenSpiel's trick games, in turns on one core.

Each round measures everything once, so what else the machine does strikes all alike; the best
round of each counts.
"""

from __future__ import annotations

import argparse
import platform

from benchmarks.envs import neighbours, ours

ASKED = 20_000
ALONE = 100_000
BATCHED = 3_000_000


def main() -> None:
    """Prints a table: decisions a second, and how many times each neighbour's that is."""
    parser = argparse.ArgumentParser(description="Measures the environments.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each row and round")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    theirs = neighbours.ready()
    if not theirs:
        print(f"OpenSpiel {neighbours.VERSION} cannot be had here: no ratios")
    best, beside = _measured(given.rounds, given.seconds, theirs=theirs)
    print(f"CPython {platform.python_version()}, one core, best of {given.rounds} rounds\n")
    _print(best, beside)


def _measured(
    rounds: int, seconds: float, *, theirs: bool
) -> tuple[dict[str, float], neighbours.Rates]:
    best, beside, rows = dict[str, float](), neighbours.Rates(), tuple(ours.rows())
    for _ in range(rounds):
        for name, rate in rows:
            best[name] = max(best.get(name, 0.0), rate(seconds))
        for name, rates in (neighbours.measure(seconds) if theirs else {}).items():
            before = beside.get(name, [0.0, 0.0])
            beside[name] = [max(pair) for pair in zip(rates, before, strict=True)]
    return best, beside


def _print(best: dict[str, float], beside: neighbours.Rates) -> None:
    names = [name.partition("(")[0] for name in beside]
    print(f"{'decisions a second':<40}{'':>10}" + "".join(f"{name:>10}" for name in names))
    for name, (seen, _) in beside.items():
        print(f"OpenSpiel {name:<30}{seen:>10,.0f}")
    for name, (_, bare) in beside.items():
        print(f"OpenSpiel {name + ', bare':<30}{bare:>10,.0f}")
    for name, rate in best.items():
        ratios = "".join(f"{rate / seen:>9.2f}×" for seen, _ in beside.values())
        print(f"{name:<40}{rate:>10,.0f}{ratios}")
    asked = f"{ASKED:,} in turns over the Python rules, {ALONE:,} for one native game"
    print(f"\nasked: {asked}, {BATCHED:,} batched")


if __name__ == "__main__":
    main()
