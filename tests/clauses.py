"""Which clause of a rules page a test guards, and what is cited where."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
RULES: Final = {
    "P9": PAGES / "planet9.md",
    "DS": PAGES / "deepsea.md",
    "CD": PAGES / "crewdeck.md",
}
"""The pages of rules by how their clauses begin."""

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[Test], Test]:
    """Says that the test would fail if one of these clauses were broken."""

    def cite(test: Test) -> Test:
        assert ids, "a citation names a clause"
        return test

    return cite


def page(game: str) -> str:
    """The text of one page of rules."""
    return RULES[game].read_text("utf-8")


def written() -> tuple[str, ...]:
    """The ids of the rules pages, in their order."""
    return tuple(
        id_
        for game in RULES
        for id_ in re.findall(rf"^\*\*({game}-[A-Z0-9-]+)\*\* ", page(game), re.M)
    )


def mentioned(text: str) -> set[str]:
    """Every id that stands in a text, whether or not there is such a clause."""
    return set(re.findall(rf"(?:{'|'.join(RULES)})-[A-Z]+-?\d+", text))


@cache
def cited() -> tuple[tuple[str, str], ...]:
    """Every clause that a test cites, with the test's name. Read from the source alone."""
    return tuple(
        (id_, f"{path.relative_to(TESTS)}::{node.name}")
        for path in sorted(TESTS.rglob("test_*.py"))
        if "@clause(" in (text := path.read_text("utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for id_ in _ids(node)
    )


def _ids(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for call in test.decorator_list:
        match call:
            case ast.Call(func=ast.Name("clause"), args=args):
                yield from (ast.literal_eval(arg) for arg in args)
