"""A slip is taken back: with everybody's consent, and while nothing hidden was shown by it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tests.patience import within
from tests.server.games import (
    is_over,
    pick,
    play,
    play_all,
    record,
    replayed,
    seated,
    until_asked,
)
from tests.server.tables import Message, Server, Socket, serving


async def _moved(server: Server, stack: AsyncExitStack) -> tuple[list[Socket], Socket, Socket]:
    """Two people at Crew Deck, one of whom has just made the first move."""
    plan = {"game": "crewdeck", "players": 2}
    _, _, seats = await seated(stack, server, plan, 2)
    await seats[0].do("start")
    mover = await until_asked(*seats)
    other = seats[1 - seats.index(mover)]
    ply = mover.now["ply"]
    await mover.move(*mover.moves()[0])
    for seat in seats:
        await seat.until_ply(ply + 1)
    return seats, mover, other


async def test_a_move_is_taken_back_when_all_agree_and_stays_in_the_record(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        _, guests, seats = await seated(stack, server, plan, 2)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        other = seats[1 - seats.index(mover)]
        before = mover.now["views"]
        ply = mover.now["ply"]
        await mover.move(*mover.moves()[0])
        await mover.do("ask-back", ply=ply + 1)
        now = await other.until_now(lambda now: now["table"]["asked_back"] is not None)
        chair = seats.index(mover)
        asked = {"chair": chair, "ply": ply + 1, "agreed": [chair], "whole": False}
        assert now["table"]["asked_back"] == asked
        await other.do("answer-back", ply=ply + 1, agree=True)
        now = await mover.until_ply(ply + 2)
        assert now["views"] == before
        assert now["table"]["asked_back"] is None
        attempt = (await play_all(*seats))[0]["table"]["attempt"]
        text = await record(guests[0], attempt)
        assert text.count("# taken back: ") == 1
        replayed(text)
        about = (await guests[0].http.get(f"/api/games/{attempt}")).json()
        assert about["took_back"] == 1


async def test_one_who_does_not_agree_ends_the_question(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, mover, other = await _moved(server, stack)
        ply = mover.now["ply"]
        await mover.do("ask-back", ply=ply)
        await other.do("answer-back", ply=ply, agree=False)
        now = await mover.until_now(lambda now: now["table"]["asked_back"] is None)
        assert now["ply"] == ply
        assert await other.refused("answer-back", ply=ply, agree=True) == "not-asked"


async def test_only_ones_own_last_move_and_only_at_its_ply(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, mover, other = await _moved(server, stack)
        ply = mover.now["ply"]
        assert await other.refused("ask-back", ply=ply) == "not-to-take-back"
        assert await mover.refused("ask-back", ply=ply - 1) == "stale"
        await mover.do("ask-back", ply=ply)
        await other.move(*other.moves()[0])
        now = await mover.until_ply(ply + 1)
        assert now["table"]["asked_back"] is None
        assert await mover.refused("ask-back", ply=ply + 1) == "not-to-take-back"
        assert await other.refused("answer-back", ply=ply, agree=True) == "stale"


async def test_nobody_takes_back_where_the_table_does_not_want_it(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 1, "wilds": False}
        _, _, seats = await seated(stack, server, plan, 1, take_backs=False)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        await mover.move(*mover.moves()[0])
        now = await mover.until_ply(mover.now["ply"])
        assert await mover.refused("ask-back", ply=now["ply"]) == "no-take-backs"


async def test_what_nature_did_cannot_be_taken_back(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, {"game": "planet9"}, 3)
        await seats[0].do("start")
        await until_asked(*seats)
        for seat in seats:
            ply = seat.now["ply"]
            assert await seat.refused("ask-back", ply=ply) == "not-to-take-back"


async def test_a_card_passed_stays_passed_once_all_have_chosen(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, {"game": "planet9"}, 3)
        for guest in guests:
            await guest.http.patch("/api/me", json={"orders": {"distress": "left"}})
        await seats[0].do("start")
        await play_all(*seats, until=_giving)
        # While one is missing, a sealed card can be had back; the last one moves them all.
        codes = list[str]()
        for seat in seats:
            before = seat.now["ply"]
            await seat.move(*seat.moves()[0])
            for other in seats:
                await other.until_ply(before + 1)
            answer = await seat.ask("ask-back", ply=before + 1)
            codes.append(str(answer.get("code", answer["type"])))
            if answer["type"] == "done":
                await seat.do("answer-back", ply=before + 1, agree=False)
        assert codes == ["done", "done", "not-to-take-back"]


def _giving(now: Message) -> bool:
    legal = [action for view in now["views"] for action in view["legal"]]
    return bool(legal) and legal[0]["kind"] == "give"


async def test_the_cards_of_a_crew_stay_once_every_ship_is_open(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        _, _, seats = await seated(stack, server, plan, 2)
        await seats[0].do("start")

        def placing(now: Message) -> bool:
            return bool(now["views"] and now["views"][0]["phase"] == "place")

        await play_all(*seats, until=placing)
        ann, bob = seats
        await play(bob, until=lambda now: not now["views"][0]["news"])
        await bob.do("ask-back", ply=bob.now["ply"])
        await bob.do("answer-back", ply=bob.now["ply"], agree=False)
        await play(ann, until=lambda now: not placing(now))
        assert await ann.refused("ask-back", ply=ann.now["ply"]) == "not-to-take-back"


async def test_a_card_of_the_dummy_that_was_turned_up_stays(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "planet9", "players": 2, "distress": False}
        _, _, seats = await seated(stack, server, plan, 2)
        await seats[0].do("start")
        shown = _faces(await seats[0].until_now(lambda now: bool(now["views"])))
        async with within("a card of the dummy to be turned up", last=seats[0].last):
            while True:
                mover = await until_asked(*seats)
                ply = mover.now["ply"]
                await mover.move(*pick(mover.moves()))
                for seat in seats:
                    await seat.until_ply(ply + 1)
                if is_over(seats[0].now):
                    await seats[0].do("again")
                    now = await seats[0].until_now(lambda now: not is_over(now))
                    await seats[1].until_now(lambda now: not is_over(now))
                    shown = _faces(now)
                    continue
                answer = await mover.ask("ask-back", ply=ply + 1)
                if _faces(seats[0].now) - shown:
                    assert answer["code"] == "not-to-take-back"
                    return
                assert answer["type"] == "done"
                await mover.do("answer-back", ply=ply + 1, agree=False)


def _faces(now: Message) -> set[str]:
    return {str(face["up"]) for face in now["views"][0]["row"] if face["up"] is not None}


async def test_bots_wait_while_somebody_asks_for_a_move_back(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=0.4) as server, AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 4}
        _, _, seats = await seated(stack, server, plan, 2)
        await seats[1].do("sit", chair=2)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        other = seats[1 - seats.index(mover)]
        ply, before = mover.now["ply"], mover.now["views"]
        await mover.move(*mover.moves()[0])
        await mover.do("ask-back", ply=ply + 1)
        await asyncio.sleep(0.8)  # twice as long as a bot thinks: now it would have moved
        await other.do("answer-back", ply=ply + 1, agree=True)
        now = await mover.until_ply(ply + 2)
        assert now["views"] == before


async def test_alone_with_bots_nobody_else_is_asked(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=0.4) as server, AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        _, _, seats = await seated(stack, server, plan, 1)
        await seats[0].do("start")
        ann = await until_asked(*seats)
        ply, before = ann.now["ply"], ann.now["views"]
        await ann.move(*ann.moves()[0])
        await ann.do("ask-back", ply=ply + 1)
        assert (await ann.until_ply(ply + 2))["views"] == before
