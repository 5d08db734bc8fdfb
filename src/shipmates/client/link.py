"""A socket that comes back when it breaks."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from shipmates.client.answers import Answers, Bye, read
from shipmates.client.errors import Gone, Unreachable

REFUSED: Final = 4000
"""The server's close code for what coming back does not mend."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
LARGEST: Final = 2**22


class Link:
    """One connection after another to the same table.

    `heard` is told every answer, `turned` when the connection is lost or there again.
    """

    def __init__(
        self,
        url: str,
        headers: Callable[[], Mapping[str, str]],
        *,
        patience: float,
        direct: bool,
    ) -> None:
        self._url: Final = url
        self._headers: Final = headers
        self._patience: Final = patience
        self._direct: Final = direct
        self._wire: ClientConnection | None = None
        self.heard: Callable[[Answers], None] = lambda _: None
        self.turned: Callable[[bool], None] = lambda _: None

    async def open(self) -> None:
        """Connects for the first time. Raises `Unreachable`."""
        self._wire = await self._connect()
        self.turned(True)

    async def run(self) -> None:
        """Hears everything, coming back as often as needed, until it raises `Gone`."""
        while True:
            assert self._wire is not None
            bye = await self._listen(self._wire)
            code, reason = self._wire.close_code, self._wire.close_reason
            self._wire = None
            self.turned(False)
            if bye is not None and not bye.again:
                raise Gone(bye.code)
            if bye is None and code == REFUSED:
                raise Gone(reason or "refused")
            self._wire = await self._again()
            self.turned(True)

    async def send(self, text: str) -> None:
        """Sends something. Raises `ConnectionError` if there is no connection."""
        if self._wire is None:
            raise ConnectionError
        try:
            await self._wire.send(text)
        except ConnectionClosed:
            raise ConnectionError from None

    async def close(self) -> None:
        """Hangs up."""
        if self._wire is not None:
            await self._wire.close()

    async def _listen(self, wire: ClientConnection) -> Bye | None:
        bye: Bye | None = None
        try:
            async for text in wire:
                answer = read(text)
                if isinstance(answer, Bye):
                    bye = answer
                elif answer is not None:
                    self.heard(answer)
        except ConnectionClosed:
            pass
        return bye

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(
                self._url,
                additional_headers=self._headers(),
                proxy=None if self._direct else True,
                max_size=LARGEST,
            )
        except InvalidStatus as error:
            raise Unreachable(self._url, f"HTTP {error.response.status_code}") from None
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(self._url, str(error) or type(error).__name__) from None

    async def _again(self) -> ClientConnection:
        """Tries at growing intervals, not all clients at once. Raises `Gone`."""
        until = time.monotonic() + self._patience
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            try:
                return await self._connect()
            except Unreachable:
                if time.monotonic() > until:
                    raise Gone("unreachable") from None
            pause = min(2 * pause, LONGEST_PAUSE)
