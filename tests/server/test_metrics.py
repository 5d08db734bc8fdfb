"""What is measured, who may read it, and that what the examples ask for is there."""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import insert
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from shipmates.server.store import schema
from tests.server.games import play_all, seated
from tests.server.tables import Server, serving

OPERATE = Path("docs/operate")


async def measured(server: Server) -> dict[str, dict[tuple[tuple[str, str], ...], float]]:
    """Every sample by name and labels."""
    answer = await server.stranger().http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = dict[str, dict[tuple[tuple[str, str], ...], float]]()
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = tuple(sorted(sample.labels.items()))
            found.setdefault(sample.name, {})[labels] = sample.value
    return found


async def test_a_game_leaves_its_marks_and_no_names(server: Server) -> None:
    before = await measured(server)
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, {"game": "planet9"}, 2)
        await seats[0].do("start")
        await play_all(*seats)
        assert await seats[0].refused("stand-in", chair=9, level=None) == "no-chair"
        await seats[0].wire.send("nonsense")
        await seats[0].until_type("refused")
        await guests[0].http.get("/api/games/unknown")
        await guests[0].http.get("/nowhere/at/all")
        after = await measured(server)
        text = (await guests[0].http.get("/metrics")).text
    assert after["shipmates_sockets"][()] == 2
    assert after["shipmates_tables"][(("game", "planet9"), ("status", "over"))] == 1
    assert after["shipmates_database_away"][()] == 0

    def grown(name: str, **labels: str) -> float:
        key = tuple(sorted(labels.items()))
        return after[name].get(key, 0) - before.get(name, {}).get(key, 0)

    acts = grown("shipmates_commands_total", command="act", answer="done")
    assert acts > 0
    assert grown("shipmates_keeping_seconds_count") == acts
    assert grown("shipmates_commands_total", command="stand-in", answer="no-chair") == 1
    assert grown("shipmates_commands_total", command="unknown", answer="not-understood") == 1
    assert grown("shipmates_writer_jobs_sum") >= acts
    thought = after["shipmates_thinking_seconds_count"]
    assert any(dict(labels)["game"] == "planet9" for labels in thought)
    route = {"method": "GET", "route": "/api/games/{attempt}", "status": "404"}
    assert grown("shipmates_requests_total", **route) == 1
    assert grown("shipmates_requests_total", **{**route, "route": "none"}) == 1
    for guest in guests:
        assert guest.id not in text
    assert "unknown" not in re.sub(r'command="unknown"', "", text)


async def test_figures_are_for_this_machine_only(server: Server) -> None:
    asker = server.stranger().http
    assert (await asker.get("/metrics")).status_code == 200
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        answer = await asker.get("/metrics", headers={name: "203.0.113.9"})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page")


async def test_with_a_token_they_are_for_whoever_says_it(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics_token="a good secret") as server:
        asker = server.stranger().http

        async def asked(said: str | None) -> int:
            headers = {"X-Forwarded-For": "203.0.113.9"}
            if said is not None:
                headers["Authorization"] = said
            return (await asker.get("/metrics", headers=headers)).status_code

        assert await asked("Bearer a good secret") == 200
        for said in (None, "a good secret", "Bearer", "Bearer a good secre", "Basic x"):
            assert await asked(said) == 404


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
async def test_every_figure_the_examples_name_exists(server: Server, file: str) -> None:
    text = (OPERATE / file).read_text("utf-8")
    named = set(re.findall(r"\b(?:shipmates|process)_[a-z_]+", text))
    assert named
    exposed = (await server.stranger().http.get("/metrics")).text
    families = {f.name: f.type for f in text_string_to_metric_families(exposed)}
    tails = {"counter": ("_total",), "histogram": ("", "_bucket", "_sum", "_count")}
    known = {name + tail for name, kind in families.items() for tail in tails.get(kind, ("",))}
    assert named <= known


def test_the_dashboard_is_well_formed() -> None:
    board = json.loads((OPERATE / "grafana.json").read_text("utf-8"))
    numbers = [panel["id"] for panel in board["panels"]]
    assert len(numbers) == len(set(numbers))
    for panel in board["panels"]:
        assert panel["title"]
        assert all(
            target["expr"].count("(") == target["expr"].count(")")
            for target in panel["targets"]
        )


async def test_what_is_logged_on_the_way_has_the_name(server: Server) -> None:
    ann = await server.guest()
    broken = insert(schema.tables).values(
        id="broken",
        code="BROKEN",
        version=0,
        room=b"?",
        public=False,
        status="over",
        touched=0,
    )
    await server.hall.house.store.writer.write(lambda c: c.execute(broken))
    with capture_logs(processors=[merge_contextvars]) as logged:
        await ann.http.get("/api/tables/broken", headers={"X-Request-ID": "from-http"})
        async with ann.at("broken", **{"X-Request-ID": "from-a-socket"}) as seat:
            await seat.hear()
    names = [line["request"] for line in logged if line["event"] == "table-broken"]
    assert names == ["from-http", "from-a-socket"]


TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"


@pytest.mark.parametrize(
    ("headers", "name"),
    [
        ({"traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}, TRACE),
        ({"X-Request-ID": "from-the-proxy_1.2"}, "from-the-proxy_1.2"),
        ({"X-Request-ID": "abcdefgh", "traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}, TRACE),
        ({}, None),
        ({"X-Request-ID": "short"}, None),
        ({"X-Request-ID": "has a blank in it"}, None),
        ({"X-Request-ID": "x" * 65}, None),
        ({"traceparent": f"00-{'0' * 32}-00f067aa0ba902b7-01"}, None),
        ({"traceparent": f"00-{TRACE}-{'0' * 16}-01"}, None),
        ({"traceparent": f"ff-{TRACE}-00f067aa0ba902b7-01"}, None),
    ],
)
async def test_every_answer_says_its_name(
    server: Server, headers: dict[str, str], name: str | None
) -> None:
    ann = await server.guest()
    table = await ann.table()

    def fits(said: str) -> bool:
        fresh = re.fullmatch(r"[0-9a-f]{32}", said) is not None and said != TRACE
        return fresh if name is None else said == name

    for path in ("/health", "/api/games/none", "/nowhere", "/api/me"):
        answer: httpx.Response = await ann.http.get(path, headers=headers)
        assert fits(answer.headers["x-request-id"]), path
    async with ann.at(table, **headers) as seat:
        assert seat.wire.response is not None
        assert fits(seat.wire.response.headers["x-request-id"])
