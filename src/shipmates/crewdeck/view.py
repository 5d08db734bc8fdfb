"""What one seat may know. The only thing that reaches a person, a bot or a wire."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial

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
    Running,
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
    table = state.table
    make = partial(
        View,
        seat=seat,
        setup=table.setup,
        legal=legal,
        awaited=awaited,
        outcome=outcome,
        round=table.round,
        first=table.first,
        sizes=(0,) * table.setup.players,
        ships=table.ships,
        shed=() if seat == WATCHER else table.shed[seat],
        rival=table.rival,
        aside=table.aside,
        deck=len(table.deck),
        pile=len(table.pile),
    )
    return _in_phase(make, state, seat)


def _in_phase(make: partial[View], state: Running | Over, seat: Seat) -> View:
    match state:
        case Dealing(_, hands):
            return make(hand=_own(hands, seat), sizes=tuple(map(len, hands)))
        case Forming(_, hands, stacks, covered):
            return make(
                phase=Phase.FORM,
                hand=_own(hands, seat),
                sizes=tuple(map(len, hands)),
                stacks=stacks,
                covered=tuple(map(len, covered)),
            )
        case Posting(_, stacks, posted):
            return make(phase=Phase.POST, stacks=stacks, posted=posted)
        case Recruiting(_, stacks, posted, claims):
            return make(phase=Phase.RECRUIT, stacks=stacks, posted=posted, claims=claims)
        case Placing():
            return make(
                phase=Phase.PLACE,
                stacks=state.stacks,
                posted=state.posted,
                claims=state.claims,
                news=_own(state.news, seat),
                ships=_ships(state, seat),
            )
        case Over():
            return make(phase=Phase.OVER)


def _own(hands: tuple[Cards, ...], seat: Seat) -> Cards:
    return () if seat == WATCHER else tidy(hands[seat])


def _ships(state: Placing, seat: Seat) -> tuple[Ship, ...]:
    """What lies in the open, and one's own ship as it will be."""
    open_ships = state.table.ships
    if seat == WATCHER:
        return open_ships
    return (*open_ships[:seat], state.drafts[seat], *open_ships[seat + 1 :])
