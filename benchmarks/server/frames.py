"""One end of a WebSocket, with only what a crowd needs of it: it must cost next to nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of frames that are messages of their own; others are not understood here."""
_MASKED: Final = 0x80
_KEY: Final = bytes(4)
"""A mask that changes nothing. A server undoes it all the same."""


class Broken(Exception):
    """The other side does not do what it should."""


class Socket(asyncio.Protocol):
    """Hands on every text as it comes, answers pings, and says when the line is gone."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear: Final = hear
        self._lost: Final = lost
        self._rest = b""
        self._open: Final = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    async def knock(self, address: str, cookie: str) -> None:
        """Opens it. Raises `Broken` if it is not let in."""
        place = urlsplit(address)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, place.hostname or "", place.port or 80)
        self._transport.write(
            f"GET {place.path}?{place.query} HTTP/1.1\r\n"
            f"Host: {place.netloc}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c2hpcG1hdGVzIGNyb3dkIQ==\r\n\r\n".encode()
        )
        await asyncio.wait_for(self._open, 60)

    def send(self, text: bytes) -> None:
        """A message to the server."""
        self._transport.write(_frame(_TEXT, text))

    def close(self) -> None:
        """Hangs up; that is no loss."""
        self._transport.write(_frame(_CLOSE, b"\x03\xe8"))
        self._transport.close()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line stands."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is of no kin

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        if not self._open.done():
            self._open.set_exception(Broken("nobody opened"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Some bytes: often exactly one frame."""
        data = self._rest + data if self._rest else data
        at = 0 if self._open.done() else self._opened(data)
        while (span := _span(data, at)) is not None:
            first, end = span
            self._frame(data[at], data[first:end])
            at = end
        self._rest = data[at:]

    def _opened(self, data: bytes) -> int:
        """Where the answer to the knock ends; nowhere yet is where it begins."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if data.startswith(b"HTTP/1.1 101 "):
            self._open.set_result(None)
        else:
            self._open.set_exception(Broken(data[:60].decode()))
        return end

    def _frame(self, kind: int, payload: bytes) -> None:
        match kind:
            case 0x81:
                self._hear(payload)
            case 0x89:
                self._transport.write(_frame(_PONG, payload))
            case 0x88:
                self._transport.close()
            case _:
                raise Broken(f"a frame {kind:#x}")


def _span(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame lies that begins there, if all of it has come."""
    rest = len(data) - at
    if rest < 2:
        return None
    size, first = data[at + 1], at + 2
    if size == 126:
        size, first = int.from_bytes(data[at + 2 : at + 4]), at + 4
    elif size == 127:
        size, first = int.from_bytes(data[at + 2 : at + 10]), at + 10
    return (first, first + size) if first + size <= len(data) else None


def _frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((kind, _MASKED | size)) + _KEY + payload
    return bytes((kind, _MASKED | 126)) + size.to_bytes(2) + _KEY + payload
