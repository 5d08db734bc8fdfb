"""One server for each file of tests, and guests who use the client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from shipmates.client import Client
from tests.server.tables import Server, serving

Guest = Callable[..., Awaitable[Client]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one file run in one loop, as their server does: starting it takes a while."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="module"), append=False)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    async with serving(folder, bot_workers=0) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def guest(server: Server) -> AsyncIterator[Guest]:
    """Somebody new, by name, at the server or at another address that leads to it."""
    async with AsyncExitStack() as stack:

        async def come(name: str, url: str = "") -> Client:
            client = await stack.enter_async_context(Client(url or server.url))
            await client.introduce(name)
            return client

        yield come
