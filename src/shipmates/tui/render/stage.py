"""Before the first trick: what lies in the middle and what is to be decided."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from shipmates.planet9.actions import Action
from shipmates.planet9.stages import (
    Appointing,
    Calling,
    Consent,
    Council,
    Deciding,
    Drafting,
    Matter,
    Polling,
)
from shipmates.planet9.tokens import Errand
from shipmates.planet9.view import Sealing
from shipmates.tricks.cards import Card
from shipmates.tricks.tasks import Verdict
from shipmates.tui.choices import Face, Option, Place
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.tui.render.cards import BRACKETS, ticket, ticket_tile
from shipmates.tui.render.middle import log
from shipmates.tui.render.palette import Pose
from shipmates.tui.render.sight import Sight
from shipmates.words import planet9 as say


def stage(sight: Sight, width: int, height: int) -> Block:
    """The middle of the table while the crew sorts out who does what."""
    inner = width - 4
    parts = [
        wrapped(heading(sight), inner, sight.palette.ink).centred,
        display(sight, inner),
        choices(sight, inner).centred,
    ]
    spaced = [part for part in parts if part.height]
    top = stack(Block(inner), *spaced)
    if top.height + len(spaced) + 2 <= height:
        gap = lines([""], inner)
        top = stack(*(block for part in spaced for block in (gap, part)))
    top = beside(Block(2), top).wide(width)
    return stack(top, log(sight, width, max(0, height - top.height))).tall(height)


def heading(sight: Sight) -> str:
    """What this stage is about, for whoever is not asked as well."""
    words = sight.words
    match sight.view.scene:
        case Drafting():
            return sight.text("stage-draft")
        case Polling(matter):
            return sight.text("stage-poll", question=say.question(words, matter))
        case Appointing(matter):
            return sight.text(
                f"name-{matter.value}", commander=sight.name(sight.brief.commander)
            )
        case Council(matter) | Deciding(matter):
            return sight.text(f"council-{matter.value}")
        case Consent(proposal=proposal, by=by):
            return say.told(words, by, proposal, sight.names)
        case Calling():
            return sight.text("stage-distress")
        case Sealing(way):
            return sight.text("stage-pass", way=way.value)
        case _:
            return ""


def display(sight: Sight, width: int) -> Block:
    """The task cards in the middle, as tickets, or in short when they are many."""
    errands = sight.brief.display
    if not errands:
        return Block(width)
    if len(errands) * 7 <= width:
        tiles = (_tile(sight, errand) for errand in errands)
        return beside(*tiles, gap=1).wide(width, "center")
    return flowing([_short(sight, errand) for errand in errands], width, gap=2)


def _tile(sight: Sight, errand: Errand) -> Block:
    block = ticket_tile(errand, sight.palette, sight.pose(errand.card, Place.MIDDLE))
    for line in block.lines:
        line.stylize(Style(meta={"card": errand.card.text}))
    return block


def _short(sight: Sight, errand: Errand) -> Text:
    text = ticket(errand, Verdict.OPEN, sight.palette)
    pose = sight.pose(errand.card, Place.MIDDLE)
    left, right = BRACKETS[pose]
    text = Text.assemble(left, text, right)
    text.stylize(Style(meta={"card": errand.card.text}))
    return text


def choices(sight: Sight, width: int) -> Block:
    """What can be chosen in words, each with its number."""
    menu = sight.menu
    if menu is None or menu.place not in (Place.LIST, Place.DUTIES):
        return Block(width)
    chips = [_chip(sight, i, option) for i, option in enumerate(menu.options)]
    return flowing(chips, width, gap=2)


def _chip(sight: Sight, place: int, option: Option) -> Text:
    chosen, palette = place == sight.cursor, sight.palette
    label = option_label(sight, option.face)
    left, right = BRACKETS[Pose.CHOSEN if chosen else Pose.RESTING]
    style = palette.button if chosen else palette.ink
    number = f"{place + 1} " if place < 9 else ""
    text = Text.assemble((left, style), (number, style), (label, style), (right, style))
    text.stylize(Style(meta={"option": place}))
    return text


def option_label(sight: Sight, face: Face) -> str:
    """A choice in words."""
    if isinstance(face, Card):
        return _duty_label(sight, face)
    if isinstance(face, int):
        return sight.names[face]
    if isinstance(face, Matter):
        return sight.text(f"propose-{face.value}")
    action: Action = face
    return say.action(sight.words, action, sight.names)


def _duty_label(sight: Sight, card: Card) -> str:
    for duty in sight.brief.duties:
        if duty.card is card:
            text = ticket(duty, Verdict.OPEN, sight.palette)
            return f"{text.plain} {sight.name(duty.owner)}"
    return say.card(sight.words, card)
