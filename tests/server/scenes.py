"""Tables as they stand at some moment, with everybody who could be there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from tests.server.tables import Guest, Message, Server, Socket


@dataclass(frozen=True)
class Crowd:
    """Three who sit down and one who looks on."""

    ann: Guest
    bob: Guest
    cat: Guest
    eve: Guest

    @staticmethod
    async def come(server: Server) -> Crowd:
        return Crowd(*await server.guests("Ann", "Bob", "Cat", "Eve"))


@dataclass(frozen=True)
class Scene:
    """A table and its sockets by role."""

    table: Message
    mover: Socket
    """Whose turn it is, or who has just moved; while people gather, somebody at the table."""
    other: Socket
    host: Socket
    spectator: Socket

    def of(self, role: str) -> Socket:
        socket: Socket = getattr(self, role)
        return socket


@asynccontextmanager
async def gathering(crowd: Crowd) -> AsyncIterator[Scene]:
    """Ann is host, Bob has the second chair, the third is free; Cat and Eve look on."""
    table = await crowd.ann.table({"players": 4})
    async with AsyncExitStack() as stack:
        host, mover, other, spectator = [
            await stack.enter_async_context(guest.at(table))
            for guest in (crowd.ann, crowd.bob, crowd.cat, crowd.eve)
        ]
        await mover.do("sit", chair=1)
        await other.do("sit", chair=2)
        yield Scene(table, mover, other, host, spectator)


@asynccontextmanager
async def playing(crowd: Crowd, plan: Message | None = None) -> AsyncIterator[Scene]:
    """Somebody is to act who is not the host."""
    table = await crowd.ann.table(plan)
    async with AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(guest.at(table))
            for guest in (crowd.ann, crowd.bob, crowd.cat)
        ]
        spectator = await stack.enter_async_context(crowd.eve.at(table))
        for chair in (1, 2):
            await seats[chair].do("sit", chair=chair)
        await seats[0].do("start")
        for socket in (*seats, spectator):
            await socket.until_now(lambda now: bool(now["views"]))
        turn = seats[0].now["table"]["awaited"][0]
        mover, host, other = seats[turn], seats[turn - 2], seats[turn - 1]
        if host is not seats[0]:
            await seats[0].do("hand-over", person=host.now["you"]["person"])
        yield Scene(table, mover, other, host, spectator)


@asynccontextmanager
async def moved(crowd: Crowd) -> AsyncIterator[Scene]:
    """The mover has just moved."""
    async with playing(crowd) as scene:
        ply = scene.mover.now["ply"]
        await scene.mover.move(*scene.mover.moves()[0])
        for role in ("mover", "other", "host", "spectator"):
            await scene.of(role).until_ply(ply + 1)
        yield scene


@asynccontextmanager
async def asked(crowd: Crowd) -> AsyncIterator[Scene]:
    """The mover would like to take it back."""
    async with moved(crowd) as scene:
        await scene.mover.do("ask-back", ply=scene.mover.now["ply"])
        yield scene


@asynccontextmanager
async def over(crowd: Crowd) -> AsyncIterator[Scene]:
    """All have given up."""
    async with playing(crowd) as scene:
        for role in ("mover", "other", "host"):
            await scene.of(role).do("give-up")
        for role in ("mover", "other", "host", "spectator"):
            await scene.of(role).until_now(lambda now: now["table"]["status"] == "over")
        yield scene
