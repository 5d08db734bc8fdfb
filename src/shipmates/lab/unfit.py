"""What the laboratory cannot do, and why."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from shipmates.kernel import Note


class Unfit(Exception):
    """A user's mistake; the code is the id of the line that says so."""

    def __init__(self, note: Note) -> None:
        self.note = note
        super().__init__(note)  # so that it survives the way back from another process


def needed(module: str, extra: str) -> Any:
    """A library of an optional extra. Raises `Unfit` with the extra's name if it is missing."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise Unfit(
            Note("mistake-lab-extra", (("package", package), ("extra", extra)))
        ) from None
