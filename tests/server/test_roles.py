"""Who may do what: every message against every role; routes are beside it.

A new one without a row here fails.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from shipmates.server.messages import Commands
from shipmates.server.reviewing import ReviewCommands
from tests.server import scenes
from tests.server.scenes import Crowd, Scene
from tests.server.tables import Guest, Server

Staging = Callable[[Crowd], AbstractAsyncContextManager[Scene]]
ROLES = ("spectator", "other", "mover", "host")
OK = "done"


def _all(code: str) -> tuple[str, ...]:
    return (code,) * 4


def _host(code: str, others: str = "host-only") -> tuple[str, ...]:
    return (others, others, others, code)


PLAN = {"game": "planet9", "players": 4}
MESSAGES: list[tuple[Staging, str, dict[str, Any], tuple[str, ...]]] = [
    # staging, message, fields, and the answer for spectator, other seat, same seat, host
    (scenes.gathering, "sit", {"chair": 3}, _all(OK)),
    (scenes.gathering, "sit", {"chair": 0}, _all("chair-taken")),
    (scenes.playing, "sit", {"chair": 0}, _all("while-playing")),
    (scenes.gathering, "stand", {}, ("not-seated", OK, OK, OK)),
    (scenes.playing, "stand", {}, ("not-seated", OK, OK, OK)),
    (scenes.gathering, "fill", {"chair": 3, "level": "random"}, _host(OK)),
    (scenes.playing, "fill", {"chair": 0, "level": "random"}, _host("while-playing")),
    (scenes.gathering, "vacate", {"chair": 1}, _host(OK)),
    (scenes.gathering, "vacate", {"chair": 0}, _host("not-oneself")),
    (scenes.gathering, "arrange", {"one": 0, "other": 3}, _host(OK)),
    (scenes.playing, "arrange", {"one": 0, "other": 1}, _host("while-playing")),
    (scenes.gathering, "hand-over", {"person": "nobody"}, _host("not-seated-there")),
    (scenes.gathering, "stand-in", {"chair": 1, "level": "random"}, _host("still-here")),
    (scenes.playing, "stand-in", {"chair": 0, "level": None}, _host(OK)),
    (scenes.gathering, "change", {"plan": PLAN, "options": {}}, _host(OK)),
    (scenes.playing, "change", {"plan": PLAN, "options": {}}, _host("while-playing")),
    (scenes.gathering, "start", {}, _host(OK)),
    (scenes.playing, "start", {}, _host("while-playing")),
    (scenes.over, "again", {}, _host(OK)),
    (scenes.playing, "again", {}, _host("while-playing")),
    (scenes.playing, "give-up", {}, ("not-seated", OK, OK, OK)),
    (scenes.gathering, "give-up", {}, ("not-seated", *("not-playing",) * 3)),
    (scenes.playing, "open", {}, ("not-seated", *("not-practice",) * 3)),
    (scenes.playing, "say", {"phrase": "hello"}, _all(OK)),
    (scenes.gathering, "chat", {"text": "hello"}, _all(OK)),
    (scenes.playing, "chat", {"text": "hello"}, _all("no-chat")),
]
TURNS: list[tuple[Staging, str, dict[str, Any], tuple[str, ...]]] = [
    # the same for what is meant for a ply: `act` and `preview` are the mover's own action
    (scenes.playing, "act", {}, ("not-seated", "not-your-seat", OK, "not-your-seat")),
    (scenes.moved, "ask-back", {}, ("not-seated", "not-to-take-back", OK, "not-to-take-back")),
    (scenes.asked, "answer-back", {"agree": True}, ("not-seated", OK, OK, OK)),
    (scenes.moved, "answer-back", {"agree": True}, ("not-seated", *("not-asked",) * 3)),
    (scenes.playing, "preview", {"actions": []}, ("not-seated", OK, OK, OK)),
]


SEEN = {"ply": 1, "eyes": -2}
REVIEWS: list[tuple[str, dict[str, Any], tuple[str, str, str]]] = [
    # before a finished game: for whoever leads, for others, and where nobody leads
    ("lead", SEEN, (OK, "somebody-leads", OK)),
    ("show", SEEN, (OK, "not-leading", "not-leading")),
    ("point", {"card": "B7"}, (OK, OK, OK)),
    ("release", {}, (OK, "not-leading", "not-leading")),
]


def test_every_message_before_a_finished_game_has_a_row() -> None:
    known = {command.__struct_config__.tag for command in get_args(ReviewCommands)}
    assert known == {kind for kind, _, _ in REVIEWS}


async def test_every_message_before_a_finished_game_is_done_or_refused(server: Server) -> None:
    crowd = await Crowd.come(server)
    async with scenes.over(crowd) as past:
        finished = past.host.now["table"]["attempt"]
    wrong = list[str]()
    for kind, fields, (leader, other, free) in REVIEWS:
        for led, wanted in ((True, other), (True, leader), (False, free)):
            async with crowd.ann.before(finished) as ann, crowd.eve.before(finished) as eve:
                if led:
                    await ann.do("lead", **SEEN)
                asks = ann if led and wanted is leader else eve
                answer = await asks.ask(kind, **fields)
                if answer.get("code", OK) != wanted:
                    wrong.append(f"{kind}: {answer}")
    assert wrong == []


def test_every_message_has_a_row() -> None:
    known = {command.__struct_config__.tag for command in get_args(Commands)}
    assert known == {kind for _, kind, _, _ in (*MESSAGES, *TURNS)}


@pytest.mark.slow
async def test_every_message_is_done_or_refused_by_role(server: Server) -> None:
    crowd = await Crowd.come(server)
    wrong = list[str]()
    for staging, kind, fields, answers in (*MESSAGES, *TURNS):
        wanted = dict(zip(ROLES, answers, strict=True))
        refused = [role for role in ROLES if wanted[role] != OK]
        done = [[role] for role in ROLES if wanted[role] == OK]
        # What is refused changes nothing: so all who are refused may try at one table.
        for roles in filter(None, ([*refused, *done.pop(0)] if done else refused, *done)):
            async with staging(crowd) as scene:
                for role in roles:
                    given = {**fields, **_turn(scene, kind)}
                    answer = await scene.of(role).ask(kind, **given)
                    got = answer["code"] if answer["type"] == "refused" else OK
                    if got != wanted[role]:
                        wrong.append(f"{staging.__name__} {kind} {role}: {got}")
    assert wrong == []


def _turn(scene: Scene, kind: str) -> dict[str, Any]:
    """The ply, where one must be named; to act is to do what the mover could do."""
    if kind not in {kind for _, kind, _, _ in TURNS}:
        return {}
    turn = {"ply": scene.mover.now["ply"]}
    if kind == "act":
        turn["seat"], turn["action"] = scene.mover.moves()[0]
    return turn


async def test_nobody_gets_in_without_an_identity(server: Server) -> None:
    table = await (await server.guest()).table()
    assert await _turned_away(server.stranger(), table["id"]) == "nobody"


async def test_a_table_that_is_not_there_is_said_to_be_missing(server: Server) -> None:
    ann = await server.guest()
    for name in ("nowhere", "x" * 5000, "%00", "..%2f", "%F0%9F%9A%80"):
        assert await _turned_away(ann, name) == "no-table"


async def test_who_is_removed_is_shown_out_everywhere_and_stays_out(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    table = await ann.table()
    async with ann.at(table) as a, bob.at(table) as b, bob.at(table) as phone:
        await b.do("sit", chair=1)
        await a.do("vacate", chair=1)
        for socket in (b, phone):
            bye = await socket.until_type("bye")
            assert (bye["code"], bye["again"]) == ("removed", False)
    assert await _turned_away(bob, table["id"]) == "removed"
    answer = await bob.http.get(f"/api/tables/{table['id']}")
    assert (answer.status_code, answer.json()["code"]) == (403, "removed")


async def test_where_nobody_may_look_on_only_players_stay(server: Server) -> None:
    ann, bob, eve = await server.guests("Ann", "Bob", "Eve")
    table = await ann.table({"players": 3}, watchers=False)
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        await b.do("sit", chair=1)
        await a.do("start")
        assert (await e.until_type("bye"))["code"] == "no-watchers"
        await b.until_now(lambda now: bool(now["views"]))
    assert await _turned_away(eve, table["id"]) == "no-watchers"


async def test_a_watcher_goes_when_the_host_no_longer_wants_any(server: Server) -> None:
    ann, eve = await server.guests("Ann", "Eve")
    table = await ann.table({"game": "crewdeck", "players": 1})
    async with ann.at(table) as a, eve.at(table) as e:
        plan = {"game": "crewdeck", "players": 1}
        await a.do("change", plan=plan, options={"watchers": False})
        assert (await e.until_type("bye"))["code"] == "no-watchers"


async def _turned_away(guest: Guest, table: str) -> str:
    async with guest.at(table) as socket:
        bye = await socket.hear()
        with pytest.raises(ConnectionClosed) as closed:
            await socket.hear()
        assert closed.value.rcvd is not None
        assert (bye["type"], closed.value.rcvd.reason) == ("bye", bye["code"])
    return str(bye["code"])
