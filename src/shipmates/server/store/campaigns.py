"""Campaigns people put together, as they are kept, and which attempts belong to one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.refusals import Refusal
from shipmates.server.store import schema
from shipmates.server.store.rows import CampaignRow, StopRow
from shipmates.server.store.store import Store

_campaigns, _stops, _legs = schema.campaigns.c, schema.stops.c, schema.legs.c
_log: Final = schema.log_lines.c
MOST_CAMPAIGNS: Final = 50
"""So many campaigns one person may keep."""
_ROW: Final = (_campaigns.id, _campaigns.owner, _campaigns.name, _campaigns.game)


class CampaignStore:
    """What the database knows of campaigns. Every method raises `Away` when it is not there."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, row: CampaignRow, stops: list[StopRow], now: int) -> None:
        """A new campaign; it never changes. Raises `Refusal` for too many of them."""

        async def work(connection: AsyncConnection) -> None:
            mine = select(func.count(_campaigns.id)).where(_campaigns.owner == row.owner)
            if int((await connection.execute(mine)).scalar_one()) >= MOST_CAMPAIGNS:
                raise Refusal("too-many-campaigns", most=MOST_CAMPAIGNS)
            await connection.execute(
                insert(schema.campaigns).values(
                    id=row.id, owner=row.owner, name=row.name, game=row.game, created=now
                )
            )
            rows = [
                {
                    "campaign": row.id,
                    "place": place,
                    "mission": stop.mission,
                    "text": stop.text,
                }
                for place, stop in enumerate(stops)
            ]
            await connection.execute(insert(schema.stops), rows)

        await self._store.writer.write(work)

    async def remove(self, campaign: str) -> None:
        """Gone; what was played of it stays in the logbooks."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.stops).where(_stops.campaign == campaign))
            await connection.execute(delete(schema.legs).where(_legs.campaign == campaign))
            gone = delete(schema.campaigns).where(_campaigns.id == campaign)
            await connection.execute(gone)

        await self._store.writer.write(work)

    async def get(self, campaign: str) -> CampaignRow | None:
        """A campaign by id."""
        rows = await self._store.ask(select(*_ROW).where(_campaigns.id == campaign))
        return CampaignRow(*tuple(rows[0])) if rows else None

    async def of(self, person: str) -> list[CampaignRow]:
        """What somebody put together, the newest first."""
        rows = await self._store.ask(
            select(*_ROW)
            .where(_campaigns.owner == person)
            .order_by(_campaigns.created.desc(), _campaigns.id)
        )
        return [CampaignRow(*tuple(row)) for row in rows]

    async def stops(self, campaign: str) -> list[StopRow]:
        """Its missions, in order."""
        rows = await self._store.ask(
            select(_stops.mission, _stops.text)
            .where(_stops.campaign == campaign)
            .order_by(_stops.place)
        )
        return [StopRow(*tuple(row)) for row in rows]

    async def lines(self, campaign: str, crew: str) -> list[tuple[int, str]]:
        """What a crew has tried of it, in order: the place, and the line of the logbook."""
        rows = await self._store.ask(
            select(_legs.place, _log.line)
            .join(schema.log_lines, _log.attempt == _legs.attempt)
            .where(_legs.campaign == campaign, _log.crew == crew)
            .order_by(_log.number)
        )
        return [(int(row.place), str(row.line)) for row in rows]
