"""House rules as they are typed on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from shipmates.notation.faults import Misread
from shipmates.notation.house import rules_named
from shipmates.tui.mistake import Mistake

Rule = TypeVar("Rule", bound=Enum)


def house_of(kind: type[Rule], names: Sequence[str]) -> frozenset[Rule]:
    """The house rules of these names; none if there are no names. Raises `Mistake`."""
    if not names:
        return frozenset()
    try:
        return rules_named(kind, names)
    except Misread as wrong:
        raise Mistake(wrong.note.code, **dict(wrong.note.params)) from None
