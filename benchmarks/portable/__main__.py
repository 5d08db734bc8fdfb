"""`make bench-portable`: a portable wheel beside the tuned core, in turns on one core.

Each round asks every build for every piece of work, in an order that rotates, so what else the
machine does strikes all alike. The best round counts. All builds must give the same answers.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.portable.builds import Build, cores, started, tuned

Times = dict[str, dict[str, float]]
"""The best seconds, by piece and build."""


def main() -> None:
    """Prints a table of ratios; fails if two builds differ in an answer."""
    parser = argparse.ArgumentParser(prog="benchmarks.portable", description=__doc__)
    parser.add_argument(
        "--wheel", type=Path, help="of the core (that in dist/ for this Python)"
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--share", type=float, default=1.0, help="of each piece of work")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        files = {"tuned": tuned(), **cores(given.wheel or _built(), Path(folder))}
        with started(files, given.share) as (builds, pieces):
            best = _measured(builds, pieces, given.rounds)
    _print(best, list(files))


def _built() -> Path:
    """The wheel `make build` made for this Python."""
    tag = "cp311-cp311" if sys.version_info < (3, 12) else "cp312-abi3"
    (found,) = Path("dist").glob(f"shipmates_native-*-{tag}-*.whl")
    return found


def _measured(builds: list[Build], pieces: list[str], rounds: int) -> Times:
    best: Times = defaultdict(lambda: defaultdict(lambda: float("inf")))
    for turn in range(rounds):
        at = turn % len(builds)
        for piece in pieces:
            digests = set[str]()
            for build in builds[at:] + builds[:at]:
                done = build.do(piece)
                digests.add(done.digest)
                best[piece][build.name] = min(best[piece][build.name], done.seconds)
            if len(digests) > 1:
                raise SystemExit(f"{piece}: the builds give different answers")
    return best


def _print(best: Times, names: list[str]) -> None:
    print(f"{'seconds, and times the tuned build':<36}" + "".join(f"{n:>18}" for n in names))
    for piece, times in best.items():
        ratios = (f"{times[n]:>11.3f}{times[n] / times['tuned']:>6.2f}×" for n in names)
        print(f"{piece:<36}{''.join(ratios)}")
    means = (prod(t[n] / t["tuned"] for t in best.values()) ** (1 / len(best)) for n in names)
    print(f"{'geometric mean':<36}" + "".join(f"{mean:>17.3f}×" for mean in means))
    print("\nequal answers of all builds, bit for bit")


if __name__ == "__main__":
    main()
