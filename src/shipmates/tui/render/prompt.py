"""The one thing that is asked, and what Enter would do."""

from __future__ import annotations

from rich.text import Text

from shipmates.deepsea import view as sea_view
from shipmates.tricks.cards import Card, Suit
from shipmates.tricks.councils import Consent
from shipmates.tricks.distress import Calling
from shipmates.tricks.moves import Call
from shipmates.tricks.passing import Way
from shipmates.tricks.scenes import Sealing, Tricking
from shipmates.tui import say
from shipmates.tui.choices import Menu, Place
from shipmates.tui.render import deepsea, planet9
from shipmates.tui.render.block import Block, fitted
from shipmates.tui.render.cards import SYMBOLS
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.stage import choices, option_label
from shipmates.words.lists import comma


def prompt(sight: Sight, width: int) -> Block:
    """Two lines: the question, and what Enter would do, or why something was refused."""
    asked = sight.view.legal != () and sight.menu is not None
    style = sight.palette.accent if asked else sight.palette.quiet
    first = fitted(f" {question(sight)}", width, style=style)
    return Block(width, (first, fitted(_second(sight, width), width)))


def _second(sight: Sight, width: int) -> Text:
    palette = sight.palette
    if sight.notice:
        return Text(f" ✗ {sight.notice}", style=palette.bad)
    menu = sight.menu
    if menu and menu.place is Place.LIST and sight.tricking:
        return Text(" ") + choices(sight, width - 1).lines[0]
    deed = _deed(sight)
    if not deed:
        return Text(f" {sight.typed}", style=palette.accent)
    return Text.assemble(" ", (f" {sight.text('enter')} ", palette.button), f" {deed}")


def _deed(sight: Sight) -> str:
    menu, choice = sight.menu, sight.choice
    if menu is None:
        return ""
    if choice is None:
        return sight.text("enter-ready") if menu.ready else ""
    if isinstance(choice.goal, Menu):
        if menu.place is Place.HAND and isinstance(choice.face, Card):
            return sight.text(
                "enter-signal", card=say.card(sight.words, choice.face, sight.view.setup)
            )
        return option_label(sight, choice.face)
    if isinstance(choice.face, str):
        return sight.text("enter-take", task=choice.face)
    return say.action(sight.words, choice.goal, sight.names, sight.view.setup)


def question(sight: Sight) -> str:
    """What is asked of this person, or whom the crew waits for."""
    view = sight.view
    if sight.menu is None or not view.legal:
        return _waiting(sight)
    if sight.menu.ready:
        return sight.text("ask-sonar" if sight.at_sea else "ask-radio")
    match view.scene:
        case Tricking():
            return _trick(sight, sight.menu)
        case Consent():
            return sight.text("ask-consent")
        case Calling():
            settled = Call(None) not in view.legal
            return sight.text("ask-way" if settled else "ask-distress")
        case Sealing(way):
            return _give(sight, way)
        case _:
            pass
    if isinstance(view, sea_view.View):
        return deepsea.question(sight, view, sight.menu)
    return planet9.question(sight, view, sight.menu)


def _waiting(sight: Sight) -> str:
    if sight.view.outcome is not None:
        return ""
    names = [sight.name(seat) for seat in sight.view.awaited if seat != sight.me]
    return sight.text("waiting", names=comma(sight.words, names)) if names else ""


def _trick(sight: Sight, menu: Menu) -> str:
    scene = sight.tricking
    assert scene is not None
    if menu.first is not None:
        return sight.text("ask-sonar-signal" if sight.at_sea else "ask-signal")
    if menu.options and isinstance(menu.options[0].goal, Menu):
        return sight.text("ask-radio-card")
    led = scene.trick.led
    if led is None:
        return sight.text("ask-lead", who=sight.who)
    cards = [option.face for option in menu.options]
    follows = all(isinstance(card, Card) and card.suit is led.suit for card in cards)
    code = "ask-follow" if follows else "ask-discard"
    return sight.text(code, who=sight.who, suit=_suit(sight, led.suit))


def _suit(sight: Sight, suit: Suit) -> str:
    return f"{SYMBOLS[suit]} {say.suit(sight.words, suit, sight.view.setup)}"


def _give(sight: Sight, way: Way) -> str:
    seats = sight.view.setup.seats
    to = (sight.view.seat + (1 if way is Way.LEFT else -1)) % seats
    return sight.text("ask-give", who=sight.who, name=sight.names[to])
