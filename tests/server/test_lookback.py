"""A table where only the last trick may be looked at: no message carries an older one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card
from shipmates.words import LOCALES, Words
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine
from tests.clauses import clause
from tests.server.games import Move, is_over, play, play_all, record, replayed, seated
from tests.server.tables import Guest, Message, Server, Socket
from tests.server.test_fleet import elsewhere, fleet

# Neither names a card, and both are open until the last trick.
NINE = """game = "planet9"
title.en = "To the end"

[[rule]]
who = "commander"
tricks = "at least 1"
among = ["last"]
"""
SEA = """game = "deepsea"
title.en = "To the end"
fixed = ["T77"]
"""
OWN = {"planet9": NINE, "deepsea": SEA}
CARD = re.compile(r'"([PBGY][1-9]|T[1-4])"')
DECK = re.compile(r'"deck":\[[^\]]*\]')
"""Every view lists the cards in play; that says nothing of any of them."""
GAMES = [(game, players) for game in OWN for players in (2, 3, 4, 5)]


def plan(game: str, players: int) -> Message:
    return {"game": game, "players": players, "own": OWN[game], "distress": False}


def talkative(seed: int) -> Callable[[Sequence[Move]], Move]:
    """Signals whenever that is possible, plays what was shown, or else any card."""
    dice, shown = Random(seed), set[str]()

    def choose(moves: Sequence[Move]) -> Move:
        signals = [move for move in moves if move[1]["kind"] == "signal"]
        known = [move for move in moves if move[1].get("card") in shown]
        chosen = dice.choice(signals or known or moves)
        if chosen in signals:
            shown.add(chosen[1]["card"])
        return chosen

    return choose


def count(now: Message) -> int:
    """How many tricks are finished."""
    scene = now["views"][0]["scene"] if now["views"] else {}
    return len(scene.get("ledger", {"tricks": ()})["tricks"])


def after(tricks: int) -> Callable[[Message], bool]:
    """Whether so many are finished, or the game is."""
    return lambda now: count(now) >= tricks or is_over(now)


def tricks_of(text: str) -> list[list[Card]]:
    """The tricks of a record, in turn."""
    scene = replayed(text)[-1].last
    return [list(trick.cards) for trick in scene.ledger.tricks]


@cache
def named(game: str, card: Card) -> tuple[str, ...]:
    """What a card is called in every language."""
    voice: Any = nine if game == "planet9" else sea
    return tuple(voice.card(Words(locale), card).lower() for locale in LOCALES)


def leaks(game: str, text: str, tricks: list[list[Card]], done: int) -> list[str]:
    """Which cards of tricks before the last of these occur in a message, by sign or name."""
    signs, plain = set(CARD.findall(DECK.sub("", text))), text.lower()
    older = (card for trick in tricks[: max(done - 1, 0)] for card in trick)
    return [
        card.text
        for card in older
        if card.text in signs or any(name in plain for name in named(game, card))
    ]


def shown_in(view: Message) -> list[Message | None]:
    """The signals of a view."""
    return [one for shown in view["scene"]["signals"] for one in shown]


def told(socket: Socket) -> Iterator[tuple[str, Message]]:
    """Every message about an unfinished game."""
    for text in socket.texts:
        message = json.loads(text)
        if message["type"] == "now" and not is_over(message):
            yield text, message


async def watched(stack: AsyncExitStack, guest: Guest, table: Message) -> Socket:
    socket = await stack.enter_async_context(guest.at(table, words="fr"))
    await socket.until_now()
    return socket


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), GAMES)
@clause("P9-TRICK-8", "DS-TRICK-5")
async def test_nobody_is_sent_an_older_trick_before_the_end(
    server: Server, game: str, players: int
) -> None:
    async with AsyncExitStack() as stack:
        table, guests, seats = await seated(
            stack, server, plan(game, players), 2, history="sealed"
        )
        sockets = [*seats, await watched(stack, await server.guest("Zoe"), table)]
        await seats[0].do("start")
        attempt = ""
        for wanted in range(2, 14):
            # Everybody comes back after every trick, with words now and without before.
            for guest in guests:
                seat = await stack.enter_async_context(guest.at(table, words="en"))
                sockets.append(seat)
            choose = talkative(wanted)
            ends = await play_all(
                *sockets[-2:],
                until=after(wanted),
                choose=choose,
            )
            attempt = ends[0]["table"]["attempt"]
            if is_over(ends[0]):
                break
        for socket in sockets:
            await socket.until_now(is_over)
        tricks = tricks_of(await record(guests[0], attempt))
        assert len(tricks) >= 8
        seen = [
            (leaks(game, text, tricks, count(now)), count(now))
            for socket in sockets
            for text, now in told(socket)
        ]
        assert max(done for _, done in seen) == len(tricks) - 1
        assert [leak for leak, _ in seen if leak] == []
        views = [now["views"][0] for socket in sockets for _, now in told(socket) if count(now)]
        assert {len(view["scene"]["ledger"]["winners"]) for view in views} >= {2, 5}
        assert all(view["scene"]["ledger"]["tricks"][-1]["cards"] for view in views)
        given = {one["card"] for view in views for one in shown_in(view) if one is not None}
        for view in views:
            done = len(view["scene"]["ledger"]["tricks"])
            older = {card.text for trick in tricks[: done - 1] for card in trick}
            assert shown_in(view).count(None) == len(given & older)
        end = sockets[0].now["views"][0]["scene"]["ledger"]
        assert all(trick["cards"] for trick in end["tricks"])


@pytest.mark.parametrize("history", ["last", "all"])
@pytest.mark.parametrize("game", OWN)
async def test_elsewhere_every_trick_is_sent_byte_for_byte_as_the_rules_show_it(
    server: Server, game: str, history: str
) -> None:
    async with AsyncExitStack() as stack:
        table, guests, (seat,) = await seated(stack, server, plan(game, 3), 1, history=history)
        watcher = await watched(stack, await server.guest("Zoe"), table)
        await seat.do("start")
        live = await server.hall.find(table["id"])
        for wanted in (1, 4, 7):
            await play(seat, after(wanted))
            await seat.until_now(lambda _: bool(seat.moves()))
            course = live.course
            assert course is not None
            own = msgspec.json.encode(course.kit.views.encode(course.view(Seat(0))))
            assert any(f'"views":[{own.decode()}]' in text for text in seat.texts)
        await play(seat)
        await watcher.until_now(is_over)
        tricks = tricks_of(await record(guests[0], seat.now["table"]["attempt"]))
        text, now = list(told(watcher))[-1]
        assert len(leaks(game, text, tricks, count(now))) == 3 * (count(now) - 1)


async def until_chosen(guest: Guest, seat: Socket) -> str:
    """Plays on until a bot had a choice in one of the last two tricks: why it chose so."""
    for wanted in range(4, 12):
        await play(seat, after(wanted))
        now = await seat.until_now(lambda _: bool(seat.moves()))
        why = await guest.http.get(f"/api/tables/{now['table']['id']}/why")
        if why.status_code == 200:
            return why.text
    raise AssertionError("no bot ever had a choice")


async def test_http_gives_nothing_of_an_unfinished_game_away(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, (ann,), (seat,) = await seated(
            stack, server, plan("deepsea", 3), 1, history="sealed", practice=True
        )
        await seat.do("start")
        answers = [await until_chosen(ann, seat)]
        now = seat.now
        attempt = now["table"]["attempt"]
        for end in ("", "/record", "/moves", "/plies/3", "/review", "/known"):
            answer = await ann.http.get(f"/api/games/{attempt}{end}")
            assert answer.status_code == 404, end
        answers.append((await ann.http.get(f"/api/tables/{table['id']}")).text)
        answers.append(json.dumps(await seat.ask("preview", ply=now["ply"], actions=[])))
        await seat.do("open")
        answers.append(json.dumps(await seat.until_now(lambda now: bool(now["open"]))))
        for words in ("en", "fr"):
            hint = await ann.http.get(f"/api/tables/{table['id']}/hint?words={words}")
            assert hint.status_code == 200, hint.text
            answers.append(hint.text)
        for ago in range(1, 12):
            why = await ann.http.get(f"/api/tables/{table['id']}/why?ago={ago}")
            answers.append(why.text)
            if not why.json().get("earlier"):
                break
        await seat.do("give-up")
        await seat.until_now(is_over)
        tricks = [trick["cards"] for trick in seat.now["views"][0]["scene"]["ledger"]["tricks"]]
        cards = [[Card.parse(text) for text in trick] for trick in tricks]
        assert len(cards) >= 4
        for text in answers:
            spaced = text.replace('": ', '":').replace('", ', '",')
            assert leaks("deepsea", spaced, cards, len(cards)) == [], text


async def test_nobody_changes_it_while_a_game_goes_on(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, _, (seat, other) = await seated(
            stack, server, plan("planet9", 3), 2, history="sealed"
        )
        assert (await other.until_now())["table"]["options"]["history"] == "sealed"
        change = {"plan": table["plan"], "options": {**table["options"], "history": "all"}}
        assert await other.refused("change", **change) == "host-only"
        await seat.do("start")
        assert await seat.refused("change", **change) == "while-playing"
        unknown = {**change, "options": {"history": "some"}}
        assert await seat.refused("change", **unknown) == "not-understood"


@pytest.mark.slow
@pytest.mark.embedded
async def test_another_node_covers_older_tricks_too(tmp_path: Path) -> None:
    async with fleet(tmp_path) as (one, other), AsyncExitStack() as stack:
        table, (ann,), (seat,) = await seated(
            stack, one, plan("planet9", 3), 1, history="sealed"
        )
        twin = await watched(stack, elsewhere(ann, other), table)
        watcher = await watched(stack, await other.guest("Zoe"), table)
        await seat.do("start")
        await play(seat, after(5))
        late = await watched(stack, await other.guest("Yan"), table)
        await play(seat)
        for socket in (twin, watcher, late):
            await socket.until_now(is_over)
        tricks = tricks_of(await record(ann, seat.now["table"]["attempt"]))
        for socket in (seat, twin, watcher, late):
            assert count(list(told(socket))[-1][1]) >= 5
            for text, now in told(socket):
                assert leaks("planet9", text, tricks, count(now)) == []
