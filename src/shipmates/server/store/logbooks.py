"""Where the lines of a logbook stand."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.store import schema
from shipmates.server.store.rows import LogLine

_log: Final = schema.log_lines.c


def book(crew: str, game: str) -> tuple[Any, Any]:
    """The lines of one logbook."""
    return _log.crew == crew, _log.game == game


def begins(mission: int) -> str:
    """How every line of a mission begins; `line_of` writes the number first."""
    return f'{{"mission": {mission}, '


async def next_number(connection: AsyncConnection, crew: str, game: str) -> int:
    """The number of the line that comes next; nobody else gets it meanwhile."""
    crews = schema.crews.c
    await connection.execute(select(crews.id).where(crews.id == crew).with_for_update())
    last = select(func.max(_log.number)).where(*book(crew, game))
    found: int | None = (await connection.execute(last)).scalar()
    return 0 if found is None else found + 1


async def log(connection: AsyncConnection, line: LogLine, attempt: str) -> None:
    """Enters an attempt in the logbook of its crew, in the transaction of its last move.

    One that was taken up again after its end has its line already: the newest end stands.
    """
    same = (*book(line.crew, line.game), _log.attempt == attempt)
    change = update(schema.log_lines).where(*same).values(line=line.line)
    if (await connection.execute(change)).rowcount:
        return
    number = await next_number(connection, line.crew, line.game)
    row = insert(schema.log_lines).values(
        crew=line.crew, game=line.game, number=number, line=line.line, attempt=attempt
    )
    await connection.execute(row)
    if line.leg is not None:
        campaign, place = line.leg
        leg = insert(schema.legs).values(attempt=attempt, campaign=campaign, place=place)
        await connection.execute(leg)
