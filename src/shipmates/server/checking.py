"""A mission somebody writes: what is wrong with it, or what it says in plain words."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from shipmates import deepsea, planet9
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.notation import Faulty
from shipmates.notation.faults import Fault
from shipmates.notation.forms import (
    OwnMission,
    field_of,
    form_of,
    game_for,
    read_form,
    read_own,
    write_own,
)
from shipmates.server.plans import Crew, Own
from shipmates.server.refusals import Wrong, of_file
from shipmates.words import Words
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine
from shipmates.words.notes import mistake

LONGEST: Final = 20_000
"""Letters of a mission file, as in a plan."""
USUAL_CREW: Final = 4


class Written(Struct, forbid_unknown_fields=True, frozen=True):
    """A mission as the text of its file, or as a form: the same keys and values as JSON."""

    text: Own | None = None
    form: Annotated[dict[str, Any], Meta(max_length=40)] | None = None


class FaultInfo(Struct, frozen=True):
    """What is wrong, and where."""

    field: list[str | int]
    """The way to the field: keys, and places in lists; empty for the whole mission."""
    line: int | None
    """In a text."""
    code: str
    told: str


class TaskInfo(Struct, frozen=True):
    """A task card of Deep Sea as it stands on its ticket."""

    key: str
    short: str
    told: str
    difficulty: int


class Checked(Struct, frozen=True):
    """Every fault of a mission; or, if there is none, all that it says."""

    faults: list[FaultInfo]
    game: str = ""
    title: str = ""
    story: str = ""
    told: list[str] = []
    """As the mission sheet of a table tells it."""
    rules: list[str] = []
    """One sentence for each rule."""
    cards: list[TaskInfo] = []
    """Its own task cards."""
    form: dict[str, Any] | None = None
    text: str | None = None


def mission_of(written: Written) -> OwnMission:
    """The mission that was sent. Raises `Faulty`, or `Wrong` for neither text nor form."""
    match written:
        case Written(str() as text, None):
            return read_own(text)
        case Written(None, dict() as form):
            return read_form(form)
        case _:
            raise Wrong("text-or-form")


def text_of(written: Written) -> str:
    """The file of a mission without a fault: a text stays as it was written. Raises `Wrong`."""
    try:
        mission = mission_of(written)
    except Faulty as faulty:
        raise of_file(faulty) from None
    text = written.text or write_own(mission)
    if len(text) > LONGEST:
        raise Wrong("mission-too-long", most=LONGEST)
    return text


def setup_for(mission: OwnMission, players: int) -> planet9.Setup | deepsea.Setup:
    """As a table would play it."""
    if isinstance(mission, SeaMission):
        return deepsea.Setup(mission, players)
    return planet9.Setup(mission, players)


def checked(words: Words, written: Written, players: Crew) -> Checked:
    """All its faults at once, or the mission in words. Raises `Wrong` for what is neither."""
    try:
        mission = mission_of(written)
    except Faulty as faulty:
        return Checked([_fault(words, written, one) for one in faulty.faults])
    return _told(words, mission, setup_for(mission, players), written.text)


def _fault(words: Words, written: Written, fault: Fault) -> FaultInfo:
    line = fault.line if written.text is not None else None
    told = mistake(words, fault.note)
    return FaultInfo(list(field_of(fault)), line, fault.note.code, told)


def _told(words: Words, mission: OwnMission, setup: Any, text: str | None) -> Checked:
    at_sea = isinstance(mission, SeaMission)
    said: Any = sea if at_sea else nine
    own = mission.cards if isinstance(mission, SeaMission) else ()
    return Checked(
        [],
        game_for(mission),
        said.title(words, mission),
        said.story(words, mission),
        list(said.briefing(words, setup)),
        [said.rule(words, rule, setup) for rule in mission.rules],
        [_task(words, setup, card.key) for card in own],
        dict(form_of(mission)),
        text or write_own(mission),
    )


def _task(words: Words, setup: deepsea.Setup, key: str) -> TaskInfo:
    return TaskInfo(
        key,
        sea.short(words, setup, key),
        sea.task_card(words, setup, key),
        setup.card(key).value(setup.seats),
    )


@lru_cache(maxsize=20)
def task_cards(locale: str, players: int) -> list[TaskInfo]:
    """The printed task cards of Deep Sea, for so many people."""
    setup, words = deepsea.Setup(deepsea.MISSIONS[0], players), Words(locale)
    return [_task(words, setup, card.key) for card in CATALOGUE]


@lru_cache(maxsize=2_000)
def title_of(locale: str, text: str) -> str:
    """What a mission file calls the mission."""
    mission = read_own(text)
    said: Any = sea if isinstance(mission, SeaMission) else nine
    return str(said.title(Words(locale), mission))
