"""What stands between a browser, a flood and the tables."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from shipmates.notation import write_mission
from shipmates.planet9 import MISSIONS
from shipmates.server.gate import HEADERS
from tests.patience import within
from tests.server.tables import Guest, Server, serving

FOREIGN = (
    "http://evil.example",
    "null",
    "",
    "http://",
    "http://[::1",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://evil.example@127.0.0.1",
    "file://",
    "chrome-extension://abc",
    "javascript:alert(1)",
    "é",
)


async def test_a_foreign_page_changes_nothing(server: Server) -> None:
    ann = await server.guest()
    for origin in FOREIGN:
        said = [(b"Origin", origin.encode())]
        answer = await ann.http.patch("/api/me", json={"name": "Eve"}, headers=said)
        assert answer.status_code == 403, origin
        assert answer.json() == {"code": "origin", "params": {}}
    assert (await ann.http.get("/api/me")).json()["name"] == "Ann"


async def test_a_foreign_page_gets_no_socket(server: Server) -> None:
    ann = await server.guest()
    table = await ann.table()
    for origin in ("http://evil.example", "null", "http://[::1"):
        async with ann.at(table, Origin=origin) as desk:
            assert (await desk.hear())["code"] == "origin"


async def test_ones_own_page_may_do_everything(server: Server) -> None:
    ann = await server.guest()
    for origin in (server.url, server.url.upper().replace("HTTP", "http")):
        answer = await ann.http.patch("/api/me", json={}, headers={"Origin": origin})
        assert answer.status_code == 200
        async with ann.at(await ann.table(), Origin=origin) as desk:
            assert (await desk.hear())["type"] == "now"


async def test_a_usual_port_need_not_be_said(server: Server) -> None:
    ann = await server.guest()
    for origin, host in (("http://ship", "ship:80"), ("https://ship:443", "ship")):
        said = {"Origin": origin, "Host": host}
        assert (await ann.http.patch("/api/me", json={}, headers=said)).status_code == 200


async def test_a_browser_that_hides_the_page_is_not_let_in(server: Server) -> None:
    ann = await server.guest()
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 200)):
        said = {"Sec-Fetch-Site": site}
        answer = await ann.http.patch("/api/me", json={}, headers=said)
        assert answer.status_code == status


async def test_an_origin_that_is_set_is_let_in_and_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("https://play.example",)) as server:
        ann = await server.guest()
        for origin, status in (
            ("https://play.example", 200),
            ("http://play.example", 403),
            ("https://play.example.evil", 403),
            ("https://play.example:8443", 403),
        ):
            said = {"Origin": origin}
            answer = await ann.http.patch("/api/me", json={}, headers=said)
            assert answer.status_code == status


async def test_by_https_only_a_plain_page_is_foreign_and_cookies_are_secure(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, secure=True) as server:
        ann = server.stranger()
        plain = await ann.http.post(
            "/api/me", json={"name": "A"}, headers={"Origin": server.url}
        )
        assert plain.status_code == 403
        own = {"Origin": server.url.replace("http", "https")}
        answer = await ann.http.post("/api/me", json={"name": "A"}, headers=own)
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers


async def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    answer = await server.stranger().http.post("/api/me", json={"name": "Ann"})
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    assert answer.headers["set-cookie"].split("=")[1].split(".")[1][:22] not in answer.text


ANSWERS = (
    ("GET", "/", b"", 200),
    ("GET", "/health", b"", 200),
    ("GET", "/schema/openapi.json", b"", 200),
    ("GET", "/nowhere", b"", 404),
    ("PUT", "/api/me", b"", 405),
    ("GET", "/api/me", b"", 403),
    ("POST", "/api/me", b"{", 400),
    ("POST", "/api/me", b"x" * 300_000, 413),
    ("OPTIONS", "/api/me", b"", 204),
)


async def test_every_answer_carries_the_headers(server: Server) -> None:
    for method, path, body, status in ANSWERS:
        answer = await server.stranger().http.request(method, path, content=body)
        assert answer.status_code == status
        assert {name: answer.headers.get(name) for name, _ in HEADERS} == dict(HEADERS)
        assert "server" not in answer.headers


async def test_a_body_has_no_end_but_the_limit(server: Server) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b" " * 1000

    answer = await server.stranger().http.post("/api/me", content=endless())
    assert answer.status_code == 413


NO_COOKIES = (
    *("", ".", "a", "a.", ".b", "a.b", "a.b.c", '"a.b"', "a.b; shipmates=c.d", "%00.%00"),
    *("x" * 5000, f"{'x' * 5000}.{'y' * 5000}", "\xff\xfe.\xff"),
)


async def test_a_cookie_that_is_none_is_nobodys(server: Server) -> None:
    http = server.stranger().http
    for cookie in NO_COOKIES:
        said = [(b"Cookie", f"shipmates={cookie}".encode("latin-1"))]
        answer = await http.get("/api/me", headers=said)
        assert (answer.status_code, answer.json()["code"]) == (403, "nobody")


async def test_an_id_without_its_secret_is_nobody(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    secret = str(bob.cookie).split(".")[1]
    for cookie in (f"{ann.id}.{secret}", f"{ann.id}.{ann.id}", f"{ann.id}.{secret[:-1]}"):
        said = {"Cookie": f"shipmates={cookie}"}
        answer = await server.stranger().http.get("/api/me", headers=said)
        assert answer.json()["code"] == "nobody"


NONSENSE = (
    b"[" * 100_000,
    b'{"name":"a","x":' + b"[" * 50_000,
    b'{"name":"\\ud800"}',
    b'{"name":NaN}',
    b'{"name":' + b"9" * 5000 + b"}",
    b"\xff\xfe",
    b"null",
    b'{"name":"a","name":["b"]}',
)


async def test_a_body_that_makes_no_sense_is_said_to_make_none(server: Server) -> None:
    for body in NONSENSE:
        answer = await server.stranger().http.post("/api/me", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "request")
        assert answer.json()["params"]["why"]


async def test_too_many_requests_are_refused_but_not_the_health(tmp_path: Path) -> None:
    async with serving(tmp_path, requests_per_minute=5) as server:
        http = server.stranger().http
        answers = [await http.get("/api/about") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "request"
        assert dict(HEADERS).items() <= dict(answers[-1].headers).items()
        # Whoever sits before a table keeps it, and so does whoever watches the server.
        assert (await http.get("/health")).status_code == 200
        spoofed = await http.get("/api/about", headers={"X-Real-IP": "8.8.8.8"})
        assert spoofed.status_code == 429


async def test_a_flood_of_messages_is_slowed_and_each_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, message_burst=5, messages_per_second=50.0) as server:
        ann = await server.guest()
        async with ann.at(await ann.table()) as desk:
            refs = [await desk.send("stand") for _ in range(12)]
            answers = [await desk.until(lambda m: "ref" in m) for _ in refs]
            assert [answer["ref"] for answer in answers] == refs
            codes = [answer.get("code") for answer in answers]
            assert "too-often" not in codes[:5]
            assert "too-often" in codes[5:]


async def test_nobody_talks_all_the_time_not_even_from_two_devices(server: Server) -> None:
    ann = await server.guest()
    table = await ann.table()
    async with ann.at(table) as phone, ann.at(table) as desk:
        answers = [
            await device.ask("say", phrase="hello")
            for _ in range(4)
            for device in (phone, desk)
        ]
    codes = [answer.get("code") for answer in answers]
    assert codes[:5] == [None] * 5
    assert codes[5:] == ["too-often"] * 3


async def test_what_is_too_long_ends_the_socket_with_a_word(server: Server) -> None:
    ann = await server.guest()
    table = await ann.table()
    most = server.settings.message_size
    fits = '{"type":"stand"}'.ljust(most)
    # Sizes are bytes: half as many letters are too many, if each takes two.
    for text, code in ((fits, None), (fits + " ", "too-long"), ("é" * most, "too-long")):
        async with ann.at(table) as desk:
            await desk.wire.send(text)
            answer = await desk.until(lambda m: m["type"] != "now")
            assert answer.get("code") in (code, "not-seated")
    async with ann.at(table) as desk:
        await desk.wire.send(b"x" * 10 * most)
        with pytest.raises(ConnectionClosed) as closed:
            await desk.until_type("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_one_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets_per_person=2) as server:
        ann, bob = await server.guests("Ann", "Bob")
        table = await ann.table()
        async with ann.at(table) as one:
            async with ann.at(table), ann.at(table) as third:
                assert (await third.hear())["code"] == "too-many-sockets"
                async with bob.at(table) as other:
                    assert (await other.hear())["type"] == "now"
                assert (await ann.http.get(f"/api/tables/{table['id']}")).status_code == 200
            await one.until_now(lambda now: now["table"]["watchers"] == 0)
            async with ann.at(table) as again:
                assert (await again.hear())["type"] == "now"


async def test_who_never_reads_is_dropped_and_can_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path, stall=0.2) as server:
        ann, eve = await server.guests("Ann", "Eve")
        table = await ann.table()
        live = await server.hall.find(table["id"])
        # A long mission makes long messages, and those fill what the system holds back.
        own = write_mission(MISSIONS[0]) + f"# {'x' * 15_000}"
        async with ann.at(table) as a:
            deaf = await _never_reading(eve, table["id"])
            await a.until_now(lambda now: now["table"]["watchers"] == 1)
            plan = {"game": "planet9", "players": 3, "own": own}
            async with within("the deaf socket to be dropped", last=a.last):
                while live.here(eve.id):
                    await a.do("change", plan=plan, options={})
                    await a.do("stand")
                    await a.do("sit", chair=0)
            deaf.close()
            async with eve.at(table) as back:
                assert (await back.hear())["type"] == "now"


async def _never_reading(guest: Guest, table: str) -> socket.socket:
    """A socket by hand: the handshake, and then not one byte is read."""
    host, port = guest.server.url.removeprefix("http://").split(":")
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(wire, (host, int(port)))
    hello = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: shipmates={guest.cookie}\r\n\r\n"
    )
    await loop.sock_sendall(wire, hello.encode())
    return wire


async def test_a_secret_is_in_no_answer_and_in_no_file(server: Server, tmp_path: Path) -> None:
    ann = await server.guest()
    table = await ann.table(public=True)
    token = (await ann.http.post("/api/me/link")).json()["token"]
    secret = str(ann.cookie).split(".")[1]
    async with ann.at(table) as desk:
        await desk.do("start")
        await desk.until_now(lambda now: bool(now["views"]))
    paths = ["/api/me", "/api/tables", f"/api/tables/{table['id']}", "/schema/openapi.json"]
    said = [(await ann.http.get(path)).text for path in paths]
    said += [json.dumps(list(desk.heard))]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for word in (secret, token):
        assert not any(word in text for text in said)
        assert word.encode() not in kept
