"""What only Deep Sea draws and asks: its stages, task cards and sonar."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from shipmates.deepsea.actions import Skip
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.mission import Sonar
from shipmates.deepsea.stages import (
    Choosing,
    Consent,
    Council,
    Deciding,
    Drafting,
    Laying,
    Offered,
    Offering,
    Placing,
    Predicting,
    Redealing,
    Repairing,
    Volunteering,
)
from shipmates.deepsea.view import View
from shipmates.kernel import Seat
from shipmates.tricks.tasks import Predict
from shipmates.tui.choices import Menu, Place
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.tui.render.cards import BRACKETS, face
from shipmates.tui.render.palette import Pose
from shipmates.tui.render.sight import Sight
from shipmates.words import deepsea as say

_CHIP = 11
"""How wide a task card is that has its sentence beside it."""


def heading(sight: Sight, view: View) -> str:
    """What a stage is about, for whoever is not asked as well."""
    brief = _brief(view)
    captain = sight.name(brief.captain)
    match view.scene:
        case Laying() | Repairing() | Redealing():
            return sight.text("stage-laying")
        case Drafting():
            return sight.text("stage-sea-draft")
        case Choosing():
            return sight.text("stage-choosing")
        case Placing():
            return sight.text("stage-placing", captain=captain)
        case Offering():
            return sight.text("stage-offering", captain=captain)
        case Offered(to):
            return sight.text("stage-offered", captain=captain, name=sight.name(to))
        case Volunteering():
            return sight.text(
                "stage-volunteering", captain=captain, count=brief.mission.volunteers
            )
        case Council() | Deciding():
            return sight.text("stage-owner")
        case Consent(proposal=named, by=by):
            return sight.text("stage-proposed", name=sight.name(by), named=sight.name(named))
        case Predicting():
            return sight.text("stage-predicting")
        case _:
            return ""


def question(sight: Sight, view: View, menu: Menu) -> str:
    """What a stage asks of this person."""
    who = sight.who
    match view.scene:
        case Drafting():
            code = "ask-take-or-skip" if Skip() in view.legal else "ask-take"
            return sight.text(code, who=who)
        case Choosing():
            return sight.text("ask-choose", who=who)
        case Placing():
            return sight.text("ask-place-owner" if menu.first else "ask-place")
        case Offering():
            return sight.text("ask-offer")
        case Offered() | Volunteering():
            return sight.text("ask-all-tasks", who=who)
        case Council():
            return sight.text("ask-propose-owner")
        case Deciding():
            return sight.text("ask-decide-owner")
        case Predicting():
            return _predicting(sight, view, menu)
        case _:
            return ""


def _predicting(sight: Sight, view: View, menu: Menu) -> str:
    if not isinstance(menu.first, str):
        return sight.text("ask-predict-which")
    code = "ask-predict-secretly" if is_secret(view, menu.first) else "ask-predict"
    return sight.text(code, who=sight.who, task=menu.first)


def is_secret(view: View, key: str) -> bool:
    """Whether only its owner knows the number this task asks for."""
    task = view.setup.card(key).task(view.setup.seats)
    return isinstance(task, Predict) and task.secret


def display(sight: Sight, view: View, width: int, room: int) -> Block:
    """Task cards with their sentences, or in short with the sentence of the chosen one."""
    keys = _shown(view)
    whole = stack(Block(width), *(_told(sight, view, key, width) for key in keys))
    if whole.height <= room:
        return whole
    chips = flowing([_chip(sight, view, key) for key in keys], width, gap=1)
    focus = _focus(sight)
    if focus is None:
        return stack(chips, lines([sight.text("tasks-in-words")], width))
    return stack(chips, wrapped(sentence(sight, view, focus), width, sight.palette.ink))


def _shown(view: View) -> tuple[str, ...]:
    """The cards this stage is about: those in the middle, or those that need a number."""
    if isinstance(view.scene, Predicting):
        return tuple(key for key, _ in view.scene.waiting)
    return _brief(view).display


def _focus(sight: Sight) -> str | None:
    choice = sight.choice
    if choice is not None and isinstance(choice.face, str):
        return choice.face
    first = sight.menu.first if sight.menu else None
    return first if isinstance(first, str) else None


def sentence(sight: Sight, view: View, key: str) -> str:
    """What a task card asks for, in words."""
    told = say.task_card(sight.words, view.setup, key)
    return sight.words.text("tui-labelled", label=key, text=told)


def _told(sight: Sight, view: View, key: str, width: int) -> Block:
    chip = lines([_chip(sight, view, key)], _CHIP)
    said = say.task_card(sight.words, view.setup, key)
    return beside(chip, wrapped(said, width - _CHIP, sight.palette.ink))


def _chip(sight: Sight, view: View, key: str) -> Text:
    """A task card with its number in the menu and how hard it is: `1 [T11·3]`."""
    pose, palette = sight.pose(key, Place.TASKS), sight.palette
    place = sight.menu.find(key) if sight.menu and sight.menu.place is Place.TASKS else None
    number = "" if place is None or place > 8 else f"{place + 1}"
    left, right = BRACKETS[pose]
    hard = view.setup.card(key).value(view.setup.seats)
    style = palette.button if pose is Pose.CHOSEN else palette.accent
    text = Text.assemble((number, palette.faint), (f"{left}{key}·{hard}{right}", style))
    if place is not None:
        text.stylize(Style(meta={"option": place}))
    return text


def said(sight: Sight, view: View, seat: Seat) -> str:
    """What a seat has answered, or whether it wants no more tasks."""
    match view.scene:
        case Volunteering(asked, willing) if seat in asked:
            return sight.text("willing" if seat in willing else "unwilling")
        case Offering(refused) | Offered(refused=refused) if seat in refused:
            return sight.text("unwilling")
        case Choosing(content) if seat in content:
            return sight.text("content")
        case _:
            return ""


def radio_state(sight: Sight, view: View, seat: Seat) -> str:
    """Whether a seat that has shown nothing still can."""
    scene, radio = sight.tricking, _brief(view).radio
    assert scene is not None
    number = len(scene.ledger.tricks) + 1
    if _brief(view).sonar is Sonar.NONE:
        return "off"
    if number < radio.opens:
        return "shut"
    if number > radio.closes or radio.pool == sum(map(len, scene.signals)):
        return "spent"
    return "ready" if seat in scene.ready else "free"


def facts(sight: Sight, view: View) -> Iterator[str]:
    """What the header says of the terrain and the sonar."""
    brief, scene = _brief(view), sight.tricking
    radio = brief.radio
    if brief.sounded is not None:
        yield sight.text("terrain", card=face(brief.sounded))
    match brief.sonar:
        case Sonar.CURRENTS | Sonar.NONE:
            yield sight.text(f"sonar-{brief.sonar.value}")
        case Sonar.RAPTURE:
            used = sum(map(len, scene.signals)) if scene else 0
            yield sight.text("sonar-rapture", left=(radio.pool or 0) - used)
        case _:
            pass
    played = len(scene.ledger.tricks) if scene else 0
    if 1 < radio.opens <= view.setup.tricks and played + 1 < radio.opens:
        yield sight.text("sonar-from", trick=radio.opens)


def goals(sight: Sight, view: View) -> tuple[str, ...]:
    """How far the tasks are, one's own in words, and what else must be kept."""
    brief = _brief(view)
    found = list[str]()
    if brief.duties:
        found.append(sight.text("goal-tasks", done=sight.done, count=len(brief.duties)))
    found += own_tasks(sight, view)
    found += (say.rule(sight.words, rule, view.setup) for rule in view.setup.mission.rules)
    return tuple(dict.fromkeys((*found, *say.briefing(sight.words, view.setup))))


def own_tasks(sight: Sight, view: View) -> Iterator[str]:
    """The tasks of the person at the screen, in words."""
    for duty in _brief(view).duties:
        if duty.owner == view.eyes:
            told = say.duty(sight.words, view.setup, duty)
            yield sight.words.text("tui-labelled", label=duty.key, text=told)


def noted(sight: Sight, view: View) -> str:
    """What oneself has foretold in secret, for nobody else to see."""
    return "" if view.noted is None else sight.text("noted", count=view.noted)


def _brief(view: View) -> Brief:
    assert view.brief is not None
    return view.brief
