"""The examples for the environments do what they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from examples import outside

ROOT = Path(__file__).parents[2]


def test_a_bot_from_outside_plays_in_twenty_lines() -> None:
    path = ROOT / "examples" / "outside.py"
    told = subprocess.run(
        [sys.executable, path, "20"], check=True, capture_output=True, text=True
    )
    assert told.stdout.endswith("% won\n")
    body = path.read_text().partition("def frugal")[2].partition("if __name__")[0]
    assert len([line for line in body.splitlines() if line.strip()]) <= 20


def test_it_plays_the_same_games_every_time() -> None:
    assert outside.main(10) == outside.main(10)
