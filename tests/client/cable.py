"""A cable between a client and a server that can be cut, and loses what is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit


class Cable:
    """Passes bytes on in both directions, until told otherwise."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._writers: Final = set[asyncio.StreamWriter]()
        self.up = True
        """Whether new connections are taken."""
        self.carries = {"there": True, "back": True}
        """What is sent in a direction that does not carry is lost."""
        self.sent = asyncio.Event()
        """Set when the client has sent something."""
        self.url = ""

    async def plug(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        if not self.up:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        ends = {writer, far_writer}
        self._writers.update(ends)
        try:
            await asyncio.gather(
                self._pass(reader, far_writer, "there"), self._pass(far_reader, writer, "back")
            )
        finally:
            self._writers.difference_update(ends)
            for end in ends:
                end.transport.abort()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str
    ) -> None:
        with suppress(ConnectionError):
            while chunk := await reader.read(65_536):
                if self.carries[way]:
                    writer.write(chunk)
                    await writer.drain()
                if way == "there":
                    self.sent.set()
        writer.transport.abort()

    def cut(self) -> None:
        """Breaks every connection at once."""
        for writer in tuple(self._writers):
            writer.transport.abort()
        self.carries = {"there": True, "back": True}


@asynccontextmanager
async def cable(url: str) -> AsyncIterator[Cable]:
    """A cable to that server, at an address of its own."""
    port = urlsplit(url).port
    assert port is not None
    laid = Cable(port)
    listening = await asyncio.start_server(laid.plug, "127.0.0.1", 0)
    laid.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield laid
    finally:
        laid.up = False
        laid.cut()
        listening.close()
        await listening.wait_closed()
