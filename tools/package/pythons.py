"""The other Pythons of this machine."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def pythons() -> list[Path]:
    """One of each supported version besides this one: on the PATH, or as pyenv keeps them."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = list[Path]()
    for version in (one for one in VERSIONS if one != own):
        here = shutil.which(f"python{version}")
        places = sorted(kept.glob(f"{version}.*/bin/python")) + ([Path(here)] if here else [])
        if places:
            found.append(places[0])
        else:
            print(f"Python {version} is not on this machine: not tried")
    return found
