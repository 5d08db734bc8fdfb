"""A table in memory: takes commands one at a time, writes each down, then shows it to all."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from shipmates.campaign.logbook import GIVEN_UP
from shipmates.kernel import Seat
from shipmates.server import ids, orders
from shipmates.server import room as rooms
from shipmates.server.campaigns import Campaigns
from shipmates.server.course import Course, Step, resumed
from shipmates.server.crews import Crews, entry
from shipmates.server.fleet.company import Company
from shipmates.server.kits import Action, State, operators
from shipmates.server.lines import taken_back
from shipmates.server.messages import Bye
from shipmates.server.outbox import Outbox
from shipmates.server.people import NO_ORDERS, Orders, People, Person
from shipmates.server.refusals import Away, Refusal
from shipmates.server.results import result_of
from shipmates.server.room import AskedBack, Room, Status
from shipmates.server.settings import Settings
from shipmates.server.store import Clash, Store
from shipmates.server.store.going import Going, going_on
from shipmates.server.store.rows import Append, ResultRow
from shipmates.server.talk import TALK, Bucket
from shipmates.server.thinking import Thinkers

_log = structlog.get_logger()
REMEMBERED: Final = 60
"""So many moves can be told to somebody who comes in."""


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    crews: Crews
    campaigns: Campaigns
    people: People
    fleet: Company


class Live:
    """One table. Whoever changes it holds `lock`."""

    def __init__(
        self, house: House, room: Room, course: Course | None, began: int | None = None
    ) -> None:
        self.house: Final = house
        self.room = room
        self.course = course
        self._began: int | None = None
        self._started = 0.0
        self.began = began
        self.lock: Final = asyncio.Lock()
        self.outboxes: Final[set[Outbox]] = set()
        self.expected = 0
        """How many are about to come in: the table must not be put away meanwhile."""
        self.elsewhere: frozenset[str] = frozenset()
        """Who is here by way of other nodes."""
        self.gone: Final[dict[str, float]] = {}
        """When those who are away were here last."""
        self.people: Final[dict[str, Person]] = {}
        """Those who sit here or have come in, as far as they are known."""
        self._talks: Final[dict[str, Bucket]] = {}
        self.recent: Final[deque[Step]] = deque(maxlen=REMEMBERED)
        """What has happened lately."""
        self.touched = self.since = time.monotonic()
        self.version = 0
        """Counts what was shown, so that nothing is made twice for several sockets."""
        self.go_on: Callable[[], None] = lambda: None
        """What goes on by itself after every change: see `Driver`."""

    # Who is here

    def here(self, person: str | None) -> bool:
        """Whether somebody has a socket open, at whichever node."""
        return person in self.elsewhere or self.here_at_this_node(person)

    def here_at_this_node(self, person: str | None) -> bool:
        """Whether somebody has a socket open at this one."""
        return any(outbox.person == person for outbox in self.outboxes)

    def away(self, person: str) -> float:
        """How many seconds ago somebody was here last."""
        if self.here(person):
            return 0.0
        return time.monotonic() - self.gone.get(person, self.since)

    def may_talk(self, person: str) -> bool:
        """Whether somebody may say something already, from whichever of their devices."""
        bucket = self._talks.setdefault(person, Bucket(*TALK))
        return bucket.take(time.monotonic())

    def seat_of(self, person: str) -> Seat | None:
        """The seat somebody plays, while a game is on the table."""
        chair = self.room.chair_of(person)
        if chair is None or self.course is None or chair >= len(self.course.seats):
            return None
        return self.course.seats[chair]

    def chair_of(self, seat: Seat) -> int:
        """Where whoever plays a seat sits."""
        assert self.course is not None
        return self.course.seats.index(seat)

    @property
    def left(self) -> float | None:
        """Seconds left on the clock; `None` without one, or while it does not run."""
        course = self.course
        if self.room.status != "playing" or course is None or not course.ticking:
            return None
        if course.seconds is None or self.began is None:
            return None
        return self._started - time.monotonic() + course.seconds

    @property
    def began(self) -> int | None:
        """When the clock was started, in milliseconds."""
        return self._began

    @began.setter
    def began(self, began: int | None) -> None:
        # Once it is known, time is counted by a clock that nobody sets back or forward; and
        # nobody has more than all the time there is.
        if began is not None and began != self._began:
            gone = max(0, self.house.fleet.now() - began)
            self._started = time.monotonic() - gone / 1000
        self._began = began

    @property
    def late(self) -> bool:
        """Whether the time is up."""
        return self.left is not None and self.left <= 0

    def changed(self) -> None:
        """Shows how things stand to all who may look on, and lets bots and clock go on."""
        self.version += 1
        self.touched = time.monotonic()
        self.show_out()
        for outbox in self.outboxes:
            outbox.refresh()
        self.go_on()

    def show_out(self) -> None:
        """Closes the sockets of those who may no longer look."""
        for outbox in self.outboxes:
            try:
                rooms.admit(self.room, outbox.person)
            except Refusal as refusal:
                outbox.close(Bye(code=refusal.note.code, again=False))

    # Writing down

    async def save(self, room: Room) -> None:
        """Keeps the table as it is to be, then makes it so."""
        room.version = self.room.version + 1
        await self.house.store.save_room(room)
        self.room = room
        self.tell()

    async def vote(self, giving_up: frozenset[int], asked_back: AskedBack | None) -> None:
        """Keeps who would give up, and what is asked for, if that is new."""
        if (giving_up, asked_back) == (self.room.giving_up, self.room.asked_back):
            return
        room = rooms.copy(self.room)
        room.giving_up, room.asked_back = giving_up, asked_back
        await self.save(room)

    def tell(self) -> None:
        """Lets other nodes know how far this table is."""
        ply = self.course.ply if self.course is not None else 0
        self.house.fleet.moved(self.room.id, self.room.version, ply)

    async def advance(self, course: Course) -> None:
        """Keeps the moves that are new, then makes them so. The end of a game included."""
        assert self.room.attempt is not None
        course = self.onward(course)
        ended = course.outcome
        room = self._after("playing" if ended is None else "over")
        now = self.house.fleet.now()
        backs = sum(taken_back(line) > 0 for line in course.fresh)
        assert self.course is not None
        # Whoever takes back the last move before the tricks starts the clock anew,
        # and whoever practises with every move that is taken back.
        anew = not self.course.ticking or (backs > 0 and self.room.options.practice)
        starts = course.ticking and (self.began is None or anew)
        began = now if starts else None
        await self.house.store.append(
            Append(
                self.room.attempt,
                self.course.ply,
                course.fresh,
                now,
                began=began,
                finished=None if ended is None else now,
                outcome=None if ended is None else str(ended.because),
                took_back=backs,
                reopened=self.room.status == "over" and ended is None,
                log=None if ended is None else entry(self.room, course, now),
                result=None if ended is None else self._result(course),
            ),
            room,
        )
        if backs and self.room.options.practice:
            self.recent.clear()
        self.recent.extend(course.steps)
        self.course = course.written()
        self.began = began or self.began
        if room is not None:
            self.room = room
        self.tell()

    def _result(self, course: Course) -> ResultRow | None:
        """How the game ended; practice counts for nothing."""
        return None if self.room.options.practice else result_of(course)

    def _after(self, status: Status) -> Room | None:
        """The table after a move, if that changes it: its status, or what was asked."""
        if self.room.status == status and self.room.asked_back is None:
            return None
        room = rooms.copy(self.room)
        room.status = status
        room.version += 1
        room.asked_back = None
        if status == "over":
            room.giving_up = frozenset()
        return room

    async def break_off(self) -> None:
        """Keeps that the game was given up."""
        assert self.course is not None
        assert self.room.attempt is not None
        room, now = self._after("over"), self.house.fleet.now()
        assert room is not None
        end = Append(
            self.room.attempt,
            self.course.ply,
            (),
            now,
            finished=now,
            outcome=GIVEN_UP,
            log=entry(room, self.course, now),
            result=self._result(self.course),
        )
        await self.house.store.append(end, room)
        self.lay(room, self.course, self.began)
        self.tell()

    def lay(self, room: Room, course: Course | None, began: int | None) -> None:
        """Puts another game on the table, or none: it is written down already."""
        self.recent.clear()
        if course is not None:
            self.recent.extend(course.steps)
            course = course.written()
        self.room, self.course, self.began = room, course, began

    def onward(self, course: Course) -> Course:
        """With everything that needs nobody to be asked: nature, and standing orders."""
        while True:
            course = course.fated()
            move = None if course.outcome is not None else self._order(course)
            if move is None:
                return course
            course = course.move(*move)

    def _order(self, course: Course) -> tuple[Seat, Action] | None:
        for seat, _ in course.awaited:
            action = self.ordered(course, course.state, seat)
            if action is not None:
                return seat, action
        return None

    def ordered(self, course: Course, state: State, seat: Seat) -> Action | None:
        """What standing orders answer for a seat in that state; nothing where it is asked."""
        by = operators(course.kit, course.setup, state).get(seat, seat)
        said = self._orders_of(course.seats.index(by))
        if said is None:
            return None
        return orders.ordered(said, course.kit.rules.legal(state, seat))

    def _orders_of(self, chair: int) -> Orders | None:
        place = self.room.chairs[chair]
        if place.person is None or place.driven or self.room.guide is not None:
            return None
        person = self.people.get(place.person)
        return person.orders if person is not None else NO_ORDERS

    async def heed(self) -> None:
        """Somebody has changed their name or orders; what cannot be kept now, is later."""
        async with self.lock:
            if self.course is not None and self.room.status == "playing":
                course = self.onward(self.course)
                try:
                    if course.ply > self.course.ply:
                        await self.advance(course)
                except Clash:
                    await self.reload()
                except Away:
                    _log.warning("orders-wait", table=ids.label(self.room.id))
            self.changed()

    async def reload(self) -> None:
        """Somebody else was faster: takes over what is kept."""
        room = await self.house.store.room(self.room.id)
        if room is not None and room.attempt == self.room.attempt and await self._follow():
            self.room = room
        elif (found := await load(self.house, self.room.id)) is not None:
            self.lay(*found)
        await self.greet()

    async def greet(self) -> None:
        """Gets to know whoever sits here."""
        for chair in self.room.chairs:
            if chair.person is not None and chair.person not in self.people:
                known = await self.house.people.get(chair.person)
                if known is not None:
                    self.people[known.id] = known

    async def _follow(self) -> bool:
        """Takes over the moves that are new; whether that was all it took."""
        if self.course is None or self.room.attempt is None:
            return False
        lines = await self.house.store.lines(self.room.attempt, since=self.course.ply)
        further = self.course.followed(lines)
        if further is None:
            return False
        if further.seconds is not None:
            row = await self.house.store.attempt(self.room.attempt)
            self.began = row.began if row is not None else None
        self._go_with(further)
        return True

    def follow(self, lines: Sequence[str]) -> bool:
        """Takes over moves that another node has kept; not where that is not all it takes."""
        further = self.course.followed(lines) if self.course is not None else None
        if further is None or further.seconds is not None:
            return False
        self._go_with(further)
        return True

    def _go_with(self, further: Course) -> None:
        self.recent.extend(further.steps)
        self.course = further.written()


async def load(house: House, table: str) -> tuple[Room, Course | None, int | None] | None:
    """A table as it is kept, with the game that lies on it."""
    games = await going_on(house.store, [table])
    return laid(games[0]) if games else None


def laid(game: Going) -> tuple[Room, Course | None, int | None]:
    """A table, the game on it, and when its clock was started. Raises if it does not fit."""
    row = game.attempt
    if row is None:
        return game.room, None, None
    return game.room, resumed(row.game, row.head, game.lines, game.deal), row.began
