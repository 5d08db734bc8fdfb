"""Words out of a short list."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from enum import Enum
from typing import TypeVar

from shipmates.notation.faults import Misread

Member = TypeVar("Member", bound=Enum)


def read_member(kind: type[Member], text: str) -> Member:
    """The member of an enum that has this word. Raises `Misread` with those there are."""
    known = [str(member.value) for member in kind]
    if text not in known:
        raise Misread("fault-word", text=text, known=", ".join(known))
    return kind(text)


def misspelt(code: str, text: str, known: Iterable[str]) -> Misread:
    """An unknown word, under this code; under `code-near` if it looks like a known one."""
    near = get_close_matches(text, tuple(known), n=1)
    if near:
        return Misread(f"{code}-near", text=text, near=near[0])
    return Misread(code, text=text)
