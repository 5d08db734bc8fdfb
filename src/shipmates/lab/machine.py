"""Where something was measured."""

from __future__ import annotations

import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path


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
    """Of the checkout this runs from; `unknown` if there is none."""
    asked = ["git", "describe", "--always", "--dirty"]
    here = Path(__file__).parent
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=here)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return told.stdout.strip()
