"""What goes wrong inside must not stop a table: bots, loading, leaving, sweeping."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from shipmates import planet9
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.server import people as peoples
from shipmates.server import thinking
from shipmates.server.store.rows import Append
from tests.patience import Fitting, within
from tests.server.peek import rows
from tests.server.tables import Message, Server, Socket, serving
from tests.server.test_crash import check_records


async def to_the_end(seat: Socket) -> None:
    """One person plays with bots until the game is over."""
    await seat.until_now(lambda now: bool(now["table"]["status"] != "gathering"))
    await press_on(seat, lambda now: bool(now["table"]["status"] != "playing"))


async def press_on(seat: Socket, until: Callable[[Message], bool]) -> None:
    """One person does the first thing there is until a view fits."""
    async with within(Fitting(until), last=seat.last):
        while not until(seat.now):
            moves, ply = seat.moves(), seat.now["ply"]
            if moves:
                await seat.send("act", ply=ply, seat=moves[0][0], action=moves[0][1])
            await later(seat, ply)


async def later(seat: Socket, ply: int) -> None:
    await seat.until(lambda said: bool(said["type"] == "now" and said["ply"] > ply))


async def at_work(thinkers: thinking.Thinkers) -> list[BaseProcess]:
    """The processes that think, as soon as there are any."""
    async with within("a worker that thinks"):
        while not (workers := list(thinkers.workers)):
            await asyncio.sleep(0.01)
    return workers


async def raises(*_: object) -> Any:
    raise ZeroDivisionError


async def cheats(*_: object) -> Any:
    return "the queen of hearts"


@pytest.mark.parametrize("bot", [raises, cheats])
async def test_a_bot_that_fails_does_not_stop_the_table(
    server: Server, bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hall.house.thinkers, "choose", bot)
    ann = await server.guest()
    table = await ann.table({"game": "planet9", "players": 3})
    async with ann.at(table) as seat:
        await seat.do("start")
        await to_the_end(seat)
    assert check_records(server.settings.database) == 1


async def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_workers=2) as server:
        thinkers = server.hall.house.thinkers
        ann = await server.guest()
        tables = [await ann.table({"game": "crewdeck", "players": 2}) for _ in range(3)]
        games = [asyncio.create_task(play(ann.at(table))) for table in tables]
        for worker in await at_work(thinkers):
            worker.kill()
        await asyncio.gather(*games)
    assert check_records(server.settings.database) == 3


async def test_a_thought_that_gets_no_time_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A worker that never answers, as on a machine that is never idle."""
    monkeypatch.setattr(thinking, "PATIENCE", 0.05)
    game, state = planet9.PlanetNine(), planet9.opening(planet9.Setup(planet9.MISSIONS[0], 3))
    while (dealt := game.chance(state, Seeded(1))) is not None:
        state = game.apply(state, NATURE, dealt)
    view = game.look(state, game.awaited(state)[0])
    thinkers = thinking.Thinkers(1)
    thinkers.warm()
    workers = await at_work(thinkers)
    os.kill(workers[0].pid or 0, signal.SIGSTOP)
    try:
        found = await thinkers.choose("planet9", "cautious", "a", view)
    finally:
        os.kill(workers[0].pid or 0, signal.SIGKILL)
        thinkers.close()
    assert found == thinking.think("planet9", "cautious", "a", view)


async def test_a_study_that_gets_no_time_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.05)
    thinkers = thinking.Thinkers(1)
    async with within("a worker that studies"):
        while not (workers := thinkers.workers):
            await thinkers.study(os.getpid)
    stopped = {worker.pid or 0 for worker in workers}
    for worker in stopped:
        os.kill(worker, signal.SIGSTOP)
    monkeypatch.setattr(thinkers, "_pressed", thinking._Workers(1, thinking.BACK))
    try:
        assert await thinkers.study(os.getpid) not in stopped | {os.getpid()}
    finally:
        for worker in stopped:
            os.kill(worker, signal.SIGKILL)
        thinkers.close()


async def play(socket: Socket) -> None:
    async with socket as seat:
        await seat.do("start")
        await to_the_end(seat)


async def test_a_table_that_cannot_be_read_harms_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest()
        broken = await ann.table({"game": "crewdeck", "players": 1}, public=True)
        sound = await ann.table({"game": "crewdeck", "players": 1}, public=True)
        for table in (broken, sound):
            async with ann.at(table) as seat:
                await seat.do("start")
        cookie = ann.cookie
    rows(
        server.settings.database,
        "UPDATE moves SET line = '0 flies to the moon' WHERE number = 0 AND attempt IN "
        "(SELECT id FROM attempts WHERE table_id = :table)",
        table=broken["id"],
    )
    async with serving(tmp_path) as server:
        ann = server.stranger()
        ann.http.cookies.set("shipmates", cookie or "")
        found = (await ann.http.get("/api/tables")).json()
        assert [table["id"] for table in found] == [sound["id"]]
        answer = await ann.http.get(f"/api/tables/{broken['id']}")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-broken")
        async with ann.at(broken) as seat:
            assert (await seat.hear())["code"] == "table-broken"
        async with ann.at(sound) as seat:
            await seat.until_ply(1)


async def test_a_table_somebody_enters_is_not_put_away(tmp_path: Path) -> None:
    async with serving(tmp_path, idle_table=0.0) as server:
        ann = await server.guest()
        table = await ann.table()
        person = await server.hall.people.get(ann.id)
        assert person is not None
        live = await server.hall.find(table["id"])
        async with live.lock:
            entering = asyncio.create_task(server.hall.enter(live, person))
            await asyncio.sleep(0)
            server.hall.sweep()
        outbox = await entering
        server.hall.sweep()
        assert await server.hall.find(table["id"]) is live
        server.hall.leave(live, outbox)
        server.hall.sweep()
        assert await server.hall.find(table["id"]) is not live


async def test_whoever_gives_up_entering_is_not_counted(server: Server) -> None:
    ann = await server.guest()
    table = await ann.table()
    person = await server.hall.people.get(ann.id)
    assert person is not None
    live = await server.hall.find(table["id"])
    async with live.lock:
        entering = asyncio.create_task(server.hall.enter(live, person))
        await asyncio.sleep(0)
        entering.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await entering
    assert (live.outboxes, live.expected, server.hall._sockets) == (set(), 0, {})


async def test_two_hosts_tabs_that_start_at_once_start_once(server: Server) -> None:
    ann = await server.guest()
    table = await ann.table({"game": "crewdeck", "players": 1})
    async with ann.at(table) as one, ann.at(table) as other:
        answers = await asyncio.gather(one.ask("start"), other.ask("start"))
    assert sorted(answer.get("code", "done") for answer in answers) == [
        "done",
        "while-playing",
    ]


async def test_memory_does_not_grow_with_everybody_who_came(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peoples, "MOST_KNOWN", 5)
    ann = await server.guest()
    table = await ann.table()
    for _ in range(8):
        guest = await server.guest("Bob")
        async with guest.at(table) as seat:
            await seat.hear()
    live = await server.hall.find(table["id"])
    async with within("everybody to be gone", last=lambda: live.outboxes):
        while live.outboxes:
            await asyncio.sleep(0.01)
    assert len(server.hall.people._known) == 5
    assert (set(live.people), len(live.gone)) == ({ann.id}, 0)
    assert not server.hall._sockets
    assert (await ann.http.get("/api/me")).json()["id"] == ann.id


async def test_another_node_may_have_played_on(server: Server) -> None:
    """A move is written past this server: it answers stale, and shows the newest view."""
    ann = await server.guest()
    table = await ann.table({"game": "crewdeck", "players": 1})
    async with ann.at(table) as seat:
        await seat.do("start")
        await seat.until_ply(1)
        live = await server.hall.find(table["id"])
        assert live.course is not None
        assert live.room.attempt is not None
        number, action = seat.moves()[0]
        moved = live.onward(
            live.course.move(Seat(number), live.course.kit.actions.decode(action))
        )
        await live.house.store.append(
            Append(live.room.attempt, live.course.ply, moved.fresh, 0)
        )
        ply = seat.now["ply"]
        assert await seat.refused("act", ply=ply, seat=number, action=action) == "stale"
        await seat.until_ply(moved.ply)
    assert check_records(server.settings.database) == 1


async def test_a_clock_goes_on_over_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest()
        plan = {"game": "deepsea", "players": 3, "mission": 14, "timed": True}
        table = await ann.table(plan)
        async with ann.at(table) as seat:
            await seat.do("start")
            left = await until_ticking(seat)
        cookie = ann.cookie
    rows(server.settings.database, "UPDATE attempts SET began = began - 3600000")
    async with serving(tmp_path) as server:
        ann = server.stranger()
        ann.http.cookies.set("shipmates", cookie or "")
        async with ann.at(table) as seat:
            over = await seat.until_now(lambda now: now["table"]["status"] == "over")
    assert left > 0
    assert "time" in str(over["views"][0]["outcome"])
    assert check_records(server.settings.database) == 1


async def until_ticking(seat: Socket) -> float:
    await seat.until_now(lambda now: bool(now["table"]["status"] == "playing"))
    await press_on(seat, lambda now: now["left"] is not None)
    return float(seat.now["left"])
