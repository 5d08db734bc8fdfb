"""Who may ask what: every route against everybody there is. A new one without a row fails."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from shipmates.server.http.front import STATIC
from tests.server import scenes
from tests.server.scenes import Crowd
from tests.server.tables import Guest, Server
from tests.server.test_roles import PLAN

NOBODY, STRANGER, WATCHER, SEAT, HOST, REMOVED = range(6)
GOOD = {"name": "Ann"}


def _some(status: int, nobody: str = "nobody") -> tuple[str, ...]:
    return (f"403 {nobody}", *(str(status),) * 5)


def _crew(status: int) -> tuple[str, ...]:
    inside, outside = str(status), "404 no-crew"
    return ("403 nobody", outside, outside, inside, inside, outside)


def _author(status: int) -> tuple[str, ...]:
    """The host has written the mission."""
    others = "403 not-your-mission"
    return ("403 nobody", others, others, others, str(status), others)


ANY = ("200",) * 6
BAD = ("400 request",) * 6
MISSION = "tasks = 3\n"
CAMPAIGN = {"name": "Way", "game": "planet9", "stops": [{"mission": 3}]}


def _sat(status: str) -> tuple[str, ...]:
    """For those who sat at the finished game: the seat and the host."""
    outside = "403 not-at-game"
    return ("403 nobody", outside, outside, status, status, outside)


NOTE = {"about": "move", "number": 1, "text": "x"}
PAGE = ("200" if STATIC.is_dir() else "404 no-page",) * 6
"""What the built client brings along; without it there is a plain page."""
LOST = ("404 no-game",) * 6
PRACTICE = (
    "403 nobody",
    *("403 not-seated",) * 2,
    *("409 not-practice",) * 2,
    "403 not-seated",
)
"""What helps somebody who practises, asked for at another table."""
ROUTES: list[tuple[str, str, dict[str, Any], tuple[str, ...]]] = [
    # for nobody, a stranger, a spectator, a seat, the host, and somebody removed;
    # the seat and the host are a crew
    ("GET", "/", {}, ANY),
    ("GET", "/t/{_}", {}, ANY),
    ("GET", "/c/{_}", {}, ANY),
    ("GET", "/g/{_}", {}, ANY),
    ("GET", "/rules", {}, ANY),
    ("GET", "/rules/{_}", {}, ANY),
    ("GET", "/puzzles", {}, ANY),
    ("GET", "/puzzles/{_}", {}, ANY),
    ("GET", "/d/{_}", {}, ANY),
    ("GET", "/stats", {}, ANY),
    ("GET", "/learn", {}, ANY),
    ("GET", "/settings", {}, ANY),
    ("GET", "/link", {}, ANY),
    ("GET", "/crew/{_}", {}, ANY),
    ("GET", "/campaign/{_}", {}, ANY),
    ("GET", "/statistics", {}, ANY),
    ("GET", "/workshop", {}, ANY),
    ("GET", "/workshop/{_}", {}, ANY),
    ("GET", "/assets/{name}", {}, ("404 no-page",) * 6),
    ("GET", "/icon.svg", {}, PAGE),
    ("GET", "/manifest.webmanifest", {}, PAGE),
    ("GET", "/offline.html", {}, PAGE),
    ("GET", "/sw.js", {}, PAGE),
    ("GET", "/api/rules/{game}", {}, ANY),
    ("GET", "/health", {}, ANY),
    ("GET", "/metrics", {}, ANY),  # for programs on this machine: see test_metrics.py
    ("GET", "/api/about", {}, ANY),
    ("GET", "/schema", {}, ANY),
    ("GET", "/schema/openapi.json", {}, ANY),
    ("GET", "/schema/{path}", {}, ("404",) * 6),
    ("GET", "/api/me", {}, _some(200)),
    ("PATCH", "/api/me", {"json": {}}, _some(200)),
    ("POST", "/api/me/link", {}, _some(201)),
    ("POST", "/api/me/claim", {"json": {"token": "x"}}, ("404 no-link",) * 6),
    ("GET", "/api/me/stats", {}, _some(200)),
    ("DELETE", "/api/me", {"json": {"name": "nobody's"}}, _some(400)),
    ("GET", "/api/stats/{game}", {}, ANY),
    ("GET", "/api/tables", {}, ANY),
    ("POST", "/api/tables", {"json": {"plan": PLAN}}, _some(201)),
    (
        "GET",
        "/api/tables/{table}",
        {},
        ("403 nobody", "200", "200", "200", "200", "403 removed"),
    ),
    ("GET", "/api/tables/{table}/hint", {}, PRACTICE),
    ("GET", "/api/tables/{table}/why", {}, PRACTICE),
    ("GET", "/api/codes/{code}", {}, _some(200)),
    ("GET", "/api/games/{attempt}", {}, LOST),
    ("GET", "/api/games/{attempt}/record", {}, LOST),
    ("GET", "/api/games/{attempt}/moves", {}, LOST),
    ("GET", "/api/games/{attempt}/plies/{ply}", {}, LOST),
    ("GET", "/api/games/{attempt}/review", {}, LOST),
    ("GET", "/api/games/{attempt}/plies/{ply}/if", {}, LOST),
    (
        "POST",
        "/api/games/{attempt}/practice",
        {"json": {"ply": 0}},
        ("403 nobody", *("404 no-game",) * 5),
    ),
    ("POST", "/api/games/{finished}/practice", {"json": {"ply": 0}}, _some(201)),
    ("GET", "/api/games/{attempt}/known", {}, LOST),
    ("GET", "/api/games/{attempt}/plies/{ply}/known", {}, LOST),
    ("GET", "/api/games/{attempt}/notes", {}, LOST),
    ("POST", "/api/games/{attempt}/notes", {"json": NOTE}, LOST),
    ("PATCH", "/api/games/{attempt}/notes/{note}", {"json": {"text": "x"}}, LOST),
    ("DELETE", "/api/games/{attempt}/notes/{note}", {}, LOST),
    ("GET", "/api/games/{finished}", {}, ANY),
    ("GET", "/api/games/{finished}/record", {}, ANY),
    ("GET", "/api/games/{finished}/moves", {}, ANY),
    ("GET", "/api/games/{finished}/plies/{ply}", {}, ANY),
    ("GET", "/api/games/{finished}/review", {}, ANY),
    ("GET", "/api/games/{finished}/plies/{ply}/if", {}, ("400 no-trick-yet",) * 6),
    ("GET", "/api/games/{finished}/known", {}, ANY),
    ("GET", "/api/games/{finished}/plies/{ply}/known", {}, ("400 no-decision",) * 6),
    ("GET", "/api/games/{finished}/notes", {}, ANY),
    ("POST", "/api/games/{finished}/notes", {"json": NOTE}, _sat("201")),
    (
        "PATCH",
        "/api/games/{finished}/notes/{note}",
        {"json": {"text": "x"}},
        _sat("404 no-note"),
    ),
    ("DELETE", "/api/games/{finished}/notes/{note}", {}, _sat("404 no-note")),
    ("POST", "/api/games/{attempt}/deal", {}, ("403 nobody", *("404 no-game",) * 5)),
    ("POST", "/api/games/{finished}/deal", {}, _some(201)),
    ("GET", "/api/deals/{deal}", {}, ANY),
    ("POST", "/api/deals/{deal}/tables", {}, _some(201)),
    ("POST", "/api/deals/{deal}/show", {}, _some(201)),
    ("GET", "/api/daily", {}, ANY),
    ("GET", "/api/guides", {}, ANY),
    ("POST", "/api/guides/{guide}", {}, _some(201)),
    ("GET", "/api/puzzles", {}, ANY),
    ("GET", "/api/puzzles/{number}", {}, ANY),
    ("GET", "/api/puzzles/{number}/answer", {"params": {"choice": 0}}, ANY),
    ("GET", "/api/crews", {}, _some(200)),
    ("POST", "/api/crews", {"json": GOOD}, _some(201)),
    (
        "POST",
        "/api/crews/join",
        {"json": {"token": "x"}},
        ("403 nobody", *("404 no-invitation",) * 5),
    ),
    ("GET", "/api/crews/{crew}", {}, _crew(200)),
    ("POST", "/api/crews/own", {}, _some(201)),
    ("POST", "/api/crews/{crew}/invite", {}, _crew(201)),
    ("GET", "/api/crews/{crew}/log/{game}", {}, _crew(200)),
    ("GET", "/api/crews/{crew}/stats/{game}", {}, _crew(200)),
    ("GET", "/api/crews/{crew}/logbook/{game}", {}, _crew(200)),
    ("GET", "/api/crews/{crew}/export", {}, _crew(200)),
    ("POST", "/api/crews/{crew}/logbook/{game}", {"content": b"?"}, _crew(400)),
    ("GET", "/api/crews/{crew}/campaigns/{campaign}", {}, _crew(200)),
    ("POST", "/api/crews/{crew}/leave", {}, _crew(204)),
    ("GET", "/api/measured/{game}", {}, ANY),
    ("GET", "/api/campaigns", {}, _some(200)),
    ("POST", "/api/campaigns", {"json": CAMPAIGN}, _some(201)),
    ("GET", "/api/campaigns/{campaign}", {}, ANY),
    (
        "DELETE",
        "/api/campaigns/{campaign}",
        {},
        ("403 nobody", *("403 not-your-campaign",) * 3, "204", "404 no-campaign"),
    ),
    ("POST", "/api/workshop/check", {"json": {"text": MISSION}}, ANY),
    ("GET", "/api/workshop/cards", {}, ANY),
    ("GET", "/api/workshop", {}, _some(200)),
    ("POST", "/api/workshop", {"json": {"text": MISSION}}, _some(201)),
    ("GET", "/api/workshop/{mission}", {}, ANY),
    ("GET", "/api/workshop/{mission}/file", {}, ANY),
    ("POST", "/api/workshop/{mission}/fork", {}, _some(201)),
    ("POST", "/api/workshop/{mission}", {"json": {"text": MISSION}}, _author(200)),
    # the last one comes when it is gone
    ("DELETE", "/api/workshop/{mission}", {}, (*_author(204)[:5], "404 no-own-mission")),
    ("POST", "/api/estimates", {"json": {"mission": {"text": MISSION}, "players": []}}, BAD),
    ("GET", "/api/estimates/{estimate}", {}, ("403 nobody", *("404 no-estimate",) * 5)),
    ("DELETE", "/api/estimates/{estimate}", {}, ("403 nobody", *("404 no-estimate",) * 5)),
    ("POST", "/api/me", {"json": GOOD}, ("201",) * 6),
]


def _paths(server: Server) -> set[str]:
    return {
        f"{method} {route.path_format}"
        for route in server.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    }


async def test_every_route_has_a_row(server: Server) -> None:
    rows = {
        f"{method} {path}".replace("{finished}", "{attempt}") for method, path, _, _ in ROUTES
    }
    assert rows == _paths(server)
    sockets = [r.path_format for r in server.app.routes if isinstance(r, WebSocketRoute)]
    assert sockets == ["/api/tables/{table}/socket", "/api/games/{attempt}/socket"]


@pytest.mark.slow
async def test_every_route_is_open_or_closed_by_role(server: Server) -> None:
    crowd = await Crowd.come(server)
    stranger, removed = await server.guests("Sue", "Rob")
    async with scenes.over(crowd) as past:
        finished = past.host.now["table"]["attempt"]
    deal = (await crowd.ann.http.post(f"/api/games/{finished}/deal")).json()
    crew = await _crew_of(crowd.ann, crowd.bob)
    table = await crowd.ann.table()
    async with crowd.ann.at(table) as a, crowd.bob.at(table) as b, crowd.eve.at(table):
        async with removed.at(table) as r:
            await r.do("sit", chair=2)
            await a.do("vacate", chair=2)
        await b.do("sit", chair=1)
        await a.do("start")
        now = await a.until_now(lambda now: bool(now["views"]))
        places = {
            "table": table["id"],
            "code": table["code"],
            "attempt": now["table"]["attempt"],
            "finished": finished,
            "deal": deal["id"],
            "ply": 0,
            "note": "nothing",
            "number": 1,
            "guide": "planet9",
            "path": "nothing",
            "crew": crew,
            "mission": await _mission_of(crowd.ann),
            "estimate": "nothing",
            "campaign": await _campaign_of(crowd.ann),
            "game": "planet9",
            "name": "nothing.js",
            "_": "somewhere",
        }
        people = (server.stranger(), stranger, crowd.eve, crowd.bob, crowd.ann, removed)
        wrong = list[str]()
        for method, path, sent, answers in ROUTES:
            for role, (guest, wanted) in enumerate(zip(people, answers, strict=True)):
                answer = await guest.http.request(method, path.format(**places), **sent)
                got = str(answer.status_code)
                if answer.is_error and not wanted.isdecimal():
                    got += f" {answer.json()['code']}"
                if got != wanted:
                    wrong.append(f"{method} {path} {role}: {got}, not {wanted}")
        assert wrong == []


async def _crew_of(ann: Guest, bob: Guest) -> str:
    crew = (await ann.http.post("/api/crews", json={"name": "Crew"})).json()["id"]
    invited = (await ann.http.post(f"/api/crews/{crew}/invite")).json()
    joined = await bob.http.post("/api/crews/join", json={"token": invited["token"]})
    assert joined.status_code == 201
    return str(crew)


async def _mission_of(ann: Guest) -> str:
    kept = await ann.http.post("/api/workshop", json={"text": MISSION})
    return str(kept.json()["info"]["id"])


async def _campaign_of(ann: Guest) -> str:
    made = await ann.http.post("/api/campaigns", json=CAMPAIGN)
    return str(made.json()["info"]["id"])
