"""The command line."""

from __future__ import annotations

from shipmates.cli.app import main, run

__all__ = ["main", "run"]
