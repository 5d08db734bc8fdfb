"""At a table for practice: hints, open cards, back at will, and the same deal once more."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from shipmates.solver import is_native
from tests.patience import within
from tests.server.games import is_over, pick, play_all, record, replayed, seated, until_asked
from tests.server.tables import Guest, Message, Server, Socket, serving

PLANS: list[Message] = [
    {"game": "planet9", "players": 3},
    {"game": "deepsea", "players": 3},
    {"game": "crewdeck", "players": 2},
]


async def _alone(stack: AsyncExitStack, server: Server, plan: Message) -> tuple[Guest, Socket]:
    """Somebody who practises with bots, and is asked for the first time."""
    _, guests, seats = await seated(stack, server, plan, 1, practice=True)
    await seats[0].do("start")
    await until_asked(*seats)
    return guests[0], seats[0]


async def _act(seat: Socket) -> tuple[int, list[Message]]:
    """Does something, and waits until one is asked again: the ply and the views before it."""
    ply, before = seat.now["ply"], seat.now["views"]
    await seat.move(*pick(seat.moves()))
    await seat.until_now(lambda now: now["ply"] > ply and _settled(now))
    return ply, before


def _settled(now: Message) -> bool:
    return is_over(now) or now["you"]["chair"] in now["table"]["awaited"]


async def _back(seat: Socket, **how: Any) -> Message:
    ply = seat.now["ply"]
    await seat.do("ask-back", ply=ply, **how)
    return await seat.until_ply(ply + 1)


async def _hint(guest: Guest, table: str, words: str = "en") -> Any:
    return await guest.http.get(f"/api/tables/{table}/hint", params={"words": words})


async def _why(guest: Guest, seat: Socket, ago: int, words: str = "en") -> Any:
    asked = {"words": words, "ago": str(ago)}
    return await guest.http.get(f"/api/tables/{seat.now['table']['id']}/why", params=asked)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: str(plan["game"]))
async def test_a_hint_is_one_of_what_is_legal_with_its_reasons_in_ones_language(
    server: Server, plan: Message
) -> None:
    async with AsyncExitStack() as stack:
        ann, seat = await _alone(stack, server, plan)
        table = seat.now["table"]["id"]
        english = (await _hint(ann, table)).json()
        french = (await _hint(ann, table, "fr")).json()
        assert english["ply"] == seat.now["ply"]
        assert (english["seat"], english["action"]) in seat.moves()
        assert french["action"] == english["action"]
        assert all(english["told"])
        assert english["told"] != french["told"]


@pytest.mark.skipif(not is_native(), reason="the core was not built")
@pytest.mark.parametrize("plan", PLANS[:2], ids=lambda plan: str(plan["game"]))
async def test_bots_say_why_they_did_what_they_did_one_deed_after_the_other(
    server: Server, plan: Message
) -> None:
    async with AsyncExitStack() as stack:
        ann, seat = await _alone(stack, server, plan)
        async with within("a bot that had a choice", last=seat.last):
            while (await _why(ann, seat, 0)).status_code != 200:
                await _act(seat)
        if not is_over(seat.now):
            await _act(seat)
        names = seat.now["table"]["names"]
        own, places, ago = seat.now["views"][0]["seat"], list[int](), 0
        while True:
            told = (await _why(ann, seat, ago)).json()
            french = (await _why(ann, seat, ago, "fr")).json()
            assert told["seat"] != own
            assert told["told"][0].startswith(f"{names[told['seat']]}: ")
            assert all(one.endswith(".") for one in told["told"])
            assert french["told"] != told["told"]
            places.append(told["ply"])
            ago += 1
            if not told["earlier"]:
                break
        assert places == sorted(set(places), reverse=True), "from the last to the first"
        assert places[0] <= seat.now["ply"]
        beyond = await _why(ann, seat, ago)
        assert (beyond.status_code, beyond.json()["code"]) == (409, "nothing-done")


@pytest.mark.skipif(not is_native(), reason="the core was not built")
async def test_a_bot_that_stands_in_for_somebody_does_not_tell_of_their_hand(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        _, (ann, _), (own, away) = await seated(stack, server, PLANS[0], 2, practice=True)
        await own.do("start")
        await own.until_now(lambda now: now["table"]["status"] == "playing")
        await away.wire.close()
        await own.until_now(lambda now: not now["table"]["chairs"][1]["here"])
        await own.do("stand-in", chair=1, level="cautious")
        async with within("an end of the attempt", last=own.last):
            await own.until_now(_settled)
            while not is_over(own.now):
                await _act(own)
        theirs, ago, asked = own.now["table"]["names"].index("Bob"), 0, set[int]()
        while (answer := await _why(ann, own, ago)).status_code == 200:
            asked.add(answer.json()["seat"])
            ago += 1
        assert theirs not in asked


async def test_in_crew_deck_no_bot_is_asked_why(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, seat = await _alone(stack, server, PLANS[2])
        answer = await _why(ann, seat, 0)
        assert (answer.status_code, answer.json()["code"]) == (400, "no-review")


async def test_elsewhere_there_is_no_hint_and_no_card_is_laid_open(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, {"game": "planet9"}, 3)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        ply = mover.now["ply"]
        for guest, seat in zip(guests, seats, strict=True):
            answer = await _hint(guest, seat.now["table"]["id"])
            assert (answer.status_code, answer.json()["code"]) == (409, "not-practice")
            assert await seat.refused("open") == "not-practice"
            assert await seat.refused("ask-back", ply=ply, whole=True) == "not-practice"
            assert (seat.now["open"], seat.now["you"]["open"]) == ([], False)
        assert await seats[0].refused("again", how="deal") == "while-playing"


async def test_bots_moves_are_taken_back_with_ones_own_again_and_again(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, seat = await _alone(stack, server, PLANS[0])
        befores = [(await _act(seat))[1] for _ in range(3)]
        for before in reversed(befores):
            now = await _back(seat)
            assert now["views"] == before
            assert now["table"]["status"] == "playing"
        assert await seat.refused("ask-back", ply=seat.now["ply"]) == "not-to-take-back"


async def test_a_lost_attempt_goes_on_before_ones_last_decision(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, seat = await _alone(stack, server, PLANS[0])
        before = seat.now["views"]
        async with within("the end of the attempt", last=seat.last):
            while not is_over(seat.now):
                before = (await _act(seat))[1]
        attempt = seat.now["table"]["attempt"]
        assert (await ann.http.get(f"/api/games/{attempt}")).json()["practice"] is True
        now = await _back(seat)
        assert (now["table"]["status"], now["table"]["attempt"]) == ("playing", attempt)
        assert now["views"] == before
        assert (await ann.http.get(f"/api/games/{attempt}")).status_code == 404
        async with within("its end once more", last=seat.last):
            while not is_over(seat.now):
                await _act(seat)
        text = await record(ann, attempt)
        assert text.splitlines().count("# practice") == 1
        replayed(text)


async def test_with_a_friend_both_agree_to_go_back(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        _, _, seats = await seated(stack, server, plan, 2, practice=True)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        other = seats[1 - seats.index(mover)]
        ply, before = mover.now["ply"], mover.now["views"]
        await mover.move(*mover.moves()[0])
        await other.until_ply(ply + 1)
        await other.move(*other.moves()[0])
        await mover.until_ply(ply + 2)
        # Somebody else has moved since: in practice that is no hindrance.
        await mover.do("ask-back", ply=ply + 2)
        now = await other.until_now(lambda now: now["table"]["asked_back"] is not None)
        assert now["ply"] == ply + 2
        await other.do("answer-back", ply=ply + 2, agree=True)
        assert (await mover.until_ply(ply + 3))["views"] == before
        assert await other.refused("answer-back", ply=ply + 2, agree=True) == "stale"


async def test_all_cards_lie_open_for_whoever_asks_and_the_others_see_that(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        table, _, (ann, bob) = await seated(stack, server, PLANS[0], 2, practice=True)
        eve = await stack.enter_async_context((await server.guest("Eve")).at(table))
        await ann.do("start")
        await until_asked(ann, bob)
        await ann.do("open", on=True)
        now = await ann.until_now(lambda now: now["you"]["open"])
        assert [view["seat"] for view in now["open"]] == [0, 1, 2]
        assert all(view["hand"] for view in now["open"])
        seen = await bob.until_now(lambda now: now["table"]["chairs"][0]["opened"])
        assert (seen["open"], seen["you"]["open"]) == ([], False)
        assert await eve.refused("open") == "not-seated"
        assert eve.now["open"] == []
        await ann.do("open", on=False)
        now = await ann.until_now(lambda now: not now["you"]["open"])
        assert now["open"] == []
        assert now["table"]["chairs"][0]["opened"]


async def test_the_same_deal_once_more_has_the_same_cards_and_tasks(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, seat = await _alone(stack, server, PLANS[1])
        first = seat.now["views"]
        assert await seat.refused("again", how="deal") == "while-playing"
        await play_all(seat)
        attempt = seat.now["table"]["attempt"]
        await seat.do("again", how="deal")
        now = await seat.until_now(
            lambda now: now["table"]["attempt"] != attempt and _settled(now)
        )
        assert now["views"][0]["hand"] == first[0]["hand"]
        assert now["views"][0]["brief"]["display"] == first[0]["brief"]["display"]
        await _act(seat)
        now = await _back(seat, whole=True)
        assert now["views"][0]["hand"] == first[0]["hand"]


async def test_luck_is_the_same_after_going_back(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, seat = await _alone(stack, server, {"game": "crewdeck", "players": 1})
        attempt = seat.now["table"]["attempt"]
        course = (await server.hall.find(seat.now["table"]["id"])).course
        assert course is not None
        await play_all(seat)
        ended = (await server.hall.find(seat.now["table"]["id"])).course
        assert ended is not None
        await _back(seat, whole=True)
        await play_all(seat)
        again = (await server.hall.find(seat.now["table"]["id"])).course
        assert again is not None
        assert seat.now["table"]["attempt"] == attempt
        assert again.fates == ended.fates
        assert len(again.fates) >= len(course.fates)


async def test_practice_is_listed_in_the_logbook_and_counts_for_nothing(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann = await server.guest()
        crew = (await ann.http.post("/api/crews/own")).json()["id"]
        body = {"plan": PLANS[0], "options": {"practice": True}, "crew": crew}
        table = (await ann.http.post("/api/tables", json=body)).json()
        seat = await stack.enter_async_context(ann.at(table))
        await seat.do("start")
        await until_asked(seat)
        await play_all(seat)
        await _back(seat)
        await play_all(seat)
        lines = (await ann.http.get(f"/api/crews/{crew}/log/planet9")).json()
        assert [line["line"]["practice"] for line in lines] == [True]
        book = (await ann.http.get(f"/api/crews/{crew}")).json()["books"][0]
        assert (book["attempts"], book["completed"], book["missions"]) == (0, 0, [])
        sums = (await ann.http.get(f"/api/crews/{crew}/stats/planet9")).json()
        assert (sums["all"]["attempts"], sums["durations"]["attempts"]) == (0, 0)


async def test_a_finished_game_is_practised_from_any_moment(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, PLANS[0], 3)
        await seats[0].do("start")
        await until_asked(*seats)
        await play_all(*seats)
        attempt, ann = seats[0].now["table"]["attempt"], guests[0]
        moves = (await ann.http.get(f"/api/games/{attempt}/moves")).json()
        ply = next(i for i, made in enumerate(moves) if made["action"]["kind"] == "play")
        where = f"/api/games/{attempt}/practice"
        made = await ann.http.post(where, json={"ply": ply})
        assert made.status_code == 201, made.text
        table = made.json()
        assert table["options"]["practice"] is True
        here = await stack.enter_async_context(ann.at(table))
        now = await until_asked(here)
        then = await ann.http.get(
            f"/api/games/{attempt}/plies/{ply}", params={"seat": moves[ply]["seat"]}
        )
        assert now.now["views"][0] == then.json()["view"]
        late = await ann.http.post(where, json={"ply": len(moves)})
        assert (late.status_code, late.json()["code"]) == (409, "nothing-left")
        beyond = await ann.http.post(where, json={"ply": len(moves) + 1})
        assert beyond.json()["code"] == "no-ply"
        nobody = await ann.http.post(where, json={"ply": ply, "seat": 9})
        assert nobody.json()["code"] == "no-seat"


async def test_another_kind_of_table_puts_away_what_lies_there(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, PLANS[2], 1)
        seat = seats[0]
        await seat.do("start")
        await until_asked(seat)
        wanted = {"plan": PLANS[2], "options": {"practice": True}}
        assert await seat.refused("change", **wanted) == "while-playing"
        await play_all(seat)
        await seat.do("change", **wanted)
        now = await seat.until_now(lambda now: now["table"]["attempt"] is None)
        assert now["table"]["status"] == "gathering"
        assert await seat.refused("ask-back", ply=0) == "not-playing"


async def test_a_server_that_starts_anew_knows_what_was_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, AsyncExitStack() as stack:
        ann, seat = await _alone(stack, server, PLANS[0])
        await _act(seat)
        await _act(seat)
        await seat.do("open")
        now = await _back(seat)
        table, cookies = now["table"]["id"], ann.http.cookies
    async with serving(tmp_path) as server:
        ann = server.stranger()
        ann.http.cookies = cookies
        async with ann.at(table) as seat:
            again = await seat.until_now(lambda now: bool(now["views"]))
            assert (again["ply"], again["views"]) == (now["ply"], now["views"])
            assert again["you"]["open"]
            first = await _back(seat)
            assert first["ply"] == now["ply"] + 1
            await _act(seat)
