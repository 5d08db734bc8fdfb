"""House rules in the head of a record: one line, and none where a table has none."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, TypeVar

from shipmates.notation.choices import misspelt
from shipmates.notation.faults import Misread
from shipmates.notation.fields import Fields

KEY: Final = "house"
Rule = TypeVar("Rule", bound=Enum)


def write_house(kind: type[Rule], house: frozenset[Rule]) -> tuple[str, ...]:
    """The line that names the house rules, in the order of their list."""
    named = [str(rule.value) for rule in kind if rule in house]
    return (" ".join((KEY, *named)),) if named else ()


def read_house(kind: type[Rule], head: Fields) -> frozenset[Rule]:
    """The house rules that the head names; its faults are noted."""
    return head.read(KEY, lambda text: rules_named(kind, text.split())) or frozenset()


def rules_named(kind: type[Rule], names: Iterable[str]) -> frozenset[Rule]:
    """The house rules of these names. Raises `Misread` for none, a stranger or a double."""
    known = {str(rule.value): rule for rule in kind}
    found = list[Rule]()
    for name in names:
        if name not in known:
            raise misspelt("fault-house", name, known)
        if known[name] in found:
            raise Misread("fault-house-twice", text=name)
        found.append(known[name])
    if not found:
        raise Misread("fault-house-none", known=", ".join(known))
    return frozenset(found)
