"""Whole games over the socket, and what a player is told and refused on the way."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.games import (
    TIMED,
    pick,
    play,
    play_all,
    record,
    replayed,
    seated,
    until_asked,
)
from tests.server.tables import Message, Server

GAMES = [
    ("planet9", 2, 1),
    ("planet9", 2, 2),
    ("planet9", 4, 3),
    ("planet9", 5, 5),
    ("deepsea", 2, 1),
    ("deepsea", 3, 2),
    ("deepsea", 5, 1),
    ("crewdeck", 1, 1),
    ("crewdeck", 2, 2),
    ("crewdeck", 4, 2),
]


@pytest.mark.parametrize(("game", "players", "people"), GAMES)
async def test_a_game_is_played_to_its_end(
    server: Server, game: str, players: int, people: int
) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": game, "players": players}
        _, guests, seats = await seated(stack, server, plan, people)
        await seats[0].do("start")
        ends = await play_all(*seats)
        assert all(end["views"][0]["outcome"] for end in ends)
        attempt = ends[0]["table"]["attempt"]
        text = await record(guests[-1], attempt)
        states = replayed(text)
        about = (await guests[0].http.get(f"/api/games/{attempt}")).json()
        assert about["plies"] == len(states) - 1
        assert about["took_back"] == 0
        assert [name["bot"] is not None for name in about["names"]] == [
            chair >= people for chair in range(players)
        ]
        assert all(about["seats"])
        assert {name["name"] for name in about["names"]} <= set(about["seats"])
        last = f"/api/games/{attempt}/plies/{about['plies']}"
        told = (await guests[0].http.get(last, params={"words": "fr"})).json()["words"]
        assert told["because"] or plan["game"] == "crewdeck"
        assert (await guests[0].http.get(last)).json()["words"] is None
        assert (await guests[0].http.get(last, params={"words": "xx"})).status_code == 400


@pytest.mark.parametrize("game", ["planet9", "deepsea"])
async def test_the_dummy_is_led_by_a_person(server: Server, game: str) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, {"game": game, "players": 2}, 1)
        await seats[0].do("start")
        led = set[int]()

        def choose(moves: Any) -> Any:
            led.update(seat for seat, _ in moves)
            return pick(moves)

        end = await play(seats[0], choose=choose)
        own = end["table"]["chairs"][0]["seat"]
        captain = own == end["views"][0]["brief"][_captain(game)]
        assert led == ({own, 2} if captain else {own})
        assert len(end["views"]) == len(led)


def _captain(game: str) -> str:
    return "commander" if game == "planet9" else "captain"


async def test_what_was_meant_for_an_older_ply_is_refused(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, {"game": "crewdeck", "players": 2}, 2)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        move = mover.moves()[0]
        ply = mover.now["ply"]
        await mover.move(*move)
        answer = await mover.ask("act", ply=ply, seat=move[0], action=move[1])
        assert answer["code"] == "stale"
        assert answer["params"] == {"ply": ply + 1}


async def test_all_sockets_of_one_person_stay_in_step_and_a_new_one_gets_the_newest(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        table, guests, seats = await seated(stack, server, {"game": "crewdeck"}, 3)
        await seats[0].do("start")
        second = await stack.enter_async_context(guests[0].at(table))
        mover = await until_asked(*seats)
        await mover.move(*mover.moves()[0])
        ply = mover.now["ply"] if mover.now["ply"] else 0
        await seats[0].until_ply(ply)
        await second.until_ply(seats[0].now["ply"])
        assert second.now["views"] == seats[0].now["views"]
        third = await stack.enter_async_context(guests[0].at(table))
        first = await third.hear()
        assert first["type"] == "now"
        assert first["ply"] == second.now["ply"]
        assert first["views"] == second.now["views"]


async def test_nobody_moves_for_another_seat(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, {"game": "crewdeck", "players": 2}, 2)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        other = seats[1 - seats.index(mover)]
        seat, action = mover.moves()[0]
        ply = mover.now["ply"]
        assert await other.refused("act", ply=ply, seat=seat, action=action) == "not-your-seat"
        assert (await other.refused("act", ply=ply, action=action)).startswith("illegal-")


async def test_standing_orders_answer_for_people(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "planet9", "players": 3}
        _, guests, seats = await seated(stack, server, plan, 3)
        for guest in guests:
            orders = {"always_ready": True, "distress": "never", "last_task": True}
            await guest.http.patch("/api/me", json={"orders": orders})
        await seats[0].do("start")
        kinds = set[str]()

        def choose(moves: Any) -> Any:
            kinds.update(action["kind"] for _, action in moves)
            return next(move for move in moves if move[1]["kind"] != "signal")

        ends = await play_all(*seats, choose=choose)
        text = await record(guests[0], ends[0]["table"]["attempt"])
        assert kinds <= {"play", "signal"}
        assert " ready" in text
        assert " take " in text


async def test_orders_given_in_the_middle_are_heeded_at_once(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, {"game": "planet9"}, 3)
        await seats[0].do("start")

        def window(now: Message) -> bool:
            legal = [action["kind"] for view in now["views"] for action in view["legal"]]
            return "signal" in legal

        await play_all(*seats, until=window)
        asker = await until_asked(*seats)
        guest = guests[seats.index(asker)]
        assert (asker.now["views"][0]["seat"], {"kind": "ready"}) in asker.moves()
        ply = asker.now["ply"]
        await guest.http.patch("/api/me", json={"orders": {"always_ready": True}})
        now = await asker.until_ply(ply + 1)
        assert {"kind": "ready"} not in now["views"][0]["legal"]


async def test_the_clock_of_the_server_ends_a_timed_mission(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "deepsea", "own": TIMED, "timed": True, "distress": False}
        _, guests, seats = await seated(stack, server, plan, 3)
        await seats[0].do("start")
        await play_all(*seats, until=lambda now: now["left"] is not None)
        assert 0 < seats[0].now["left"] <= 1
        end = await seats[0].until_now(lambda now: bool(now["table"]["status"] == "over"))
        assert end["views"][0]["outcome"]["because"]["code"] == "time-up"
        assert end["left"] is None
        text = await record(guests[0], end["table"]["attempt"])
        assert "nature time-up" in text
        replayed(text)


async def test_an_action_after_the_time_is_too_late(server: Server) -> None:
    async with AsyncExitStack() as stack:
        own = TIMED.replace("seconds = 1", "seconds = 600")
        plan = {"game": "deepsea", "own": own, "timed": True, "distress": False}
        table, _, seats = await seated(stack, server, plan, 3)
        await seats[0].do("start")
        await play_all(*seats, until=lambda now: now["left"] is not None)
        live = await server.hall.find(table["id"])
        assert live.began is not None
        live.began -= 600_000
        mover = await until_asked(*seats)
        seat, action = mover.moves()[0]
        ply = mover.now["ply"]
        assert await mover.refused("act", ply=ply, seat=seat, action=action) == "time-up"
        end = await seats[0].until_now(lambda now: bool(now["table"]["status"] == "over"))
        assert end["views"][0]["outcome"]["because"]["code"] == "time-up"


async def test_a_clock_is_only_for_missions_that_have_one(server: Server) -> None:
    ann = await server.guest()
    plan = {"game": "deepsea", "mission": 1, "timed": True}
    answer = await ann.http.post("/api/tables", json={"plan": plan})
    assert answer.status_code == 400
    assert answer.json() == {"code": "not-timed", "params": {"mission": 1}}


def placing(now: Message) -> bool:
    return bool(now["views"] and now["views"][0]["phase"] == "place")


async def test_placements_can_be_looked_at_before_they_are_made(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "crewdeck", "players": 2}
        _, _, seats = await seated(stack, server, plan, 2)
        await seats[0].do("start")
        await play_all(*seats, until=placing)
        ann, bob = seats
        await play(bob, until=lambda now: not now["views"][0]["news"])
        now = await ann.until_ply(bob.now["ply"])
        actions = []
        while now["views"][0]["news"] if "views" in now else now["view"]["news"]:
            view = now["views"][0] if "views" in now else now["view"]
            actions.append(view["legal"][0])
            now = await ann.do("preview", ply=ann.now["ply"], actions=actions)
        # The last card would open every ship: Bob's stays as it was.
        assert now["view"]["ships"][1] == ann.now["views"][0]["ships"][1]
        assert len(now["view"]["ships"][0]["placed"]) == len(actions)
        assert ann.now["views"][0]["phase"] == "place"
        assert now["view"]["hand"] == []
        too_many = [*actions, actions[-1]]
        answer = await ann.ask("preview", ply=ann.now["ply"], actions=too_many)
        assert answer["type"] == "refused"


async def test_there_is_no_preview_where_moves_are_open(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, {"game": "crewdeck", "players": 2}, 2)
        await seats[0].do("start")
        mover = await until_asked(*seats)
        action = mover.moves()[0][1]
        code = await mover.refused("preview", ply=mover.now["ply"], actions=[action])
        assert code == "no-preview"


async def test_a_finished_game_can_be_seen_ply_by_ply_and_nothing_before(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "planet9", "players": 3}
        _, guests, seats = await seated(stack, server, plan, 2)
        await seats[0].do("start")
        await until_asked(*seats)
        attempt = seats[0].now["table"]["attempt"]
        for path in ("", "/record", "/moves", "/plies/0", "/plies/1?seat=0"):
            answer = await guests[0].http.get(f"/api/games/{attempt}{path}")
            assert answer.status_code == 404, path
        end = (await play_all(*seats))[0]
        about = (await guests[0].http.get(f"/api/games/{attempt}")).json()
        last = await guests[1].http.get(f"/api/games/{attempt}/plies/{about['plies']}?seat=0")
        assert last.json()["view"] == end["views"][0]
        dealt = [
            (await guests[1].http.get(f"/api/games/{attempt}/plies/1?seat={seat}")).json()
            for seat in range(3)
        ]
        hands = [tuple(moment["view"]["hand"]) for moment in dealt]
        assert len(set(hands)) == 3
        looking_on = (await guests[1].http.get(f"/api/games/{attempt}/plies/1")).json()
        assert looking_on["view"]["hand"] == []
        beyond = await guests[1].http.get(f"/api/games/{attempt}/plies/{about['plies'] + 1}")
        assert beyond.json()["code"] == "no-ply"
        moves = (await guests[1].http.get(f"/api/games/{attempt}/moves?words=fr")).json()
        assert len(moves) == about["plies"]
        laid = [one["action"]["card"] for one in moves if one["action"]["kind"] == "play"]
        ledger = last.json()["view"]["scene"]["ledger"]
        assert laid[: len(ledger["tricks"][0]["cards"])] == ledger["tricks"][0]["cards"]
        assert all(one["said"] for one in moves if one["action"]["kind"] == "play")
        assert [done for one in moves for done in one["settled"]], "a mission has a task"
