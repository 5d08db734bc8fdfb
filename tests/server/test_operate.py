"""What an operator meets: signals, logs, health, and one address to open."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from shipmates.cli import run
from shipmates.server import ids
from shipmates.server.people import COOKIE
from shipmates.server.serve import YOUNG, hold_up_nobody
from shipmates.server.settings import Settings
from shipmates.server.store import engine
from tests.server.crew import gather
from tests.server.process import running, settings
from tests.server.tables import Guest, Server
from tests.server.test_crash import PLANS, check_kept, check_records


def outside(url: str, chosen: Settings) -> Server:
    """The guests' side of a server in another process."""
    return Server(url, Litestar(), chosen)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_says_goodbye_and_keeps_everything(tmp_path: Path, sign: int) -> None:
    chosen = settings(tmp_path)
    with running(chosen) as process:
        url = await process.up()
        crews = [await gather(url, plan, 2, random.Random(sign)) for plan in PLANS[::2]]
        play = [asyncio.create_task(crew.play(url)) for crew in crews]
        server = outside(url, chosen)
        ann = await server.guest()
        async with ann.at(await ann.table()) as seat:
            await seat.hear()
            code = await asyncio.to_thread(process.stop, sign)
            bye = await seat.until_type("bye")
            with pytest.raises(ConnectionClosed):
                await seat.hear()
            assert seat.wire.close_code == 1012
        await asyncio.gather(*play)
        await server.aclose()
    assert (code, bye["code"], bye["again"]) == (0, "restart", True)
    check_kept(chosen.database, crews)
    assert check_records(chosen.database) >= len(crews)
    assert not engine.file_of(chosen.database).with_name("shipmates.db-wal").exists()


@pytest.mark.embedded
async def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    chosen = settings(tmp_path, log_level="debug", log_json=True)
    log = tmp_path / "log"
    with running(chosen, log) as process:
        server = outside(await process.up(), chosen)
        secrets = await _everything_that_can_be_said(server)
        await _everything_that_goes_wrong(server, chosen)
        await server.aclose()
        process.stop(signal.SIGTERM)
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"started", "database-away", "stopped"} <= {line["event"] for line in lines}
    assert all({"level", "timestamp"} <= line.keys() for line in lines)
    assert [secret for secret in secrets if secret in text] == []


async def _everything_that_can_be_said(server: Server) -> list[str]:
    """A guest on two devices, a table, and talk; what of it must not be told."""
    ann = await server.guest("Ann Onymous")
    token = (await ann.http.post("/api/me/link")).json()["token"]
    device = server.stranger()
    assert (await device.http.post("/api/me/claim", json={"token": token})).is_success
    table = await ann.table({"game": "crewdeck", "players": 1})
    async with ann.at(table) as seat:
        await seat.do("start")
        await seat.ask("chat", text="the word is swordfish")
        await seat.wire.send('{"type": "swordfish"}')
        await seat.hear()
    secrets = ["Ann Onymous", "swordfish", token, table["id"], table["code"]]
    for guest in (ann, device):
        assert guest.cookie is not None
        secret = guest.cookie.partition(".")[2]
        secrets += [guest.cookie, secret, ids.digest(secret)]
    return secrets


async def _everything_that_goes_wrong(server: Server, chosen: Settings) -> None:
    ann = await server.guest("Ann Onymous")
    forged = {"cookie": f"{COOKIE}={ann.id}.swordfish"}
    await server.stranger().http.get("/api/me", headers=forged)
    await server.stranger().http.get("/api/tables/swordfish")
    path = engine.file_of(chosen.database)
    moved = path.rename(path.with_name("elsewhere"))
    await _is_away(ann)
    moved.rename(path)
    with closing(sqlite3.connect(path)) as other:  # what should not happen: half a schema
        other.execute("ALTER TABLE people RENAME TO persons")
    await _is_away(ann)


async def _is_away(ann: Guest) -> None:
    answer = await ann.http.patch("/api/me", json={"name": "Ann Onymous"})
    assert (answer.status_code, answer.json()["code"]) == (503, "away")


def _command(*arguments: str, home: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", "from shipmates.cli import main; main()", *arguments],
        env={
            **os.environ,
            "SHIPMATES_HOME": str(home),
            "SHIPMATES_LANG": "en",
            "SHIPMATES_BOT_WORKERS": "0",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.embedded
@pytest.mark.slow
def test_serve_says_its_address_first_and_db_knows_that_it_runs(tmp_path: Path) -> None:
    with _command("serve", "--port", "0", home=tmp_path) as server:
        assert server.stdout is not None
        line, core = server.stdout.readline(), server.stdout.readline()
        try:
            url = line.removeprefix("Shipmates is open at ").strip()
            assert "ative core" in core
            assert httpx.get(f"{url}/health", trust_env=False).json()["status"] == "ok"
            copy = tmp_path / "copy.db"
            told = {
                "backup": f"{tmp_path / 'shipmates.db'} was copied to {copy}.\n",
                "restore": f"{tmp_path / 'shipmates.db'} is in use: stop the server first.\n",
            }
            for action, said in told.items():
                with _command("db", action, str(copy), home=tmp_path) as command:
                    out, error = command.communicate(timeout=60)
                assert (out or error) == said
        finally:
            server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=60)
        assert (server.returncode, rest) == (0, "")


@pytest.mark.embedded
def test_a_port_in_use_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--lang", "en", "--port", port]) == 2
    out, error = capsys.readouterr()
    assert (out, error) == (
        "",
        f"The server cannot listen at 127.0.0.1, port {port}: Address already in use. "
        "Choose another with --host or --port.\n",
    )


def test_housework_holds_up_nobody() -> None:
    """Objects that are there when it starts are never looked at again; others seldom."""
    often, turn = gc.get_threshold(), sys.getswitchinterval()
    try:
        hold_up_nobody()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold()[0] == YOUNG > 5 * 700
        assert sys.getswitchinterval() < turn
    finally:
        gc.set_threshold(*often)
        sys.setswitchinterval(turn)
