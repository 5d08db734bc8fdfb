"""The bots there are, by game and by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias, overload

from shipmates.bots.bot import Bot, DeckBot
from shipmates.bots.cautious import Cautious
from shipmates.bots.chance import Random
from shipmates.bots.crewdeck.expert import Expert
from shipmates.bots.crewdeck.planner import Planner
from shipmates.bots.expert import expert, steady
from shipmates.dice import Seeded

CrewGame: TypeAlias = Literal["planet9", "deepsea"]
DeckGame: TypeAlias = Literal["crewdeck"]

_CREW: Final[Mapping[str, Callable[[Seeded], Bot]]] = {
    "random": Random,
    "cautious": Cautious,
    "steady": steady,
    "expert": expert,
}
_DECK: Final[Mapping[str, Callable[[Seeded], DeckBot]]] = {
    "random": Random,
    "planner": Planner,
    "expert": Expert,
}
_LEVELS: Final = {"planet9": tuple(_CREW), "deepsea": tuple(_CREW), "crewdeck": tuple(_DECK)}


_SIMPLE: Final = {"planet9": "cautious", "deepsea": "cautious", "crewdeck": "planner"}


def simple(game: str) -> str:
    """The best level that needs hardly any time to think."""
    return _SIMPLE[game]


def thrifty(game: str, level: str) -> str:
    """The level, or the simple one where that thinks less."""
    return min(level, simple(game), key=levels(game).index)


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, the weakest first. Raises `ValueError` for no such game."""
    if game not in _LEVELS:
        raise ValueError(f"there is no game {game!r}: expected {' or '.join(_LEVELS)}")
    return _LEVELS[game]


@overload
def make(game: CrewGame, level: str, dice: Seeded) -> Bot: ...
@overload
def make(game: DeckGame, level: str, dice: Seeded) -> DeckBot: ...
def make(game: CrewGame | DeckGame, level: str, dice: Seeded) -> Bot | DeckBot:
    """A bot of that level with these dice. Raises `ValueError` for a level there is not."""
    if level not in levels(game):
        raise ValueError(f"there is no bot {level!r}: expected {' or '.join(levels(game))}")
    return _DECK[level](dice) if game == "crewdeck" else _CREW[level](dice)
