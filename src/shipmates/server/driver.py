"""What goes on at a table by itself: bots act, and the clock runs out."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import structlog

from shipmates.kernel import Seat
from shipmates.server import ids
from shipmates.server.coach import scripted
from shipmates.server.course import Course
from shipmates.server.kits import Action
from shipmates.server.live import Live
from shipmates.server.offered import playing
from shipmates.server.refusals import Away
from shipmates.server.store import Clash

_log = structlog.get_logger()
PATIENCE: Final = 1.0
"""How long a bot waits before it tries again, when the database does not answer."""


class Driver:
    """Moves that nobody makes, at one table."""

    def __init__(self, live: Live) -> None:
        self._live: Final = live
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._weaker: Final = set[str]()
        """The levels that others play for, as far as it was logged."""

    def go_on(self) -> None:
        """Lets bots think and the clock run, if there is something to do."""
        self._wind()
        if self._job() is not None and (self._bots is None or self._bots.done()):
            name = f"bots {self._live.room.id}"
            self._bots = asyncio.create_task(self._drive(), name=name)

    @property
    def idle(self) -> bool:
        """Whether nothing goes on."""
        return self._alarm is None and (self._bots is None or self._bots.done())

    async def close(self) -> None:
        """Stops what goes on."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        tasks = [task for task in (self._bots, self._ringing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Bots

    def _job(self) -> tuple[int, Seat, str] | None:
        """What a bot is to do now: the ply, its seat and its level. People come first.

        While somebody asks for a move back, bots wait: else it would be too late.
        """
        live = self._live
        course = live.course
        room = live.room
        if course is None or room.status != "playing" or room.asked_back is not None:
            return None
        if not live.house.fleet.drives(room.id):
            return None
        awaited = [(seat, live.room.chairs[live.chair_of(by)]) for seat, by in course.awaited]
        levels = [(seat, chair.bot) for seat, chair in awaited if chair.bot is not None]
        if not levels or len(levels) < len(awaited):
            return None
        seat, level = levels[0]
        return course.ply, seat, self._playing(course, level)

    def _playing(self, course: Course, level: str) -> str:
        """The level, or the one that plays instead; everybody at the table is shown which."""
        game, table = course.kit.key, self._live.room.id
        found = playing(game, level, self._live.house.settings)
        if found != level and level not in self._weaker:
            self._weaker.add(level)
            _log.warning("bot-weaker", table=table, game=game, level=level, plays=found)
        return found

    async def _drive(self) -> None:
        """Bots act, one after another, until a person is asked."""
        live = self._live
        while (job := self._job()) is not None:
            _, seat, level = job
            course = live.course
            assert course is not None
            thought = self._choose(course, seat, level)
            pause = asyncio.sleep(live.house.settings.bot_pause)
            action, _ = await asyncio.gather(thought, pause)
            async with live.lock:
                if live.course is course and self._job() == job:
                    kept = await self._keep(self._moved(course, seat, action))
                else:
                    kept = True
            if not kept:
                await asyncio.sleep(PATIENCE)

    async def _choose(self, course: Course, seat: Seat, level: str) -> Action | None:
        """What the bot wants to do; nothing if it fails."""
        thinkers, game = self._live.house.thinkers, course.kit.key
        told = scripted(self._live, course, seat)
        if told is not None:
            return told
        try:
            return await thinkers.choose(game, level, ids.token(), course.view(seat))
        except Exception as error:
            _log.error("bot-failed", game=game, level=level, exc_info=error)
            return None

    def _moved(self, course: Course, seat: Seat, action: Action | None) -> Course:
        """With the bot's move, or any move if it has none that the rules let pass."""
        if action is not None:
            try:
                return course.move(seat, action)
            except Exception as error:
                _log.error("bot-illegal", game=course.kit.key, why=str(error))
        return course.move(seat, secrets.choice(course.view(seat).legal))

    async def _keep(self, course: Course) -> bool:
        """Whether the database answered; another node may have been faster."""
        live = self._live
        try:
            try:
                await live.advance(course)
            except Clash:
                await live.reload()
        except Away:
            return False
        live.changed()
        return True

    # The clock

    def _wind(self) -> None:
        live = self._live
        left = live.left if live.house.fleet.drives(live.room.id) else None
        if left is None and self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if left is not None and self._alarm is None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, left), self._ring)

    def _ring(self) -> None:
        name = f"clock {self._live.room.id}"
        self._ringing = asyncio.create_task(self._rung(), name=name)

    async def _rung(self) -> None:
        live = self._live
        kept = False
        while not kept:
            async with live.lock:
                if live.course is None or not live.late:
                    break
                kept = await self._keep(live.course.rung())
            if not kept:
                await asyncio.sleep(PATIENCE)
        self._alarm = None
        self.go_on()
