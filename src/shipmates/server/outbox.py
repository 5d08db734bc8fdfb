"""What waits to be sent to one socket. A slow reader never holds up anybody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from shipmates.server.messages import Answers, Bye


class Outbox:
    """The newest view replaces older ones; of everything else only so much may wait."""

    def __init__(self, person: str, room: int) -> None:
        self.person: Final = person
        self._most: Final = room
        self._waiting: deque[bytes] = deque()
        self._stale = False
        self._wake: Final = asyncio.Event()
        self.closing: Bye | None = None
        self.closed: Final = asyncio.Event()

    def put(self, answer: Answers) -> None:
        """Something to be said once. Too much of it, and the reader is dropped."""
        if self.closing is not None:
            return
        if len(self._waiting) >= self._most:
            self.close(Bye(code="too-slow", again=True))
            return
        self._waiting.append(msgspec.json.encode(answer))
        self._wake.set()

    def refresh(self) -> None:
        """How things stand has changed."""
        self._stale = True
        self._wake.set()

    def close(self, bye: Bye) -> None:
        """Nothing more will be said."""
        if self.closing is None:
            self.closing = bye
        self.closed.set()
        self._wake.set()

    async def next(self) -> tuple[list[bytes], bool]:
        """Waits, then hands out what is to be said, and whether things have changed."""
        await self._wake.wait()
        self._wake.clear()
        said, stale = list(self._waiting), self._stale
        self._waiting.clear()
        self._stale = False
        return said, stale
