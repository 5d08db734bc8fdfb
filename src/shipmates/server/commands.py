"""Every command a person can send to a table, and what it does."""

from __future__ import annotations

import time
from typing import assert_never

import msgspec

from shipmates import planet9
from shipmates.bots import levels
from shipmates.deepsea.missions import EPILOGUE
from shipmates.kernel import WATCHER
from shipmates.notation import Faulty
from shipmates.server import ids, kits, play, talk
from shipmates.server import room as rooms
from shipmates.server.course import begin
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
from shipmates.server.people import Person
from shipmates.server.plans import DeepSeaPlan, Plan, Planet9Plan, game_of, setup_of
from shipmates.server.refusals import Refusal, Wrong
from shipmates.server.room import Room
from shipmates.server.shows import encoded
from shipmates.server.store import Clash
from shipmates.server.store.rows import Append, AttemptRow


async def do(live: Live, person: Person, command: Commands) -> Answers:
    """Does what a person asks of a table. Raises `Refusal` or `Illegal`; nothing changed."""
    async with live.lock:
        live.people[person.id] = person
        try:
            answer = await _do(live, person, command)
        except Clash:
            await live.reload()
            live.changed()
            raise Refusal("stale", ply=live.course.ply if live.course else 0) from None
        if not isinstance(command, Preview | Say | Chat):
            live.changed()
        return answer


async def _do(live: Live, person: Person, command: Commands) -> Answers:
    match command:
        case Act():
            await play.act(live, person, command.ply, command.action, command.seat)
        case Preview():
            view = play.preview(live, person, command.ply, command.actions)
            return Previewed(ref=command.ref, ply=command.ply, view=encoded(live, view))
        case GiveUp():
            await play.give_up(live, person, on=command.on)
        case AskBack():
            await play.ask_back(live, person, command.ply)
        case AnswerBack():
            await play.answer_back(live, person, command.ply, agree=command.agree)
        case Say() | Chat():
            _speak(live, person, command)
        case Start():
            await _start(live, person, rooms.copy(live.room))
        case Again():
            await _again(live, person, command)
        case _:
            await _arrange(live, person, command)
    return Done(ref=command.ref)


async def _arrange(
    live: Live,
    person: Person,
    command: Sit | Stand | Fill | Vacate | Arrange | HandOver | StandIn | Change,
) -> None:
    room = rooms.copy(live.room)
    match command:
        case Sit():
            rooms.sit(room, person.id, command.chair)
        case Stand():
            rooms.stand(room, person.id)
        case Fill():
            rooms.fill(room, person.id, command.chair, command.level)
        case Vacate():
            rooms.vacate(room, person.id, command.chair)
        case Arrange():
            rooms.arrange(room, person.id, command.one, command.other)
        case HandOver():
            rooms.hand_over(room, person.id, command.person)
        case StandIn():
            here = live.here(room.chair(command.chair).person)
            rooms.stand_in(room, person.id, command.chair, command.level, here=here)
        case Change():
            planned(command.plan)
            rooms.change(room, person.id, command.plan, command.options, command.plan.players)
        case _:
            assert_never(command)
    await live.save(room)
    live.giving_up.intersection_update(room.people)


def planned(plan: Plan) -> kits.State:
    """The opening of what is planned. Raises `Wrong` or `Illegal` if it cannot be played."""
    try:
        return kits.opening(setup_of(plan))
    except Faulty as faulty:
        first = faulty.faults[0]
        raise Wrong("own-file", line=first.line, why=str(first.note)) from None


async def _start(live: Live, person: Person, room: Room) -> None:
    """The game begins; bots take the chairs that are free."""
    rooms.only_host(room, person.id)
    room.at_rest()
    if not room.people:
        raise Refusal("nobody-seated")
    planned(room.plan)
    game = game_of(room.plan)
    for number, chair in enumerate(room.chairs):
        if chair.person is None and chair.bot is None:
            room.chairs[number] = rooms.Chair(bot=levels(game)[-1])
    setup = setup_of(room.plan)
    opening = kits.opening(setup)
    course = live.onward(begin(game, setup, opening))
    now = time.time_ns() // 1_000_000
    room.status, room.attempt, room.number = "playing", ids.token(), room.number + 1
    room.version = live.room.version + 1
    attempt = AttemptRow(
        id=room.attempt,
        table=room.id,
        number=room.number,
        game=game,
        head=course.kit.head(opening),
        names=_names(live, room),
        started=now,
    )
    append = Append(room.attempt, 0, course.fresh, now)
    await live.house.store.begin(attempt, room, append)
    live.room, live.course, live.began = room, course.written(), None
    live.giving_up.clear()
    live.asked_back = None


def _names(live: Live, room: Room) -> str:
    names = [
        {
            "name": live.people[chair.person].name if chair.person in live.people else None,
            "bot": chair.bot,
        }
        for chair in room.chairs
    ]
    return msgspec.json.encode(names).decode()


async def _again(live: Live, person: Person, command: Again) -> None:
    room = rooms.copy(live.room)
    rooms.only_host(room, person.id)
    room.at_rest()
    plan = room.plan
    if command.how == "next":
        if not isinstance(plan, Planet9Plan | DeepSeaPlan) or plan.own:
            raise Refusal("no-next")
        if plan.mission >= _last_mission(plan):
            raise Refusal("no-next")
        plan.mission += 1
    if isinstance(plan, DeepSeaPlan):
        plan.again = _last_tasks(live) if command.how == "same" else []
    elif command.how == "same":
        raise Refusal("no-same")
    await _start(live, person, room)


def _last_mission(plan: Planet9Plan | DeepSeaPlan) -> int:
    """The highest mission number: in Deep Sea that of the epilogue."""
    return len(planet9.MISSIONS) if isinstance(plan, Planet9Plan) else EPILOGUE


def _last_tasks(live: Live) -> list[str]:
    if live.course is None:
        raise Refusal("no-same")
    brief = live.course.view(WATCHER).brief
    if brief is None:
        raise Refusal("no-same")
    return [*brief.display, *(duty.key for duty in brief.duties)]


def _speak(live: Live, person: Person, command: Say | Chat) -> None:
    phrase = text = None
    if isinstance(command, Say):
        talk.check_phrase(command.phrase)
        phrase = command.phrase
    else:
        talk.check_chat(live.room)
        text = command.text
    said = Said(
        person=person.id, name=person.name, phrase=phrase, text=text, at=int(time.time())
    )
    for outbox in live.outboxes:
        outbox.put(said)
