"""What somebody wants of a server. Loads nothing that talks to one."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from shipmates.tui import launch


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `play --server` as they were typed."""

    server: str
    table: str | None = None
    name: str | None = None
    crew: launch.Wanted = field(default_factory=launch.Wanted)
    wilds: bool = True
    fixed: bool = False
    edition: Path | None = None
