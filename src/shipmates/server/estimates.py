"""How hard a mission is, by the laboratory: one at a time, where no table waits for it.

The games are played in a process of their own that stands far back, and that asks before every
game: while a bot thinks for a table, it stands still.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, Final, Literal, Protocol, TypeAlias

import structlog

from shipmates.lab.difficulty import BOTS, Standing, measure
from shipmates.lab.figures import Tally
from shipmates.lab.fingerprint import fingerprint
from shipmates.notation.forms import game_for, read_own, write_own
from shipmates.server import ids
from shipmates.server.refusals import Missing, Refusal
from shipmates.server.thinking import settle
from shipmates.solver import core_status, is_native

_log = structlog.get_logger()
State: TypeAlias = Literal["waiting", "running", "done", "failed"]
Crews: TypeAlias = Mapping[int, Tally]
Key: TypeAlias = tuple[str, tuple[int, ...], int, str]

MOST_WAITING: Final = 20
KEPT: Final = 500
"""So many results are remembered."""
LEFT: Final = 15.0
"""Whoever has not asked for so many seconds has gone."""
PAUSE: Final = 0.2
FARTHEST_BACK: Final = 19


class Pipe(Protocol):
    """One end of a pipe between two processes; each system has a class of its own for it."""

    def recv(self) -> Any:
        """What the other end has sent."""

    def send(self, obj: Any, /) -> None:
        """Passes something on."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A mission, how many people it is for, and how many deals of each are played."""

    text: str
    players: tuple[int, ...]
    deals: int

    @property
    def key(self) -> Key:
        """What the result depends on: the mission without comments, and the bots."""
        mission = read_own(self.text)
        crew = fingerprint(game_for(mission))
        return write_own(mission), self.players, self.deals, crew


@dataclass(slots=True)
class Estimate:
    """One that somebody has asked for."""

    id: str
    person: str
    wish: Wish
    state: State = "waiting"
    done: int = 0
    crews: Crews = field(default_factory=dict)
    asked: float = field(default_factory=time.monotonic)

    @property
    def total(self) -> int:
        """How many games there are to play."""
        return self.wish.deals * len(self.wish.players)

    @property
    def open(self) -> bool:
        """Whether there is anything left to do for it."""
        return self.state in ("waiting", "running")


class Estimates:
    """What was asked for lately; the oldest that waits is measured first."""

    def __init__(self, busy: Callable[[], bool]) -> None:
        self._busy: Final = busy
        self._asked: Final[dict[str, Estimate]] = {}
        """By person: everybody has one."""
        self._known: Final[OrderedDict[Key, Crews]] = OrderedDict()
        self._worker: asyncio.Task[None] | None = None

    def ask(self, person: str, wish: Wish) -> Estimate:
        """In the place of what the person asked before.

        Raises `Refusal` for a long queue, or where the bots that play it cannot.
        """
        if not is_native():
            raise Refusal("estimate-core", install=core_status().install)
        self._asked.pop(person, None)
        self._forget()
        if sum(one.state == "waiting" for one in self._asked.values()) >= MOST_WAITING:
            raise Refusal("too-many-estimates", most=MOST_WAITING)
        made = self._asked[person] = Estimate(ids.token(), person, wish)
        known = self._known.get(wish.key)
        if known is not None:
            made.state, made.done, made.crews = "done", made.total, known
        elif self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work(), name="estimates")
        return made

    def look(self, person: str, id: str) -> Estimate:
        """How one's own stands. Raises `Missing`."""
        found = self._asked.get(person)
        if found is None or found.id != id:
            raise Missing("no-estimate")
        found.asked = time.monotonic()
        return found

    def ahead(self, one: Estimate) -> int:
        """How many come before it."""
        others = [other for other in self._asked.values() if other.open]
        return others.index(one) if one in others else 0

    def cancel(self, person: str, id: str) -> None:
        """Nobody wants it any more. Raises `Missing`."""
        del self._asked[self.look(person, id).person]

    async def close(self) -> None:
        """Ends what is under way."""
        self._asked.clear()
        if self._worker is not None:
            await self._worker

    def _forget(self) -> None:
        long_ago = time.monotonic() - LEFT
        for person, one in list(self._asked.items()):
            if one.asked < long_ago:
                del self._asked[person]

    def _wanted(self, one: Estimate) -> bool:
        self._forget()
        return self._asked.get(one.person) is one

    async def _work(self) -> None:
        while (one := self._next()) is not None:
            one.state = "running"
            try:
                await self._measure(one)
            except Exception as error:
                _log.error("estimate-failed", exc_info=error)
                one.state = "failed"

    def _next(self) -> Estimate | None:
        self._forget()
        return next((one for one in self._asked.values() if one.state == "waiting"), None)

    async def _measure(self, one: Estimate) -> None:
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_play, args=(there, one.wish), daemon=True)
        with closing(here):
            process.start()
            there.close()
            try:
                while self._wanted(one) and one.done < one.total:
                    if not self._busy() and await asyncio.to_thread(here.poll, PAUSE):
                        _take(one, here)
                    elif self._busy():
                        await asyncio.sleep(PAUSE)
            finally:
                process.terminate()
                await asyncio.to_thread(process.join)
        if one.done == one.total:
            one.state = "done"
            self._known[one.wish.key] = one.crews
            while len(self._known) > KEPT:
                self._known.popitem(last=False)


def _take(one: Estimate, worker: Pipe) -> None:
    """What was played last, and leave to play on."""
    standing: Standing = worker.recv()
    one.done, one.crews = standing.done, standing.crews
    if one.done < one.total:
        worker.send(standing.done)


def _play(host: Pipe, wish: Wish) -> None:
    """Plays all games, and waits for leave after each. Runs in a process of its own."""
    settle(FARTHEST_BACK, False)
    mission = read_own(wish.text)
    for standing in measure(mission, wish.players, BOTS, wish.deals):
        host.send(standing)
        if standing.done < standing.total:
            host.recv()
