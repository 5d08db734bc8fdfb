"""At a table: views come in, moves go out, and a broken connection mends itself."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from examples.bot import chooser, play
from shipmates.bots import simple
from shipmates.client import (
    Connection,
    Gone,
    Memory,
    Now,
    Place,
    Refused,
    Said,
    Stale,
    Unsure,
    View,
    is_complete,
    shapes,
)
from shipmates.client import answers as ours
from shipmates.crewdeck.view import Phase
from shipmates.crewdeck.view import View as DeckView
from shipmates.server import messages as theirs
from shipmates.server.http import about, games, me
from shipmates.server.people import Orders, Person
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import READY, Play
from tests.client.cable import Cable, cable
from tests.client.conftest import Guest
from tests.patience import within
from tests.server.tables import Server
from tests.server.test_lookback import OWN

ALONE = {"game": "crewdeck", "players": 1}
TRIO = {"game": "planet9", "players": 3}
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


async def started(place: Place) -> Now:
    await place.start()
    return await place.until(lambda now: now.asked is not None)


@pytest.mark.parametrize(
    "plan", [TRIO, {"game": "deepsea", "players": 2}, {"game": "crewdeck", "players": 2}]
)
async def test_the_example_bot_plays_a_whole_game(
    guest: Guest, plan: dict[str, object]
) -> None:
    ann, robbie = await guest("Ann"), await guest("Robbie")
    level = simple(str(plan["game"]))
    table = await ann.create(plan)
    async with ann.sit(table.id) as place:
        playing = asyncio.create_task(play(robbie, table.code, level))
        await place.until(lambda now: now.table.chairs[1].name == "Robbie")
        await place.start()
        await play(ann, table.code, level)
    over = await playing
    assert over.views[0].outcome is not None
    assert over.views[0].seat == over.table.chairs[1].seat


@pytest.mark.parametrize("game", ["planet9", "deepsea"])
async def test_the_example_bot_remembers_where_nobody_may_look_back(
    guest: Guest, game: str
) -> None:
    ann, robbie = await guest("Ann"), await guest("Robbie")
    plan = {"game": game, "players": 3, "own": OWN[game]}
    table = await ann.create(plan, {"history": "sealed"})
    memory, cut, whole = Memory(), list[bool](), list[bool]()
    async with ann.sit(table.id) as place:
        playing = asyncio.create_task(play(robbie, table.code))
        await place.until(lambda now: now.table.chairs[1].name == "Robbie")
        await place.start()
        choose = chooser(game, "random")
        async for heard in place:
            now = memory.recall(heard)
            cut.append(is_complete(heard.views[0]))
            whole.append(is_complete(now.views[0]))
            if now.table.status == "over":
                break
            if now.asked is not None:
                with suppress(Stale, Unsure):
                    await place.act(choose(now.asked), now.asked.seat)
    await playing
    assert cut.count(False) > 5
    assert all(whole)


async def test_the_example_bot_is_a_program(server: Server, guest: Guest) -> None:
    ann = await guest("Ann")
    table = await ann.create({"game": "planet9", "players": 2})
    command = (sys.executable, str(BOT), server.url, table.code, "--level", "random")
    program = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    async with ann.sit(table.id) as place:
        await place.until(lambda now: now.table.chairs[1].name == "Robbie")
        await place.start()
        await play(ann, table.code)
    told, _ = await program.communicate()
    assert program.returncode == 0
    assert told.decode().startswith("planet9, game 1: ")


async def test_what_is_refused_says_why(guest: Guest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create(TRIO)
    async with ann.sit(table.id) as place, bob.sit(table.id) as other:
        with pytest.raises(Refused, match="host-only"):
            await other.start()
        with pytest.raises(Refused) as refused:
            await other.take(0)
        assert (refused.value.code, refused.value.params) == ("chair-taken", {"chair": 0})
        await started(place)
        with pytest.raises(Refused, match="illegal-"):
            await place.act(Play(Card.parse("P1")))


async def test_a_move_meant_for_an_older_view_is_made_if_it_is_still_offered(
    guest: Guest,
) -> None:
    """Both are ready at once: one of them is stale, and asks again by itself."""
    async with crew(guest) as places:
        one, other = await _both_ready(places)
        ply = one.now.ply
        nows = await asyncio.gather(one.act(READY), other.act(READY))
        assert max(now.ply for now in nows) >= ply + 2


@asynccontextmanager
async def crew(guest: Guest) -> AsyncIterator[list[Place]]:
    """Three people at a table, and the game has begun."""
    people = [await guest(name) for name in ("Ann", "Bob", "Cat")]
    table = await people[0].create({**TRIO, "distress": False})
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(one.sit(table.id)) for one in people]
        await places[1].take(1)
        await places[2].take(2)
        await places[0].start()
        yield places


async def _both_ready(places: list[Place]) -> list[Place]:
    """Plays up to the first trick: the two who do not lead are asked whether they are ready."""
    async with within("the first trick", last=lambda: [place.now for place in places]):
        while True:
            begun = [await place.until(lambda now: bool(now.views)) for place in places]
            ply = max(now.ply for now in begun)
            for place in places:
                await place.until(lambda now, ply=ply: now.ply >= ply)  # type: ignore[misc]
            asked = [place for place in places if place.now.asked is not None]
            if len(asked) == 2:
                return asked
            view = asked[0].now.asked
            assert view is not None
            await asked[0].act(view.legal[0])


async def test_what_is_said_is_heard(guest: Guest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create(TRIO)
    async with ann.sit(table.id) as place, bob.sit(table.id) as other:
        await other.say("hello")
        await other.chat("Shall we?")
        heard = [event async for event in _until_said(place, 2)]
    assert [(said.name, said.phrase, said.text) for said in heard] == [
        ("Bob", "hello", None),
        ("Bob", None, "Shall we?"),
    ]


async def _until_said(place: Place, count: int) -> AsyncIterator[Said]:
    async for event in place.events():
        if isinstance(event, Said):
            yield event
            count -= 1
            if not count:
                return


async def test_a_preview_shows_and_does_nothing(guest: Guest) -> None:
    ann = await guest("Ann")
    table = await ann.create(ALONE)
    async with ann.sit(table.id) as place:
        view = (await started(place)).asked
        async with within("cards to be placed", last=lambda: place.now):
            while not (isinstance(view, DeckView) and view.phase is Phase.PLACE):
                assert view is not None
                await place.act(view.legal[0])
                view = (await place.until(lambda now: now.asked is not None)).asked
        ply = place.now.ply
        seen = await place.preview([view.legal[0]])
        assert isinstance(seen, DeckView)
        assert len(seen.news) == len(view.news) - 1
        assert place.now.ply == ply


async def test_votes_and_slips(guest: Guest) -> None:
    async with crew(guest) as places:
        one, other = await _both_ready(places)
        before = await one.act(READY)
        await one.ask_back()
        for place in places:
            await place.until(lambda now: now.table.asked_back is not None)
        for place in places:
            if place is not one:
                await place.answer_back(agree=True)
        after = await one.until(before.is_before)
        assert after.table.asked_back is None
        assert after.offers(READY)
        chair = one.now.you.chair
        await one.give_up()
        await other.until(lambda now: now.table.giving_up == [chair])
        await one.give_up(on=False)
        await other.until(lambda now: now.table.giving_up == [])


# The connection breaks


async def test_a_broken_connection_comes_back_and_shows(server: Server, guest: Guest) -> None:
    async with cable(server.url) as line:
        ann = await guest("Ann", line.url)
        table = await ann.create(TRIO)
        async with ann.sit(table.id) as place:
            line.cut()
            turns = list[Connection]()
            async for event in place.events():
                turns += [event] if isinstance(event, Connection) else []
                if len(turns) == 2:
                    break
            await place.newest()
            assert [turn.on for turn in turns] == [False, True]
            assert place.connected


async def test_a_move_that_was_never_heard_is_sent_again(server: Server, guest: Guest) -> None:
    async with cable(server.url) as line:
        ann = await guest("Ann", line.url)
        table = await ann.create(ALONE)
        async with ann.sit(table.id) as place:
            now = await started(place)
            assert now.asked is not None
            moving = await _lost(line, place, now.asked, "there")
            after = await moving
            assert now.is_before(after)
            assert await _moves_of(server, table.id, now) == 1


async def test_a_move_whose_answer_was_lost_is_not_made_twice(
    server: Server, guest: Guest
) -> None:
    async with cable(server.url) as line:
        ann = await guest("Ann", line.url)
        table = await ann.create(ALONE)
        async with ann.sit(table.id) as place:
            now = await started(place)
            assert now.asked is not None
            moving = await _lost(line, place, now.asked, "back")
            try:
                await moving
            except Unsure:
                assert place.now.offers(now.asked.legal[0])
            assert await _moves_of(server, table.id, now) == 1


async def _lost(line: Cable, place: Place, view: View, way: str) -> asyncio.Task[Now]:
    """Makes a move while nothing gets through one way, then breaks the connection."""
    line.carries[way] = False
    line.sent.clear()
    moving = asyncio.create_task(place.act(view.legal[0]))
    await line.sent.wait()
    await asyncio.sleep(0.1)
    line.cut()
    return moving


async def _moves_of(server: Server, table: str, before: Now) -> int:
    """How many of the lines since were written by a person."""
    live = await server.hall.find(table)
    assert live.room.attempt is not None
    lines = await server.hall.house.store.lines(live.room.attempt)
    return sum(line.startswith("0 ") for line in lines[before.ply :])


async def test_there_is_an_end_to_patience(server: Server, guest: Guest) -> None:
    async with cable(server.url) as line:
        ann = await guest("Ann", line.url)
        table = await ann.create(TRIO)
        async with ann.sit(table.id, patience=0.0) as place:
            line.up = False
            line.cut()
            with pytest.raises(Gone, match="unreachable"):
                async for _ in place:
                    pass
            with pytest.raises(Gone):
                await place.say("hello")


# Both sides agree


@pytest.mark.parametrize(
    ("own", "sent"),
    [
        (ours.Standing, theirs.Now),
        (ours.Done, theirs.Done),
        (ours.Denied, theirs.Refused),
        (ours.Previewed, theirs.Previewed),
        (ours.Said, theirs.Said),
        (ours.Bye, theirs.Bye),
        (shapes.Table, theirs.TableInfo),
        (shapes.Seated, theirs.Seated),
        (shapes.AskedBack, theirs.AskedBackInfo),
        (shapes.You, theirs.You),
        (shapes.Person, Person),
        (shapes.Orders, Orders),
        (shapes.About, about.About),
        (shapes.GameInfo, about.GameInfo),
        (shapes.Finished, games.Finished),
        (shapes.Link, me.Link),
    ],
)
def test_what_the_server_sends_is_what_the_client_reads(
    own: type[msgspec.Struct], sent: type[msgspec.Struct]
) -> None:
    assert own.__struct_fields__ == sent.__struct_fields__
    assert own.__struct_config__.tag == sent.__struct_config__.tag


async def test_every_command_has_a_method(guest: Guest) -> None:
    """Each is sent with the fields the server wants: it may refuse, but it understands."""
    ann = await guest("Ann")
    table = await ann.create(TRIO)
    sent, codes = set[str](), set[str]()
    async with ann.sit(table.id) as place:
        calls = [
            place.take(1),
            place.swap(0, 1),
            place.fill(1, "random"),
            place.vacate(1),
            place.stand_in(0, None),
            place.change(table.plan, table.options),
            place.hand_over("nobody"),
            place.again("same"),
            place.give_up(),
            place.ask_back(),
            place.answer_back(agree=False),
            place.open(),
            place.say("hello"),
            place.chat("hello"),
            place.stand(),
            place.take(0),
            place.start(),
            place.preview([]),
        ]
        for call in calls:
            sent.add(str(getattr(call, "__name__", "")))
            try:
                await call
            except Refused as refused:
                codes.add(refused.code)
    assert not codes & {"not-understood", "failed"}
    tags = {kind.__struct_config__.tag for kind in get_args(theirs.Commands)}
    assert len(sent) == len(tags) - 1
