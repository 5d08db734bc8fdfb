"""The messages as they stand in the files, before anyone reads them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shipmates.words import LOCALES
from tests.meta.sources import ROOT


@cache
def entries(locale: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Every entry of a language with the file it stands in, comments left out."""
    found = list[tuple[str, ast.EntryType]]()
    for path in sorted((ROOT / "words" / locale).glob("*.ftl")):
        body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
        found += (
            (path.name, entry) for entry in body if not isinstance(entry, ast.BaseComment)
        )
    return tuple(found)


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    found = (entry for _, entry in entries(locale) if isinstance(entry, ast.Message))
    return {message.id.name: message for message in found}


def ids() -> tuple[str, ...]:
    """Every id there is in some language."""
    return tuple(sorted({name for locale in LOCALES for name in messages(locale)}))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """What a message must be told to be said."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found = list[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(locale: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language between the variables, with its message."""
    for name, message in messages(locale).items():
        visitor = _Texts()
        visitor.visit(message)
        yield from ((name, text) for text in visitor.found)
