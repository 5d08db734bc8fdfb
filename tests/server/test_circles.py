"""A finished game looked at together: one leads, the others follow and point."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from shipmates.server.circles import Circles
from shipmates.server.fleet.company import Alone
from shipmates.server.people import Person
from shipmates.server.refusals import Refusal
from shipmates.server.reviewing import Lead, Leading, Point, Release, Show
from tests.server.tables import Guest, Message, Server, Socket, serving
from tests.server.test_review import a_lost_game

ANN, BOB = Person("a", "Ann", "en"), Person("b", "Bob", "en")


async def a_game(server: Server) -> tuple[Guest, str]:
    async with AsyncExitStack() as stack:
        return await a_lost_game(stack, server)


def names(told: Message) -> list[str]:
    return [one["name"] for one in told["people"]]


async def together(socket: Socket, fits: Any) -> Message:
    return await socket.until(lambda told: told["type"] == "together" and fits(told))


async def test_one_leads_the_others_follow_and_everybody_points(server: Server) -> None:
    ann, attempt = await a_game(server)
    eve = await server.guest("Eve")
    async with ann.before(attempt) as a, eve.before(attempt) as e:
        told = await together(a, lambda told: len(told["people"]) == 2)
        assert (names(told), told["leading"], told["you"]) == (["Ann", "Eve"], None, ann.id)
        await a.do("lead", ply=4, eyes=-2)
        told = await together(e, lambda told: told["leading"])
        assert told["leading"] == {"person": ann.id, "ply": 4, "eyes": -2}
        assert await e.refused("lead", ply=9, eyes=0) == "somebody-leads"
        assert await e.refused("show", ply=9, eyes=0) == "not-leading"
        assert await e.refused("release") == "not-leading"

        await e.do("point", card="B7")
        told = await together(a, lambda told: any(one["point"] for one in told["people"]))
        assert told["people"][1]["point"] == {"card": "B7", "trick": None}
        await a.do("show", ply=5, eyes=1)
        told = await together(e, lambda told: told["leading"]["ply"] == 5)
        assert [one["point"] for one in told["people"]] == [None, None]
        await a.do("point", trick=2)
        await a.do("point")
        await a.do("release")
        await together(e, lambda told: told["leading"] is None)
        await e.do("lead", ply=0, eyes=-1)


async def test_who_leads_and_goes_leaves_the_lead_to_others(server: Server) -> None:
    ann, attempt = await a_game(server)
    eve = await server.guest("Eve")
    async with eve.before(attempt) as e:
        async with ann.before(attempt) as a, ann.before(attempt):
            await a.do("lead", ply=1, eyes=-2)
            await together(e, lambda told: told["leading"])
        told = await together(e, lambda told: len(told["people"]) == 1)
        assert told["leading"] is None
        await e.do("lead", ply=2, eyes=-2)


async def test_a_note_is_heard_of_by_all_who_look(server: Server) -> None:
    ann, attempt = await a_game(server)
    async with ann.before(attempt) as a:
        await together(a, lambda told: told["noted"] == 0)
        note = {"about": "move", "number": 1, "text": "Hm."}
        await ann.http.post(f"/api/games/{attempt}/notes", json=note)
        await together(a, lambda told: told["noted"] == 1)


@pytest.mark.parametrize(
    "sent",
    [
        {"type": "lead"},
        {"type": "lead", "ply": -1, "eyes": 0},
        {"type": "lead", "ply": 0, "eyes": 99},
        {"type": "point", "card": "<b>"},
        {"type": "point", "trick": 0},
        {"type": "point", "person": "Bob"},
        {"type": "act", "ply": 1, "action": {}},
    ],
    ids=str,
)
async def test_what_is_not_understood_is_refused(server: Server, sent: Message) -> None:
    ann, attempt = await a_game(server)
    async with ann.before(attempt) as a:
        fields = {name: value for name, value in sent.items() if name != "type"}
        assert await a.refused(sent["type"], **fields) == "not-understood"


async def test_nobody_comes_in_unknown_before_the_end_or_too_often(tmp_path: Any) -> None:
    async with serving(tmp_path, sockets_per_person=2, message_size=200) as server:
        ann, attempt = await a_game(server)
        table = await ann.table()
        assert await turned_away(server.stranger(), attempt) == "nobody"
        assert await turned_away(ann, "nowhere") == "no-game"
        assert await turned_away(ann, table["id"]) == "no-game"
        async with ann.before(attempt) as a, ann.before(attempt):
            assert await turned_away(ann, attempt) == "too-many-sockets"
            await a.wire.send("x" * 300)
            assert (await a.until_type("bye"))["code"] == "too-long"


async def turned_away(guest: Guest, attempt: str) -> str:
    async with guest.before(attempt) as socket:
        bye = await socket.hear()
        with pytest.raises(ConnectionClosed):
            await socket.hear()
    return str(bye["code"])


class Node(Alone):
    """A company that keeps what it is told; its clock stands where it is put."""

    def __init__(self) -> None:
        self.looks: dict[str, bytes | None] = {}
        self.clock = 0

    def now(self) -> int:
        return self.clock

    def looked(self, attempt: str, look: bytes | None) -> None:
        self.looks[attempt] = look


def carry(source: Node, target: Circles) -> None:
    """What one node says is heard by another."""
    look = source.looks["x"]
    target.hear({"x": [] if look is None else [look]})


async def test_of_two_who_lead_at_once_at_two_nodes_the_first_leads() -> None:
    one, other = Node(), Node()
    here, there = Circles(one, 8), Circles(other, 8)
    ann, bob = here.enter("x", ANN), there.enter("x", BOB)
    one.clock, other.clock = 20, 10
    await ann.do(Lead(ply=3, eyes=-2))
    await bob.do(Lead(ply=7, eyes=-2))
    before = dict(one.looks)
    carry(other, here)
    assert one.looks != before, "her claim is withdrawn"
    carry(one, there)
    for visitor in (ann, bob):
        assert visitor.circle.leading == Leading("b", 7, -2)
    with pytest.raises(Refusal, match="not-leading"):
        await ann.do(Show(ply=4, eyes=-2))
    await ann.do(Point(trick=1))
    carry(one, there)
    pointed = {one.person: one.point for one in bob.circle.together("b").people}
    assert pointed["a"] is not None
    await bob.do(Show(ply=8, eyes=-2))
    carry(other, here)
    assert not any(one.point for one in ann.circle.together("a").people)
    there.leave(bob)
    carry(other, here)
    assert ann.circle.leading is None


async def test_who_leads_may_go_on_from_another_device_at_another_node() -> None:
    one, other = Node(), Node()
    here, there = Circles(one, 8), Circles(other, 8)
    phone, desk = here.enter("x", ANN), there.enter("x", ANN)
    await phone.do(Lead(ply=3, eyes=-2))
    carry(one, there)
    await desk.do(Show(ply=4, eyes=-2))
    carry(other, here)
    assert phone.circle.leading == desk.circle.leading == Leading("a", 4, -2)
    carry(one, there)
    await phone.do(Release())
    carry(one, there)
    told = desk.circle.together("a")
    assert told.leading is None
    assert len(told.people) == 1
