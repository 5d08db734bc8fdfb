"""A page and pictures of what was played."""

from __future__ import annotations

from shipmates.lab.report.write import PAGE, write

__all__ = ["PAGE", "write"]
