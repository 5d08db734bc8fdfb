"""A guided table: the coach leads to the end, sees a slip, and scripted partners play along."""

from __future__ import annotations

from contextlib import AsyncExitStack

from shipmates.guides import GUIDES
from shipmates.server.people import COOKIE
from tests.patience import within
from tests.server.games import is_over
from tests.server.tables import Guest, Message, Server, Socket


async def _sat(stack: AsyncExitStack, ann: Guest, guide: str) -> Socket:
    made = await ann.http.post(f"/api/guides/{guide}")
    assert made.status_code == 201, made.text
    base = ann.server.url.replace("http", "ws", 1)
    url = f"{base}/api/tables/{made.json()['id']}/socket?words=en"
    return await stack.enter_async_context(Socket(url, {"Cookie": f"{COOKIE}={ann.cookie}"}))


def _told(now: Message) -> bool:
    """Whether the coach waits for something that can be done now."""
    if not now["views"]:
        return False
    coach = now["coach"]
    return coach["done"] or coach["off"] or coach["action"] in now["views"][0]["legal"]


async def test_whoever_follows_the_coach_wins_the_first_mission(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann = await server.guest()
        seat = await _sat(stack, ann, "planet9")
        steps = list[int]()
        async with within("the coach to be done", last=seat.last):
            while not (now := await seat.until_now(_told))["coach"]["done"]:
                coach, ply = now["coach"], now["ply"]
                answer = await seat.ask("act", ply=ply, action=coach["action"])
                if answer["type"] == "done":
                    steps.append(coach["number"])
                # Partners let a window pass meanwhile: what was stale is done at the next ply.
                await seat.until_ply(ply + 1)
        assert steps == list(range(len(GUIDES["planet9"].steps)))
        now = await seat.until_now(is_over)
        assert now["views"][0]["outcome"]["payoff"] == [1, 1, 1]
        assert now["table"]["options"]["practice"] is True


async def test_a_slip_is_seen_and_taken_back(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann = await server.guest()
        seat = await _sat(stack, ann, "throw")
        now = await seat.until_now(_told)
        first = now["coach"]
        wrong = next(a for a in now["views"][0]["legal"] if a != first["action"])
        await seat.do("act", ply=now["ply"], action=wrong)
        now = await seat.until_now(lambda now: bool(now["coach"]["off"]))
        assert now["coach"]["told"] != first["told"]
        await seat.do("ask-back", ply=now["ply"])
        now = await seat.until_now(lambda now: not now["coach"]["off"])
        assert now["coach"] == first


async def test_there_is_no_coach_elsewhere_and_no_guide_without_a_name(server: Server) -> None:
    ann = await server.guest()
    missing = await ann.http.post("/api/guides/nothing")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-guide")
    told = (await ann.http.get("/api/guides", params={"words": "fr"})).json()
    assert [one["key"] for one in told] == list(GUIDES)
    assert all(one["title"] for one in told)
