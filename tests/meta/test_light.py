"""The rules and what stands on them alone need no package but Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import shipmates

SOURCE = Path(shipmates.__file__).parents[1]
ALONE = Path(__file__).with_name("alone.py")
PURE = (
    "kernel",
    "tricks",
    "planet9",
    "deepsea",
    "crewdeck",
    "games",
    "dice",
    "notation",
    "campaign",
    "solver",
    "bots",
    "guides",
    "puzzles",
)


def isolated(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python that sees its own library, our source, and no installed package."""
    command = [sys.executable, "-I", "-S", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)


def test_the_isolated_interpreter_really_has_no_other_package() -> None:
    done = isolated("-c", "import msgspec")
    assert "No module named 'msgspec'" in done.stderr


def test_everything_pure_is_imported_and_plays_without_any_other_package() -> None:
    done = isolated(str(ALONE), str(SOURCE), *(f"shipmates.{name}" for name in PURE))
    assert done.returncode == 0, done.stderr
    *games, foreign = done.stdout.splitlines()
    assert [line.split()[0] for line in games] == ["planet9", "deepsea", "crewdeck"]
    assert foreign == "third parties:"


@pytest.mark.parametrize("name", PURE)
def test_each_pure_package_is_imported_by_itself(name: str) -> None:
    code = f"import sys; sys.path.insert(0, {str(SOURCE)!r}); import shipmates.{name}"
    done = isolated("-c", code)
    assert done.returncode == 0, done.stderr
