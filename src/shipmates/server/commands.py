"""Every command a person can send to a table, and what it does."""

from __future__ import annotations

import time
from math import ceil
from typing import Final, assert_never

import msgspec
from msgspec import Raw

from shipmates import crewdeck
from shipmates.server import play, practice, starting, talk
from shipmates.server import room as rooms
from shipmates.server.kits import View
from shipmates.server.live import Live
from shipmates.server.messages import (
    Act,
    Again,
    AnswerBack,
    Answers,
    Arrange,
    AskBack,
    Change,
    Chat,
    Commands,
    Done,
    Fill,
    GiveUp,
    HandOver,
    Open,
    Preview,
    Previewed,
    Said,
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
    Vacate,
)
from shipmates.server.offered import offered
from shipmates.server.people import Person, clean_text
from shipmates.server.plans import game_of
from shipmates.server.refusals import Refusal, Wrong
from shipmates.server.shows import encoded
from shipmates.server.store import Clash
from shipmates.server.telling import scored

TRIES: Final = 4
"""How often a command gives way to another node."""
HOST_GRACE: Final = 30.0
"""After so many seconds without the host, anybody at the table may take the role."""


async def do(live: Live, person: Person, command: Commands) -> Answers:
    """Does what a person asks of a table. Raises `Refusal` or `Illegal`; nothing changed."""
    async with live.lock:
        live.people[person.id] = person
        try:
            answer = await _up_to_date(live, person, command)
        except Clash:
            await live.reload()
            live.changed()
            raise Refusal("stale", ply=live.course.ply if live.course else 0) from None
        if not isinstance(command, Preview | Say | Chat):
            live.changed()
        return answer


async def _up_to_date(live: Live, person: Person, command: Commands) -> Answers:
    """Does it, again if another node has changed the table meanwhile.

    What is said to a ply is meant for that ply, and is not said again.
    """
    for _ in range(TRIES):
        try:
            return await _do(live, person, command)
        except Clash:
            if isinstance(command, Act | AskBack | AnswerBack):
                raise
            await live.reload()
    return await _do(live, person, command)


async def _do(live: Live, person: Person, command: Commands) -> Answers:
    match command:
        case Act():
            await play.act(live, person, command.ply, command.action, command.seat)
        case Preview():
            view = play.preview(live, person, command.ply, command.actions)
            return Previewed(
                ref=command.ref,
                ply=command.ply,
                view=encoded(live, view),
                sheet=_sheet(view),
            )
        case GiveUp():
            await play.give_up(live, person, on=command.on)
        case AskBack():
            await play.ask_back(live, person, command.ply, whole=command.whole)
        case AnswerBack():
            await play.answer_back(live, person, command.ply, agree=command.agree)
        case Open():
            await practice.look(live, person, on=command.on)
        case Say() | Chat():
            _speak(live, person, command)
        case Start():
            await starting.start(live, person, rooms.copy(live.room))
        case Again():
            await starting.again(live, person, command.how)
        case _:
            await _arrange(live, person, command)
    return Done(ref=command.ref)


def _sheet(view: View) -> Raw | None:
    """What one's own ship would score; only Crew Deck has ships."""
    if not isinstance(view.setup, crewdeck.Setup):
        return None
    return Raw(msgspec.json.encode(scored(view.ships[view.seat], view.setup.edition)))


async def _arrange(
    live: Live,
    person: Person,
    command: Sit | Stand | Fill | Vacate | Arrange | HandOver | StandIn | Change,
) -> None:
    room = rooms.copy(live.room)
    levels = offered(game_of(room.plan), live.house.settings)
    match command:
        case Sit():
            if person.id != room.crew and room.is_own_course:
                room.crew = None  # with a friend it is a table like any other
            await live.house.crews.only_members(room.crew, [person.id])
            rooms.sit(room, person.id, command.chair)
        case Stand():
            rooms.stand(room, person.id, levels)
        case Fill():
            rooms.fill(room, person.id, command.chair, command.level, levels)
        case Vacate():
            rooms.vacate(room, person.id, command.chair, levels)
        case Arrange():
            rooms.arrange(room, person.id, command.one, command.other)
        case HandOver():
            away = 0.0 if room.host is None else live.away(room.host)
            if 0 < away < HOST_GRACE and command.person == person.id != room.host:
                raise Refusal("host-awaited", seconds=ceil(HOST_GRACE - away))
            rooms.hand_over(room, person.id, command.person, lost=away >= HOST_GRACE)
        case StandIn():
            here = live.here(room.chair(command.chair).person)
            rooms.stand_in(room, person.id, command.chair, command.level, levels, here=here)
        case Change():
            starting.check_plan(command.plan)
            rooms.change(room, person.id, command.plan, command.options, command.plan.players)
        case _:
            assert_never(command)
    await live.save(room)
    if room.attempt is None:
        live.lay(room, None, None)
    await play.recount(live)


def _speak(live: Live, person: Person, command: Say | Chat) -> None:
    phrase = text = None
    if isinstance(command, Say):
        talk.check_phrase(command.phrase)
        phrase = command.phrase
    else:
        talk.check_chat(live.room)
        text = clean_text(command.text)
        if not text:
            raise Wrong("nothing-said")
    said = Said(
        person=person.id, name=person.name, phrase=phrase, text=text, at=int(time.time())
    )
    for outbox in live.outboxes:
        outbox.put(said)
    live.house.fleet.spoke(live.room.id, said)
