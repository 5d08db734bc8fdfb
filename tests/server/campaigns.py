"""Crews, and what they have tried."""

from __future__ import annotations

from typing import Any

from shipmates.campaign import Attempt, Logbook
from tests.server.tables import Guest, Message

WHEN = "2031-05-04T12:00:00+00:00"


async def founded(guest: Guest, name: str = "Ada & Zoé") -> str:
    """A new crew of one; its id."""
    answer = await guest.http.post("/api/crews", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def joined(guest: Guest, crew: str, other: Guest) -> None:
    """Somebody is invited, and joins."""
    token = (await guest.http.post(f"/api/crews/{crew}/invite")).json()["token"]
    answer = await other.http.post("/api/crews/join", json={"token": token})
    assert answer.json()["id"] == crew


async def crew_table(guest: Guest, crew: str, plan: Message) -> Any:
    """A table of the crew, or why not."""
    body = {"plan": {"players": 3, **plan}, "crew": crew}
    return (await guest.http.post("/api/tables", json=body)).json()


async def book_of(guest: Guest, crew: str, game: str) -> Message:
    """How a campaign stands."""
    whole = (await guest.http.get(f"/api/crews/{crew}")).json()
    return next(book for book in whole["books"] if book["game"] == game)


async def log_of(guest: Guest, crew: str, game: str, **asked: int) -> list[Message]:
    """The lines of a logbook, the newest first."""
    answer = await guest.http.get(f"/api/crews/{crew}/log/{game}", params=asked)
    lines: list[Message] = answer.json()
    return lines


def campaign_of(game: str = "planet9", attempts: int = 3) -> Logbook:
    """A campaign as the terminal would keep it."""
    lines = tuple(
        Attempt(1 + n // 2, 3, won=n % 2 == 1, because="tasks-done trick=7", when=WHEN)
        for n in range(attempts)
    )
    return Logbook(game, "Others", lines)
