"""Shuffling and dealing. Nature orders the deck; from then on its cards simply come."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from shipmates.crewdeck import forming
from shipmates.crewdeck.actions import Open, Reshuffle
from shipmates.crewdeck.cards import PLAIN, Wild
from shipmates.crewdeck.rulings import (
    FIRST_PLAYER_IS_DRAWN,
    LAST_CARDS_ARE_DEALT_BEFORE_RESHUFFLING,
)
from shipmates.crewdeck.setup import HAND, Setup, unused_wilds
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.state import Cards, Dealing, Forming, Table
from shipmates.kernel import Dice, Illegal, Seat


def open_game(setup: Setup, dice: Dice) -> Open:
    """Draws the first player and the wild cards, and shuffles."""
    first = dice.shuffled(setup.people)[0] if FIRST_PLAYER_IS_DRAWN else Seat(0)
    wilds = (
        dice.shuffled(setup.edition.wilds(wild))[: setup.wild_count(wild)] for wild in Wild
    )
    return Open(first, dice.shuffled((*PLAIN, *(card for drawn in wilds for card in drawn))))


def opened(setup: Setup, action: Open) -> Dealing | Forming:
    """The first round. Raises `Illegal` for a deck or a first player that cannot be."""
    if action.first not in setup.people:
        raise Illegal("no-such-seat", seat=action.first)
    table = Table(
        setup=setup,
        first=action.first,
        deck=action.deck,
        box=unused_wilds(setup, action.deck),
        ships=(Ship(),) * setup.players,
        shed=((),) * setup.players,
    )
    return deal(table)


def reshuffled(state: Dealing, action: Reshuffle) -> Dealing | Forming:
    """Goes on dealing. Raises `Illegal` if these are not the discards."""
    if Counter(action.deck) != Counter(to_reshuffle(state.table)):
        raise Illegal("not-the-discards")
    return _go_on(replace(state.table, deck=action.deck, pile=()), state.hands)


def to_reshuffle(table: Table) -> Cards:
    """What is shuffled when the deck runs out."""
    return (*table.deck, *table.pile)


def deal(table: Table) -> Dealing | Forming:
    """Five cards to each player, one at a time, clockwise from the first player."""
    hands: tuple[Cards, ...] = ((),) * table.setup.players
    short = len(table.deck) < HAND * table.setup.players
    if short and not LAST_CARDS_ARE_DEALT_BEFORE_RESHUFFLING:
        return Dealing(table, hands)
    return _go_on(table, hands)


def _go_on(table: Table, hands: tuple[Cards, ...]) -> Dealing | Forming:
    """Deals until all have their cards, or the deck is empty."""
    dealt, deck, players = list(hands), table.deck, table.setup.players
    have = sum(map(len, hands))
    coming = min(len(deck), HAND * players - have)
    for turn, card in enumerate(deck[:coming], start=have):
        seat = (table.first + turn) % players
        dealt[seat] = (*dealt[seat], card)
    table = replace(table, deck=deck[coming:])
    if have + coming < HAND * players:
        return Dealing(table, tuple(dealt))
    return forming.begin(table, tuple(dealt))
