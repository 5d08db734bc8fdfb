"""`make test-package`: tries the packages in `dist/` in empty environments.

`short` tries this Python alone. Otherwise a core is built for every other Python that is found,
the wheels are compared with the source archives, and the package tools have their say.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.package import audits
from tools.package.build import ROOT
from tools.package.pythons import core_for, pythons
from tools.package.rooms import VECTORS, furnished, held

TRIAL = Path(__file__).with_name("trial.py")
DIST = ROOT / "dist"


def tried(python: Path | str, folder: Path) -> None:
    """Installs, plays, solves, steps, serves, and holds cards in a browser."""
    bare = furnished(folder / "bare", python, DIST, "shipmates")
    print(f"installed: {bare.size:.0f} MB", flush=True)
    with bare.serving() as address:
        print(f"  browser: {held(address)}", flush=True)
    room = furnished(folder / "envs", python, DIST, "shipmates[envs]")
    print(room.told("-I", TRIAL, "all", VECTORS), end="", flush=True)


def main(how: str = "full") -> None:
    """This Python, or every one there is."""
    found = [Path(sys.executable)]
    if how != "short":
        audits.all_of(DIST)
        found += [python for python in pythons() if core_for(python, DIST)]
    for python in found:
        with TemporaryDirectory() as folder:
            tried(python, Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
