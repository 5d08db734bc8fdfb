"""People who look back at finished attempts without a rest, while others play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import count
from statistics import median

import httpx

EACH = 3
"""Cards laid another way, for each attempt."""
KNOWN = 2
"""Decisions judged by what could be known, for each attempt."""


class Student:
    """Asks for reviews, for what would have been, and how good decisions were."""

    def __init__(self, base: str, attempts: Callable[[], list[str]], number: int) -> None:
        self._base = base
        self._attempts = attempts
        self._turns = count(number)
        self._seen = set[str]()
        self.reviews = list[float]()
        self.what_ifs = list[float]()
        self.errors = 0

    async def study(self, until: float) -> None:
        """One attempt after the other, up to then."""
        async with httpx.AsyncClient(base_url=self._base, timeout=60) as http:
            while time.perf_counter() < until:
                new = [one for one in self._attempts() if one not in self._seen]
                if not new:
                    await asyncio.sleep(0.05)
                    continue
                attempt = new[next(self._turns) % len(new)]
                self._seen.add(attempt)
                await self._look_back(http, f"/api/games/{attempt}")

    async def _look_back(self, http: httpx.AsyncClient, game: str) -> None:
        self.reviews.append(await self._ask(http, f"{game}/review?words=en"))
        plies = (await http.get(f"{game}/review")).json()["cards"][:EACH]
        for card in plies:
            where = f"{game}/plies/{card['ply'] - 1}/if?cards={card['card']}"
            self.what_ifs.append(await self._ask(http, where))
        await self._ask(http, f"{game}/known?more={KNOWN}")

    async def _ask(self, http: httpx.AsyncClient, where: str) -> float:
        began = time.perf_counter()
        answer = await http.get(where)
        self.errors += answer.status_code != 200
        return time.perf_counter() - began


def told(students: list[Student]) -> str:
    """How they fared."""
    reviews = [one for student in students for one in student.reviews]
    what_ifs = [one for student in students for one in student.what_ifs]
    errors = sum(student.errors for student in students)
    return (
        f"{len(reviews)} reviews, median {median(reviews):.2f} s; "
        f"{len(what_ifs)} what-ifs, median {median(what_ifs) * 1000:.0f} ms; errors {errors}"
    )
