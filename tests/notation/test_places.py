from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import given

from shipmates.notation.missions import write_mission
from shipmates.notation.places import Path, places, unclosed, unquoted
from shipmates.planet9.mission import Mission
from tests.notation.strategies import missions

STATEMENTS: dict[str, dict[Path, int]] = {
    "a = 1\nb = 2": {("a",): 1, ("b",): 2},
    "# a = 1\n\n  b = 2": {("b",): 3},
    "a.\"b.c\".'d' = 1": {("a",): 1, ("a", "b.c"): 1, ("a", "b.c", "d"): 1},
    '"\\u00e9" = 1': {("é",): 1},
    "a = [1,\n 2, # two\n 3,\n]\nb = 4": {
        ("a",): 1,
        ("a", 0): 1,
        ("a", 1): 2,
        ("a", 2): 3,
        ("b",): 5,
    },
    "a = [\n{ b = 1.5, c = [ 2 ] }]": {
        ("a",): 1,
        ("a", 0): 2,
        ("a", 0, "b"): 2,
        ("a", 0, "c"): 2,
        ("a", 0, "c", 0): 2,
    },
    'a = "[ # not\\" ="\nb = 1': {("a",): 1, ("b",): 2},
    'a = """\n]\\"""\n"""""\nb = 1': {("a",): 1, ("b",): 4},
    "a = '''\n'' ]'''''\nb = 1": {("a",): 1, ("b",): 3},
    "a = 1979-05-27 07:32:00\nb = 1": {("a",): 1, ("b",): 2},
    "[a.b]\nc = 1\n[d]": {("a",): 1, ("a", "b"): 1, ("a", "b", "c"): 2, ("d",): 3},
    "[[a]]\nb = 1\n[[a]]\nb = 2": {
        ("a",): 1,
        ("a", 0): 1,
        ("a", 0, "b"): 2,
        ("a", 1): 3,
        ("a", 1, "b"): 4,
    },
    "[[a]]\n[[a]]\n[[a.b]]\n[a.c]\nd = 1": {
        ("a",): 1,
        ("a", 0): 1,
        ("a", 1): 2,
        ("a", 1, "b"): 3,
        ("a", 1, "b", 0): 3,
        ("a", 1, "c"): 4,
        ("a", 1, "c", "d"): 5,
    },
}


@pytest.mark.parametrize(("text", "lines"), STATEMENTS.items(), ids=map(repr, STATEMENTS))
def test_everything_has_its_line(text: str, lines: dict[Path, int]) -> None:
    tomllib.loads(text)
    assert places(text) == lines


@given(mission=missions())
def test_every_value_of_a_mission_file_is_found(mission: Mission) -> None:
    text = write_mission(mission)
    assert set(places(text)) == set(_paths(tomllib.loads(text), ()))


def _paths(value: object, path: Path) -> Iterator[Path]:
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, item in items:
        yield (*path, key)
        yield from _paths(item, (*path, key))


def test_an_open_bracket_is_traced_to_its_line() -> None:
    assert unclosed("a = [1, 2]\nb = [\n'[', # [\n") == 2
    assert unclosed("]\na = 1") == 1


def test_a_lone_quotation_mark_is_traced_to_its_line() -> None:
    assert unquoted("a = \"it's\"\nb = 'x\nc = 1") == 2
    assert unquoted('a = """x\ny') == 1
    assert unquoted("a = 1\nb = 2") == 2
