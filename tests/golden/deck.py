"""Whole games of Crew Deck for the vectors: greedy builders, and ends that are level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

from shipmates.crewdeck import VERSION, CrewDeck, Setup, opening
from shipmates.crewdeck.actions import Action, Place, Recruit, Stow
from shipmates.crewdeck.cards import Card, Layer
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.scoring import Sheet, sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.state import Over, Placing, Recruiting, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Record, Seat

Moves = tuple[tuple[Seat, Action], ...]
Way = tuple[Sheet, Moves]
RULES = CrewDeck()
PLAIN_ENDS = ("won", "lost", "most-points")
"""Ends that need no two seats that are level."""
TRIES = 60


def a_game(setup: Setup, seed: int, end: str) -> Record[State, Action] | None:
    """A game that ends in this way, or `None` when none was found from this deal."""
    dice = Seeded(seed)
    state, moves = _to_the_last_places(setup, dice, careless=end == "lost")
    for last in _last_places(state, end, dice):
        over = state
        for seat, action in last:
            over = RULES.apply(over, seat, action)
        assert isinstance(over, Over)
        if end in _names(over):
            return Record(VERSION, opening(setup), (*moves, *last))
    return None


def _names(over: Over) -> tuple[str, str]:
    return over.outcome.because.code, "won" if over.outcome.payoff[0] > 0 else "lost"


def _to_the_last_places(setup: Setup, dice: Seeded, *, careless: bool) -> tuple[State, Moves]:
    """Up to where everybody gets the last new crew."""
    state, moves = opening(setup), Moves()
    while not (isinstance(state, Placing) and state.table.round == ROUNDS):
        seat, action = NATURE, RULES.chance(state, dice)
        if action is None:
            seat = dice.choice(RULES.awaited(state))
            legal = dice.shuffled(RULES.legal(state, seat))
            action = legal[0] if careless else _greedy(state, seat, legal)
        moves = (*moves, (seat, action))
        state = RULES.apply(state, seat, action)
    return state, moves


def _greedy(state: State, seat: Seat, legal: tuple[Action, ...]) -> Action:
    return max(legal, key=lambda action: _promise(state, seat, action))


def _promise(state: State, seat: Seat, action: Action) -> int:
    """What seems to be gained at once."""
    match state, action:
        case Placing(), Place() | Stow():
            return sheet(_with(state.drafts[seat], action), state.table.setup.edition).total
        case Recruiting(), Recruit(stack):
            crew = [card for _, card in state.table.ships[seat].placed]
            return sum(_fit(card, crew) for card in state.stacks[stack])
        case _:
            return 0


def _fit(card: Card, crew: list[Card]) -> int:
    """How many of the crew it matches."""
    wanted = [(layer, card.trait(layer)) for layer in Layer]
    return sum(other.trait(layer) in (trait, None) for layer, trait in wanted for other in crew)


def _with(ship: Ship, action: Place | Stow) -> Ship:
    if isinstance(action, Stow):
        return ship.stow(action.card)
    return ship.place(action.cell, action.card)


def _last_places(state: State, end: str, dice: Seeded) -> Iterator[Moves]:
    """Ways to place the last crew; those that leave two seats level, if that is the end."""
    assert isinstance(state, Placing)
    seats = state.table.setup.people
    if end in PLAIN_ENDS:
        yield tuple(move for seat in seats for move in _placed(state, seat, None))
        return
    paid = {seat: _paid(state, seat) for seat in seats}
    for one, other in combinations(seats, 2):
        if (sum(paid[one]) == sum(paid[other])) == (end == "shared-win"):
            ways = {seat: _ways(state, seat, paid[seat], dice) for seat in seats}
            for mine, theirs in product(ways[one], ways[other]):
                if _level(mine, theirs, end):
                    chosen = {seat: min(ways[seat], key=_total) for seat in seats}
                    chosen |= {one: mine, other: theirs}
                    yield tuple(move for seat in seats for move in chosen[seat][1])


def _paid(state: Placing, seat: Seat) -> tuple[int, ...]:
    """What a seat will have paid when this round is over."""
    now = (amount for payer, amount in state.posted if payer == seat)
    return (*state.drafts[seat].payroll, *now)


def _ways(state: Placing, seat: Seat, paid: tuple[int, ...], dice: Seeded) -> list[Way]:
    """Some of the ways in which a seat can place its last crew."""
    found = dict[tuple[int, int], Way]()
    for _ in range(TRIES):
        moves = _placed(state, seat, dice)
        ship = replace(state.drafts[seat], payroll=paid)
        for _, action in moves:
            assert isinstance(action, Place | Stow)
            ship = _with(ship, action)
        counted = sheet(ship, state.table.setup.edition)
        found[counted.total, counted.largest] = (counted, moves)
    return list(found.values())


def _placed(state: Placing, seat: Seat, dice: Seeded | None) -> Moves:
    """One way, at random with dice and greedy without."""
    moves, now = Moves(), state
    for _ in state.news[seat]:
        legal = RULES.legal(now, seat)
        action = dice.choice(legal) if dice else _greedy(now, seat, legal)
        moves = (*moves, (seat, action))
        if len(moves) < len(state.news[seat]):
            after = RULES.apply(now, seat, action)
            assert isinstance(after, Placing)
            now = after
    return moves


def _level(mine: Way, theirs: Way, end: str) -> bool:
    one, other = mine[0], theirs[0]
    alike = one.largest == other.largest
    return one.total == other.total and alike == (end != "largest-set")


def _total(way: Way) -> int:
    return way[0].total
