"""The line between nodes: Litestar's channels over PostgreSQL or Redis, mended when cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import structlog
from litestar.channels.backends.base import ChannelsBackend

from shipmates.server.store.engine import FAILURES, PATIENCE
from shipmates.server.store.pulse import Wires

_log = structlog.get_logger()
CHANNEL: Final = "shipmates"
AGAIN: Final = 1.0
"""How long to wait before a line that was cut is opened anew."""


class Cut(Exception):
    """The line is cut."""


def over_postgres(wires: Wires) -> ChannelsBackend:
    """A line by way of the database itself."""
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class Postgres(AsyncPgChannelsBackend):
        """Speaks and listens on one connection, and says when it is lost."""

        async def on_startup(self) -> None:
            """Opens the connection."""
            await super().on_startup()
            self._speaking = asyncio.Lock()
            self._listener_conn.add_termination_listener(self._lost)

        def _lost(self, _: Any) -> None:
            if self._queue is not None:
                self._queue.put_nowait(("", b""))

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            """Calls to all who listen."""
            async with self._speaking:
                for channel in channels:
                    await self._listener_conn.execute(
                        "SELECT pg_notify($1, $2)", channel, data.decode()
                    )

        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            """What others call. Raises `Cut`."""
            queue = self._queue
            while queue is not None:
                channel, message = await queue.get()
                if not channel:
                    raise Cut
                yield channel, message

    name = "shipmates line"
    return Postgres(make_connection=partial(wires.connect, application_name=name))


def over_redis(address: str) -> ChannelsBackend:
    """A line by way of a Redis."""
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    class Called(RedisChannelsPubSubBackend):
        """Lets go of its connections in the end."""

        async def on_shutdown(self) -> None:
            """Hangs up."""
            try:
                await super().on_shutdown()
            finally:
                await self._redis.aclose()

    redis = Redis.from_url(address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    return Called(redis=redis)


def _broken() -> tuple[type[Exception], ...]:
    try:
        from redis.exceptions import RedisError
    except ImportError:
        return (Cut, *FAILURES)
    return (Cut, RedisError, *FAILURES)


class Line:
    """What is called out here is heard by every node, this one included."""

    def __init__(
        self,
        make: Callable[[], ChannelsBackend],
        hear: Callable[[str], None],
        opened: Callable[[], None],
    ) -> None:
        self._make: Final = make
        self._hear: Final = hear
        self._opened: Final = opened
        self._broken: Final = _broken()
        self._backend: ChannelsBackend | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins to listen."""
        self._task = asyncio.create_task(self._run(), name="line")

    async def close(self) -> None:
        """Listens no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def call(self, text: str) -> None:
        """Calls out; while the line is cut nobody hears it, and all look for themselves."""
        backend = self._backend
        if backend is None:
            return
        try:
            await backend.publish(text.encode(), [CHANNEL])
        except self._broken as error:
            _log.warning("line-cut", reason=type(error).__name__)
            if self._task is not None and self._backend is backend:
                self._backend = None
                self._task.cancel()
                self.open()

    async def _run(self) -> None:
        while True:
            backend = self._make()
            try:
                await self._listen(backend)
            except self._broken as error:
                _log.warning("line-cut", reason=type(error).__name__)
            finally:
                self._backend = None
                with suppress(*self._broken, AttributeError):  # it may never have begun
                    await backend.on_shutdown()
            await asyncio.sleep(AGAIN)

    async def _listen(self, backend: ChannelsBackend) -> None:
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        self._backend = backend
        self._opened()
        async for _, message in backend.stream_events():
            self._hear(bytes(message).decode())
