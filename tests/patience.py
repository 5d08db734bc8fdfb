"""How long tests wait, so that one that would wait for ever fails and says for what."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Final

from tests.sample import DEEP

PATIENCE: Final = 20.0
"""Seconds for one answer; none should ever come near it."""
ENDURANCE: Final = 60.0
"""Seconds for what many answers lead to, however soon each of them comes."""
WHOLE: Final = 7200.0 if DEEP else 240.0
"""Seconds for a test from its first line to its last."""
_SHOWN: Final = 600


@asynccontextmanager
async def within(
    what: object, seconds: float = ENDURANCE, last: Callable[[], object] = lambda: "not told"
) -> AsyncIterator[None]:
    """Fails if this takes longer: `what` was waited for, and `last` is how far it came."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except TimeoutError as late:
        if not limit.expired():
            raise
        come = str(last())[:_SHOWN]
        raise AssertionError(
            f"{seconds:g} s were not enough for {what}; last: {come}"
        ) from late


class Fitting:
    """Something that fits, named by the line that says what does."""

    def __init__(self, fits: Callable[..., object]) -> None:
        self._fits: Final = fits

    def __str__(self) -> str:
        try:
            return inspect.getsource(self._fits).strip()
        except (OSError, TypeError):
            return repr(self._fits)


def bounded(test: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The same test, which fails if it does not end."""

    @wraps(test)
    async def limited(**given: Any) -> None:
        async with within(test.__name__, WHOLE, lambda: "see where it was cancelled, above"):
            await test(**given)

    return limited
