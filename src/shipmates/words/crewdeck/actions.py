"""Actions: as something one can do, and as something that was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shipmates.crewdeck.actions import (
    Action,
    Add,
    Open,
    Place,
    Post,
    Recruit,
    Reshuffle,
    Stow,
)
from shipmates.crewdeck.setup import Setup
from shipmates.crewdeck.view import View
from shipmates.kernel import NATURE, Seat
from shipmates.words.crewdeck.cards import cards, the
from shipmates.words.crewdeck.stations import coordinates, station
from shipmates.words.moves import Said
from shipmates.words.words import Words


def action(
    words: Words,
    action: Action,
    names: Sequence[str],
    setup: Setup,
    view: View | None = None,
) -> str:
    """Something one can do: "Post a payroll of 5". With the view before it, more exactly."""
    code, params = _said(words, action, names, setup, view)
    return words.text(f"cd-do-{code}", **params)


def told(
    words: Words,
    seat: Seat,
    action: Action,
    names: Sequence[str],
    setup: Setup,
    view: View | None = None,
) -> str:
    """Something that was done, for everybody to read: what is placed unseen stays so."""
    if isinstance(action, Place | Stow):
        return words.text("cd-told-assign", name=names[seat])
    code, params = _said(words, action, names, setup, view)
    if seat != NATURE:
        params["name"] = names[seat]
    return words.text(f"cd-told-{code}", **params)


def _said(
    words: Words, action: Action, names: Sequence[str], setup: Setup, view: View | None
) -> Said:
    match action:
        case Open(first):
            return ("open-alone", {}) if setup.solo else ("open", {"first": names[first]})
        case Reshuffle(deck):
            return "reshuffle", {"count": len(deck)}
        case Add(card, stack):
            new = view is not None and stack == len(view.stacks)
            return "begin" if new else "add", {"card": the(words, card), "stack": stack + 1}
        case Post(amount):
            return "post", {"amount": amount}
        case Recruit(stack):
            return _recruit(words, stack, setup, view)
        case Place(card):
            return "place", {"card": the(words, card), "cell": _where(words, action, view)}
        case Stow(card):
            return "stow", {"card": the(words, card)}
        case _:
            assert_never(action)


def _recruit(words: Words, stack: int, setup: Setup, view: View | None) -> Said:
    """The payroll of a solo game hangs on the work crew."""
    params: dict[str, str | int] = {"stack": stack + 1}
    code = "recruit"
    if setup.solo and 0 <= stack < setup.stacks:
        code, params["amount"] = "recruit-paid", setup.edition.solo_payroll[stack]
    if view is not None and 0 <= stack < len(view.stacks) and view.stacks[stack]:
        params["cards"] = cards(words, view.stacks[stack])
        return f"{code}-seen", params
    return code, params


def _where(words: Words, action: Place, view: View | None) -> str:
    if view is None:
        return coordinates(words, action.cell)
    return station(words, action.cell, view.ships[view.seat], view.setup.frame)
