"""OpenSpiel in a virtual environment of its own, asked from outside."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "openspiel"
VERSION: Final = "2.0.2"
GAMES: Final = (
    "hearts",
    "spades",
    "skat",
    "euchre",
    "oh_hell",
    "bridge(use_double_dummy_result=false)",
)

Rates = dict[str, list[float]]


def ready() -> bool:
    """Whether OpenSpiel is there, after an attempt to fetch it."""
    python = FOLDER / "bin" / "python"
    if not python.exists():
        print(f"making {FOLDER.relative_to(ROOT)} with OpenSpiel {VERSION}")
        subprocess.run([sys.executable, "-m", "venv", FOLDER], check=True)
    if _has(python):
        return True
    install = [str(python), "-m", "pip", "install", "--quiet", f"open_spiel=={VERSION}"]
    return subprocess.run(install, check=False).returncode == 0 and _has(python)


def _has(python: Path) -> bool:
    asked = [str(python), "-c", "import pyspiel"]
    return subprocess.run(asked, check=False, capture_output=True).returncode == 0


def measure(seconds: float) -> Rates:
    """Decisions a second of each game: with observations, and bare."""
    script = Path(__file__).with_name("openspiel.py")
    asked = [str(FOLDER / "bin" / "python"), str(script), str(seconds), *GAMES]
    told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    rates: Rates = json.loads(told)
    return rates
