"""Which clause of `docs/rules/planet9.md` a test guards, and what is cited where."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules" / "planet9.md"

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[Test], Test]:
    """Says that the test would fail if one of these clauses were broken."""

    def cite(test: Test) -> Test:
        assert ids, "a citation names a clause"
        return test

    return cite


def written() -> tuple[str, ...]:
    """The ids of the rules page, in its order."""
    return tuple(re.findall(r"^\*\*(P9-[A-Z0-9-]+)\*\* ", RULES.read_text("utf-8"), re.M))


def cited() -> Iterator[tuple[str, str]]:
    """Every clause that a test cites, with the test's name. Read from the source alone."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for id_ in _ids(node):
                    yield id_, f"{path.relative_to(TESTS)}::{node.name}"


def _ids(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for call in test.decorator_list:
        match call:
            case ast.Call(func=ast.Name("clause"), args=args):
                yield from (ast.literal_eval(arg) for arg in args)
