"""House rules: readings of the rulebook that a table may choose instead of ours."""

from __future__ import annotations

from enum import Enum


class HouseRule(Enum):
    """What a table may agree on; each has its row in `docs/rules/rulings.md`."""

    ALL_WILDS_ALONE = "all-wilds"
    """Solo: every wild card is shuffled in, as with two players."""
