"""Campaigns of one's own: put together, shared, and played in order with a logbook."""

from __future__ import annotations

from typing import Any

import pytest

from shipmates import planet9
from shipmates.campaign import Attempt
from shipmates.campaign.codec import line_of
from shipmates.server.campaigns import progress_of
from shipmates.server.plans import Planet9Plan, setup_of
from shipmates.tricks.distress import Distress
from tests.server.campaigns import WHEN, founded, log_of
from tests.server.games import OWN
from tests.server.tables import Guest, Server


async def _mission(guest: Guest, text: str = OWN) -> str:
    kept = await guest.http.post("/api/workshop", json={"text": text})
    return str(kept.json()["info"]["id"])


async def _campaign(guest: Guest, *stops: dict[str, Any]) -> str:
    sent = {"name": "Way out", "game": "planet9", "stops": list(stops)}
    answer = await guest.http.post("/api/campaigns", json=sent)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["info"]["id"])


async def _table(guest: Guest, crew: str | None, leg: dict[str, Any], **plan: Any) -> Any:
    body = {"plan": {"game": "planet9", "players": 3, **plan}, "crew": crew, "leg": leg}
    return await guest.http.post("/api/tables", json=body)


async def test_a_campaign_is_of_own_and_printed_missions_and_stays_as_it_was(
    server: Server,
) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    own = await _mission(ann)
    campaign = await _campaign(ann, {"own": own}, {"mission": 12})
    await ann.http.delete(f"/api/workshop/{own}")
    sheet = (await bob.http.get(f"/api/campaigns/{campaign}")).json()
    assert (sheet["info"]["name"], sheet["author"], sheet["own"]) == ("Way out", "Ann", False)
    assert [stop["mission"] for stop in sheet["stops"]] == [0, 12]
    assert sheet["stops"][0]["title"] == "Ours"
    assert [one["id"] for one in (await ann.http.get("/api/campaigns")).json()] == [campaign]


async def test_a_crew_plays_it_and_finds_every_attempt(server: Server) -> None:
    ann = await server.guest()
    crew = await founded(ann)
    campaign = await _campaign(ann, {"own": await _mission(ann)}, {"mission": 1})
    at = f"/api/crews/{crew}/campaigns/{campaign}"
    assert (await ann.http.get(at)).json()["following"] == 0
    table = (await _table(ann, crew, {"campaign": campaign, "place": 0})).json()
    assert table["plan"]["own"] == OWN
    async with ann.at(table) as seat:
        await seat.do("start")
        await seat.do("give-up")
        await seat.until_now(lambda now: now["table"]["status"] == "over")
        await seat.do("again", how="next")
        now = await seat.until_now(lambda now: now["table"]["status"] == "playing")
        assert now["table"]["plan"]["own"] == OWN
    stands = (await ann.http.get(at)).json()
    assert [page["tries"] for page in stands["stops"]] == [1, 0]
    assert (stands["following"], stands["completed"]) == (0, 0)
    (line,) = await log_of(ann, crew, "planet9")
    assert line["line"]["mission"] == 0


@pytest.mark.parametrize(
    ("leg", "crewed", "plan", "code"),
    [
        ({"place": 0}, False, {}, "leg-for-crews"),
        ({"place": 9}, True, {}, "no-stop"),
        ({"place": 0, "campaign": "nothing"}, True, {}, "no-campaign"),
        ({"place": 0}, True, {"game": "deepsea"}, "stop-other-game"),
    ],
)
async def test_what_is_no_stop_of_the_campaign_is_not_played(
    server: Server, leg: dict[str, Any], crewed: bool, plan: dict[str, Any], code: str
) -> None:
    ann = await server.guest()
    crew = await founded(ann) if crewed else None
    wanted = {"campaign": await _campaign(ann, {"mission": 1}), **leg}
    answer = await _table(ann, crew, wanted, **plan)
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    ("stop", "code"),
    [
        ({}, "stop-or-mission"),
        ({"mission": 51}, "request"),
        ({"own": "nothing"}, "no-own-mission"),
        ({"own": "x", "mission": 3}, "stop-or-mission"),
    ],
)
async def test_a_campaign_of_what_there_is_not_is_refused(
    server: Server, stop: dict[str, Any], code: str
) -> None:
    ann = await server.guest()
    sent = {"name": "Way out", "game": "planet9", "stops": [stop]}
    assert (await ann.http.post("/api/campaigns", json=sent)).json()["code"] == code


@pytest.mark.parametrize("code", ["stop-other-game", "no-printed-mission"])
async def test_a_campaign_is_for_one_game(server: Server, code: str) -> None:
    ann = await server.guest()
    own = {"own": await _mission(ann)}
    stop = own if code == "stop-other-game" else {"mission": 40}
    sea = {"name": "x", "game": "deepsea", "stops": [stop]}
    assert (await ann.http.post("/api/campaigns", json=sea)).json()["code"] == code


def _line(*, won: bool, distress: bool = False) -> str:
    attempt = Attempt(0, 3, won=won, distress=distress, because="given-up", when=WHEN)
    return line_of("planet9", attempt)


def test_stops_are_counted_like_the_missions_of_a_logbook() -> None:
    tried = [(0, _line(won=False, distress=True)), (0, _line(won=True)), (2, _line(won=False))]
    found = progress_of("planet9", 3, tried)
    assert [page.score for page in found.pages] == [3, None, None]
    assert found.following == 2
    assert progress_of("planet9", 3, [*tried, (2, _line(won=True))]).following == 1
    assert progress_of("planet9", 1, tried[:2]).following is None


def test_a_distress_signal_stays_active_until_the_stop_is_won() -> None:
    lost = [(0, _line(won=False, distress=True))]
    assert progress_of("planet9", 1, lost).distress(0) is Distress.ACTIVE
    won = [*lost, (0, _line(won=True))]
    assert progress_of("planet9", 1, won).distress(0) is Distress.OFFERED
    setup = setup_of(Planet9Plan(players=3, own=OWN), None, Distress.ACTIVE)
    assert isinstance(setup, planet9.Setup)
    assert setup.distress is Distress.ACTIVE
