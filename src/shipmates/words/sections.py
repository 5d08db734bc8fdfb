"""What a page is made of, without any layout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count, takewhile
from typing import TypeAlias

from shipmates.words.words import Words

Params: TypeAlias = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Points:
    """Things that stand beside one another, a sentence or two each."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows as long as the head; the first column says what a row is about."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Paragraph | Points | Table


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page."""

    title: str
    blocks: tuple[Block, ...]
    key: str = ""
    """What it is about, in every language the same."""


def section(words: Words, stem: str, params: Params, *tables: Table) -> Section:
    """A section as its messages stand in the file: paragraphs, then points, then tables."""
    paragraphs = map(Paragraph, _numbered(words, stem, params))
    items = tuple(_numbered(words, f"{stem}-item", params))
    points = (Points(items),) if items else ()
    blocks = (*paragraphs, *points, *tables)
    return Section(words.text(stem), blocks, stem.rpartition("-")[2])


def _numbered(words: Words, stem: str, params: Params) -> Iterator[str]:
    codes = (f"{stem}-{place}" for place in count(1))
    for code in takewhile(words.has, codes):
        yield words.text(code, **params)
