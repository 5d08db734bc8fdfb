"""Plain values written as TOML."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

Plain: TypeAlias = "str | int | bool | Sequence[Plain] | Mapping[str, Plain]"


def inline(value: Plain) -> str:
    """The value on one line.

    >>> inline({"opens": 2, "dead-zone": True})
    '{ opens = 2, dead-zone = true }'
    """
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case str():
            # JSON's quotation is TOML's, but for DEL, which TOML wants escaped as well.
            return json.dumps(value, ensure_ascii=False).replace("\x7f", r"\u007f")
        case Mapping():
            return f"{{ {', '.join(assignments(value))} }}"
        case _:
            return f"[{', '.join(map(inline, value))}]"


def assignments(table: Mapping[str, Plain]) -> tuple[str, ...]:
    """The table as `key = value`, one each; its keys must need no quotes."""
    return tuple(f"{key} = {inline(value)}" for key, value in table.items())
