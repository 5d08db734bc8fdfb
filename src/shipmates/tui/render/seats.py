"""The other seats: a panel each, clockwise from the left neighbour."""

from __future__ import annotations

from rich.text import Text

from shipmates.deepsea import view as sea_view
from shipmates.kernel import Seat
from shipmates.planet9 import tokens
from shipmates.tricks.cards import Card
from shipmates.tricks.distress import Calling
from shipmates.tricks.scenes import Face, Sealing
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict
from shipmates.tui.choices import Place
from shipmates.tui.game import Duty, captain
from shipmates.tui.render import deepsea, planet9
from shipmates.tui.render.block import Block, beside, boxed, fitted, flowing, lines, stack
from shipmates.tui.render.cards import (
    BRACKETS,
    COMMANDER,
    COVERED,
    MEANINGS,
    chip,
    face,
    ticket,
)
from shipmates.tui.render.palette import Pose
from shipmates.tui.render.sight import Sight
from shipmates.words import cards as say

WIDEST = 40


def seats(sight: Sight, width: int, height: int) -> Block:
    """All panels in a row, as wide as the table."""
    others = sight.others
    each = min(WIDEST, width // len(others))
    panels = (panel(sight, seat, each, height) for seat in others)
    return beside(*panels).wide(width, "center")


def column_widths(sight: Sight, width: int) -> tuple[int, int]:
    """How wide a panel is, and where the first one begins."""
    each = min(WIDEST, width // len(sight.others))
    return each, (width - each * len(sight.others)) // 2


def panel(sight: Sight, seat: Seat, width: int, height: int) -> Block:
    """A seat: name and rank above, tasks and radio inside, counts below."""
    palette = sight.palette
    asked = sight.is_asked(seat)
    inner = width - 4
    body = _row(sight, inner) if seat == sight.view.setup.dummy else Block(inner)
    last = status(sight, seat, inner)
    room = height - 2 - body.height - (1 if last else 0)
    inside = stack(
        body,
        _duties(sight, seat, inner, room).tall(room),
        lines([last] if last else [], inner),
    )
    padded = Block(width - 2, tuple(Text(" ") + line + Text(" ") for line in inside.lines))
    return boxed(
        padded,
        width,
        title=title(sight, seat),
        foot=Text(counts(sight, seat, width - 4), style=palette.quiet),
        style=palette.accent if asked else palette.line,
        heavy=asked and not palette.colour,
    )


def title(sight: Sight, seat: Seat) -> Text:
    """A name, whether it is waited for, and the mark of whoever leads the crew."""
    palette, asked = sight.palette, sight.is_asked(seat)
    text = Text.assemble(("▶ " if asked else "", palette.accent))
    text.append(sight.name(seat), style=palette.accent if asked else palette.ink)
    if seat == captain(sight.brief):
        text.append(f" {COMMANDER}", style=palette.accent)
    return text


def counts(sight: Sight, seat: Seat, width: int) -> str:
    """How many cards a seat holds and how many tricks it has won."""
    tricks = sight.tricking.ledger.count(seat) if sight.tricking else 0
    cards = sight.view.sizes[seat]
    full = sight.text("counts", cards=cards, tricks=tricks)
    return (
        full if len(full) <= width else sight.text("counts-short", cards=cards, tricks=tricks)
    )


def duties_of(sight: Sight, seat: Seat) -> tuple[tuple[Duty, Verdict], ...]:
    """A seat's tasks and how each stands."""
    duties: tuple[Duty, ...] = sight.brief.duties
    stand = sight.tricking.verdicts if sight.tricking else (Verdict.OPEN,) * len(duties)
    return tuple((d, v) for d, v in zip(duties, stand, strict=True) if d.owner == seat)


def _duties(sight: Sight, seat: Seat, width: int, room: int) -> Block:
    parts = [Text(part, style=sight.palette.accent) for part in parts_of(sight, seat)]
    tickets = [_ticket(sight, duty, stand) for duty, stand in duties_of(sight, seat)]
    block = stack(lines(parts, width), flowing(tickets, width))
    if block.height <= room:
        return block
    return stack(block.tall(room - 1), lines([sight.text("more-tasks")], width))


def _ticket(sight: Sight, duty: Duty, stand: Verdict) -> Text:
    text = ticket(duty, stand, sight.palette)
    card = duty.card if isinstance(duty, tokens.Duty) else duty.key
    if sight.pose(card, Place.DUTIES) is Pose.CHOSEN:
        return Text.assemble("[", text, "]", style=sight.palette.accent)
    return text


def parts_of(sight: Sight, seat: Seat) -> tuple[str, ...]:
    """The parts a seat plays in the mission's own conditions."""
    if isinstance(sight.view, sea_view.View):
        return ()
    return planet9.parts(sight, sight.view, seat)


def status(sight: Sight, seat: Seat, width: int) -> Text:
    """What a seat last said: by radio, in a poll, in a vote, or by handing over a card."""
    palette = sight.palette
    match sight.view.scene:
        case Calling(votes):
            way = dict(votes).get(seat)
            return Text(sight.text("voted", way=way.value) if way else "", style=palette.quiet)
        case Sealing(chosen=chosen):
            code = "has-chosen" if seat in chosen else "is-choosing"
            return Text(sight.text(code), style=palette.quiet)
        case _:
            pass
    if sight.tricking is None:
        return Text(_said(sight, seat), style=palette.quiet)
    return radio(sight, seat, width)


def _said(sight: Sight, seat: Seat) -> str:
    if isinstance(sight.view, sea_view.View):
        return deepsea.said(sight, sight.view, seat)
    return planet9.said(sight, sight.view, seat)


def radio(sight: Sight, seat: Seat, width: int) -> Text:
    """The cards a seat has shown, or whether it still can."""
    scene = sight.tricking
    if scene is None or seat == sight.view.setup.dummy:
        return Text()
    shown = scene.signals[seat]
    if not shown:
        return Text(sight.text(_radio_state(sight, seat)), style=sight.palette.faint)
    wave = Text("⌁ ", style=sight.palette.ok)
    known = scene.shown[seat]
    text = Text.assemble(wave, Text(" ").join(_shown(sight, signal) for signal in known))
    word = _meaning(sight, known) if len(shown) == 1 else ""
    if word and text.cell_len + 1 + len(word) <= width:
        text.append(f" {word}", style=sight.palette.faint)
    return text


def _shown(sight: Sight, signal: Signal) -> Text:
    palette, played = sight.palette, _is_out(sight, signal.card)
    meaning = MEANINGS[signal.meaning]
    text = chip(signal.card, palette, Pose.DIM if played else Pose.RESTING)
    text.append(meaning, style=palette.bad if meaning == "?" else palette.ok)
    return text


def _meaning(sight: Sight, known: tuple[Signal, ...]) -> str:
    """What the one signal says, if its card is still to be played."""
    if not known or _is_out(sight, known[0].card):
        return sight.text("radio-played")
    return say.meaning(sight.words, known[0].meaning)


def _radio_state(sight: Sight, seat: Seat) -> str:
    if isinstance(sight.view, sea_view.View):
        return f"sonar-{deepsea.radio_state(sight, sight.view, seat)}"
    return f"radio-{planet9.radio_state(sight, sight.view, seat)}"


def _is_out(sight: Sight, card: Card) -> bool:
    scene = sight.tricking
    return scene is not None and (card in scene.ledger.gone or card in scene.trick.cards)


def _row(sight: Sight, width: int) -> Block:
    up = [_open(sight, column) for column in sight.view.row]
    style = sight.palette.faint
    down = [Text(f" {COVERED} " if c.covers else "    ", style=style) for c in sight.view.row]
    gap = Text(" " if width >= 34 else "")
    return lines([gap.join(up), gap.join(down)], width)


def _open(sight: Sight, column: Face) -> Text:
    if column.up is None:
        return Text("  · " if column.covers else "    ", style=sight.palette.faint)
    pose = sight.pose(column.up, Place.ROW)
    left, right = BRACKETS[pose]
    edge = sight.palette.accent if pose is Pose.CHOSEN else sight.palette.quiet
    style = sight.palette.face(column.up.suit, pose)
    return fitted(Text.assemble((left, edge), (face(column.up), style), (right, edge)), 4)
