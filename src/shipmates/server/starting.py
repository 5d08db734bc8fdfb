"""How a game begins: the first, once more, or the next mission of a campaign."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import msgspec

from shipmates import deepsea, planet9
from shipmates.campaign import Logbook
from shipmates.deepsea.missions import EPILOGUE
from shipmates.kernel import WATCHER
from shipmates.notation import Faulty
from shipmates.server import ids, kits
from shipmates.server import room as rooms
from shipmates.server.course import Course, begin, rewound
from shipmates.server.crews import GAMES
from shipmates.server.lines import first_move
from shipmates.server.live import Live
from shipmates.server.names import chair_names
from shipmates.server.offered import offered
from shipmates.server.people import Person
from shipmates.server.plans import DeepSeaPlan, Plan, Planet9Plan, game_of, setup_of
from shipmates.server.refusals import Missing, Refusal, Wrong, of_file
from shipmates.server.room import Room
from shipmates.server.store.deals import DealStore
from shipmates.server.store.rows import Append, AttemptRow
from shipmates.tricks.distress import Distress


def check_plan(plan: Plan) -> None:
    """Raises `Wrong` or `Illegal` for what cannot be played."""
    setup, _ = _opened(plan, None)
    timed = isinstance(plan, DeepSeaPlan) and plan.timed
    if timed and isinstance(setup, deepsea.Setup) and not setup.timed:
        raise Wrong("not-timed", mission=setup.mission.number)


def _opened(
    plan: Plan, logbook: Logbook | None, carried: Distress = Distress.OFFERED
) -> tuple[kits.Setup, kits.State]:
    """The setup and its opening. Raises `Wrong` or `Illegal`."""
    try:
        setup = setup_of(plan, logbook, carried)
        return setup, kits.opening(setup)
    except Faulty as faulty:
        raise of_file(faulty) from None


async def _logbook(live: Live, plan: Plan) -> Logbook | None:
    """The logbook that this is to be entered in; `None` where there is none."""
    game, crew = game_of(plan), live.room.crew
    if crew is None or game not in GAMES or live.room.options.practice:
        return None
    return await live.house.crews.logbook(crew, game)


async def _carried(live: Live, room: Room) -> Distress:
    """How an own mission of a campaign begins: the signal stays active until it is won."""
    if room.leg is None or room.crew is None:
        return Distress.OFFERED
    with suppress(Missing):  # its author has thrown it away; what lies on the table goes on
        progress = await live.house.campaigns.progress(room.leg.campaign, room.crew)
        return progress.distress(room.leg.place)
    return Distress.OFFERED


async def start(live: Live, person: Person, room: Room) -> None:
    """The game begins; bots take the chairs that are free."""
    await _manned(live, person, room)
    logbook = await _logbook(live, room.plan)
    _check_same(room.plan, logbook)
    room.guide = None
    if room.options.practice:
        room.deal = None  # nobody looks at the cards that others are to play
    known = await DealStore(live.house.store).get(room.deal) if room.deal else None
    carried = await _carried(live, room)
    setup, opening = _opened(room.plan, logbook, carried) if known is None else known.opened
    if isinstance(room.plan, DeepSeaPlan):
        room.plan.again = []
    deal = None if known is None else known.deal
    await _begin(live, room, begin(game_of(room.plan), setup, opening, deal))


async def _manned(live: Live, person: Person, room: Room) -> None:
    """Gives the free chairs to bots. Raises `Refusal` where nothing can begin."""
    rooms.only_host(room, person.id)
    room.at_rest()
    if not room.people:
        raise Refusal("nobody-seated")
    seated = [chair.person for chair in room.chairs if chair.person is not None]
    await live.house.crews.only_members(room.crew, seated)
    levels = offered(game_of(room.plan), live.house.settings)
    for number, chair in enumerate(room.chairs):
        empty = chair.person is None and chair.bot is None
        if empty or (chair.bot is not None and chair.bot not in levels):
            # A bot of a level that cannot play here any more is called what it really is.
            room.chairs[number] = rooms.Chair(chair.person, levels[-1])


async def _begin(live: Live, room: Room, course: Course) -> None:
    """Keeps a new attempt with what has happened in it, then lays it on the table."""
    course = live.onward(course)
    now = live.house.fleet.now()
    room.giving_up, room.asked_back = frozenset(), None
    room.status, room.attempt, room.number = "playing", ids.token(), room.number + 1
    room.open, room.opened = [], []
    room.version = live.room.version + 1
    attempt = AttemptRow(
        id=room.attempt,
        table=room.id,
        number=room.number,
        game=course.kit.key,
        head=course.head,
        names=_names(live, room),
        started=now,
        deal=room.deal,
        practice=room.options.practice,
        crew=room.crew,
    )
    began = now if course.ticking else None
    append = Append(room.attempt, 0, course.fresh, now, began=began)
    await live.house.store.begin(attempt, room, append)
    live.lay(room, course, began)
    live.tell()


async def begin_at(
    live: Live, person: Person, past: Course, place: int, guide: str | None = None
) -> None:
    """In practice: another game from the move at this place on; nature does the same again.

    Raises `Refusal` at other tables, or where nothing is left to decide.
    """
    room = rooms.copy(live.room)
    if not room.options.practice:
        raise Refusal("not-practice")
    room.deal, room.guide = None, guide
    await _manned(live, person, room)
    course = rewound(past.kit.key, past.head, past.kept, place)
    if course.outcome is not None:
        raise Refusal("nothing-left")
    await _begin(live, room, course)


def _check_same(plan: Plan, logbook: Logbook | None) -> None:
    """Raises `Refusal` if a campaign is to go on with tasks that are not its last ones."""
    if logbook is None or not isinstance(plan, DeepSeaPlan) or plan.own or not plan.again:
        return
    if sorted(plan.again) != sorted(logbook.again(plan.mission, plan.players)):
        raise Refusal("no-same")


def _names(live: Live, room: Room) -> str:
    """Who sits where: people may change their names, and bots theirs with the company."""
    named = zip(chair_names(room.chairs, live.people), room.chairs, strict=True)
    return msgspec.json.encode([{"name": n, "bot": c.bot} for n, c in named]).decode()


async def again(
    live: Live, person: Person, how: Literal["new", "same", "next", "deal"]
) -> None:
    """Once more: new tasks, the same ones, the next mission, or in practice the same deal."""
    room = rooms.copy(live.room)
    rooms.only_host(room, person.id)
    room.at_rest()
    if how == "deal":
        await _same_deal(live, person)
        return
    plan = room.plan
    logbook = await _logbook(live, plan)
    if isinstance(plan, DeepSeaPlan):
        plan.again = _last_tasks(live, plan, logbook) if how == "same" else []
    elif how == "same":
        raise Refusal("no-same")
    room.deal = None  # whoever wants these very cards once more makes a table for them
    if how == "next" and room.leg is not None and room.crew is not None:
        room.leg, room.plan = await live.house.campaigns.onward(room.leg, room.crew, plan)
    elif how == "next":
        _go_on(plan, logbook)
    await start(live, person, room)


async def _same_deal(live: Live, person: Person) -> None:
    past = live.course
    if past is None:
        raise Refusal("no-same")
    await begin_at(live, person, past, first_move(past.kept), live.room.guide)


def has_next(room: Room) -> bool:
    """Whether a mission comes after this one; a crew's logbook may say more."""
    plan = room.plan
    if not isinstance(plan, Planet9Plan | DeepSeaPlan):
        return False
    campaign = room.crew is not None and not room.options.practice
    return campaign or (not plan.own and plan.mission < _last(plan))


def _last(plan: Planet9Plan | DeepSeaPlan) -> int:
    return EPILOGUE if isinstance(plan, DeepSeaPlan) else len(planet9.MISSIONS)


def _go_on(plan: Plan, logbook: Logbook | None) -> None:
    """Raises `Refusal` where nothing comes next."""
    if not isinstance(plan, Planet9Plan | DeepSeaPlan):
        raise Refusal("no-next")
    if logbook is not None:
        plan.own = ""
        following = logbook.next_mission
        if isinstance(plan, DeepSeaPlan):
            following = following or EPILOGUE
    else:
        following = None if plan.own else plan.mission + 1
    if following is None or following > _last(plan):
        raise Refusal("no-next")
    plan.mission = following


def _last_tasks(live: Live, plan: DeepSeaPlan, logbook: Logbook | None) -> list[str]:
    """The tasks of an attempt that was lost. Raises `Refusal` if there are none."""
    if logbook is not None and not plan.own:
        tasks = list(logbook.again(plan.mission, plan.players))
    else:
        tasks = _on_the_table(live)
    if not tasks:
        raise Refusal("no-same")
    return tasks


def _on_the_table(live: Live) -> list[str]:
    course = live.course
    brief = course.view(WATCHER).brief if course is not None else None
    if course is None or brief is None:
        return []
    if course.outcome is not None and all(share > 0 for share in course.outcome.payoff):
        return []
    return [*brief.display, *(duty.key for duty in brief.duties)]
