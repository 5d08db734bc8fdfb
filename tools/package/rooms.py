"""Empty environments: a Python, the packages, and a PATH with neither compiler nor Node."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.package.build import ROOT, UV, run

VECTORS = ROOT / "native" / "vectors"


@dataclass(frozen=True, slots=True)
class Room:
    """An environment somebody could have made with `pip install`."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / "bin" / "python"

    @property
    def size(self) -> float:
        """All its files, in MB."""
        files = (file for file in self.folder.rglob("*") if not file.is_symlink())
        return sum(file.stat().st_size for file in files if file.is_file()) / 1e6

    def environment(self, **more: str) -> dict[str, str]:
        """What its programs see: no PATH but their own, and a home of their own."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        own = {"PATH": str(self.folder / "bin"), "HOME": str(home), "LANG": "C.UTF-8"}
        return own | {"SHIPMATES_HOME": str(home / "data"), "SHIPMATES_OPEN": "false"} | more

    def told(self, *command: str | Path) -> str:
        """What its Python says, given these arguments."""
        done = subprocess.run(
            (self.python, *command),
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
        if done.returncode:
            raise SystemExit(f"{self.folder.name}: {done.stdout}{done.stderr}")
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server that runs meanwhile."""
        port = free_port()
        command = (self.python, "-m", "shipmates", "serve", "--port", str(port))
        with (
            (self.folder / "serve.log").open("w") as log,
            subprocess.Popen(
                command, cwd=self.folder, env=self.environment(), stdout=log, stderr=log
            ) as server,
        ):
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def furnished(folder: Path, python: Path | str, dist: Path, *wanted: str) -> Room:
    """A new environment with these packages; ours come from `dist` alone."""
    run(UV, "venv", "--quiet", "--python", str(python), folder)
    room, ours = Room(folder), "shipmates,shipmates-native"
    pip = (UV, "pip", "install", "--quiet", "--python", str(room.python))
    run(*pip, "--find-links", dist, "--only-binary", ours, *wanted)
    return room


def held(address: str) -> str:
    """What the browser's driver says: how many cards it holds, and after how long."""
    return run("node", Path(__file__).with_name("hold.mjs"), address).strip()
