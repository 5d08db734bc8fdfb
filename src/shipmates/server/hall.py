"""All tables: found in memory or in the database, made, listed and put away."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

import structlog

from shipmates.server import commands, ids
from shipmates.server import room as rooms
from shipmates.server.driver import Driver
from shipmates.server.live import House, Live, load
from shipmates.server.messages import Answers, Bye, Commands
from shipmates.server.outbox import Outbox
from shipmates.server.people import People, Person
from shipmates.server.plans import Plan
from shipmates.server.refusals import Away, Forbidden, Missing, Refusal
from shipmates.server.room import Chair, Options, Room
from shipmates.server.shows import Shows
from shipmates.server.store import Clash

_log = structlog.get_logger()
LISTED: Final = 100
SWEEP: Final = 30.0


class Hall:
    """The tables of one server."""

    def __init__(self, house: House, people: People) -> None:
        self.house: Final = house
        self.people: Final = people
        self._live: Final[dict[str, Live]] = {}
        self._shows: Final[dict[str, Shows]] = {}
        self._drivers: Final[dict[str, Driver]] = {}
        self._loading: Final[dict[str, asyncio.Task[Live | None]]] = {}
        self._tasks: Final[set[asyncio.Task[Answers]]] = set()
        self._sockets: Final[Counter[str]] = Counter()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Takes up every game that was going on, so that bots and clocks go on too."""
        for table in await self.house.store.live_tables():
            live = await self.find(table)
            live.go_on()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Tells everybody to come back, and ends what is under way."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in self._live.values():
            for outbox in live.outboxes:
                outbox.close(Bye(code="restart", again=True))
        for driver in self._drivers.values():
            await driver.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self.house.settings.grace)

    async def find(self, table: str) -> Live:
        """A table by id. Raises `Missing`."""
        live = self._live.get(table)
        if live is None:
            if table not in self._loading:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(self._loading[table])
        if live is None:
            raise Missing("no-table")
        live.touched = time.monotonic()
        return live

    async def _load(self, table: str) -> Live | None:
        found = await load(self.house, table)
        if found is None:
            return None
        live = Live(self.house, *found)
        for chair in live.room.chairs:
            known = await self.people.get(chair.person) if chair.person else None
            if known is not None:
                live.people[known.id] = known
        self._keep(live)
        return live

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

    async def create(self, host: Person, plan: Plan, options: Options) -> Live:
        """A new table; its host has the first chair."""
        commands.planned(plan)
        chairs = [Chair(person=host.id), *(Chair() for _ in range(plan.players - 1))]
        for _ in range(5):
            room = Room(ids.token(), ids.code(), host.id, plan, options, chairs)
            try:
                await self.house.store.add_room(room)
            except Clash:
                continue
            live = Live(self.house, room, None)
            live.people[host.id] = host
            self._keep(live)
            return live
        raise Away("away")

    async def listed(self) -> list[Live]:
        """The public tables that can be joined or watched, the newest first."""
        since = int(time.time() - self.house.settings.lapse_table)
        rooms_ = await self.house.store.public_rooms(since, LISTED)
        return [await self.find(room.id) for room in rooms_]

    async def do(self, live: Live, person: Person, command: Commands) -> Answers:
        """Does it to the end, even if whoever asked has gone meanwhile."""
        task = asyncio.create_task(commands.do(live, person, command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def admit(self, live: Live, person: Person) -> None:
        """Raises `Refusal` for somebody who may not even look."""
        seated = live.room.chair_of(person.id) is not None
        if person.id in live.room.banned:
            raise Forbidden("removed")
        free = any(chair.free for chair in live.room.chairs)
        joinable = live.room.status != "playing" and free
        if not (seated or joinable or live.room.options.watchers):
            raise Forbidden("no-watchers")
        if self._sockets[person.id] >= self.house.settings.sockets_per_person:
            raise Refusal("too-many-sockets", most=self.house.settings.sockets_per_person)

    async def enter(self, live: Live, person: Person) -> Outbox:
        """Somebody opens a socket; if a bot stood in for them, it makes room."""
        async with live.lock:
            self.admit(live, person)
            live.people[person.id] = person
            room = rooms.copy(live.room)
            if rooms.returned(room, person.id):
                await live.save(room)
            outbox = Outbox(person.id, self.house.settings.outbox)
            live.outboxes.add(outbox)
            self._sockets[person.id] += 1
            live.changed()
            return outbox

    def leave(self, live: Live, outbox: Outbox) -> None:
        """A socket is closed; the chair stays."""
        live.outboxes.discard(outbox)
        self._sockets[outbox.person] -= 1
        live.changed()

    def now(self, live: Live, person: Person) -> bytes:
        """How everything stands at a table for somebody."""
        return self._shows[live.room.id].now(person)

    async def renamed(self, person: Person) -> None:
        """Somebody has another name or other orders."""
        for live in list(self._live.values()):
            if person.id in live.people:
                live.people[person.id] = person
                await live.heed()

    async def _sweep(self) -> None:
        """Puts tables away that nobody needs in memory."""
        while True:
            await asyncio.sleep(SWEEP)
            limit = time.monotonic() - self.house.settings.idle_table
            for table, live in list(self._live.items()):
                idle = not live.outboxes and self._drivers[table].idle
                if idle and live.touched < limit and not live.lock.locked():
                    del self._live[table], self._shows[table], self._drivers[table]
