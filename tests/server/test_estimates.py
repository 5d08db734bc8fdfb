"""Estimates: measured one at a time, growing as they come, ended when nobody wants them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from shipmates.lab.difficulty import BOTS, measure
from shipmates.notation import read_mission
from shipmates.server.estimates import Estimates, Wish
from tests.patience import PATIENCE, within
from tests.server.tables import Guest, Server

EASY = "tasks = 1\n"


async def _asked(guest: Guest, text: str = EASY, deals: int = 5) -> dict[str, Any]:
    sent = {"mission": {"text": text}, "players": [3, 4], "deals": deals}
    answer = await guest.http.post("/api/estimates", json=sent)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def _until(guest: Guest, estimate: str, *states: str) -> dict[str, Any]:
    now: dict[str, Any] = {}
    async with within(f"an estimate to be {states}", 6 * PATIENCE, lambda: now):
        while True:
            now = (await guest.http.get(f"/api/estimates/{estimate}")).json()
            if now["state"] in states:
                return now
            await asyncio.sleep(0.1)


@pytest.mark.slow
async def test_an_estimate_is_what_the_laboratory_says_and_is_remembered(
    server: Server,
) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    made = await _asked(ann)
    ended = await _until(ann, made["id"], "done", "failed")
    *_, last = measure(read_mission(EASY), (3, 4), BOTS, 5)
    assert [(one["players"], one["games"]) for one in ended["crews"]] == [(3, 5), (4, 5)]
    for one in ended["crews"]:
        tally = last.crews[one["players"]]
        low, high = tally.interval
        assert one["won"] == {"share": tally.share, "low": low, "high": high}
        assert one["winnable"]["low"] <= one["winnable"]["share"] <= one["winnable"]["high"]
    again = await _asked(bob, "# the same mission\n" + EASY)
    assert (again["state"], again["crews"]) == ("done", ended["crews"])


@pytest.mark.slow
async def test_it_ends_when_it_is_cancelled_and_the_next_one_is_measured(
    server: Server,
) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    long = await _asked(ann, deals=500)
    waits = await _asked(bob)
    assert (waits["state"], waits["ahead"]) == ("waiting", 1)
    assert (await ann.http.delete(f"/api/estimates/{long['id']}")).status_code == 204
    assert (await ann.http.get(f"/api/estimates/{long['id']}")).status_code == 404
    assert (await _until(bob, waits["id"], "done"))["done"] == 10


async def test_nobody_sees_or_stops_somebody_elses(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    made = await _asked(ann)
    for method in ("GET", "DELETE"):
        answer = await bob.http.request(method, f"/api/estimates/{made['id']}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-estimate")


async def test_a_mission_with_a_fault_is_not_measured(server: Server) -> None:
    ann = await server.guest()
    sent = {"mission": {"text": "tasks = 99"}, "players": [3]}
    answer = await ann.http.post("/api/estimates", json=sent)
    assert (answer.status_code, answer.json()["code"]) == (400, "own-file")
    twice = {"mission": {"text": EASY}, "players": [3, 3]}
    answer = await ann.http.post("/api/estimates", json=twice)
    assert (answer.status_code, answer.json()["code"]) == (400, "crew-twice")


async def test_everybody_has_one_and_the_queue_has_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shipmates.server.estimates.MOST_WAITING", 2)
    estimates = Estimates(lambda: True)
    wish = Wish(EASY, (3,), 5)
    first, newer = estimates.ask("ann", wish), estimates.ask("ann", wish)
    assert estimates.look("ann", newer.id) is newer
    with pytest.raises(Exception, match="no-estimate"):
        estimates.look("ann", first.id)
    other = estimates.ask("bob", wish)
    assert [estimates.ahead(one) for one in (newer, other)] == [0, 1]
    with pytest.raises(Exception, match="too-many-estimates"):
        estimates.ask("cat", wish)
    await estimates.close()


async def test_whoever_stops_asking_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shipmates.server.estimates.LEFT", -1.0)
    estimates = Estimates(lambda: True)
    made = estimates.ask("ann", Wish(EASY, (3,), 5))
    estimates.ask("bob", Wish(EASY, (3,), 5))
    with pytest.raises(Exception, match="no-estimate"):
        estimates.look("ann", made.id)
    await estimates.close()
