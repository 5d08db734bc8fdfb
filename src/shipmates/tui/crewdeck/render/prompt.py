"""The one thing that is asked, and what Enter would do."""

from __future__ import annotations

from rich.text import Text

from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.setup import HAND
from shipmates.crewdeck.view import Phase
from shipmates.tui.crewdeck.advice import weigh
from shipmates.tui.crewdeck.explain import reasons
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, fitted
from shipmates.words import crewdeck as say
from shipmates.words.lists import comma


def prompt(sight: Sight, width: int) -> Block:
    """Two lines: the question, and what Enter would do, or why something was refused."""
    asked = sight.view.legal != () or sight.complete
    style = sight.palette.accent if asked else sight.palette.quiet
    first = fitted(f" {question(sight)}", width, style=style)
    return Block(width, (first, fitted(_second(sight), width)))


def question(sight: Sight) -> str:
    """What is asked of this person, or whom the table waits for."""
    view = sight.view
    if sight.complete:
        return sight.text("ask-confirm")
    if view.legal:
        asked = _asked(sight)
        name = sight.name(sight.me)
        return sight.text("for", name=name, question=asked) if sight.several else asked
    names = [sight.name(seat) for seat in view.awaited if seat != sight.me]
    if not names:
        return say.question(sight.words, view)
    return sight.shared("waiting", names=comma(sight.words, names))


def _asked(sight: Sight) -> str:
    view, setup = sight.view, sight.view.setup
    match view.phase:
        case Phase.FORM:
            return sight.text("ask-form", left=len(view.hand) - HAND + setup.plays)
        case Phase.RECRUIT if setup.solo:
            return sight.text("ask-recruit-alone")
        case Phase.RECRUIT:
            return sight.text("ask-recruit", count=setup.posts)
        case Phase.PLACE:
            return sight.text("ask-place", left=len(view.news))
        case _:
            return sight.text("ask-post")


def _second(sight: Sight) -> Text:
    palette = sight.palette
    if sight.notice:
        return Text(f" ✗ {sight.notice}", style=palette.bad)
    deed = sight.text("confirm") if sight.complete else _deed(sight)
    if not deed:
        return Text("")
    return Text.assemble(" ", (f" {sight.shared('enter')} ", palette.button), f" {deed}")


def _deed(sight: Sight) -> str:
    action = sight.picking.action(sight.view) if sight.view.legal else None
    if action is None:
        return ""
    if isinstance(action, Place | Stow):
        return _worth(sight, action)
    return say.action(sight.words, action, sight.names, sight.view.setup, sight.view)


def _worth(sight: Sight, action: Place | Stow) -> str:
    """What a placement brings, and by what; where to is drawn."""
    option = weigh(sight.ship, (action,), sight.edition)
    told = comma(sight.words, list(reasons(sight.words, option)))
    gained = say.signed(sight.words, option.gain)
    code = "do-place" if isinstance(action, Place) else "do-stow"
    return sight.text(code, gain=gained, why=told)
