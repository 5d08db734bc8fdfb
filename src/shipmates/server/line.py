"""One socket, whatever it is for: commands in, answers and how everything stands out."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, Protocol

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from shipmates.kernel import Illegal
from shipmates.server import ids
from shipmates.server.carrier import WAY, Way
from shipmates.server.messages import Act, Answers, Bye, Command, Refused, ref_of
from shipmates.server.metrics import COMMANDS, KEEPING
from shipmates.server.outbox import Outbox
from shipmates.server.refusals import Refusal, of_rules
from shipmates.server.settings import Settings
from shipmates.server.talk import Bucket
from shipmates.words import LOCALES

_log = structlog.get_logger()

# Close codes of RFC 6455, and one of our own range for what coming back does not mend.
TOO_MUCH, RESTART, REFUSED = 1013, 1012, 4000
HUNG_UP: Final = (WebSocketDisconnect, OSError)
FAREWELL: Final = 2.0
"""How long somebody may take to hear that the socket closes."""


class Visit(Protocol):
    """Somebody at the other end of a socket, and what they came for."""

    @property
    def place(self) -> str:
        """The id of what they came for."""

    @property
    def outbox(self) -> Outbox:
        """What waits to be sent to them."""

    def now(self, locale: str | None) -> bytes:
        """How everything stands for them."""

    def read(self, text: str) -> Command:
        """The command in a message. Raises what a decoder raises."""

    async def do(self, command: Any) -> Answers:
        """Does it. Raises `Refusal` or `Illegal`."""


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:  # type: ignore[type-arg]
    """Says why before closing: a bare failure tells a client nothing."""
    await socket.accept()
    bye = Bye(code=refusal.note.code, again=refusal.status == 503)
    await socket.send_data(msgspec.json.encode(bye), mode="text")
    await socket.close(code=REFUSED, reason=refusal.note.code)


async def serve(socket: WebSocket, settings: Settings, visit: Visit) -> None:  # type: ignore[type-arg]
    """Until either side hangs up. Who is shown out is no longer listened to."""
    sending = asyncio.create_task(_send(socket, settings, visit))
    receiving = asyncio.create_task(_receive(socket, settings, visit))
    closing = asyncio.create_task(visit.outbox.closed.wait())
    tasks = (receiving, closing, sending)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if visit.outbox.closing is not None:
            receiving.cancel()
            await asyncio.wait({sending}, timeout=FAREWELL)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, HUNG_UP):
            _log.warning(
                "socket-failed", table=ids.label(visit.place), error=type(result).__name__
            )


async def _send(socket: WebSocket, settings: Settings, visit: Visit) -> None:  # type: ignore[type-arg]
    outbox, locale = visit.outbox, _locale(socket)
    extensions: dict[str, Any] = dict(socket.scope.get("extensions") or {})
    way: Way | None = extensions.get(WAY)

    def waiting() -> list[bytes]:
        now = [visit.now(locale)] if outbox.stale else []
        return now + outbox.take()

    def flush() -> bool:
        if way is None or not way.free:
            return False
        way.say(waiting())
        return True

    while True:
        outbox.flush = flush
        await outbox.next()
        outbox.flush = None  # what comes while somebody is slow waits here for its turn
        if outbox.closing is not None:
            outbox.stale = False
        for message in waiting():
            await _say(socket, settings, outbox, message)
        if outbox.closing is not None:
            await _say(socket, settings, outbox, msgspec.json.encode(outbox.closing))
            code = _close_code(outbox.closing)
            await socket.close(code=code, reason=outbox.closing.code)
            return


async def _say(socket: WebSocket, settings: Settings, outbox: Outbox, message: bytes) -> None:  # type: ignore[type-arg]
    """Sends a message, however slow the reader is, up to a point."""
    try:
        async with asyncio.timeout(settings.stall):
            await socket.send_data(message, mode="text")
    except TimeoutError:
        outbox.close(Bye(code="too-slow", again=True))
        raise WebSocketDisconnect(detail="too slow", code=TOO_MUCH) from None


def _locale(socket: WebSocket) -> str | None:  # type: ignore[type-arg]
    """The language a client wants words in; programs mostly want none."""
    wanted = socket.query_params.get("words")
    return wanted if wanted in LOCALES else None


def _close_code(bye: Bye) -> int:
    if bye.code == "restart":
        return RESTART
    return TOO_MUCH if bye.again else REFUSED


async def _receive(socket: WebSocket, settings: Settings, visit: Visit) -> None:  # type: ignore[type-arg]
    bucket, outbox = Bucket(settings.message_burst, settings.messages_per_second), visit.outbox
    while True:
        text = await socket.receive_text()
        if len(text.encode()) > settings.message_size:
            outbox.close(Bye(code="too-long", again=False))
            return
        if not bucket.take(time.monotonic()):
            outbox.put(Refused(ref=ref_of(text), code="too-often", params={}))
            await asyncio.sleep(1 / settings.messages_per_second)
            continue
        outbox.answering = True
        answer = await _answer(visit, text)
        outbox.answering = False
        outbox.put(answer)


async def _answer(visit: Visit, text: str) -> Answers:
    """Does one command; the answer, whatever happens."""
    kind, began = "unknown", time.perf_counter()
    try:
        command = visit.read(text)
        kind = str(command.__struct_config__.tag)
        answer = await visit.do(command)
        if isinstance(command, Act):
            KEEPING.observe(time.perf_counter() - began)
    except Exception as error:
        answer = _refused(visit, text, error)
    COMMANDS.labels(kind, answer.code if isinstance(answer, Refused) else "done").inc()
    return answer


def _refused(visit: Visit, text: str, error: Exception) -> Refused:
    """Why it was not done; what is our own fault is logged."""
    ref = ref_of(text)
    match error:
        case Illegal():
            code, params = of_rules(error)
            return Refused(ref=ref, code=code, params=params)
        case Refusal():
            return Refused(ref=ref, code=error.note.code, params=dict(error.note.params))
        case msgspec.DecodeError() | RecursionError():
            why = str(error)[:200]
            return Refused(ref=ref, code="not-understood", params={"why": why})
        case _:
            _log.error("command-failed", table=ids.label(visit.place), exc_info=error)
            return Refused(ref=ref, code="failed", params={})
