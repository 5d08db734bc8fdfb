"""What the commands share: the games, and what is refused."""

from __future__ import annotations

from shipmates.games import GAMES as ALL
from shipmates.tui.mistake import Mistake

KEYS = tuple(entry.key for entry in ALL)
GAMES = "|".join(KEYS)


def game_keys() -> list[str]:
    """The games, for a shell that completes a line."""
    return list(KEYS)


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
