"""Where something was measured."""

from __future__ import annotations

import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from shipmates import __version__


def today() -> str:
    """The date."""
    return datetime.now(UTC).strftime("%Y-%m-%d")


def machine() -> str:
    """The processor and the Python."""
    return f"{_processor()}, CPython {platform.python_version()}"


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    names = [row.partition(":")[2].strip() for row in text.splitlines() if "model name" in row]
    return f"{len(names)} × {names[0]}" if names else platform.machine()


def commit() -> str:
    """Of the checkout this runs from; the version if it was installed."""
    asked = ["git", "describe", "--always", "--dirty"]
    root = Path(__file__).parents[3]
    if not (root / ".git").exists():
        return __version__
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=root)
    except (OSError, subprocess.CalledProcessError):
        return __version__
    return told.stdout.strip()
