"""The sockets there are: at a table, and before a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import WebSocket, websocket
from litestar.params import FromPath

from shipmates.server.circles import Visitor
from shipmates.server.gate import check_origin
from shipmates.server.hall import Hall
from shipmates.server.line import serve, turn_away
from shipmates.server.live import Live
from shipmates.server.messages import DECODER, Answers, Chat, Commands, Say
from shipmates.server.outbox import Outbox
from shipmates.server.people import COOKIE, Person
from shipmates.server.refusals import Forbidden, Missing, Refusal


@dataclass(frozen=True, slots=True)
class _Seated:
    """Somebody at a table."""

    hall: Hall
    live: Live
    person: Person
    outbox: Outbox

    @property
    def place(self) -> str:
        return self.live.room.id

    def now(self, locale: str | None) -> bytes:
        current = self.live.people.get(self.person.id, self.person)
        return self.hall.now(self.live, current, locale)

    def read(self, text: str) -> Commands:
        command: Commands = DECODER.decode(text)
        return command

    async def do(self, command: Commands) -> Answers:
        if isinstance(command, Say | Chat) and not self.live.may_talk(self.person.id):
            raise Refusal("too-often")
        return await self.hall.do(self.live, self.live.people[self.person.id], command)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    table: FromPath[str],
) -> None:
    """Sits somebody at a table, or lets them look on."""
    hall: Hall = socket.app.state.hall
    try:
        person = await _known(socket, hall)
        live = await hall.find(table)
        outbox = await hall.enter(live, person)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    try:
        await socket.accept()
        await serve(socket, hall.house.settings, _Seated(hall, live, person, outbox))
    finally:
        hall.leave(live, outbox)


@websocket("/api/games/{attempt:str}/socket")
async def review_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    attempt: FromPath[str],
) -> None:
    """Lets people look at a finished game together."""
    hall: Hall = socket.app.state.hall
    try:
        person = await _known(socket, hall)
        row = await hall.house.store.attempt(attempt)
        if row is None or row.finished is None:
            raise Missing("no-game")
        hall.admit(person.id)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    visitor: Visitor | None = None
    try:
        await socket.accept()
        visitor = hall.circles.enter(attempt, person)
        await serve(socket, hall.house.settings, visitor)
    finally:
        hall.dismiss(person.id)
        if visitor is not None:
            hall.circles.leave(visitor)


async def _known(socket: WebSocket, hall: Hall) -> Person:  # type: ignore[type-arg]
    """Whoever knocks. Raises `Forbidden` for nobody, and for somebody else's page."""
    check_origin(socket, hall.house.settings)
    person = await hall.people.of_cookie(socket.cookies.get(COOKIE))
    if person is None:
        raise Forbidden("nobody")
    return person
