"""The bots there are, by game and by name, and which of them can play here."""

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
from shipmates.solver.core import NeedsCore, is_native

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
_WITH_CORE: Final = {
    "planet9": frozenset({"steady", "expert"}),
    "deepsea": frozenset({"steady", "expert"}),
    "crewdeck": frozenset[str](),
}
"""The levels that imagine deals with the native core."""


def simple(game: str) -> str:
    """The best level that needs hardly any time to think, and no native core."""
    return _SIMPLE[game]


def thrifty(game: str, level: str) -> str:
    """The level, or the simple one where that thinks less."""
    return min(level, simple(game), key=every_level(game).index)


def every_level(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, the weakest first. Raises `ValueError` for no such game."""
    if game not in _LEVELS:
        raise ValueError(f"there is no game {game!r}: expected {' or '.join(_LEVELS)}")
    return _LEVELS[game]


def levels(game: str) -> tuple[str, ...]:
    """Those of them that can play on this machine, as it is installed."""
    known = every_level(game)
    return known if is_native() else tuple(one for one in known if one not in _WITH_CORE[game])


def lacking(game: str) -> tuple[str, ...]:
    """Those of them that cannot, because the native core is not here."""
    here = levels(game)
    return tuple(one for one in every_level(game) if one not in here)


def check_level(game: str, level: str) -> None:
    """Raises `ValueError` for a level there is not, `NeedsCore` for one without its core."""
    if level in lacking(game):
        raise NeedsCore(f"the bot {level!r}")
    if level not in levels(game):
        raise ValueError(f"there is no bot {level!r}: expected {' or '.join(levels(game))}")


@overload
def make(game: CrewGame, level: str, dice: Seeded) -> Bot: ...
@overload
def make(game: DeckGame, level: str, dice: Seeded) -> DeckBot: ...
def make(game: CrewGame | DeckGame, level: str, dice: Seeded) -> Bot | DeckBot:
    """A bot of that level with these dice. Raises what `check_level` does."""
    check_level(game, level)
    return _DECK[level](dice) if game == "crewdeck" else _CREW[level](dice)
