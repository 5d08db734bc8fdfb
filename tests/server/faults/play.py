"""Everybody plays while something goes wrong, again and again; what that cost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final, TypeAlias

from tests.patience import within
from tests.server.crew import Crew
from tests.server.test_crash import check_kept, check_records

Deed: TypeAlias = Callable[[], Awaitable[None]]


class Play:
    """Everybody plays at a node, and comes back to it when hung up on."""

    def __init__(self, crews: Sequence[Crew], url: str) -> None:
        self._crews: Final = crews
        self._tasks: Final = [asyncio.create_task(self._on(crew, url)) for crew in crews]

    @staticmethod
    async def _on(crew: Crew, url: str) -> None:
        while True:
            await crew.play(url)
            await asyncio.sleep(0.1)

    async def going(self) -> None:
        """Until an action of everybody was acknowledged."""
        for crew in self._crews:
            crew.playing.clear()
        crews = self._crews
        async with within("an action of everybody", last=lambda: [c.kept[-1:] for c in crews]):
            while not all(crew.playing.is_set() for crew in self._crews):
                assert not any(task.done() for task in self._tasks)
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Everybody hangs up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@dataclass
class Toll:
    """What so many faults have cost: actions that were acknowledged, and none is lost."""

    kept: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from the moment a fault was mended until everybody could act again."""

    def __str__(self) -> str:
        waited = f"{median(self.waits):.2f} / {max(self.waits):.2f}"
        return f"{len(self.waits)} rounds, {self.kept} kept, 0 lost, {waited} s"


async def nothing() -> None:
    """Mends nothing: it mends itself."""


async def suffer(
    crews: Sequence[Crew],
    url: str,
    database: str,
    rounds: int,
    strike: Deed,
    mend: Deed = nothing,
) -> Toll:
    """Strikes and mends so many times while people play, and checks what was kept each time."""
    toll, dice, play = Toll(), random.Random(rounds), Play(crews, url)
    try:
        for _ in range(rounds):
            await play.going()
            await asyncio.sleep(dice.uniform(0.0, 0.2))
            await strike()
            began = time.monotonic()
            await mend()
            await play.going()
            toll.waits.append(time.monotonic() - began)
            check_kept(database, crews)
    finally:
        await play.stop()
    check_kept(database, crews)
    assert check_records(database) >= len(crews)
    toll.kept = sum(len(crew.kept) for crew in crews)
    return toll
