"""The server behind what stands before it on the open internet."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.patience import PATIENCE, within
from tests.server.games import play_all
from tests.server.tables import Server, serving

OPERATE = Path("docs/operate").absolute()
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")

needs_nginx = pytest.mark.skipif(NGINX is None, reason="no nginx: apt-get install nginx-light")


def _free() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port: int = place.getsockname()[1]
        return port


def _configured(folder: Path, server: Server) -> tuple[Path, int]:
    """The example, with the ports of this test."""
    port = _free()
    text = (OPERATE / "nginx.conf").read_text("utf-8")
    for ours, theirs in (
        ("127.0.0.1:8080", f"127.0.0.1:{port}"),
        ("127.0.0.1:8000", urlsplit(server.url).netloc),
    ):
        assert text.count(ours) == 1
        text = text.replace(ours, theirs)
    file = folder / "nginx.conf"
    file.write_text(text, "utf-8")
    return file, port


@contextmanager
def _nginx(folder: Path, file: Path) -> Iterator[None]:
    assert NGINX is not None
    command = [NGINX, "-p", str(folder), "-c", str(file), "-g", "daemon off;"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()


async def _listening(port: int) -> None:
    async with within(f"a proxy at {port}", PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                await writer.wait_closed()
                return


@pytest.mark.slow
@needs_nginx
async def test_a_game_is_played_through_nginx(tmp_path: Path) -> None:
    async with serving(tmp_path, requests_per_minute=10_000) as server:
        file, port = _configured(tmp_path, server)
        assert NGINX is not None
        tried = subprocess.run(
            [NGINX, "-t", "-p", str(tmp_path), "-c", str(file)],
            capture_output=True,
            check=False,
        )
        assert tried.returncode == 0, tried.stderr
        with _nginx(tmp_path, file):
            await _listening(port)
            outside = Server(f"http://127.0.0.1:{port}", server.app, server.settings)
            try:
                await _played(outside)
            finally:
                await outside.aclose()


async def _played(outside: Server) -> None:
    ann = await outside.guest("Ann")
    origin = {"Origin": outside.url}
    changed = await ann.http.patch("/api/me", json={"name": "Anne"}, headers=origin)
    assert changed.status_code == 200, "the proxy must pass on the host"
    assert len(changed.headers["x-request-id"]) == 32
    assert (await ann.http.get("/metrics")).status_code == 404
    table = await ann.table({"game": "planet9", "players": 3})
    async with ann.at(table, Origin=outside.url) as seat:
        await seat.do("start")
        (end,) = await play_all(seat)
        assert end["table"]["status"] == "over"


@pytest.mark.skipif(SYSTEMD is None, reason="no systemd-analyze here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    assert SYSTEMD is not None
    text = (OPERATE / "shipmates.service").read_text("utf-8")
    unit = tmp_path / "shipmates.service"
    # The program must be there, or nothing else is looked at.
    unit.write_text(text.replace("/opt/shipmates/bin/shipmates serve", "/bin/true"), "utf-8")
    tried = subprocess.run(
        [SYSTEMD, "verify", "--man=no", "--recursive-errors=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (tried.returncode, tried.stderr) == (0, "")


@pytest.mark.skipif(CADDY is None, reason="no caddy: apt-get install caddy")
def test_caddy_understands_its_file() -> None:
    assert CADDY is not None
    file = str(OPERATE / "Caddyfile")
    tried = subprocess.run(
        [CADDY, "adapt", "--config", file, "--adapter", "caddyfile"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stderr
    assert "/metrics" in tried.stdout
    assert "127.0.0.1:8000" in tried.stdout
