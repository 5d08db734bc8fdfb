"""The workshop: missions people write, their versions, and whom they belong to."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

from shipmates.notation.forms import game_for, read_own
from shipmates.server import ids
from shipmates.server.checking import Written, text_of
from shipmates.server.people import Person
from shipmates.server.refusals import Forbidden, Missing, Refusal
from shipmates.server.store import Clash, Store
from shipmates.server.store.missions import MissionStore
from shipmates.server.store.rows import MissionRow


class Workshop:
    """Keeps missions. Whoever has the link of one may read it; its author changes it."""

    def __init__(self, store: Store) -> None:
        self.store: Final = MissionStore(store)

    async def find(self, mission: str, version: int | None = None) -> MissionRow:
        """A mission by the id in its link. Raises `Missing`."""
        found = await self.store.get(mission, version) if len(mission) <= ids.LONGEST else None
        if found is None:
            raise Missing("no-own-mission")
        return found

    async def mine(
        self, mission: str, person: Person, version: int | None = None
    ) -> MissionRow:
        """One of one's own. Raises `Missing`, or `Forbidden` for somebody else's."""
        found = await self.find(mission, version)
        if found.owner != person.id:
            raise Forbidden("not-your-mission")
        return found

    async def add(self, person: Person, written: Written) -> MissionRow:
        """A new mission. Raises `Wrong` or `Refusal`."""
        return await self._new(person, text_of(written), None)

    async def fork(self, person: Person, mission: str) -> MissionRow:
        """A mission of one's own that begins as somebody else's. Raises `Missing`."""
        origin = await self.find(mission)
        return await self._new(person, origin.text, origin.id)

    async def _new(self, person: Person, text: str, origin: str | None) -> MissionRow:
        game, now = game_for(read_own(text)), int(time.time())
        row = MissionRow(ids.token(), person.id, game, origin, now, 1, text)
        await self.store.add(row)
        return row

    async def save(self, person: Person, mission: str, written: Written) -> MissionRow:
        """The next version; none if nothing has changed. Raises `Wrong` or `Refusal`."""
        last, text = await self.mine(mission, person), text_of(written)
        if text == last.text:
            return last
        game, now = game_for(read_own(text)), int(time.time())
        row = replace(last, game=game, changed=now, version=last.version + 1, text=text)
        try:
            await self.store.save(row)
        except Clash:
            raise Refusal("saved-elsewhere") from None
        return row

    async def remove(self, person: Person, mission: str) -> None:
        """Gone for good; tables that play it go on. Raises `Missing` or `Forbidden`."""
        await self.store.remove((await self.mine(mission, person)).id)
