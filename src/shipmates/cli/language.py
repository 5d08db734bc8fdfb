"""Which language the command line speaks: the option of every command, and what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated

import typer

from shipmates.tui.mistake import Mistake
from shipmates.words import LOCALES, Words

_VARIABLES = ("SHIPMATES_LANG", "LC_ALL", "LANG")

Lang = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(LOCALES), help="cli-all-lang", autocompletion=lambda: list(LOCALES)
    ),
]


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> Words:
    """The language asked for by `--lang`, else by the environment.

    Raises `Mistake` for a language there is not.
    """
    asked = _asked(arguments)
    if asked is None:
        return Words.best(next((environ[v] for v in _VARIABLES if environ.get(v)), None))
    if asked not in LOCALES:
        raise Mistake("mistake-language", lang=asked, known=", ".join(LOCALES))
    return Words(asked)


def _asked(arguments: Sequence[str]) -> str | None:
    for argument, following in pairwise((*arguments, "")):
        if argument == "--":
            return None
        if argument == "--lang":
            return following
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def words_of(context: typer.Context, lang: str | None) -> Words:
    """The language `run` has found out, before anything else was read."""
    words = context.find_object(Words)
    assert words is not None
    assert lang in (None, words.locale)
    return words
