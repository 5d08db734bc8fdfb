"""A server of its own, in a process that can be watched."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Protocol

import httpx


class Hosted(Protocol):
    """Whatever serves a crowd: one server, or several."""

    def memory(self) -> int:
        """Its resident memory in bytes."""

    def processor(self) -> float:
        """Seconds of processor time it has used."""


class Host:
    """Starts a server on a free port, with a database in this folder."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = _free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **os.environ,
            "SHIPMATES_PORT": str(self.port),
            "SHIPMATES_DATABASE": f"sqlite+aiosqlite:///{folder / 'bench.db'}",
            "SHIPMATES_REQUESTS_PER_MINUTE": "10000000",
            "SHIPMATES_LOG_LEVEL": "warning",
            **{f"SHIPMATES_{name.upper()}": value for name, value in settings.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, core: int | None = None) -> float:
        """Seconds until it answers. With a core to itself, its bots are on that core too."""
        began = time.perf_counter()
        command = [sys.executable, "-m", "shipmates", "serve"]
        self._process = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.DEVNULL
        )
        if core is not None:
            os.sched_setaffinity(self._process.pid, {core})
        while True:
            try:
                if httpx.get(f"{self.base}/health").status_code == 200:
                    return time.perf_counter() - began
            except httpx.TransportError:
                if self._process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.05)

    def kill(self) -> None:
        """Ends it without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def memory(self) -> int:
        """Its resident memory in bytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def processor(self) -> float:
        """Seconds of processor time it has used."""
        assert self._process is not None
        return _ticks(self._process.pid, 11, 12)

    def __enter__(self) -> Host:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()


def spent_with_children(process: int) -> float:
    """Seconds of processor time of a process, and of those it has started or had started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    alive = sum(_ticks(int(child), 11, 12) for child in children)
    return _ticks(process, 11, 12, 13, 14) + alive


def _ticks(process: int, *places: int) -> float:
    """The sum of some fields of `/proc/…/stat`, counted from the state, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(fields[place]) for place in places) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
