"""The same deal for others: by its link, and once a day for everybody."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from shipmates.server import challenges, kits
from shipmates.server.challenges import GAMES, planned
from shipmates.server.deals import natures
from shipmates.server.plans import setup_of
from shipmates.server.store.deals import DealStore
from tests.server.games import play, record
from tests.server.tables import Guest, Message, Server

SOLO = {"game": "crewdeck", "players": 1}
CREW = {"game": "planet9", "players": 3, "mission": 2}


async def _finished(guest: Guest, table: Message) -> str:
    """Plays a game with bots to its end; its id."""
    async with guest.at(table) as seat:
        await seat.do("start")
        end = await play(seat)
        return str(end["table"]["attempt"])


async def _shared(guest: Guest, plan: Message) -> tuple[str, str]:
    """A game that was played, and the link to its deal."""
    attempt = await _finished(guest, await guest.table(plan))
    answer = await guest.http.post(f"/api/games/{attempt}/deal")
    assert answer.status_code == 201, answer.text
    return attempt, str(answer.json()["id"])


async def _table(guest: Guest, deal: str) -> Message:
    answer = await guest.http.post(f"/api/deals/{deal}/tables")
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


async def _seen(guest: Guest, deal: str) -> Any:
    return (await guest.http.get(f"/api/deals/{deal}")).json()


@pytest.mark.parametrize("plan", [SOLO, CREW], ids=["crewdeck", "planet9"])
async def test_others_get_the_same_cards(server: Server, plan: Message) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    first, deal = await _shared(ann, plan)
    again = await ann.http.post(f"/api/games/{first}/deal")
    assert again.json()["id"] == deal
    table = await _table(bob, deal)
    assert (table["deal"], table["plan"]["game"]) == (deal, plan["game"])
    assert not table["options"]["watchers"]
    second = await _finished(bob, table)
    one, other = [
        natures((await record(bob, attempt)).splitlines()) for attempt in (first, second)
    ]
    assert one[0] == other[0]
    assert (await bob.http.post(f"/api/games/{second}/deal")).json()["id"] == deal


async def test_one_sees_the_others_only_after_having_finished(server: Server) -> None:
    ann, bob, cat = await server.guests("Ann", "Bob", "Cat")
    first, deal = await _shared(ann, SOLO)
    before = await _seen(bob, deal)
    assert (before["open"], before["finished"], before["tries"]) == (False, 1, [])
    assert [chair["name"] for chair in before["by"]] == ["Ann"]
    assert first not in str(before)
    second = await _finished(bob, await _table(bob, deal))
    after = await _seen(bob, deal)
    assert after["open"]
    assert [(one["attempt"], one["mine"], one["first"]) for one in after["tries"]] == [
        (first, False, True),
        (second, True, True),
    ]
    assert all(len(one["score"]) == 2 for one in after["tries"])
    assert (await _seen(cat, deal))["tries"] == []
    assert (await _seen(server.stranger(), deal))["tries"] == []


async def test_who_is_shown_it_is_marked_and_so_is_a_second_try(server: Server) -> None:
    ann, bob, cat = await server.guests("Ann", "Bob", "Cat")
    _, deal = await _shared(ann, SOLO)
    shown = (await bob.http.post(f"/api/deals/{deal}/show")).json()
    assert (shown["open"], len(shown["tries"])) == (True, 1)
    late = await _finished(bob, await _table(bob, deal))
    one = await _finished(cat, await _table(cat, deal))
    two = await _finished(cat, await _table(cat, deal))
    marks = {
        tried["attempt"]: (tried["first"], tried["shown"])
        for tried in (await _seen(cat, deal))["tries"]
    }
    assert (marks[late], marks[one], marks[two]) == (
        (False, True),
        (True, False),
        (False, False),
    )


async def test_looking_while_one_plays_is_noted_too(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    _, deal = await _shared(ann, SOLO)
    table = await _table(bob, deal)
    async with bob.at(table) as seat:
        await seat.do("start")
        assert (await _seen(bob, deal))["table"] == table["id"]
        assert not (await _seen(bob, deal))["open"]
        await bob.http.post(f"/api/deals/{deal}/show")
        await play(seat)
    mine = [one for one in (await _seen(bob, deal))["tries"] if one["mine"]]
    assert [(one["first"], one["shown"]) for one in mine] == [(False, True)]


async def test_who_has_finished_need_not_be_noted(server: Server) -> None:
    ann = await server.guest()
    _, deal = await _shared(ann, SOLO)
    assert (await ann.http.post(f"/api/deals/{deal}/show")).json()["tries"][0]["first"]


async def test_a_friend_who_knows_the_cards_spoils_the_first_try(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    _, deal = await _shared(ann, CREW)
    table = await _table(bob, deal)
    async with bob.at(table) as host, ann.at(table) as friend:
        await friend.do("sit", chair=1)
        await host.do("start")
        await host.do("give-up")
        await friend.do("give-up")
        end = await host.until_now(lambda now: bool(now["table"]["status"] == "over"))
    tried = (await _seen(bob, deal))["tries"]
    last = next(one for one in tried if one["attempt"] == end["table"]["attempt"])
    assert (last["first"], last["cause"], last["won"]) == (False, "given-up", False)


async def test_nothing_tells_the_cards_while_it_is_played(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    first, deal = await _shared(ann, CREW)
    row = await DealStore(server.hall.house.store).get(deal)
    assert row is not None
    table = await _table(bob, deal)
    async with bob.at(table) as seat:
        await seat.do("start")
        await seat.until_now(lambda now: bool(now["views"]))
        said = [str(heard) for heard in seat.heard]
        attempt = seat.now["table"]["attempt"]
        for path in (
            f"/api/deals/{deal}",
            f"/api/tables/{table['id']}",
            "/api/tables",
            "/api/daily",
        ):
            said.append((await bob.http.get(path)).text)
        assert (await bob.http.get(f"/api/games/{attempt}/record")).status_code == 404
        assert (await bob.http.post(f"/api/games/{attempt}/deal")).status_code == 404
    secrets = (row.deal.seed, first, *row.deal.lines)
    assert not [secret for secret in secrets for text in said if secret in text]


async def test_the_same_deal_goes_on_after_a_restart(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    _, deal = await _shared(ann, SOLO)
    table = await _table(bob, deal)
    async with bob.at(table) as seat:
        await seat.do("start")
        live = await server.hall.find(table["id"])
        assert live.course is not None
        before = live.course.deal
        await live.reload()
        assert live.course.deal == before is not None


async def test_practice_is_no_challenge_and_counts_for_nothing(server: Server) -> None:
    ann = await server.guest()
    attempt = await _finished(ann, await ann.table(SOLO, practice=True))
    answer = await ann.http.post(f"/api/games/{attempt}/deal")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-challenge")
    assert (await ann.http.get("/api/me/stats")).json() == []


async def test_another_plan_or_once_more_is_another_deal(server: Server) -> None:
    ann = await server.guest()
    _, deal = await _shared(ann, SOLO)
    table = await _table(ann, deal)
    async with ann.at(table) as seat:
        await seat.do("start")
        await play(seat)
        await seat.do("again")
        now = await seat.until_now(lambda now: bool(now["table"]["number"] == 2))
        assert now["table"]["deal"] is None
    other = await _table(ann, deal)
    async with ann.at(other) as seat:
        await seat.do("change", plan={**SOLO, "wilds": False}, options={})
        now = await seat.until_now(lambda now: not now["table"]["plan"].get("wilds", True))
        assert now["table"]["deal"] is None


async def test_the_deal_of_the_day_is_the_same_for_all(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    one, other = [(await guest.http.get("/api/daily")).json() for guest in (ann, bob)]
    assert one == other
    assert [daily["game"] for daily in one] == list(GAMES)
    assert {daily["mine"] for daily in one} == {"new"}
    deal = next(daily["id"] for daily in one if daily["game"] == "crewdeck")
    table = await _table(ann, deal)
    async with ann.at(table) as seat:
        await seat.do("start")
        states = {d["game"]: d["mine"] for d in (await ann.http.get("/api/daily")).json()}
        assert states["crewdeck"] == "playing"
        await play(seat)
    states = {d["game"]: d["mine"] for d in (await ann.http.get("/api/daily")).json()}
    assert states["crewdeck"] in ("won", "lost")
    (crewdeck,) = [d for d in (await bob.http.get("/api/daily")).json() if d["id"] == deal]
    assert (crewdeck["finished"], crewdeck["mine"]) == (1, "new")
    assert (await _seen(bob, deal))["day"] == challenges.today().isoformat()


async def test_nobody_can_work_out_tomorrows_deal(server: Server) -> None:
    """Without the secret of the server, the same day is another deal."""
    store, day = server.hall.house.store, date(2031, 5, 4)
    one = await challenges.daily(store, "planet9", day)
    assert await challenges.daily(store, "planet9", day) == one
    other = await challenges.daily(store, "planet9", day + timedelta(7 * 7))
    assert other.head == one.head
    assert other.deal.lines != one.deal.lines
    assert one.deal.seed not in (await server.stranger().http.get("/api/daily")).text


@pytest.mark.parametrize("game", GAMES)
def test_every_day_has_something_to_play(game: str) -> None:
    days = [date(2031, 1, 1) + timedelta(number) for number in range(100)]
    plans = [planned(game, day) for day in days]
    for plan in plans:
        kits.opening(setup_of(plan))
    assert len({plan.players for plan in plans}) > 2
    assert len({str(plan) for plan in plans}) > 5


@pytest.mark.parametrize("deal", ["nothing", "x" * 40])
async def test_a_deal_that_is_not_there_is_missing(server: Server, deal: str) -> None:
    ann = await server.guest()
    for answer in (
        await ann.http.get(f"/api/deals/{deal}"),
        await ann.http.post(f"/api/deals/{deal}/show"),
        await ann.http.post(f"/api/deals/{deal}/tables"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-deal")
