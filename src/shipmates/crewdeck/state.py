"""A game at every moment: what lies on the table, and which phase it is in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from shipmates.crewdeck.cards import Card
from shipmates.crewdeck.setup import Setup
from shipmates.crewdeck.ship import Ship
from shipmates.kernel import Outcome, Seat, quick

Cards: TypeAlias = tuple[Card, ...]
Posted: TypeAlias = tuple[tuple[Seat, int], ...]
Claims: TypeAlias = tuple[tuple[Seat, int], ...]


@quick
@dataclass(frozen=True, slots=True)
class Table:
    """What outlasts a phase."""

    setup: Setup
    first: Seat
    """Who has the first-player card."""
    deck: Cards
    """From its top. Nobody knows it."""
    box: Cards
    """The wild cards that are not in the game. Nobody knows which."""
    ships: tuple[Ship, ...]
    round: int = 1
    pile: Cards = ()
    """The discards since the last shuffle, face down."""
    shed: tuple[Cards, ...] = ()
    """What each player has discarded in the whole game, known to that player."""
    rival: Cards = ()
    """What the solo opponent has collected."""
    aside: Cards = ()
    """The solo game's stacks that nobody took: they were seen by all."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Before the first shuffle."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck ran out in the middle of a deal."""

    table: Table
    hands: tuple[Cards, ...]


@quick
@dataclass(frozen=True, slots=True)
class Forming:
    """Phase 1: work crews are formed, card by card."""

    table: Table
    hands: tuple[Cards, ...]
    stacks: tuple[Cards, ...]
    covered: tuple[Cards, ...] = ()
    """The solo opponent's cards, pile by pile, face down, from the top."""


@quick
@dataclass(frozen=True, slots=True)
class Posting:
    """Phase 2: payroll cards are taken."""

    table: Table
    stacks: tuple[Cards, ...]
    posted: Posted = ()


@quick
@dataclass(frozen=True, slots=True)
class Recruiting:
    """Phase 3: work crews are taken, by falling payroll. Alone, the choice is free."""

    table: Table
    stacks: tuple[Cards, ...]
    posted: Posted
    claims: Claims = ()


@quick
@dataclass(frozen=True, slots=True)
class Placing:
    """Phase 4: everyone places the new cards, out of sight of the others."""

    table: Table
    stacks: tuple[Cards, ...]
    posted: Posted
    claims: Claims
    news: tuple[Cards, ...]
    """What each player has still to place."""
    drafts: tuple[Ship, ...]
    """Each ship as it will be shown when all are done."""


@dataclass(frozen=True, slots=True)
class Over:
    """After the fifth round."""

    table: Table
    outcome: Outcome


Running: TypeAlias = Dealing | Forming | Posting | Recruiting | Placing
State: TypeAlias = Opening | Running | Over


def laid(stacks: tuple[Cards, ...], stack: int, card: Card) -> tuple[Cards, ...]:
    """The work crews with a card more on one of them; one past the last is a new one."""
    there = stacks[stack] if stack < len(stacks) else ()
    return (*stacks[:stack], (*there, card), *stacks[stack + 1 :])
