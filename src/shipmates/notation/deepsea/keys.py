"""Task cards by their keys: T01 to T96, and those of own missions."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shipmates.notation.faults import Misread


def read_key(text: str) -> str:
    """The key of a task card. Raises `Misread` for what can be none."""
    if not re.fullmatch("[A-Z][A-Z0-9]{0,7}", text):
        raise Misread("fault-task", text=text)
    return text


def read_keys(words: Sequence[str]) -> tuple[str, ...]:
    """Keys in this order. Raises `Misread` if one stands twice."""
    keys = tuple(map(read_key, words))
    for place, key in enumerate(keys):
        if key in keys[:place]:
            raise Misread("fault-task-twice", task=key)
    return keys
