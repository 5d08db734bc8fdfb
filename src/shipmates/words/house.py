"""House rules in words: their names, and what a table plays by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum

from shipmates.words.words import Words


def house_rule(words: Words, rule: Enum) -> str:
    """What a table that has this rule plays by, in a few words."""
    return words.text(f"house-{rule.value}")


def house_rules(words: Words, rules: Iterable[Enum]) -> Iterator[str]:
    """A sentence for each house rule."""
    for rule in rules:
        yield words.text("house-rule", rule=house_rule(words, rule))
