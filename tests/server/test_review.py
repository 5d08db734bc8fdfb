"""Finished games with open cards: `GET …/review` and `GET …/if`."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from shipmates.notation import read_any
from shipmates.review import document, reviewed
from shipmates.review.solvers import quick
from shipmates.server.refusals import Away
from shipmates.server.studies import Studies
from shipmates.server.thinking import Thinkers
from shipmates.tricks.rounds import Playing
from tests.server.games import play_all, record, replayed, seated
from tests.server.tables import Guest, Server


async def a_lost_game(stack: AsyncExitStack, server: Server) -> tuple[Guest, str]:
    """Whoever lays the first card that may be laid loses seven tasks, but for rare luck."""
    plan = {"game": "planet9", "players": 3, "mission": 32, "distress": False}
    for _ in range(4):
        _, guests, seats = await seated(stack, server, plan, 3)
        await seats[0].do("start")
        end = (await play_all(*seats))[0]
        if end["views"][0]["outcome"]["payoff"][0] == 0:
            return guests[0], end["table"]["attempt"]
    pytest.fail("four such games were won")


async def asked(guest: Guest, path: str) -> Any:
    answer = await guest.http.get(f"/api/games/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_review_says_of_every_card_whether_it_kept_the_game_winnable(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        guest, attempt = await a_lost_game(stack, server)
        found = await asked(guest, f"{attempt}/review?words=en")
        whole = await asked(guest, f"{attempt}/review?words=fr&whole=true")
        text = await record(guest, attempt)
    states = replayed(text)
    parsed: Any = read_any(text)
    expected: Any = document(reviewed(states, parsed.record.moves, *quick()))
    assert found["start"] == expected["start"]
    assert [card["card"] for card in found["cards"]] == [c["card"] for c in expected["cards"]]
    assert [card["after"] for card in found["cards"]] == [c["after"] for c in expected["cards"]]
    assert found["cards"][-1]["after"] == "lost"
    turn = next((c for c in found["cards"] if c["before"] == "winnable" != c["after"]), None)
    assert found["turn"] == (turn and turn["ply"])
    assert found["turning"] in found["told"]

    assert "undecided" not in {card["after"] for card in whole["cards"]}
    assert whole["told"] != found["told"]
    for one, other in zip(found["cards"], whole["cards"], strict=True):
        assert one["after"] in (other["after"], "undecided")


async def test_what_if_goes_another_way_and_says_what_can_still_be_won(server: Server) -> None:
    async with AsyncExitStack() as stack:
        guest, attempt = await a_lost_game(stack, server)
        states = replayed(await record(guest, attempt))
        ply = next(i for i, state in enumerate(states) if isinstance(state, Playing))
        here = await asked(guest, f"{attempt}/plies/{ply}/if")
        assert here["awaited"] == states[ply].trick.leader
        assert set(here["marks"]) == set(here["views"][here["awaited"]]["hand"])
        assert len(here["views"]) == 3
        line = list[str]()
        while here["awaited"] is not None:
            good = [card for card, mark in here["marks"].items() if mark == "winnable"]
            line.append((good or list(here["marks"]))[0])
            here = await asked(
                guest, f"{attempt}/plies/{ply}/if?words=fr&cards={'.'.join(line)}"
            )
        assert here["marks"] == {}
        assert here["because"]
        for path, code in (
            ("plies/0/if", "no-trick-yet"),
            ("plies/99999/if", "no-ply"),
            (f"plies/{ply}/if?cards=T9", "card-not-now"),
            (f"plies/{ply}/if?cards=%F0%9F%9A%80", "card-not-now"),
            (f"plies/{ply}/if?cards={'.'.join([*line, line[0]])}", "card-not-now"),
            (f"plies/{len(states) - 1}/if", "no-trick-yet"),
        ):
            answer = await guest.http.get(f"/api/games/{attempt}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (400, code), path


async def test_crew_deck_has_no_review(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, {"game": "crewdeck", "players": 1}, 1)
        await seats[0].do("start")
        end = (await play_all(*seats))[0]
        attempt = end["table"]["attempt"]
        for path in ("review", "plies/0/if"):
            answer = await guests[0].http.get(f"/api/games/{attempt}/{path}")
            assert answer.json()["code"] == "no-review"


class _Slow(Thinkers):
    """Counts what it is asked, and takes its time."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0

    async def study(self, *_: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(0.01)
        if self.asked == 1:
            raise OSError("the worker was lost")
        return {"cards": []}


async def test_a_review_is_made_once_however_many_ask_and_again_if_it_failed() -> None:
    thinkers = _Slow()
    studies = Studies(thinkers)
    with pytest.raises(OSError, match="lost"):
        await studies.review("a", "", (), whole=False)
    many = (studies.review("a", "", (), whole=False) for _ in range(5))
    assert await asyncio.gather(*many) == [{"cards": []}] * 5
    assert thinkers.asked == 2
    await studies.review("a", "", (), whole=True)
    assert thinkers.asked == 3


async def test_nobody_waits_for_a_server_that_goes() -> None:
    studies = Studies(_Slow())
    waiting = asyncio.create_task(studies.review("a", "", (), whole=False))
    await asyncio.sleep(0)
    studies.leave()
    with pytest.raises(Away):
        await waiting
