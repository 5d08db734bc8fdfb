"""The socket at a table: commands in, answers and whole views out."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from shipmates.kernel import Illegal
from shipmates.server.gate import check_origin
from shipmates.server.hall import Hall
from shipmates.server.live import Live
from shipmates.server.messages import DECODER, Bye, Commands, Refused
from shipmates.server.outbox import Outbox
from shipmates.server.people import COOKIE, Person
from shipmates.server.refusals import Forbidden, Refusal, of_rules
from shipmates.server.talk import Bucket

_log = structlog.get_logger()

# Close codes of RFC 6455, and one of our own range for what coming back does not mend.
POLICY, TOO_MUCH, RESTART, REFUSED = 1008, 1013, 1012, 4000


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    table: Annotated[str, Parameter(max_length=64)],
) -> None:
    """Sits somebody at a table, or lets them look on."""
    hall: Hall = socket.app.state.hall
    try:
        check_origin(socket, hall.house.settings)
        person = await hall.people.of_cookie(socket.cookies.get(COOKIE))
        if person is None:
            raise Forbidden("nobody")
        live = await hall.find(table)
        outbox = await hall.enter(live, person)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    await socket.accept()
    try:
        await _serve(socket, hall, live, person, outbox)
    finally:
        hall.leave(live, outbox)


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:  # type: ignore[type-arg]
    """Says why before closing: a bare failure tells a client nothing."""
    await socket.accept()
    bye = Bye(code=refusal.note.code, again=refusal.status == 503)
    await socket.send_data(msgspec.json.encode(bye), mode="text")
    await socket.close(code=REFUSED, reason=refusal.note.code)


async def _serve(
    socket: WebSocket,  # type: ignore[type-arg]
    hall: Hall,
    live: Live,
    person: Person,
    outbox: Outbox,
) -> None:
    sending = asyncio.create_task(_send(socket, hall, live, person, outbox))
    receiving = asyncio.create_task(_receive(socket, hall, live, person.id, outbox))
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, receiving):
            task.cancel()
        results = await asyncio.gather(sending, receiving, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            _log.warning("socket-failed", table=live.room.id, error=type(result).__name__)


async def _send(
    socket: WebSocket,  # type: ignore[type-arg]
    hall: Hall,
    live: Live,
    person: Person,
    outbox: Outbox,
) -> None:
    while True:
        said, stale = await outbox.next()
        for message in said:
            await socket.send_data(message, mode="text")
        if outbox.closing is not None:
            await socket.send_data(msgspec.json.encode(outbox.closing), mode="text")
            code = RESTART if outbox.closing.code == "restart" else TOO_MUCH
            await socket.close(code=code, reason=outbox.closing.code)
            return
        if stale:
            current = live.people.get(person.id, person)
            await socket.send_data(hall.now(live, current), mode="text")


async def _receive(
    socket: WebSocket,  # type: ignore[type-arg]
    hall: Hall,
    live: Live,
    person: str,
    outbox: Outbox,
) -> None:
    settings = hall.house.settings
    bucket = Bucket(settings.message_burst, settings.messages_per_second)
    talk = Bucket(5, 0.5)
    while True:
        text = await socket.receive_text()
        if len(text) > settings.message_size:
            outbox.close(Bye(code="too-long", again=False))
            return
        if not bucket.take(time.monotonic()):
            outbox.put(Refused(ref=0, code="too-often", params={}))
            await asyncio.sleep(1 / settings.messages_per_second)
            continue
        await _obey(hall, live, person, outbox, text, talk)


async def _obey(
    hall: Hall, live: Live, person: str, outbox: Outbox, text: str, talk: Bucket
) -> None:
    """Does one command, and answers it."""
    ref = 0
    try:
        command: Commands = DECODER.decode(text)
        ref = command.ref
        if command.__struct_config__.tag in ("say", "chat") and not talk.take(time.monotonic()):
            raise Refusal("too-often")
        outbox.put(await hall.do(live, live.people[person], command))
    except Illegal as illegal:
        code, params = of_rules(illegal)
        outbox.put(Refused(ref=ref, code=code, params=params))
    except Refusal as refusal:
        params = dict(refusal.note.params)
        outbox.put(Refused(ref=ref, code=refusal.note.code, params=params))
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        params = {"why": str(error)[:200]}
        outbox.put(Refused(ref=ref, code="not-understood", params=params))
