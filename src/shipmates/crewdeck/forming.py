"""Phase 1: work crews are formed from the hands, and what is left is discarded unseen."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from shipmates.crewdeck import rival
from shipmates.crewdeck.actions import Add
from shipmates.crewdeck.cards import tidy, without
from shipmates.crewdeck.setup import HAND
from shipmates.crewdeck.state import Cards, Forming, Posting, Recruiting, Table, laid
from shipmates.kernel import Illegal, Seat

_add = cache(Add)
"""There are few, and they are offered again and again."""


def begin(table: Table, hands: tuple[Cards, ...]) -> Forming:
    """A round after its deal; in the solo game the opponent has played its first card."""
    if not table.setup.solo:
        return Forming(table, hands, ())
    covered = rival.cover(table.deck[:HAND])
    table = replace(table, deck=table.deck[HAND:])
    return rival.play(Forming(table, hands, ((),) * table.setup.stacks, covered))


def turn(state: Forming) -> Seat:
    """Whose turn it is: one card each, clockwise from the first player."""
    setup = state.table.setup
    played = HAND * setup.players - sum(map(len, state.hands))
    return Seat((state.table.first + played) % setup.players)


def legal(state: Forming, seat: Seat) -> tuple[Add, ...]:
    """Every card on every stack that has room."""
    if seat != turn(state):
        return ()
    rooms = _rooms(state)
    cards = dict.fromkeys(tidy(state.hands[seat]))
    return tuple([_add(card, stack) for card in cards for stack in rooms])


def _rooms(state: Forming) -> tuple[int, ...]:
    """The stacks that take a card; one past the last stands for a new one."""
    setup = state.table.setup
    there, size = len(state.stacks), setup.stack_size
    began = tuple([i for i, cards in enumerate(state.stacks) if len(cards) < size])
    return (*began, there) if there < setup.stacks else began


def added(state: Forming, seat: Seat, action: Add) -> Forming | Posting | Recruiting:
    """The round with one card more on the table. Raises `Illegal`."""
    if seat != turn(state):
        raise Illegal("not-your-turn", turn=turn(state))
    if action.card not in state.hands[seat]:
        raise Illegal("not-in-hand", card=str(action.card))
    if action.stack not in _rooms(state):
        there = 0 <= action.stack < len(state.stacks)
        raise Illegal("stack-full" if there else "no-such-stack", stack=action.stack)
    hand = without(state.hands[seat], action.card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    stacks = laid(state.stacks, action.stack, action.card)
    state = Forming(state.table, hands, stacks, state.covered)
    if state.table.setup.solo:
        state = rival.play(state)
    setup = state.table.setup
    done = sum(map(len, hands)) == (HAND - setup.plays) * setup.players
    return _discarded(state) if done else state


def _discarded(state: Forming) -> Posting | Recruiting:
    """The cards left in the hands go to the pile, face down, all at once."""
    table, hands = state.table, state.hands
    table = replace(
        table,
        pile=(*table.pile, *(card for hand in hands for card in hand)),
        shed=tuple((*shed, *hand) for shed, hand in zip(table.shed, hands, strict=True)),
    )
    if table.setup.solo:
        return Recruiting(table, state.stacks, ())
    return Posting(table, state.stacks)
