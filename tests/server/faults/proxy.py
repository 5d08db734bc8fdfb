"""A line between two programs that can be cut, go silent, or be slow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final


class _Link:
    """One connection: what comes in at one end goes out at the other, while it is sound."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self._ends: Final = ends
        self.silent = False

    async def pump(
        self, proxy: Proxy, source: asyncio.StreamReader, target: asyncio.StreamWriter
    ) -> None:
        """One direction, until its source ends."""
        with suppress(OSError):
            while data := await source.read(2**16):
                if proxy.delay:
                    await asyncio.sleep(proxy.delay)
                if not self.silent:
                    target.write(data)
                    await target.drain()
        if not self.silent:
            self.abort()

    def abort(self) -> None:
        """Hangs up at both ends."""
        for end in self._ends:
            end.transport.abort()


class Proxy:
    """Listens at `port` and speaks with another port of this machine."""

    def __init__(self, target: int) -> None:
        self._target: Final = target
        self._links: Final[set[_Link]] = set()
        self._pumps: Final[set[asyncio.Task[None]]] = set()
        self._server: asyncio.Server | None = None
        self._cut = self._silent = False
        self.port = 0
        self.delay = 0.0
        """Seconds that whatever is sent is under way."""

    async def open(self) -> int:
        """The port to come to instead."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self.port

    async def close(self) -> None:
        """Hangs up on everybody."""
        assert self._server is not None
        self._server.close()
        self.cut()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    def cut(self) -> None:
        """Every connection is broken, and nobody gets through."""
        self._cut = True
        for link in self._links:
            link.abort()
        self._links.clear()

    def hush(self) -> None:
        """Every connection stays, and nothing comes through any more: half open for ever."""
        self._silent = True
        for link in self._links:
            link.silent = True

    def mend(self) -> None:
        """Whoever comes now gets through; what was broken or silent stays so."""
        self._cut = self._silent = False

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        try:
            there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        link = _Link(writer, there[1])
        link.silent = self._silent
        self._links.add(link)
        for source, target in ((reader, there[1]), (there[0], writer)):
            pump = asyncio.create_task(link.pump(self, source, target))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)
