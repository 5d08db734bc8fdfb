"""What only Planet Nine draws and asks: its stages, tokens, parts and radio."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from shipmates.kernel import Seat
from shipmates.planet9.mission import Naming, Who
from shipmates.planet9.stages import (
    Appointing,
    Consent,
    Council,
    Deciding,
    Drafting,
    Matter,
    Polling,
)
from shipmates.planet9.tokens import Errand
from shipmates.planet9.view import View
from shipmates.tricks.tasks import Verdict
from shipmates.tui.choices import Menu, Place
from shipmates.tui.render.block import Block, beside, flowing
from shipmates.tui.render.cards import BRACKETS, ticket, ticket_tile
from shipmates.tui.render.sight import Sight
from shipmates.words import planet9 as say


def heading(sight: Sight, view: View) -> str:
    """What a stage is about, for whoever is not asked as well."""
    words = sight.words
    match view.scene:
        case Drafting():
            return sight.text("stage-draft")
        case Polling(matter):
            return sight.text("stage-poll", question=say.question(words, matter))
        case Appointing(matter):
            name = sight.name(view.brief.commander) if view.brief else ""
            return sight.text(f"name-{matter.value}", commander=name)
        case Council(matter) | Deciding(matter):
            return sight.text(f"council-{matter.value}")
        case Consent(proposal=proposal, by=by):
            return say.told(words, by, proposal, sight.names)
        case _:
            return ""


def question(sight: Sight, view: View, menu: Menu) -> str:
    """What a stage asks of this person."""
    match view.scene:
        case Drafting():
            return sight.text("ask-take", who=sight.who)
        case Polling(matter):
            code = "ask-reply-jarvis" if view.seat != view.eyes else "ask-reply"
            return sight.text(code, question=say.question(sight.words, matter))
        case Appointing(matter):
            return sight.text(f"ask-name-{matter.value}")
        case Council(matter) | Deciding(matter):
            return _proposing(sight, menu, matter)
        case _:
            return ""


def _proposing(sight: Sight, menu: Menu, matter: Matter) -> str:
    if menu.matter is None:
        return sight.text("ask-council")
    half = "second" if menu.first is not None else "first"
    return sight.text(f"ask-{matter.value}-{half}")


def display(sight: Sight, view: View, width: int) -> Block:
    """The task cards in the middle, as tickets, or in short when they are many."""
    errands = view.brief.display if view.brief else ()
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


def parts(sight: Sight, view: View, seat: Seat) -> tuple[str, ...]:
    """The parts a seat plays in the mission's own conditions."""
    if view.brief is None:
        return ()
    naming, found = view.brief.mission.naming, list[str]()
    for who, holder in view.brief.cast:
        if holder != seat:
            continue
        if who is Who.CHOSEN and naming is not Naming.NOBODY:
            found.append(sight.text(f"part-{naming.value}"))
        elif who is not Who.CHOSEN:
            found.append(sight.text(f"part-{who.value}"))
    return tuple(found)


def said(sight: Sight, view: View, seat: Seat) -> str:
    """What a seat answered in the last poll."""
    answers = dict(view.brief.answers) if view.brief else {}
    if seat not in answers:
        return ""
    return sight.text("said", answer=say.answer(sight.words, answers[seat]))


def radio_state(sight: Sight, view: View, seat: Seat) -> str:
    """Whether a seat that has shown nothing still can."""
    scene, brief = sight.tricking, view.brief
    assert scene is not None
    assert brief is not None
    if seat == brief.silent:
        return "silent"
    if len(scene.ledger.tricks) + 1 < brief.mission.radio.opens:
        return "shut"
    return "ready" if seat in scene.ready else "free"


def facts(sight: Sight, view: View) -> Iterator[str]:
    """What the header says of the variants and the radio."""
    setup, scene = view.setup, sight.tricking
    if setup.challenge:
        yield sight.text("challenge")
    if setup.mission.radio.muted:
        yield sight.text("dead-zone")
    if scene and len(scene.ledger.tricks) + 1 < setup.mission.radio.opens <= setup.tricks:
        yield sight.text("radio-from", trick=setup.mission.radio.opens)


def goals(sight: Sight, view: View) -> tuple[str, ...]:
    """What to keep in mind while playing, the most pressing first."""
    setup = view.setup
    sentences = list(dict.fromkeys(say.rules(sight.words, setup)))
    if setup.mission.tasks:
        sentences.insert(
            0, sight.text("goal-tasks", done=sight.done, count=setup.mission.tasks)
        )
    orders = say.briefing(sight.words, setup)
    known = 2 if setup.mission.tasks and setup.mission.naming is Naming.NOBODY else 0
    # How tasks work and are handed out is over by now: it comes last.
    return tuple(dict.fromkeys((*sentences, *orders[known:], *orders[:known])))
