"""What the commands share: the language, the games, and what is refused."""

from __future__ import annotations

from typing import Annotated

import typer

from shipmates.games import GAMES as ALL
from shipmates.tui.mistake import Mistake
from shipmates.words import LOCALES, Words

KEYS = tuple(entry.key for entry in ALL)
GAMES = "|".join(KEYS)
Lang = Annotated[str | None, typer.Option(metavar="|".join(LOCALES), help="cli-all-lang")]


def known(game: str) -> None:
    """Raises `Mistake` for a game there is not."""
    if game not in KEYS:
        raise Mistake("mistake-game", game=game, known=", ".join(KEYS))


def refuse(game: str, **options: object) -> None:
    """Raises `Mistake` for an option that this game does not have."""
    for name, given in options.items():
        if given:
            option = f"--{name.replace('_', '-')}"
            raise Mistake("mistake-variant", option=option, game=game)


def words_of(context: typer.Context, lang: str | None) -> Words:
    """The language `run` has found out, before anything else was read."""
    words = context.find_object(Words)
    assert words is not None
    assert lang in (None, words.locale)
    return words
