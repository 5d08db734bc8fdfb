"""Phases 4 and 5: everyone places the new crew at once, unseen, and the round is cleaned up."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from shipmates.crewdeck import dealing
from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.cards import tidy, without
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.ending import outcome
from shipmates.crewdeck.rulings import HOLD_TAKES_SEVERAL_IN_A_ROUND
from shipmates.crewdeck.ship import Cell, Frame, Ship, open_cells, touches
from shipmates.crewdeck.state import (
    Cards,
    Dealing,
    Forming,
    Over,
    Placing,
    Posted,
    Recruiting,
)
from shipmates.kernel import Illegal, Seat

_place, _stow = cache(Place), cache(Stow)
"""There are few, and they are offered again and again."""


def begin(state: Recruiting, posted: Posted) -> Placing:
    """All have recruited: the new cards lie before their owners."""
    return Placing(
        state.table,
        state.stacks,
        posted,
        state.claims,
        news=recruits(state.stacks, state.claims, state.table.setup.players),
        drafts=state.table.ships,
    )


def recruits(stacks: tuple[Cards, ...], claims: Posted, players: int) -> tuple[Cards, ...]:
    """The cards each player has taken this round."""
    return tuple(
        tidy(card for owner, stack in claims if owner == seat for card in stacks[stack])
        for seat in range(players)
    )


def awaited(state: Placing) -> tuple[Seat, ...]:
    """Everyone who has a card left to place, clockwise from the first player."""
    table = state.table
    first, news, players = table.first, state.news, len(state.news)
    order = [Seat((first + turn) % players) for turn in range(players)]
    return tuple([seat for seat in order if news[seat]])


def legal(state: Placing, seat: Seat) -> tuple[Place | Stow, ...]:
    """Every new card at every open station, or in the hold while it has room."""
    if seat not in state.table.setup.people:
        return ()
    ship, frame = state.drafts[seat], state.table.setup.frame
    cards = tuple(dict.fromkeys(state.news[seat]))
    cells = open_cells(ship, frame)
    places = tuple([_place(card, cell) for card in cards for cell in cells])
    return (*places, *map(_stow, cards)) if _hold_is_open(state, seat) else places


def _hold_is_open(state: Placing, seat: Seat) -> bool:
    ship, frame = state.drafts[seat], state.table.setup.frame
    if len(ship.hold) >= frame.hold:
        return False
    used = len(ship.hold) > len(state.table.ships[seat].hold)
    full = len(ship.placed) == frame.room
    return HOLD_TAKES_SEVERAL_IN_A_ROUND or not used or full


def placed(
    state: Placing, seat: Seat, action: Place | Stow
) -> Placing | Dealing | Forming | Over:
    """With one card more at its station. The last of all opens every ship."""
    if not state.news[seat]:
        raise Illegal("nothing-to-place")
    if action.card not in state.news[seat]:
        raise Illegal("not-your-recruit", card=str(action.card))
    ship = state.drafts[seat]
    if isinstance(action, Place):
        _check(ship, action.cell, state.table.setup.frame)
        ship = ship.place(action.cell, action.card)
    else:
        if not _hold_is_open(state, seat):
            raise Illegal("hold-full", room=state.table.setup.frame.hold)
        ship = ship.stow(action.card)
    left = without(state.news[seat], action.card)
    state = Placing(
        state.table,
        state.stacks,
        state.posted,
        state.claims,
        news=(*state.news[:seat], left, *state.news[seat + 1 :]),
        drafts=(*state.drafts[:seat], ship, *state.drafts[seat + 1 :]),
    )
    return state if any(state.news) else _cleaned_up(state)


def _check(ship: Ship, cell: Cell, frame: Frame) -> None:
    """Why a card may not lie there, if it may not."""
    if cell in open_cells(ship, frame):
        return
    if cell in ship.cells:
        raise Illegal("cell-taken")
    if len(ship.placed) == frame.room:
        raise Illegal("ship-full")
    if not ship.placed and not frame.fixed:
        raise Illegal("cell-first")
    if ship.placed and not touches(ship, cell):
        raise Illegal("cell-apart")
    raise Illegal("cell-outside", columns=frame.columns)


def _cleaned_up(state: Placing) -> Dealing | Forming | Over:
    """Phase 5: payroll goes to the hold, and the next round is dealt."""
    table = replace(state.table, ships=_paid(state.drafts, state.posted))
    if table.round == ROUNDS:
        return Over(table, outcome(table))
    return dealing.deal(replace(table, round=table.round + 1))


def _paid(ships: tuple[Ship, ...], posted: Posted) -> tuple[Ship, ...]:
    return tuple(
        ship.pay(*(amount for payer, amount in posted if payer == seat))
        for seat, ship in enumerate(ships)
    )
