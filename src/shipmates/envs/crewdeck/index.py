"""Every action of Crew Deck as a number."""

from __future__ import annotations

from typing import Final, assert_never

from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.cards import KINDS
from shipmates.crewdeck.setup import Setup
from shipmates.crewdeck.ship import Cell, Ship
from shipmates.crewdeck.view import Phase, View
from shipmates.envs.blocks import Field, Layout
from shipmates.envs.crewdeck.layout import AMOUNTS, COLUMNS, KIND, NEWS, STACKS

ROWS: Final = 3
WIDTH: Final = COLUMNS + 1
ACTIONS: Final = Layout(
    "crewdeck_v0",
    (
        Field("add", STACKS, "play a card of this kind (row) to a work crew", KIND),
        Field("post", AMOUNTS, "take a payroll card: the lowest amount, the next, ..."),
        Field("recruit", STACKS, "take a work crew"),
        Field(
            "place",
            ROWS * WIDTH,
            "give the i-th new card (row) a place: three rows, from the one above, of nine "
            "columns, from the one to the left",
            NEWS,
        ),
        Field("stow", NEWS, "send the i-th new card to the hold"),
    ),
)

_POST: Final = ACTIONS.at("post")
_RECRUIT: Final = ACTIONS.at("recruit")
_PLACE: Final = ACTIONS.at("place")
_STOW: Final = ACTIONS.at("stow")
_NUMBERS: Final = {card: kind for kind, card in enumerate(KINDS)}
number: Final = _NUMBERS.__getitem__
"""Which kind a card is."""


def corner(ship: Ship, setup: Setup) -> Cell:
    """Where a ship is counted from: its own upper left, unless the frame lies fixed."""
    if setup.fixed or not ship.placed:
        return Cell(0, 0)
    rows, columns = zip(*[cell for cell, _ in ship.placed], strict=True)
    return Cell(min(rows), min(columns))


def index(view: View, action: Action) -> int:
    """The number of an action for whoever has this view."""
    match action:
        case Add(card, stack):
            return number(card) * STACKS + stack
        case Post(amount):
            return _POST + view.setup.edition.payroll.index(amount)
        case Recruit(stack):
            return _RECRUIT + stack
        case Place(card, cell):
            row, column = corner(view.ships[view.seat], view.setup)
            return _place(view.news.index(card), cell.row - row, cell.column - column)
        case Stow(card):
            return _STOW + view.news.index(card)
        case Open() | Reshuffle():
            raise ValueError(f"{action} is nature's: it has no number")
        case _:
            assert_never(action)


def _place(card: int, row: int, column: int) -> int:
    return _PLACE + (card * ROWS + row + 1) * WIDTH + column + 1


def indexes(view: View) -> list[int]:
    """The numbers of all that is legal, in the order of the view."""
    if view.phase is Phase.PLACE:
        return _stationed(view)
    if view.phase is Phase.FORM:
        return [
            number(action.card) * STACKS + action.stack
            for action in view.legal
            if isinstance(action, Add)
        ]
    return [index(view, action) for action in view.legal]


def _stationed(view: View) -> list[int]:
    row, column = corner(view.ships[view.seat], view.setup)
    start, news = _place(0, -row, -column), view.news.index
    return [
        start + (news(action.card) * ROWS + action.cell.row) * WIDTH + action.cell.column
        if isinstance(action, Place)
        else index(view, action)
        for action in view.legal
    ]
