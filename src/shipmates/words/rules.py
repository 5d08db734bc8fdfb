"""The rules of a game as a page to learn it from."""

from __future__ import annotations

from typing import Final

from shipmates import deepsea, planet9
from shipmates.crewdeck import USUAL, Edition
from shipmates.words.crewdeck import rulebook
from shipmates.words.sections import Block, Paragraph, Points, Section, Table, section
from shipmates.words.words import Words

_SHORT: Final = {"planet9": "p9", "deepsea": "ds", "crewdeck": "cd"}
GAMES: Final = tuple(_SHORT)
"""The games there is a page for."""

_NINE: Final = (
    "goal",
    "cards",
    "deal",
    "tasks",
    "tokens",
    "play",
    "radio",
    "distress",
    "orders",
    "two",
    "challenge",
    "logbook",
)
_SEA: Final = (
    "goal",
    "cards",
    "deal",
    "tasks",
    "reading",
    "sharing",
    "play",
    "sonar",
    "distress",
    "clock",
    "two",
    "logbook",
)
_CREWS: Final = (2, 3, 4, 5)


def title(words: Words, game: str) -> str:
    """What the game is called."""
    return words.text(f"rules-{_SHORT[game]}-title")


def page(words: Words, game: str, edition: Edition = USUAL) -> tuple[Section, ...]:
    """The whole page. The numbers of Crew Deck are those of the edition."""
    if game == "crewdeck":
        return rulebook.page(words, edition)
    names = _NINE if game == "planet9" else _SEA
    return tuple(
        section(words, f"rules-{_SHORT[game]}-{name}", {}, *_tables(words, game, name))
        for name in names
    )


def _tables(words: Words, game: str, name: str) -> tuple[Table, ...]:
    match game, name:
        case _, "deal":
            return (_deal(words, game),)
        case "deepsea", "sonar":
            return (_signals(words),)
        case _:
            return ()


def _deal(words: Words, game: str) -> Table:
    head = ("rules-players", "rules-hand", "rules-tricks")
    rows = tuple((str(n), _hand(words, game, n), str(_setup(game, n).tricks)) for n in _CREWS)
    return Table("", tuple(map(words.text, head)), rows)


def _hand(words: Words, game: str, players: int) -> str:
    """With two players the card that is left over goes to the third member's row."""
    setup = _setup(game, players)
    each, over = divmod(len(setup.deck), setup.seats)
    if over and setup.dummy is None:
        return words.text("rules-hand-uneven", low=each, high=each + 1)
    return str(each)


def _signals(words: Words) -> Table:
    head = (words.text("rules-players"), words.text("rules-ds-signals"))
    rows = tuple((str(n), str(_setup("deepsea", n).seats - 2)) for n in _CREWS)
    return Table("", head, rows)


def _setup(game: str, players: int) -> planet9.Setup | deepsea.Setup:
    if game == "planet9":
        return planet9.Setup(planet9.MISSIONS[0], players)
    return deepsea.Setup(deepsea.MISSIONS[0], players)


__all__ = ["GAMES", "Block", "Paragraph", "Points", "Section", "Table", "page", "title"]
