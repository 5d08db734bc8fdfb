"""What takes a while to find out is found out once, however many ask for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeAlias, TypeVar

Answer = TypeVar("Answer")
Key: TypeAlias = tuple[str | int, ...]


class Memory(Generic[Answer]):
    """Answers under way and at hand; what nobody asked for lately is forgotten."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._asked: Final[OrderedDict[Key, asyncio.Task[Answer]]] = OrderedDict()

    def ask(
        self, key: Key, find: Callable[[], Coroutine[Any, Any, Answer]]
    ) -> asyncio.Task[Answer]:
        """The answer under this key, found out now if it is not known; again if that failed."""
        task = self._asked.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._asked[key] = asyncio.create_task(find())
            while len(self._asked) > self._most:
                self._asked.popitem(last=False)
        self._asked.move_to_end(key)
        return task

    def known(self, key: Key) -> Answer | None:
        """The answer, if it is at hand."""
        task = self._asked.get(key)
        if task is None or not task.done() or task.cancelled() or task.exception():
            return None
        return task.result()

    @property
    def waiting(self) -> int:
        """How many are under way."""
        return sum(not task.done() for task in self._asked.values())
