"""What one seat may know. The only thing that reaches a person, a bot or a wire."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from shipmates.crewdeck.actions import Action
from shipmates.crewdeck.cards import tidy
from shipmates.crewdeck.setup import Setup
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.state import (
    Cards,
    Claims,
    Dealing,
    Forming,
    Opening,
    Over,
    Placing,
    Posted,
    Posting,
    Recruiting,
    State,
)
from shipmates.kernel import WATCHER, Outcome, Seat, quick


class Phase(Enum):
    """Where a round stands."""

    SHUFFLE = "shuffle"
    FORM = "form"
    POST = "post"
    RECRUIT = "recruit"
    PLACE = "place"
    OVER = "over"


_PHASES: Final[dict[type[State], Phase]] = {
    Dealing: Phase.SHUFFLE,
    Forming: Phase.FORM,
    Posting: Phase.POST,
    Recruiting: Phase.RECRUIT,
    Placing: Phase.PLACE,
    Over: Phase.OVER,
}


@quick
@dataclass(frozen=True, slots=True)
class View:
    """All a seat may know. Its own ship is shown with what it has placed, unseen by others."""

    seat: Seat
    setup: Setup
    legal: tuple[Action, ...]
    awaited: tuple[Seat, ...]
    outcome: Outcome | None
    phase: Phase = Phase.SHUFFLE
    round: int = 1
    first: Seat | None = None
    """Who has the first-player card; `None` until somebody is drawn."""
    hand: Cards = ()
    sizes: tuple[int, ...] = ()
    """How many cards each player holds."""
    ships: tuple[Ship, ...] = ()
    stacks: tuple[Cards, ...] = ()
    covered: tuple[int, ...] = ()
    """How many cards the solo opponent has face down, pile by pile."""
    posted: Posted = ()
    claims: Claims = ()
    news: Cards = ()
    """What this seat has still to place."""
    shed: Cards = ()
    """What this seat has discarded in the whole game."""
    rival: Cards = ()
    aside: Cards = ()
    deck: int = 0
    pile: int = 0


def look(
    state: State,
    seat: Seat,
    *,
    legal: tuple[Action, ...],
    awaited: tuple[Seat, ...],
    outcome: Outcome | None,
) -> View:
    """Builds up what this seat sees, field by field."""
    if isinstance(state, Opening):
        return View(seat, state.setup, legal, awaited, outcome)
    table, ships = state.table, state.table.ships
    hands: tuple[Cards, ...] = ()
    stacks, covered, news = hands, hands, hands
    posted: Posted = ()
    claims: Claims = ()
    match state:
        case Forming():
            hands, stacks, covered = state.hands, state.stacks, state.covered
        case Placing():
            stacks, posted, claims = state.stacks, state.posted, state.claims
            news, ships = state.news, _ships(state, seat)
        case Posting():
            stacks, posted = state.stacks, state.posted
        case Recruiting():
            stacks, posted, claims = state.stacks, state.posted, state.claims
        case Dealing():
            hands = state.hands
        case Over():
            pass
    return View(
        seat,
        table.setup,
        legal,
        awaited,
        outcome,
        phase=_PHASES[type(state)],
        round=table.round,
        first=table.first,
        hand=_own(hands, seat),
        sizes=tuple(map(len, hands)) or (0,) * table.setup.players,
        ships=ships,
        stacks=stacks,
        covered=tuple(map(len, covered)),
        posted=posted,
        claims=claims,
        news=_own(news, seat),
        shed=() if seat == WATCHER else table.shed[seat],
        rival=table.rival,
        aside=table.aside,
        deck=len(table.deck),
        pile=len(table.pile),
    )


def _own(cards: tuple[Cards, ...], seat: Seat) -> Cards:
    return tidy(cards[seat]) if cards and seat != WATCHER else ()


def _ships(state: Placing, seat: Seat) -> tuple[Ship, ...]:
    """What lies in the open, and one's own ship as it will be."""
    open_ships = state.table.ships
    if seat == WATCHER:
        return open_ships
    return (*open_ships[:seat], state.drafts[seat], *open_ships[seat + 1 :])
