"""Before the first trick: what lies in the middle and what is to be decided."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from shipmates.deepsea import view as sea_view
from shipmates.deepsea.actions import Foretell, PutBack
from shipmates.planet9.stages import Matter
from shipmates.planet9.tokens import Duty
from shipmates.tricks.cards import Card
from shipmates.tricks.distress import Calling
from shipmates.tricks.scenes import Sealing
from shipmates.tricks.tasks import Verdict
from shipmates.tui import say
from shipmates.tui.choices import NUMBERED, Face, Option, Place
from shipmates.tui.render import deepsea, planet9
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.tui.render.cards import BRACKETS, ticket
from shipmates.tui.render.middle import log
from shipmates.tui.render.palette import Pose
from shipmates.tui.render.sight import Sight


def stage(sight: Sight, width: int, height: int) -> Block:
    """The middle of the table while the crew sorts out who does what."""
    inner = width - 4
    head = wrapped(heading(sight), inner, sight.palette.ink).centred
    offered = choices(sight, inner).centred
    room = height - head.height - offered.height
    parts = [head, display(sight, inner, room), offered]
    spaced = [part for part in parts if part.height]
    top = stack(Block(inner), *spaced)
    if top.height + len(spaced) + 2 <= height:
        gap = lines([""], inner)
        top = stack(*(block for part in spaced for block in (gap, part)))
    top = beside(Block(2), top).wide(width)
    return stack(top, log(sight, width, max(0, height - top.height))).tall(height)


def heading(sight: Sight) -> str:
    """What this stage is about, for whoever is not asked as well."""
    match sight.view.scene:
        case Calling():
            return sight.text("stage-distress")
        case Sealing(way):
            return sight.text("stage-pass", way=way.value)
        case _:
            pass
    if isinstance(sight.view, sea_view.View):
        return deepsea.heading(sight, sight.view)
    return planet9.heading(sight, sight.view)


def display(sight: Sight, width: int, room: int) -> Block:
    """The task cards that lie in the middle."""
    if isinstance(sight.view, sea_view.View):
        return deepsea.display(sight, sight.view, width, room)
    return planet9.display(sight, sight.view, width)


def choices(sight: Sight, width: int) -> Block:
    """What can be chosen in words, each with its number."""
    menu = sight.menu
    if menu is None or menu.place not in (*NUMBERED, Place.COUNT):
        return Block(width)
    told = [(i, o) for i, o in enumerate(menu.options) if not isinstance(o.face, str)]
    gap = 0 if menu.place is Place.COUNT else 2
    return flowing([_chip(sight, i, option) for i, option in told], width, gap)


def _chip(sight: Sight, place: int, option: Option) -> Text:
    chosen, palette = place == sight.cursor, sight.palette
    label = option_label(sight, option.face)
    left, right = BRACKETS[Pose.CHOSEN if chosen else Pose.RESTING]
    style = palette.button if chosen else palette.ink
    number = f"{place + 1} " if place < 9 and not isinstance(option.face, Foretell) else ""
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
    if isinstance(face, str):
        return f"{face} …"
    if isinstance(face, Foretell):
        return str(face.count)
    if isinstance(face, PutBack):
        return sight.text("put-back", task=face.key)
    return say.action(sight.words, face, sight.names, sight.view.setup)


def _duty_label(sight: Sight, card: Card) -> str:
    for duty in sight.brief.duties:
        if isinstance(duty, Duty) and duty.card is card:
            text = ticket(duty, Verdict.OPEN, sight.palette)
            return f"{text.plain} {sight.name(duty.owner)}"
    return say.card(sight.words, card, sight.view.setup)
