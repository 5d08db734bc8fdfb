"""Somebody wants to be forgotten: bots play on for them, and nothing of theirs is kept."""

from __future__ import annotations

from contextlib import suppress

from shipmates.server.hall import Hall
from shipmates.server.live import Live
from shipmates.server.messages import Bye, Stand
from shipmates.server.people import Person
from shipmates.server.refusals import Refusal, Wrong
from shipmates.server.store.leaving import forget, playing_of


async def leave_for_good(hall: Hall, person: Person, said: str) -> None:
    """Deletes somebody who has said their own name. Raises `Wrong` for another one."""
    if said.strip() != person.name:
        raise Wrong("not-your-name")
    for table in await playing_of(hall.house.store, person.id):
        with suppress(Refusal):
            await hall.find(table)
    for live in hall.tables:
        await _stand(hall, live, person)
    await forget(hall.house.store, person.id)
    hall.people.forget(person.id)
    hall.house.fleet.renamed(person.id)
    for live in hall.tables:
        live.people.pop(person.id, None)
        for outbox in live.outboxes:
            if outbox.person == person.id:
                outbox.close(Bye(code="nobody", again=False))


async def _stand(hall: Hall, live: Live, person: Person) -> None:
    if live.room.chair_of(person.id) is not None:
        with suppress(Refusal):
            await hall.do(live, person, Stand())
