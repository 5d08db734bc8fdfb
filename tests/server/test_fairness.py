"""Decisions given what a seat could know: `GET …/known`, one by one and all together."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from shipmates.bots.mind import Plan, core
from shipmates.server.http.fairness import MORE
from tests.patience import ENDURANCE, within
from tests.server.tables import Guest, Server
from tests.server.test_review import a_lost_game, asked

QUICK = Plan(worlds=12, playouts=1, nodes=40)
native = pytest.mark.skipif(core() is None, reason="nothing is imagined without the core")


async def judged_to_the_end(guest: Guest, attempt: str) -> Any:
    found: Any = None
    async with within("all decisions to be judged", 2 * ENDURANCE, lambda: found):
        while (found := await asked(guest, f"{attempt}/known?words=en&more={MORE}"))["left"]:
            pass
    return found


@native
async def test_every_decision_is_judged_a_few_at_a_time(server: Server) -> None:
    server.hall.studies.plan = QUICK
    async with AsyncExitStack() as stack:
        guest, attempt = await a_lost_game(stack, server)
        first = await asked(guest, f"{attempt}/known?words=en")
        assert first["left"] == len(first["decisions"]) > MORE
        assert {one["label"] for one in first["decisions"]} == {None}
        assert first["told"] == []
        some = await asked(guest, f"{attempt}/known?words=fr&more=2")
        assert some["left"] == first["left"] - 2
        whole = await judged_to_the_end(guest, attempt)
    kinds = {one["kind"] for one in whole["decisions"]}
    assert kinds == {"card", "signal", "choice"}
    assert {one["label"] for one in whole["decisions"]} <= {"fine", "slip", "costly"}
    names = [one["said"].partition(":")[0] for one in whole["decisions"]]
    assert set(names) <= {"Ann", "Bob", "Cat"}
    # Each slip is told at its moment, and only once however often somebody kept silent.
    slips = {o["ply"] for o in whole["decisions"] if o["counts"] and o["label"] != "fine"}
    assert slips <= {ply for ply in whole["plies"] if ply is not None}
    silent = [one["seat"] for one in whole["decisions"] if one["silent"] and one["counts"]]
    assert len(silent) == len(set(silent))


@native
async def test_one_decision_is_shown_beside_all_that_could_be_done(server: Server) -> None:
    server.hall.studies.plan = QUICK
    async with AsyncExitStack() as stack:
        guest, attempt = await a_lost_game(stack, server)
        every = (await asked(guest, f"{attempt}/known"))["decisions"]
        cards = (await asked(guest, f"{attempt}/review"))["cards"]
        card = next(one for one in every if one["kind"] == "card")
        laid = next(one for one in cards if one["ply"] == card["ply"])
        found = await asked(guest, f"{attempt}/plies/{card['ply']}/known?words=en")
        assert found["choices"][found["done"]]["card"] == laid["card"]
        assert len(found["choices"]) == laid["legal"]
        assert found["because"][0].startswith(found["choices"][0]["said"])
        assert all(0 <= one["share"] <= 100 for one in found["choices"])
        french = await asked(guest, f"{attempt}/plies/{card['ply']}/known?words=fr")
        assert french["choices"][0]["share"] == found["choices"][0]["share"]
        assert french["because"] != found["because"]
        again = (await asked(guest, f"{attempt}/known"))["decisions"]
        assert [one["ply"] for one in again if one["label"]] == [card["ply"]]

        chosen = next(one for one in every if one["kind"] == "choice")
        found = await asked(guest, f"{attempt}/plies/{chosen['ply']}/known")
        assert {one["card"] for one in found["choices"]} == {None}


async def test_where_nothing_was_decided_nothing_is_judged(server: Server) -> None:
    async with AsyncExitStack() as stack:
        guest, attempt = await a_lost_game(stack, server)
        for path in ("plies/0/known", "plies/1/known", "plies/99999/known"):
            answer = await guest.http.get(f"/api/games/{attempt}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (400, "no-decision")
