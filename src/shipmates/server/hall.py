"""All tables: found in memory or in the database, made, listed and put away."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import structlog

from shipmates.kernel import Illegal
from shipmates.server import commands, ids, practice, starting
from shipmates.server import room as rooms
from shipmates.server.circles import Circles
from shipmates.server.course import Course
from shipmates.server.driver import Driver
from shipmates.server.estimates import Estimates
from shipmates.server.live import House, Live, laid
from shipmates.server.messages import Answers, Bye, Commands
from shipmates.server.metrics import Figure, figures
from shipmates.server.outbox import Outbox
from shipmates.server.people import Person
from shipmates.server.plans import Leg, Plan, game_of, plan_of
from shipmates.server.refusals import Away, Missing, Refusal
from shipmates.server.room import Chair, Options, Room
from shipmates.server.shows import Shows
from shipmates.server.store import Clash
from shipmates.server.store.going import Going, going_on
from shipmates.server.store.notes import NoteStore
from shipmates.server.studies import Studies
from shipmates.server.workshop import Workshop

_log = structlog.get_logger()
LISTED: Final = 100
SWEEP: Final = 30.0
PATIENCE: Final = 1.0
AT_ONCE: Final = 500
TOGETHER: Final = 50
"""So many tables are taken up before anybody comes in, and so many are asked for at once."""
Result = TypeVar("Result")


class Hall:
    """The tables of one server."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.people: Final = house.people
        self.studies: Final = Studies(house.thinkers)
        self.workshop: Final = Workshop(house.store)
        self.estimates: Final = Estimates(lambda: house.thinkers.busy)
        self.notes: Final = NoteStore(house.store)
        self.circles: Final = Circles(house.fleet, house.settings.outbox)
        self._live: Final[dict[str, Live]] = {}
        self._shows: Final[dict[str, Shows]] = {}
        self._drivers: Final[dict[str, Driver]] = {}
        self._loading: Final[dict[str, asyncio.Task[Live | None]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._sockets: Final[Counter[str]] = Counter()
        self._errands: Final[list[asyncio.Task[None]]] = []
        self._leaving = False
        self.tidy: Callable[[], Awaitable[None]] = _nothing
        """What else is to be put in order now and then."""

    async def open(self) -> None:
        """Takes up every game that was going on, so that bots and clocks go on too.

        Whoever comes back waits for the first few hundred, and for no more.
        """
        tables = await self._mine()
        _log.info("games-going-on", tables=len(tables))
        await self._resume(tables[:AT_ONCE])
        rest = self._resume(tables[AT_ONCE:])
        self._errands.append(asyncio.create_task(rest, name="resume"))
        self._errands.append(asyncio.create_task(self._sweep(), name="sweep"))

    async def _mine(self) -> list[str]:
        """The games that go on and are this node's to drive."""
        drives = self.house.fleet.drives
        return [table for table in await self.house.store.live_tables() if drives(table)]

    async def take_over(self) -> None:
        """Other nodes have come or gone: takes up what is this node's now. Raises `Away`."""
        for live in list(self._live.values()):
            live.go_on()
        await self._resume([table for table in await self._mine() if table not in self._live])

    def known(self, table: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    async def farewell(self) -> None:
        """Tells everybody to come back, and waits until they have heard it."""
        self._leaving = True
        self.studies.leave()
        bye = Bye(code="restart", again=True)
        self.circles.farewell(bye)
        for live in self._live.values():
            for outbox in live.outboxes:
                outbox.close(bye)
        until = time.monotonic() + self.house.settings.grace
        while self._sockets and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Says goodbye, and ends what is under way."""
        await self.farewell()
        await self.estimates.close()
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await asyncio.gather(*(driver.close() for driver in self._drivers.values()))
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self.house.settings.grace)

    async def _resume(self, tables: list[str]) -> None:
        for first in range(0, len(tables), TOGETHER):
            some = tables[first : first + TOGETHER]
            while not await self._taken_up(some):
                await asyncio.sleep(PATIENCE)

    async def _taken_up(self, tables: list[str]) -> bool:
        """Whether the database answered."""
        try:
            games = await going_on(self.house.store, tables)
            seated = [chair.person for game in games for chair in game.room.chairs]
            await self.people.meet([person for person in seated if person is not None])
            for game in games:
                await self._take_up(game)
        except Away:
            return False
        return True

    async def _take_up(self, game: Going) -> None:
        with suppress(Refusal):
            (await self._seat(game)).go_on()
        await asyncio.sleep(0)

    async def find(self, table: str) -> Live:
        """A table by id. Raises `Missing`, or `Refusal` for one that cannot be read."""
        live = self._live.get(table)
        if live is None and len(table) <= ids.LONGEST:
            if table not in self._loading:
                task = asyncio.create_task(self._load(table), name=f"load {table}")
                self._loading[table] = task
                task.add_done_callback(lambda task: self._loaded(table, task))
            live = await asyncio.shield(self._loading[table])
        if live is None:
            raise Missing("no-table")
        live.touched = time.monotonic()
        return live

    def _loaded(self, table: str, task: asyncio.Task[Live | None]) -> None:
        self._loading.pop(table, None)
        if not task.cancelled():
            task.exception()  # whoever waits hears of it, and maybe nobody waits any more

    async def _load(self, table: str) -> Live | None:
        games = await going_on(self.house.store, [table])
        return await self._seat(games[0]) if games else None

    async def _seat(self, game: Going) -> Live:
        """Puts a table into memory, if it is not there. Raises `Refusal`."""
        table = game.room.id
        try:
            live = Live(self.house, *laid(game))
        except Exception as error:
            _log.error("table-broken", table=ids.label(table), exc_info=error)
            raise Refusal("table-broken") from error
        await live.greet()
        if table not in self._live:
            self._keep(live)
        return self._live[table]

    def _keep(self, live: Live) -> None:
        table, driver = live.room.id, Driver(live)
        live.go_on = driver.go_on
        self._live[table], self._shows[table] = live, Shows(live)
        self._drivers[table] = driver

    async def find_code(self, code: str) -> str:
        """The id of the table with this code. Raises `Missing`."""
        table = await self.house.store.table_of_code(ids.spelled(code))
        if table is None:
            raise Missing("no-table")
        return table

    async def create(
        self,
        host: Person,
        plan: Plan,
        options: Options,
        crew: str | None = None,
        deal: str | None = None,
        chair: int = 0,
        leg: Leg | None = None,
    ) -> Live:
        """A new table, maybe of a crew or for a deal; its host has the first chair or that."""
        if leg is not None:
            plan = await self.house.campaigns.planned(leg, plan)
        starting.check_plan(plan)
        if crew is not None:
            await self.house.crews.mine(crew, host)
        chairs = [Chair() for _ in range(plan.players)]
        chairs[chair] = Chair(person=host.id)
        for _ in range(5):
            room = Room(
                ids.token(), ids.code(), host.id, plan, options, chairs, crew, deal, leg
            )
            try:
                await self.house.store.add_room(room)
            except Clash:
                continue
            live = Live(self.house, room, None)
            live.people[host.id] = host
            self._keep(live)
            return live
        raise Away("away")

    async def practise(
        self,
        host: Person,
        past: Course,
        place: int,
        seat: int | None,
        guide: str | None = None,
    ) -> Live:
        """A new table for practice, at one moment of a game; bots have the other seats."""
        chair = practice.chair_at(past, place, seat)
        live = await self.create(host, plan_of(past.setup), Options(practice=True), chair=chair)
        async with live.lock:
            await starting.begin_at(live, host, past, place, guide)
            live.changed()
        return live

    async def listed(self) -> list[Live]:
        """The public tables that can be joined or watched, the newest first."""
        since = int(time.time() - self.house.settings.lapse_table)
        rooms_ = await self.house.store.public_rooms(since, LISTED)
        found = list[Live]()
        for room in rooms_:
            with suppress(Refusal):
                found.append(await self.find(room.id))
        return found

    async def do(self, live: Live, person: Person, command: Commands) -> Answers:
        """Does it to the end, even if whoever asked has gone meanwhile."""
        return await self._to_the_end(commands.do(live, person, command))

    async def _to_the_end(self, work: Coroutine[Any, Any, Result]) -> Result:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Whoever asked may be gone by now: a refusal is nothing then, a failure is logged."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | Illegal):
            _log.error("command-failed", exc_info=error)

    async def enter(self, live: Live, person: Person) -> Outbox:
        """Somebody opens a socket; if a bot stood in for them, it makes room."""
        live.expected += 1
        welcome = asyncio.create_task(self._welcome(live, person))
        try:
            return await asyncio.shield(welcome)
        except asyncio.CancelledError:
            with suppress(Refusal):
                self.leave(live, await welcome)
            raise
        finally:
            live.expected -= 1

    async def _welcome(self, live: Live, person: Person) -> Outbox:
        async with live.lock:
            self._check_sockets(person.id)
            rooms.admit(live.room, person.id)
            live.people[person.id] = person
            room = rooms.copy(live.room)
            while rooms.returned(room, person.id):
                try:
                    await live.save(room)
                except Clash:
                    await live.reload()
                    room = rooms.copy(live.room)
            live.people[person.id] = person
            outbox = Outbox(person.id, self.house.settings.outbox)
            if not live.here_at_this_node(person.id):
                self.house.fleet.came(live.room.id, person.id)
            live.outboxes.add(outbox)
            self._sockets[person.id] += 1
            live.changed()
            return outbox

    def _check_sockets(self, person: str) -> None:
        """Raises `Away` when the server goes, `Refusal` for somebody who is everywhere."""
        if self._leaving:
            raise Away("restart")
        most = self.house.settings.sockets_per_person
        if self._sockets[person] >= most:
            raise Refusal("too-many-sockets", most=most)

    def admit(self, person: str) -> None:
        """Somebody opens a socket that is at no table. Raises `Refusal`."""
        self._check_sockets(person)
        self._sockets[person] += 1

    def dismiss(self, person: str) -> None:
        """One of somebody's sockets is closed."""
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]

    def leave(self, live: Live, outbox: Outbox) -> None:
        """A socket is closed; the chair stays."""
        live.outboxes.discard(outbox)
        person = outbox.person
        if not live.here_at_this_node(person):
            self.house.fleet.left(live.room.id, person)
        self.dismiss(person)
        if live.room.chair_of(person) is not None:
            live.gone[person] = time.monotonic()
        elif not live.here(person):
            live.people.pop(person, None)
        live.changed()

    def now(self, live: Live, person: Person, locale: str | None = None) -> bytes:
        """How everything stands at a table for somebody, in words if they want them."""
        return self._shows[live.room.id].now(person, locale)

    async def renamed(self, person: Person) -> None:
        """Somebody has another name or other orders."""
        self.house.fleet.renamed(person.id)
        await self.heed(person)

    async def heed(self, person: Person) -> None:
        """Lets the tables here know who somebody is now."""
        for live in list(self._live.values()):
            if person.id in live.people:
                live.people[person.id] = person
                await self._to_the_end(live.heed())

    @property
    def tables(self) -> list[Live]:
        """Those in memory."""
        return list(self._live.values())

    def figures(self) -> list[Figure]:
        """How full the hall is, in numbers."""
        return figures(
            [(game_of(live.room.plan), live.room.status) for live in self.tables],
            sockets=self._sockets.total(),
            studies=self.studies.waiting,
            away=self.house.store.writer.away,
        )

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()
            await self.tidy()

    def sweep(self) -> None:
        """Puts tables away that nobody needs in memory."""
        limit = time.monotonic() - self.house.settings.idle_table
        for table, live in list(self._live.items()):
            idle = not live.outboxes and self._drivers[table].idle
            wanted = live.expected or live.lock.locked()
            if idle and live.touched < limit and not wanted:
                del self._live[table], self._shows[table], self._drivers[table]


async def _nothing() -> None:
    """There is nothing else."""
