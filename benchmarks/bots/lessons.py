"""Deals to learn card sense from: open positions, and what everybody would know of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from benchmarks.solver.cells import SPECIAL, SPECIAL_AT_SEA
from benchmarks.solver.deals import mission, planet, sea
from shipmates import deepsea, planet9
from shipmates.bots.foresight import promise
from shipmates.bots.known import Known
from shipmates.bots.levels import CrewGame
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.planet9.tokens import Token
from shipmates.solver import encode
from shipmates.tricks.dealing import LEADERS_CARD
from shipmates.tricks.signals import OPEN, offers

SIGNALS: Final = 0.7
"""How often a seat has shown a card before the first trick."""
ORDERED: Final = 0.15
"""How often the first tasks bear order tokens."""
_PLAYERS: Final = (3, 4, 4, 5)
_TASKS: Final = (1, 2, 3, 4, 6, 3)
_DIFFICULTIES: Final = (4, 6, 8, 10, 12)
_TOKENS: Final = (Token.FIRST, Token.SECOND)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal before its first trick, as it crosses the border."""

    words: tuple[int, ...]
    open: tuple[int, ...]
    kind: str


def lessons(game: CrewGame, count: int, missions: float = 0.0) -> Iterator[Lesson]:
    """Deals of all sizes, the same ones every time; each says nothing about the next.

    This share of them is of missions with clauses of their own, the rest are plain tasks.
    """
    for number in range(count):
        dice = Seeded(number).fork("lesson")
        players = dice.choice(_PLAYERS)
        special = _happens(missions, dice)
        made = _special if special else _at_sea if game == "deepsea" else _in_space
        kind, position = made(game, players, number, dice)
        known = _told(position, dice)
        yield Lesson(encode(position).words, known.words, f"{players}p {kind}")


def _happens(share: float, dice: Seeded) -> bool:
    return dice.choice(range(1000)) < 1000 * share


def _at_sea(_: CrewGame, players: int, number: int, dice: Seeded) -> tuple[str, Any]:
    difficulty = dice.choice(_DIFFICULTIES)
    return f"{difficulty:>2}", sea(players, difficulty)(number)


def _in_space(_: CrewGame, players: int, number: int, dice: Seeded) -> tuple[str, Any]:
    tasks = dice.choice(_TASKS)
    tokens = _TOKENS[:tasks] if _happens(ORDERED, dice) else ()
    return f"{tasks:>2}", _drafted(planet(players, tasks, tokens)(number))


def _special(game: CrewGame, players: int, number: int, dice: Seeded) -> tuple[str, Any]:
    if game == "deepsea":
        at_sea = deepsea.MISSIONS[dice.choice(SPECIAL_AT_SEA) - 1]
        deep = deepsea.Setup(at_sea, players, distress=deepsea.Distress.OFF)
        return "missions", mission(deepsea.DeepSea(), deep)(number)
    in_space = planet9.MISSIONS[dice.choice(SPECIAL) - 1]
    setup = planet9.Setup(in_space, players, distress=planet9.Distress.OFF)
    return "missions", mission(planet9.PlanetNine(), setup)(number)


def _drafted(position: Any) -> Any:
    """Everybody in turn takes the task that looks best."""
    left, duties = list(position.brief.duties), []
    seat = position.brief.commander
    while left:
        hand = position.hands.cards[seat]
        best = max(left, key=lambda duty: promise(hand, duty.card))
        left.remove(best)
        duties.append(replace(best, owner=seat))
        seat = Seat((seat + 1) % position.brief.seats)
    return replace(position, brief=replace(position.brief, duties=tuple(duties)))


def _told(position: Any, dice: Seeded) -> Known:
    """The leader's trump four, and some signal or other of most seats."""
    hands = position.hands.cards
    has = [0] * len(hands)
    has[position.trick.leader] = LEADERS_CARD.bit
    known = Known((0,) * len(hands), tuple(has))
    for seat, hand in enumerate(hands):
        shown = offers(hand, OPEN)
        if shown and _happens(SIGNALS, dice):
            known = known.showing(Seat(seat), dice.choice(shown))
    return known
