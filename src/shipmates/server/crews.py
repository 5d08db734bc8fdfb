"""Crews: who belongs together, and what they have tried."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from shipmates.campaign import Logbook, attempt_of, given_up
from shipmates.campaign.codec import Unfit, bound, line_of, read
from shipmates.campaign.logbook import MISSIONS
from shipmates.server import ids
from shipmates.server.course import Course
from shipmates.server.people import Person, clean_name
from shipmates.server.refusals import Forbidden, Missing, Refusal, Wrong
from shipmates.server.room import Room
from shipmates.server.store import Clash, Store
from shipmates.server.store.crews import CrewStore
from shipmates.server.store.rows import CrewRow, LogLine

INVITE_SECONDS: Final = 7 * 86_400
GAMES: Final = tuple(MISSIONS)
"""The games that have a logbook."""
_REMEMBERED: Final = 200_000
"""So many attempts are kept in memory, over all crews."""


class Crews:
    """Keeps crews. A logbook only ever grows, so what was read of it stays good."""

    def __init__(self, store: Store) -> None:
        self.store: Final = CrewStore(store)
        self._books: Final[OrderedDict[tuple[str, str], Logbook]] = OrderedDict()

    async def found(self, person: Person, name: str) -> CrewRow:
        """A new crew of one. Raises `Wrong` or `Refusal`."""
        crew = CrewRow(ids.token(), clean_name(name))
        await self.store.add(crew, person.id, int(time.time()))
        return crew

    async def own(self, person: Person) -> CrewRow:
        """Somebody's own course: a crew that stays a crew of one. Founded when first needed."""
        known = await self.store.get(person.id)
        if known is not None:
            return known
        crew = CrewRow(person.id, person.name)
        with suppress(Clash):  # another of their windows was faster
            await self.store.add(crew, person.id, int(time.time()))
        return crew

    async def mine(self, crew: str, person: Person) -> tuple[CrewRow, list[tuple[str, str]]]:
        """A crew one belongs to, with its members. Raises `Missing` for everybody else."""
        members = await self.store.members(crew)
        row = await self.store.get(crew) if person.id in dict(members) else None
        if row is None:
            raise Missing("no-crew")
        return row, members

    async def only_members(self, crew: str | None, people: list[str]) -> None:
        """Raises `Forbidden` if somebody does not belong to the crew."""
        if crew is None:
            return
        members = dict(await self.store.members(crew))
        if not set(people) <= members.keys():
            raise Forbidden("crew-only")

    async def invite(self, crew: str, person: Person) -> str:
        """A token that lets friends join for some days; an earlier one is void.

        Raises `Refusal` for one's own course.
        """
        _shared(crew, person)
        token = ids.token()
        await self.store.invite(crew, ids.digest(token), int(time.time()) + INVITE_SECONDS)
        return token

    async def join(self, token: str, person: Person) -> CrewRow:
        """The crew that invited somebody. Raises `Missing` or `Refusal`."""
        crew = await self.store.join(ids.digest(token), person.id, int(time.time()))
        if crew is None:
            raise Missing("no-invitation")
        return crew

    async def leave(self, crew: str, person: Person) -> None:
        """Somebody goes. Raises `Refusal` for one's own course."""
        _shared(crew, person)
        await self.store.leave(crew, person.id)

    # Logbooks

    async def logbook(self, crew: str, game: str) -> Logbook:
        """What a crew has tried, its newest attempt included."""
        key = (crew, game)
        known = self._books.get(key, Logbook(game))
        fresh = await self.store.lines(crew, game, len(known.attempts))
        if fresh:
            # Ten thousand lines take a while, and nobody else is to wait for them.
            more = (await asyncio.to_thread(read, bound(game, "", fresh))).attempts
            known = replace(known, attempts=(*known.attempts, *more))
        self._remember(key, known)
        return known

    def _remember(self, key: tuple[str, str], logbook: Logbook) -> None:
        self._books[key] = logbook
        self._books.move_to_end(key)
        total = sum(len(book.attempts) for book in self._books.values())
        while total > _REMEMBERED and len(self._books) > 1:
            total -= len(self._books.popitem(last=False)[1].attempts)

    async def export(self, crew: CrewRow, game: str) -> bytes:
        """The logbook as the terminal keeps it, byte for byte."""
        return bound(game, crew.name, await self.store.lines(crew.id, game))

    async def take_in(self, crew: str, game: str, raw: bytes) -> None:
        """Makes the file of a terminal the logbook. Raises `Wrong` or `Refusal`."""
        try:
            logbook = await asyncio.to_thread(read, raw)
        except Unfit as unfit:
            raise Wrong(unfit.note.code, **dict(unfit.note.params)) from None
        if logbook.game != game:
            raise Wrong("logbook-other-game", game=logbook.game, expected=game)
        await self.store.fill(crew, game, [line_of(game, a) for a in logbook.attempts])


def is_own(crew: str, person: Person) -> bool:
    """Whether this is somebody's own course: it has the id of the person."""
    return crew == person.id


def _shared(crew: str, person: Person) -> None:
    if is_own(crew, person):
        raise Refusal("own-course")


def known_game(game: str) -> str:
    """The game, if it has a logbook. Raises `Missing`."""
    if game not in GAMES:
        raise Missing("no-logbook", game=game)
    return game


def entry(room: Room, course: Course, at: int) -> LogLine | None:
    """What a game that ends now is in its crew's logbook; without an outcome it is given up."""
    crew, game = room.crew, course.kit.key
    if crew is None or game not in GAMES:
        return None
    when = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
    line = given_up if course.outcome is None else attempt_of
    attempt = replace(line(course.state, when=when), practice=room.options.practice)
    leg = room.leg if not attempt.practice else None
    place = None if leg is None else (leg.campaign, leg.place)
    return LogLine(crew, game, line_of(game, attempt), place)
