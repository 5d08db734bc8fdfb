"""One of everything that can be said in Crew Deck."""

from __future__ import annotations

from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.cards import PLAIN, Card, parse
from shipmates.crewdeck.ship import Cell, Ship
from shipmates.kernel import Note, Outcome, Seat

SETUPS = tuple(
    Setup(players, wilds=wilds, fixed=fixed)
    for players in (1, 2, 3, 4)
    for wilds in (True, False)
    for fixed in (False, True)
)


def card(text: str) -> Card:
    """The card of that short name."""
    found = parse(text)
    assert found is not None, text
    return found


def ship(*placed: tuple[str, int, int], hold: str = "") -> Ship:
    """A ship of cards by short name, row and column."""
    cells = tuple((Cell(row, column), card(text)) for text, row, column in placed)
    return Ship(cells, tuple(map(card, hold.split())))


NATURAL: tuple[Action, ...] = (
    Open(Seat(1), PLAIN),
    Reshuffle((card("OP"),)),
    Reshuffle((card("OP"), card("BE"))),
)
"""What nobody does."""

ACTIONS: tuple[Action, ...] = (
    *NATURAL,
    *(Add(card(text), 1) for text in ("OP", "BE", "RS", "PM", "GN", "HP", "OG", "HG")),
    Post(5),
    Recruit(0),
    Recruit(2),
    Place(card("OP"), Cell(0, -1)),
    Stow(card("HG")),
)


def ended(code: str, **params: str | int) -> Outcome:
    """The end of a game, and why."""
    return Outcome((1.0, 0.0), Note(code, tuple(params.items())))
