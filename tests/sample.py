"""What `make test` takes of a sweep; `make deep` takes all of it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import groupby
from typing import Final, TypeVar

DEEP: Final = bool(os.environ.get("SHIPMATES_DEEP"))
"""Whether this is `make deep`."""

Case = TypeVar("Case", bound=tuple[object, ...])


def in_turn(cases: Iterable[Case]) -> list[Case]:
    """Every mission once, with its crews taking turns: what a case begins with stays whole."""
    missions = [list(group) for _, group in groupby(cases, key=lambda case: case[0])]
    if DEEP:
        return [case for group in missions for case in group]
    return [group[turn % len(group)] for turn, group in enumerate(missions)]
