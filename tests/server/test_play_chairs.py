"""Who sits where, who is host, and what happens when somebody goes in the middle of a game."""

from __future__ import annotations

from contextlib import AsyncExitStack

from tests.server.games import play, play_all, seated, until_asked
from tests.server.tables import Message, Server


def _status(now: Message) -> str:
    return str(now["table"]["status"])


async def test_a_bot_stands_in_for_one_who_dropped_until_the_return(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        table, guests, seats = await seated(stack, server, plan, 2)
        ann, bob = seats
        await ann.do("start")
        assert await ann.refused("stand-in", chair=1, level="random") == "still-here"
        await bob.wire.close()
        await ann.until_now(lambda now: not now["table"]["chairs"][1]["here"])
        await ann.do("stand-in", chair=1, level="random")
        now = await play(ann, until=lambda now: bool(now["ply"] > 12))
        assert now["table"]["chairs"][1]["bot"] == "random"
        assert now["table"]["chairs"][1]["person"] == guests[1].id
        async with guests[1].at(table) as back:
            now = await back.hear()
            assert now["table"]["chairs"][1]["bot"] is None
            assert now["views"][0]["seat"] == 1
            await play_all(ann, back)


async def test_the_host_role_passes_on_and_a_bot_plays_for_who_left(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "planet9", "players": 3, "mission": 1}
        _, guests, seats = await seated(stack, server, plan, 3)
        await seats[0].do("start")
        await seats[0].do("stand")
        now = await seats[1].until_now(lambda now: now["table"]["host"] == guests[1].id)
        assert now["you"]["host"]
        assert now["table"]["chairs"][0]["person"] is None
        assert now["table"]["chairs"][0]["bot"] is not None
        watching = await seats[0].until_now(lambda now: now["you"]["chair"] is None)
        assert watching["views"][0]["hand"] == []
        await play_all(*seats[1:])


async def test_a_host_who_is_lost_can_be_replaced_but_not_one_who_blinks(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        table, guests, seats = await seated(stack, server, {"game": "crewdeck"}, 2)
        bob = seats[1]
        assert await bob.refused("hand-over", person=guests[1].id) == "host-only"
        await seats[0].wire.close()
        await bob.until_now(lambda now: not now["table"]["chairs"][0]["here"])
        assert await bob.refused("hand-over", person=guests[1].id) == "host-awaited"
        live = await server.hall.find(table["id"])
        live.gone[guests[0].id] -= 60
        await bob.do("hand-over", person=guests[1].id)
        assert (await bob.until_now(lambda now: now["you"]["host"]))["you"]["host"]


async def test_the_host_hands_over_to_somebody_who_sits_here(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, guests, seats = await seated(stack, server, {"game": "crewdeck"}, 2)
        cat = await server.guest("Cat")
        await stack.enter_async_context(cat.at(table))
        assert await seats[0].refused("hand-over", person=cat.id) == "not-seated-there"
        await seats[0].do("hand-over", person=guests[1].id)
        assert await seats[0].refused("start") == "host-only"
        await seats[1].do("start")


async def test_who_is_removed_goes_at_once_and_does_not_come_back(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        table, guests, seats = await seated(stack, server, plan, 2)
        await seats[0].do("start")
        await seats[0].do("vacate", chair=1)
        bye = await seats[1].until_type("bye")
        assert bye == {"type": "bye", "code": "removed", "again": False}
        async with guests[1].at(table) as again:
            assert (await again.hear())["code"] == "removed"
        about = await guests[1].http.get(f"/api/tables/{table['id']}")
        assert (about.status_code, about.json()["code"]) == (403, "removed")
        assert await seats[0].refused("vacate", chair=0) == "not-oneself"
        await play(seats[0])


async def test_chairs_are_swapped_and_taken_only_at_rest(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 3}
        _, _, seats = await seated(stack, server, plan, 2)
        await seats[0].do("arrange", one=0, other=2)
        now = await seats[1].until_now(lambda now: now["table"]["chairs"][2]["name"] == "Ann")
        assert now["table"]["chairs"][0]["person"] is None
        assert await seats[1].refused("arrange", one=0, other=1) == "host-only"
        assert await seats[1].refused("sit", chair=2) == "chair-taken"
        assert await seats[1].refused("sit", chair=7) == "no-chair"
        await seats[0].do("fill", chair=0, level="random")
        await seats[0].do("start")
        for command in (
            {"kind": "arrange", "one": 0, "other": 1},
            {"kind": "fill", "chair": 0, "level": "simple"},
            {"kind": "vacate", "chair": 0},
            {"kind": "start"},
            {"kind": "again"},
        ):
            assert await seats[0].refused(**command) == "while-playing"
        assert await seats[1].refused("sit", chair=0) == "while-playing"


async def test_another_plan_clears_the_table(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "planet9", "players": 3}
        table, _, seats = await seated(stack, server, plan, 1)
        await seats[0].do("start")
        await play(seats[0])
        options = {**table["options"], "history": "all"}
        await seats[0].do("change", plan=seats[0].now["table"]["plan"], options=options)
        now = await seats[0].until_now(lambda now: now["table"]["options"] == options)
        assert now["views"]
        other = {"game": "crewdeck", "players": 2}
        await seats[0].do("change", plan=other, options=options)
        now = await seats[0].until_now(lambda now: now["table"]["game"] == "crewdeck")
        assert now["views"] == []
        assert now["table"]["attempt"] is None
        assert _status(now) == "gathering"
        # Bots of another game do not come along.
        assert [chair["bot"] for chair in now["table"]["chairs"]] == [None, None]
        await seats[0].do("start")
        now = await seats[0].until_now(lambda now: bool(now["views"]))
        assert "phase" in now["views"][0]


async def test_a_plan_with_too_few_chairs_is_refused(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, _, seats = await seated(stack, server, {"game": "planet9", "players": 4}, 3)
        smaller = {**table["plan"], "players": 2}
        answer = await seats[0].ask("change", plan=smaller, options=table["options"])
        assert answer["code"] == "too-many-people"
        assert answer["params"] == {"people": 3, "chairs": 2}
        assert await seats[1].refused("change", plan=smaller, options={}) == "host-only"


async def test_a_private_table_is_found_by_its_code_only(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    private = await ann.table(public=False)
    public = await ann.table(public=True)
    listed = [table["id"] for table in (await bob.http.get("/api/tables")).json()]
    assert listed == [public["id"]]
    spoken = f"{private['code'][:3].lower()}-{private['code'][3:]}"
    found = (await bob.http.get(f"/api/codes/{spoken}")).json()
    assert found == {"id": private["id"]}
    assert (await bob.http.get("/api/codes/AAAAAA")).json()["code"] == "no-table"


async def test_whoever_looks_on_sees_nothing_hidden(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "planet9", "players": 3}
        table, _, seats = await seated(stack, server, plan, 3)
        cat = await server.guest("Cat")
        watcher = await stack.enter_async_context(cat.at(table))
        await seats[0].do("start")
        await until_asked(*seats)
        now = await watcher.until_ply(seats[0].now["ply"])
        assert len(now["views"]) == 1
        assert now["views"][0]["hand"] == []
        assert now["views"][0]["legal"] == []
        assert now["table"]["watchers"] == 1
        for command in ("give-up", "ask-back"):
            fields = {"ply": now["ply"]} if command == "ask-back" else {}
            assert await watcher.refused(command, **fields) == "not-seated"


async def test_where_nobody_may_look_on_the_others_are_shown_out(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        table, _, seats = await seated(stack, server, plan, 1, watchers=False)
        cat, dan = await server.guests("Cat", "Dan")
        waiting = await stack.enter_async_context(cat.at(table))
        await waiting.until_now()
        await seats[0].do("start")
        bye = await waiting.until_type("bye")
        assert bye["code"] == "no-watchers"
        late = await stack.enter_async_context(dan.at(table))
        assert (await late.hear())["code"] == "no-watchers"


async def test_all_must_agree_to_give_up(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "planet9", "players": 4}
        _, guests, seats = await seated(stack, server, plan, 3)
        ann, bob, cat = seats
        assert await ann.refused("give-up") == "not-playing"
        await ann.do("start")
        await ann.do("give-up")
        await bob.do("give-up")
        now = await cat.until_now(lambda now: len(now["table"]["giving_up"]) == 2)
        assert _status(now) == "playing"
        await bob.do("give-up", on=False)
        await cat.do("give-up")
        now = await ann.until_now(lambda now: now["table"]["giving_up"] == [0, 2])
        # Bob leaves: all who have a say now agree.
        await bob.do("stand")
        end = await ann.until_now(lambda now: _status(now) == "over")
        attempt = end["table"]["attempt"]
        about = (await guests[0].http.get(f"/api/games/{attempt}")).json()
        assert about["outcome"] == "given-up"
        text = await guests[0].http.get(f"/api/games/{attempt}/record")
        assert text.status_code == 200
