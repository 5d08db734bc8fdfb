"""The other Pythons of this machine, and the core for each."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.package.build import UV, only, repaired, run

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def pythons() -> list[Path]:
    """One of each supported version besides this one: on the PATH, or as pyenv keeps them."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = list[Path]()
    for version in VERSIONS:
        here = shutil.which(f"python{version}")
        places = sorted(kept.glob(f"{version}.*/bin/python")) + ([Path(here)] if here else [])
        if version == own:
            continue
        if places:
            found.append(places[0])
        else:
            print(f"Python {version} is not on this machine: not tried")
    return found


def core_for(python: Path, dist: Path) -> Path:
    """The wheel of the core that fits, built if there is none; 3.12 and newer share one."""
    version = run(python, "-c", "import sys; print('%d%d' % sys.version_info[:2])").strip()
    tag = "cp311-cp311" if version == "311" else "cp312-abi3"
    there = list(dist.glob(f"shipmates_native-*-{tag}-*.whl"))
    if there:
        return there[0]
    archive = only(dist.glob("shipmates_native-*.tar.gz"))
    print(f"building the portable core for Python {version[0]}.{version[1:]}", flush=True)
    with TemporaryDirectory() as fresh:
        folder = Path(fresh)
        run(UV, "build", "--quiet", "--wheel", "--python", python, "-o", folder, archive)
        return Path(
            shutil.copy(repaired(only(folder.glob("*.whl")), folder / "repaired"), dist)
        )
