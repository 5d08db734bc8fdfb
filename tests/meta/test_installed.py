"""What a person who installed a package is told never speaks of a checkout's verbs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.meta.sources import ROOT

CHECKOUT = ROOT.parents[1]
VERBS = re.findall(r"^([a-z][a-z-]*):", (CHECKOUT / "Makefile").read_text("utf-8"), re.M)
SPOKEN = re.compile(rf"`?\bmake ({'|'.join(map(re.escape, VERBS))})\b")


def strings(tree: ast.Module) -> Iterator[str]:
    """Every text of a module that is no docstring and no note beside a constant."""
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in notes:
            yield str(node.value)


def test_the_verbs_are_found() -> None:
    assert {"run", "test", "native", "build"} <= set(VERBS)
    assert SPOKEN.search("the core was not built: make native")


def test_no_text_of_the_program_speaks_of_make() -> None:
    for path in ROOT.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        assert [text for text in strings(tree) if SPOKEN.search(text)] == [], path


def test_no_message_speaks_of_make() -> None:
    pages = [*ROOT.glob("words/*/*.ftl"), *(CHECKOUT / "web" / "src").rglob("*.svelte")]
    assert len(pages) > 100
    for path in pages:
        lines = path.read_text("utf-8").splitlines()
        said = [line for line in lines if not line.startswith("#")]
        assert [line for line in said if SPOKEN.search(line)] == [], path
