"""Once more: new tasks, the same ones, the next mission; and how a campaign lets it begin."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from shipmates.campaign import Attempt, Logbook, codec
from shipmates.deepsea.missions import EPILOGUE, EPILOGUE_STARTS
from tests.server.games import TIMED, seated, until_asked
from tests.server.tables import Guest, Message, Server, Socket

WHEN = "2031-05-04T12:00:00+00:00"


def _tasks(now: Message) -> list[str]:
    brief = now["views"][0]["brief"]
    return sorted([*brief["display"], *(duty["key"] for duty in brief["duties"])])


async def _next(seat: Socket, how: str) -> Message:
    number = seat.now["table"]["number"] + 1
    await seat.do("again", how=how)
    return await seat.until_now(lambda now: now["table"]["number"] == number)


async def _begun(seat: Socket) -> Message:
    await seat.do("start")
    await until_asked(seat)
    return seat.now


async def _given_up(seat: Socket) -> None:
    await seat.do("give-up")
    await seat.until_now(lambda now: now["table"]["status"] == "over")


async def _campaign(guest: Guest, *attempts: Attempt, game: str = "deepsea") -> str:
    """A crew with these attempts behind it."""
    crew = (await guest.http.post("/api/crews", json={"name": "Us"})).json()["id"]
    raw = codec.write(Logbook(game, "Us", attempts))
    answer = await guest.http.post(f"/api/crews/{crew}/logbook/{game}", content=raw)
    assert answer.status_code == 201, answer.text
    return str(crew)


async def _table(guest: Guest, crew: str, **plan: object) -> Message:
    body = {"plan": {"game": "deepsea", "players": 3, **plan}, "crew": crew}
    answer = await guest.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


def _tried(
    mission: int, *tasks: str, won: bool = False, distress: bool = False, difficulty: int = 0
) -> Attempt:
    return Attempt(
        mission,
        3,
        won=won,
        distress=distress,
        because="x",
        when=WHEN,
        difficulty=difficulty,
        tasks=tasks,
    )


async def test_the_same_tasks_once_more_and_new_ones_after(server: Server) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "deepsea", "mission": 9}
        _, _, seats = await seated(stack, server, plan, 1)
        first = _tasks(await _begun(seats[0]))
        await _given_up(seats[0])
        again = await _next(seats[0], "same")
        assert _tasks(again) == first
        assert again["table"]["plan"]["again"] == []
        await _given_up(seats[0])
        await _next(seats[0], "new")
        await _given_up(seats[0])
        following = await _next(seats[0], "next")
        assert following["table"]["plan"]["mission"] == 10


async def test_there_are_no_same_tasks_before_an_attempt_or_at_another_mission(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        plan = {"game": "deepsea", "mission": 9}
        table, _, seats = await seated(stack, server, plan, 1)
        assert await seats[0].refused("again", how="same") == "no-same"
        await _begun(seats[0])
        await _given_up(seats[0])
        other = {**table["plan"], "mission": 4}
        await seats[0].do("change", plan=other, options=table["options"])
        assert await seats[0].refused("again", how="same") == "no-same"


@pytest.mark.parametrize(
    "plan", [{"game": "planet9", "mission": 50}, {"game": "deepsea", "mission": EPILOGUE}]
)
async def test_after_the_last_mission_nothing_comes(server: Server, plan: Message) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, plan, 1)
        assert await seats[0].refused("again", how="next") == "no-next"


async def test_planet_nine_has_no_same_tasks_and_crew_deck_no_next(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, {"game": "planet9"}, 1)
        assert await seats[0].refused("again", how="same") == "no-same"
    async with AsyncExitStack() as stack:
        _, _, seats = await seated(stack, server, {"game": "crewdeck"}, 1)
        assert await seats[0].refused("again", how="next") == "no-next"


async def test_the_clock_is_left_aside_where_the_next_mission_has_none(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await _campaign(ann)
    table = await _table(ann, crew, own=TIMED, timed=True)
    async with ann.at(table) as seat:
        await _begun(seat)
        await _given_up(seat)
        now = await _next(seat, "next")
        assert now["table"]["plan"]["mission"] == 1
        assert now["table"]["status"] == "playing"


async def test_a_campaign_begins_with_the_signal_active_and_used_tasks_aside(
    server: Server,
) -> None:
    ann = await server.guest("Ann")
    lost = _tried(3, "T05", "T22", distress=True)
    crew = await _campaign(ann, _tried(1, "T01", won=True), lost)
    table = await _table(ann, crew, mission=3, distress=False)
    async with ann.at(table) as seat:
        now = await _begun(seat)
        setup = now["views"][0]["brief"]["setup"]
        assert setup["distress"] == "active"
        assert sorted(setup["used"]) == ["T01", "T05", "T22"]


async def test_a_campaign_plays_the_tasks_of_its_own_last_attempt_only(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await _campaign(ann, _tried(3, "T05", "T22"))
    table = await _table(ann, crew, mission=3, again=["T07"])
    async with ann.at(table) as seat:
        assert await seat.refused("start") == "no-same"
        await seat.until_now()
        now = await _next(seat, "same")
        await until_asked(seat)
        assert _tasks(now) == ["T05", "T22"]


async def test_used_tasks_lie_aside_when_a_campaign_comes_back_with_its_kept_ones(
    server: Server,
) -> None:
    ann = await server.guest("Ann")
    table = await _table(ann, await _campaign(ann), mission=5)
    async with ann.at(table) as seat:
        lost = _tasks(await _begun(seat))
        await _given_up(seat)
        await seat.do("change", plan=table["plan"] | {"mission": 6}, options=table["options"])
        await seat.until_now(lambda now: now["table"]["plan"]["mission"] == 6)
        between = _tasks(await _next(seat, "new"))
        await _given_up(seat)
        await seat.do("change", plan=table["plan"], options=table["options"])
        await seat.until_now(lambda now: now["table"]["plan"]["mission"] == 5)
        assert _tasks(await _next(seat, "same")) == lost
        await _given_up(seat)
        now = await _next(seat, "new")
        assert sorted(now["views"][0]["brief"]["setup"]["used"]) == sorted([*lost, *between])


async def test_a_campaign_goes_on_where_the_logbook_says(server: Server) -> None:
    ann = await server.guest("Ann")
    won = [_tried(mission, won=True) for mission in range(1, 33) if mission != 7]
    crew = await _campaign(ann, *won, _tried(7))
    table = await _table(ann, crew, mission=20)
    async with ann.at(table) as seat:
        await seat.until_now()
        now = await _next(seat, "next")
        assert now["table"]["plan"]["mission"] == 7


async def test_after_all_missions_comes_the_epilogue_at_its_step(server: Server) -> None:
    ann = await server.guest("Ann")
    won = [_tried(mission, won=True) for mission in range(1, 33)]
    step = _tried(EPILOGUE, won=True, difficulty=EPILOGUE_STARTS)
    crew = await _campaign(ann, *won, step)
    table = await _table(ann, crew, mission=32)
    async with ann.at(table) as seat:
        await seat.until_now()
        await _next(seat, "next")
        await until_asked(seat)
        mission = seat.now["views"][0]["brief"]["setup"]["mission"]
        assert mission["difficulty"] == EPILOGUE_STARTS + 1
