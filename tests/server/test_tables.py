"""A table from the first chair to the last card."""

from __future__ import annotations

from tests.server.tables import Server


async def test_three_people_sit_down_and_start(server: Server) -> None:
    ann, bob, cat = await server.guests("Ann", "Bob", "Cat")
    table = await ann.table()
    async with ann.at(table) as a, bob.at(table) as b, cat.at(table) as c:
        await b.do("sit", chair=1)
        await c.do("sit", chair=2)
        await a.do("start")
        now = await c.until_now(lambda now: bool(now["views"]))
        assert [chair["name"] for chair in now["table"]["chairs"]] == ["Ann", "Bob", "Cat"]
