"""`make test-package`: tries the packages in `dist/` in empty environments.

`short` tries this Python alone. Otherwise a core is built for every other Python that is found,
the wheels are compared with the source archives, and the package tools have their say.
"""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.package import audits
from tools.package.build import ROOT, core_wheel, only, run
from tools.package.pythons import pythons
from tools.package.rooms import VECTORS, Room, furnished, held

TRIAL = Path(__file__).with_name("trial.py")
DIST = ROOT / "dist"


def tried(python: Path, folder: Path) -> Room:
    """Installs, plays, solves, steps, serves, and holds cards in a browser."""
    bare = furnished(folder / "bare", python, DIST, "shipmates")
    print(f"installed: {bare.size:.0f} MB", flush=True)
    with bare.serving() as address:
        print(f"  browser: {held(address)}", flush=True)
    room = furnished(folder / "envs", python, DIST, "shipmates[envs]")
    print(room.told("-I", TRIAL, "all", VECTORS), end="", flush=True)
    return room


def emulated(room: Room) -> None:
    """The same core on processors of 2009 and 2013, where QEMU can stand in for them."""
    qemu = shutil.which("qemu-x86_64-static") or shutil.which("qemu-x86_64")
    if qemu is None or platform.machine() != "x86_64":
        print("  no qemu-x86_64 here: older processors are not tried")
        return
    for processor in ("Nehalem", "Haswell"):
        said = run(qemu, "-cpu", processor, room.python, "-I", TRIAL, "core", VECTORS)
        print(f"  {processor}: {said.splitlines()[-1].strip()}", flush=True)


def main(how: str = "full") -> None:
    """This Python, or every one there is."""
    found = [Path(sys.executable)]
    if how != "short":
        found += pythons()
        archive = only(DIST.glob("shipmates_native-*.tar.gz"))
        for python in found:
            core_wheel(archive, DIST, python)
        audits.all_of(DIST)
    for python in found:
        with TemporaryDirectory() as folder:
            room = tried(python, Path(folder))
            if how != "short":
                emulated(room)


if __name__ == "__main__":
    main(*sys.argv[1:])
