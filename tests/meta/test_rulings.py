"""Every ruling is a constant with a row and a test, and every row has its constant."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

import pytest

from shipmates.planet9 import rulings
from shipmates.tricks import signals
from tests.clauses import RULES, TESTS, written

PAGE = RULES.with_name("rulings.md")
OURS: dict[str, object] = {
    name: value for name, value in vars(rulings).items() if name.isupper()
} | {"ONLY_CARD_IS_SHOWN_AS_ONLY": signals.ONLY_CARD_IS_SHOWN_AS_ONLY}


def rows() -> dict[str, tuple[str, str]]:
    """The table of constants: the value each row states, and the clauses it names."""
    row = re.compile(r"^\| `(\w+)` = ([^|]+) \|[^|]+\|[^|]+\| ([^|]+) \|$", re.M)
    return {name: (value, cited) for name, value, cited in row.findall(PAGE.read_text("utf-8"))}


def shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(part.value) for part in value if isinstance(part, Enum))
    return str(value)


def test_every_constant_has_a_row_that_states_it() -> None:
    assert {name: value for name, (value, _) in rows().items()} == {
        name: shown(value) for name, value in OURS.items()
    }


@pytest.mark.parametrize("name", OURS)
def test_every_constant_is_named_in_a_test(name: str) -> None:
    tests = (path for path in TESTS.rglob("test_*.py") if path.parent != Path(__file__).parent)
    assert any(name in path.read_text("utf-8") for path in tests)


def test_every_row_names_clauses_that_exist() -> None:
    text = PAGE.read_text("utf-8")
    table = [line for line in text.splitlines() if line.startswith("|")]
    for line in table[2:]:
        if line.startswith(("| question", "|---")):
            continue
        cited = re.findall(r"P9-[A-Z]+-?\d+", line.rsplit("|", 2)[1])
        assert cited, line
        assert set(cited) <= set(written()), line


def test_the_rules_page_names_no_constant_that_is_gone() -> None:
    named = set(re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b|\bPREPARATION\b", RULES.read_text("utf-8")))
    assert named == set(OURS)
