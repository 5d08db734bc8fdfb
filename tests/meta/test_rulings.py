"""Every ruling is a constant with a row and a test, and every row has its constant."""

from __future__ import annotations

import re
from enum import Enum
from types import ModuleType

import pytest

from shipmates import crewdeck, deepsea, planet9
from shipmates.crewdeck import rulings as crewdeck_rulings
from shipmates.deepsea import rulings as deepsea_rulings
from shipmates.planet9 import rulings as planet9_rulings
from shipmates.tricks import distress
from tests.clauses import PAGES, TESTS, mentioned, page, written

PAGE = (PAGES / "rulings.md").read_text("utf-8")
SHARED: dict[str, object] = {
    "DUMMY_PASSES_FACE_UP": distress.DUMMY_PASSES_FACE_UP,
}
"""What the engine of both games chooses: it stands in the table of the first."""


def own(module: ModuleType) -> dict[str, object]:
    """The constants of a module of rulings."""
    return {name: value for name, value in vars(module).items() if name.isupper()}


OURS = {
    "P9": own(planet9_rulings) | SHARED,
    "DS": own(deepsea_rulings) | SHARED,
    "CD": own(crewdeck_rulings),
}
FIRST, SECOND, THIRD = re.split(r"\n## (?:Deep Sea|Crew Deck)\n", PAGE)
TABLES = {
    "P9": (FIRST, OURS["P9"]),
    "DS": (SECOND, own(deepsea_rulings)),
    "CD": (THIRD, OURS["CD"]),
}
HOUSE: dict[str, type[Enum]] = {
    "P9": planet9.HouseRule,
    "DS": deepsea.HouseRule,
    "CD": crewdeck.HouseRule,
}
"""What a table may choose: these stand in tables of their own."""
HOMES = {"P9": TESTS / "planet9", "DS": TESTS / "deepsea", "CD": TESTS / "crewdeck"}


def rows(text: str) -> dict[str, str]:
    """The table of constants: the value each row states."""
    row = re.compile(r"^\| `(\w+)` = ([^|]+) \|[^|]+\|[^|]+\|[^|]+\|$", re.M)
    found = row.findall(text)
    assert len(dict(found)) == len(found)
    return dict(found)


def shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(part.value) for part in value if isinstance(part, Enum))
    return str(value)


@pytest.mark.parametrize("game", OURS)
def test_every_constant_has_a_row_that_states_it(game: str) -> None:
    text, ours = TABLES[game]
    assert rows(text) == {name: shown(value) for name, value in ours.items()}


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in OURS for name in OURS[game]]
)
def test_every_constant_is_named_in_a_test_of_its_game(game: str, name: str) -> None:
    tests = [*HOMES[game].glob("test_*.py"), *(TESTS / "tricks").glob("test_*.py")]
    assert any(name in path.read_text("utf-8") for path in tests)


@pytest.mark.parametrize("game", HOUSE)
def test_every_house_rule_has_a_row(game: str) -> None:
    text, _ = TABLES[game]
    named = re.findall(r"^\| `([a-z-]+)` \|[^|]+\|[^|]+\|[^|]+\|$", text, re.M)
    assert named == [rule.value for rule in HOUSE[game]]


@pytest.mark.parametrize(
    ("game", "rule"), [(game, rule.name) for game, rules in HOUSE.items() for rule in rules]
)
def test_every_house_rule_is_named_in_a_test_of_its_game(game: str, rule: str) -> None:
    tests = HOMES[game].glob("test_*.py")
    assert any(f"HouseRule.{rule}" in path.read_text("utf-8") for path in tests)


@pytest.mark.parametrize("game", HOUSE)
def test_the_rules_page_names_every_house_rule_and_no_other(game: str) -> None:
    named = re.findall(r"house rule `([a-z-]+)`", page(game))
    assert set(named) == {rule.value for rule in HOUSE[game]}


def test_every_row_names_clauses_that_exist() -> None:
    table = [line for line in PAGE.splitlines() if line.startswith("|")]
    for line in table:
        if line.startswith(("| constant", "| house rule", "| question", "|---")):
            continue
        named = mentioned(line.rsplit("|", 2)[1])
        assert named, line
        assert named <= set(written()), line


@pytest.mark.parametrize("game", OURS)
def test_the_rules_page_names_no_constant_that_is_gone(game: str) -> None:
    named = re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b|\bPREPARATION\b", page(game))
    assert set(named) == set(OURS[game])
