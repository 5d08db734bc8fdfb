"""One's place at a table: what is seen, said and done there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final

import msgspec

from shipmates.client.answers import (
    Action,
    Answers,
    Connection,
    Denied,
    Done,
    Now,
    Previewed,
    Said,
    Standing,
    View,
    read_now,
    read_view,
)
from shipmates.client.commands import Commands
from shipmates.client.errors import Gone, Refused, Stale, Unsure
from shipmates.client.link import Link
from shipmates.wire import ACTIONS

STALE: Final = "stale"
KEPT: Final = 200
"""How many things may be said before somebody hears them."""


class _Lost(Exception):
    """The connection broke before the answer came."""


class Place(Commands):
    """A connection to one table, in `async with`; `async for now in place` follows the game.

    Commands wait for the server's answer and raise `Refused`. When the connection breaks it
    is made anew; only a command whose answer was lost, and of which nobody can tell whether
    it was done, raises `Unsure`. When there is no coming back, everything raises `Gone`.
    """

    def __init__(self, link: Link) -> None:
        self._link: Final = link
        self._now: Now | None = None
        self._fresh = False
        self._current = False
        self._heard: Final = deque[Said | Connection](maxlen=KEPT)
        self._changed = asyncio.Event()
        self._gone: Gone | None = None
        self._lines = 0
        """How many connections there were."""
        self._ref = 0
        self._asking: Final = asyncio.Lock()
        self._answer: asyncio.Future[Done | Previewed] | None = None
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Place:
        self._link.heard, self._link.turned = self._hear, self._turn
        await self._link.open()
        self._running = asyncio.create_task(self._run())
        try:
            await self.newest()
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._close()

    # What is seen

    @property
    def now(self) -> Now:
        """How everything stood when it was last heard of."""
        assert self._now is not None
        return self._now

    @property
    def connected(self) -> bool:
        """Whether `now` is of this moment, and not of before the connection broke."""
        return self._current

    async def __aiter__(self) -> AsyncIterator[Now]:
        """Every change of how things stand; of several at once only the newest."""
        async for event in self.events():
            if isinstance(event, Now):
                yield event

    async def events(self) -> AsyncIterator[Now | Said | Connection]:
        """The same, with what is said, and whether the connection holds."""
        while True:
            changed = self._changed
            while self._heard:
                yield self._heard.popleft()
            if self._fresh:
                self._fresh = False
                yield self.now
            elif self._gone is not None:
                raise self._gone
            else:
                await changed.wait()

    async def until(self, fits: Callable[[Now], bool]) -> Now:
        """Waits until things stand so."""
        while True:
            changed = self._changed
            if self._now is not None and self._current and fits(self._now):
                return self._now
            if self._gone is not None:
                raise self._gone
            await changed.wait()

    async def newest(self) -> Now:
        """How things stand, after waiting for the connection if there is none."""
        return await self.until(lambda _: True)

    # What is done in the game; `Commands` has the rest

    async def act(self, action: Action, seat: int | None = None) -> Now:
        """Does something, and gives the view after it. `seat` where one acts for two.

        What others did meanwhile is no obstacle as long as the rules still offer it.
        """
        now, resent = await self.newest(), False
        plain = ACTIONS[now.table.game].encode(action)
        while True:
            lines = self._lines
            try:
                await self._send("act", ply=now.ply, action=plain, seat=seat)
                return await self.until(now.is_before)
            except Refused as refused:
                if refused.code != STALE:
                    raise
                now = await self.until(now.is_before)
                # Sent twice, the second may be stale because the first was heard after all.
                if resent:
                    return _settled(now, action, seat)
                if not now.offers(action, seat):
                    raise Stale(refused.code, refused.params) from None
            except _Lost:
                before, now = now, await self._returned(lines)
                if before.is_before(now):
                    return _settled(now, action, seat)
                resent = True

    async def _returned(self, lines: int) -> Now:
        """The first that is heard after so many connections were lost."""
        return await self.until(lambda _: self._lines > lines)

    async def preview(self, actions: Sequence[Action]) -> View:
        """How one's own cards would look, placed so. Nothing is done."""
        now = await self.newest()
        game = now.table.game
        plain = [ACTIONS[game].encode(action) for action in actions]
        answer = await self.ask("preview", ply=now.ply, actions=plain)
        assert isinstance(answer, Previewed)
        return read_view(game, answer.view)

    async def ask(self, kind: str, **fields: Any) -> Done | Previewed:
        """Sends a command by its name. Raises `Refused` or `Unsure`."""
        await self.newest()
        try:
            return await self._send(kind, **fields)
        except _Lost:
            raise Unsure from None

    async def _send(self, kind: str, **fields: Any) -> Done | Previewed:
        """One command at a time, so that every answer has its question. Raises `_Lost`."""
        async with self._asking:
            self._ref += 1
            command = {"type": kind, "ref": self._ref, **fields}
            answer: asyncio.Future[Done | Previewed] = asyncio.Future()
            self._answer = answer
            try:
                await self._link.send(msgspec.json.encode(command).decode())
                return await answer
            except ConnectionError:
                raise _Lost from None
            finally:
                self._answer = None

    # What is heard

    async def _run(self) -> None:
        try:
            await self._link.run()
        except Gone as gone:
            self._gone = gone
            self._current = False
            self._fail(gone)
            self._notify()

    async def _close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        await self._link.close()
        if self._gone is None:
            self._gone = Gone("closed")
        self._fail(self._gone)
        self._notify()

    def _turn(self, on: bool) -> None:  # noqa: FBT001 - called back with nothing else
        if on:
            self._lines += 1
        else:
            self._current = False
            self._fail(_Lost())
        if not on or self._lines > 1:
            self._heard.append(Connection(on))
        self._notify()

    def _hear(self, answer: Answers) -> None:
        match answer:
            case Standing():
                self._now, self._fresh, self._current = read_now(answer), True, True
                self._notify()
            case Said():
                self._heard.append(answer)
                self._notify()
            case Denied():
                # What was not even understood, or came too often, is answered without a number.
                if answer.ref in (0, self._ref):
                    self._fail(Refused(answer.code, answer.params))
            case Done() | Previewed():
                waiting = self._answer
                if answer.ref == self._ref and waiting is not None and not waiting.done():
                    waiting.set_result(answer)
            case _:
                pass

    def _fail(self, error: Exception) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


def _settled(newer: Now, action: Action, seat: int | None) -> Now:
    """What is offered no more was done, or has no meaning now. Raises `Unsure`."""
    if newer.offers(action, seat):
        raise Unsure
    return newer
