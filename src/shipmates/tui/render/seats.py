"""The other seats: a panel each, clockwise from the left neighbour."""

from __future__ import annotations

from rich.text import Text

from shipmates.kernel import Seat
from shipmates.planet9.mission import Naming, Who
from shipmates.planet9.stages import Calling, Polling
from shipmates.planet9.tokens import Duty
from shipmates.planet9.view import Face, Sealing
from shipmates.tricks.cards import Card
from shipmates.tricks.tasks import Verdict
from shipmates.tui.choices import Place
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
from shipmates.words import planet9 as say

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
    """A name, whether it is waited for, and the commander's mark."""
    palette, asked = sight.palette, sight.is_asked(seat)
    text = Text.assemble(("▶ " if asked else "", palette.accent))
    text.append(sight.name(seat), style=palette.accent if asked else palette.ink)
    if seat == sight.brief.commander:
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
    duties = sight.brief.duties
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
    if sight.pose(duty.card, Place.DUTIES) is Pose.CHOSEN:
        return Text.assemble("[", text, "]", style=sight.palette.accent)
    return text


def parts_of(sight: Sight, seat: Seat) -> tuple[str, ...]:
    """The parts a seat plays in the mission's own conditions."""
    naming = sight.brief.mission.naming
    found = list[str]()
    for who, holder in sight.brief.cast:
        if holder != seat:
            continue
        if who is Who.CHOSEN and naming is not Naming.NOBODY:
            found.append(sight.text(f"part-{naming.value}"))
        elif who is not Who.CHOSEN:
            found.append(sight.text(f"part-{who.value}"))
    return tuple(found)


def status(sight: Sight, seat: Seat, width: int) -> Text:
    """What a seat last said: by radio, in a poll, in a vote, or by handing over a card."""
    palette = sight.palette
    match sight.view.scene:
        case Polling() if seat in dict(sight.brief.answers):
            said = say.answer(sight.words, dict(sight.brief.answers)[seat])
            return Text(sight.text("said", answer=said), style=palette.quiet)
        case Calling(votes) if seat in dict(votes):
            way = dict(votes)[seat].value
            return Text(sight.text("voted", way=way), style=palette.quiet)
        case Sealing(chosen=chosen):
            code = "has-chosen" if seat in chosen else "is-choosing"
            return Text(sight.text(code), style=palette.quiet)
        case _:
            pass
    if sight.tricking is None:
        answers = dict(sight.brief.answers)
        if seat not in answers or sight.view.scene in (Calling(),):
            return Text()
        said = say.answer(sight.words, answers[seat])
        return Text(sight.text("said", answer=said), style=palette.quiet)
    return radio(sight, seat, width)


def radio(sight: Sight, seat: Seat, width: int) -> Text:
    """The card a seat has shown, or whether it still can."""
    palette, scene = sight.palette, sight.tricking
    if scene is None or seat == sight.view.setup.dummy:
        return Text()
    signal = scene.signals[seat]
    if signal is None:
        return Text(sight.text(f"radio-{_radio_state(sight, seat)}"), style=palette.faint)
    played = _is_out(sight, signal.card)
    meaning = MEANINGS[signal.meaning]
    text = Text.assemble(("⌁ ", palette.ok))
    text.append(chip(signal.card, palette, Pose.DIM if played else Pose.RESTING))
    text.append(meaning, style=palette.bad if meaning == "?" else palette.ok)
    word = sight.text("radio-played") if played else say.meaning(sight.words, signal.meaning)
    if text.cell_len + 1 + len(word) <= width:
        text.append(f" {word}", style=palette.faint)
    return text


def _radio_state(sight: Sight, seat: Seat) -> str:
    scene = sight.tricking
    assert scene is not None
    if seat == sight.brief.silent:
        return "silent"
    if len(scene.ledger.tricks) + 1 < sight.brief.mission.radio.opens:
        return "shut"
    return "ready" if seat in scene.ready else "free"


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
