"""Tables set up by hand: hands, stacks and ships as text.

Cards by their short names, `OP HG`; hands and stacks are parted by `|`; a ship is a grid, rows
parted by `/` and `..` where nothing lies, its first place being row 0, column 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from shipmates.crewdeck import CrewDeck, Edition, Setup, opening
from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Stow
from shipmates.crewdeck.cards import PLAIN, Card, Wild, parse, without
from shipmates.crewdeck.editions import USUAL
from shipmates.crewdeck.ship import Cell, Ship
from shipmates.crewdeck.state import Forming, Over, Placing, State, Table
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Seat

GAME = CrewDeck()
HAND = 5

Kind = TypeVar("Kind")


def of(state: State, kind: type[Kind]) -> Kind:
    """The state, which must be of that kind."""
    assert isinstance(state, kind), state
    return state


def cards(text: str) -> tuple[Card, ...]:
    """`OP HG`."""
    named = [parse(name) for name in text.split()]
    assert None not in named, text
    return tuple(card for card in named if card is not None)


def groups(text: str) -> tuple[tuple[Card, ...], ...]:
    """`OP PP | BP`."""
    return tuple(map(cards, text.split("|")))


def names(found: Iterable[Card]) -> str:
    """The other way round."""
    return " ".join(map(str, found))


def ship(grid: str = "", hold: str = "", paid: Iterable[int] = ()) -> Ship:
    """A ship as it lies."""
    placed = tuple(
        (Cell(row, column), card)
        for row, line in enumerate(grid.split("/"))
        for column, name in enumerate(line.split())
        for card in cards(name if name != ".." else "")
    )
    return Ship(placed, cards(hold), tuple(paid))


def full_deck(setup: Setup) -> tuple[Card, ...]:
    """All cards of such a game, the first wilds of each type, in a fixed order."""
    wilds = (setup.edition.wilds(wild)[: setup.wild_count(wild)] for wild in Wild)
    return (*PLAIN, *(card for drawn in wilds for card in drawn))


def deck(setup: Setup, hands: str, *, first: int = 0, then: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands, and then these cards; all five of each must be named."""
    dealt = groups(hands)
    order = [dealt[(first + turn) % len(dealt)] for turn in range(len(dealt))]
    top = tuple(hand[lap] for lap in range(HAND) for hand in order) + cards(then)
    return (*top, *without(full_deck(setup), *top))


def table(
    hands: str,
    *,
    first: int = 0,
    then: str = "",
    wilds: bool = True,
    fixed: bool = False,
    edition: Edition = USUAL,
) -> State:
    """A game right after the first deal, with as many players as there are hands."""
    setup = Setup(len(hands.split("|")), wilds, fixed, edition)
    return nature(opening(setup), Open(Seat(first), deck(setup, hands, first=first, then=then)))


def nature(state: State, action: Action) -> State:
    """One action of nature."""
    return GAME.apply(state, NATURE, action)


def do(state: State, seat: int, action: Action) -> State:
    """One action of one seat."""
    return GAME.apply(state, Seat(seat), action)


def in_turn(state: State, actions: Iterable[Action]) -> State:
    """Each action by whoever is first awaited."""
    for action in actions:
        state = GAME.apply(state, GAME.awaited(state)[0], action)
    return state


def add(state: State, text: str) -> State:
    """`OP:0 PP:1`, in turn."""
    words = [word.split(":") for word in text.split()]
    return in_turn(state, (Add(cards(card)[0], int(stack)) for card, stack in words))


def post(state: State, text: str) -> State:
    """`5 1 10`, in turn."""
    return in_turn(state, (Post(int(word)) for word in text.split()))


def recruit(state: State, text: str) -> State:
    """`0 2`, in turn."""
    return in_turn(state, (Recruit(int(word)) for word in text.split()))


def place(state: State, seat: int, text: str) -> State:
    """`OP:0,0 PP:0,1 HG:hold` by one seat."""
    for word in text.split():
        name, where = word.split(":")
        card = cards(name)[0]
        if where == "hold":
            state = do(state, seat, Stow(card))
        else:
            row, column = map(int, where.split(","))
            state = do(state, seat, Place(card, Cell(row, column)))
    return state


def until(state: State, kind: type[Kind], *, seed: int = 1) -> Kind:
    """Plays at random until the game is in such a state, which must come."""
    dice = Seeded(seed)
    while not isinstance(state, kind):
        action = GAME.chance(state, dice)
        seat = NATURE if action else GAME.awaited(state)[0]
        state = GAME.apply(state, seat, action or dice.choice(GAME.legal(state, seat)))
    return state


def ended(setup: Setup, *, seed: int = 1) -> Over:
    """A random game, played to its end."""
    return until(opening(setup), Over, seed=seed)


def refusal(state: State, seat: int, action: Action) -> str:
    """The code and parameters with which the rules refuse; empty if they do not."""
    try:
        GAME.apply(state, Seat(seat), action)
    except Illegal as illegal:
        return str(illegal.note)
    return ""


def awaits(state: State) -> str:
    """`0 2`: who is awaited."""
    return " ".join(map(str, GAME.awaited(state)))


def offered(state: State, seat: int) -> tuple[Action, ...]:
    """All that a seat may do."""
    return GAME.legal(state, Seat(seat))


def at_stations(ship_: Ship, news: str, *, players: int = 3, fixed: bool = False) -> Placing:
    """Seat 0 with a ship and new cards to place; the others have a card each."""
    setup = Setup(players, fixed=fixed)
    ships = (ship_, *(Ship(),) * (players - 1))
    shed = ((),) * players
    at = Table(setup, Seat(0), deck=full_deck(setup), box=(), ships=ships, shed=shed)
    others = (cards("OP"),) * (players - 1)
    return Placing(at, (), (), (), news=(cards(news), *others), drafts=ships)


def forming(state: State) -> Forming:
    """The state, which must be in phase 1."""
    return of(state, Forming)
