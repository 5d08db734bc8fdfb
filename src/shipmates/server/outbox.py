"""What waits to be sent to one socket. A slow reader never holds up anybody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from shipmates.server.messages import Answers, Bye


class Outbox:
    """The newest view replaces older ones; of everything else only so much may wait."""

    def __init__(self, person: str, room: int) -> None:
        self.person: Final = person
        self._most: Final = room
        self._waiting: deque[bytes] = deque()
        self.stale = False
        """Whether how things stand is to be told."""
        self._wake: Final = asyncio.Event()
        self._soon = False
        self.closing: Bye | None = None
        self.closed: Final = asyncio.Event()
        self.answering = False
        """Whether an answer comes at once: what it has changed is told together with it."""
        self.flush: Callable[[], bool] | None = None
        """Sends all that waits without waiting itself, or says that it cannot."""

    def put(self, answer: Answers) -> None:
        """Something to be said once. Too much of it, and the reader is dropped."""
        if self.closing is not None:
            return
        if len(self._waiting) >= self._most:
            self.close(Bye(code="too-slow", again=True))
            return
        self._waiting.append(msgspec.json.encode(answer))
        self._rouse()

    def refresh(self) -> None:
        """How things stand has changed."""
        self.stale = True
        if not self.answering:
            self._rouse()

    def close(self, bye: Bye) -> None:
        """Nothing more will be said."""
        if self.closing is None:
            self.closing = bye
        self.closed.set()
        self._wake.set()

    def _rouse(self) -> None:
        if self.flush is None:
            self._wake.set()
        elif not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._soon = False
        try:
            done = self.flush is not None and self.closing is None and self.flush()
        except Exception:
            done = False  # whoever waits for `next` fails likewise, and sees to it
        if not done:
            self._wake.set()

    def take(self) -> list[bytes]:
        """What is to be said, and things stand as they were told."""
        said = list(self._waiting)
        self._waiting.clear()
        self.stale = False
        return said

    async def next(self) -> None:
        """Waits for something that cannot be sent without waiting."""
        await self._wake.wait()
        self._wake.clear()
