"""uvicorn's WebSocket with a short way out: texts that are ready go to the line at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WAY: Final = "shipmates.way"
"""The extension of ASGI's scope under which a handler finds the short way."""
_TEXT: Final = b"\x81"
"""A whole text in one frame."""
_UNREAD: Final = 4
"""So many messages may wait for a handler before no more are read from the line."""


class Way(Protocol):
    """Past ASGI, for whoever writes whole texts."""

    @property
    def free(self) -> bool:
        """Whether something can be sent now. If not, the long way waits or fails."""

    def say(self, texts: Sequence[bytes]) -> None:
        """Sends some texts in one go."""


class Carrier(WebSocketsSansIOProtocol):
    """A view goes to four sockets for every action: layers that only hand on are left out."""

    def handle_connect(self, event: Request) -> None:
        """Tells the application of the short way, before it begins."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[WAY] = self

    @property
    def free(self) -> bool:
        """Whether something can be sent now."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.handshake_complete and not gone and self.writable.is_set()

    def say(self, texts: Sequence[bytes]) -> None:
        """Sends some texts in one go."""
        self.transport.write(framed(texts))

    def send_receive_event_to_app(self) -> None:
        """Hands on a message; the line is not stopped and started again for every one."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= _UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def framed(texts: Sequence[bytes]) -> bytes:
    """Each text as a frame, one after another."""
    frames = list[bytes]()
    for text in texts:
        frames += (_head(len(text)), text)
    return b"".join(frames)


def _head(size: int) -> bytes:
    if size < 126:
        return _TEXT + bytes((size,))
    if size < 65536:
        return _TEXT + b"\x7e" + size.to_bytes(2)
    return _TEXT + b"\x7f" + size.to_bytes(8)
