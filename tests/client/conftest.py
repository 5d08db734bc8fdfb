"""A server for each test, and guests who use the client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from shipmates.client import Client
from tests.server.tables import Server, serving

Guest = Callable[..., Awaitable[Client]]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path, bot_workers=0) as running:
        yield running


@pytest.fixture
async def guest(server: Server) -> AsyncIterator[Guest]:
    """Somebody new, by name, at the server or at another address that leads to it."""
    async with AsyncExitStack() as stack:

        async def come(name: str, url: str = "") -> Client:
            client = await stack.enter_async_context(Client(url or server.url))
            await client.introduce(name)
            return client

        yield come
