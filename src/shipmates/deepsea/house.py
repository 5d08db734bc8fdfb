"""House rules: readings of the rulebook that a table may choose instead of ours."""

from __future__ import annotations

from enum import Enum


class HouseRule(Enum):
    """What a table may agree on; each has its row in `docs/rules/rulings.md`."""

    SINGLE_CARD_AS_ANY = "single-card"
    """A single card of a colour may be shown as highest or lowest too."""
    FORBIDDEN_LEAD_LOSES = "forbidden-lead"
    """Mission 12: a forbidden lead is not refused; it is laid, and loses the attempt."""
