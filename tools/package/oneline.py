"""`make one-line`: how long from `uvx shipmates serve` to cards in a browser, and by pipx.

The packages come from `dist/`, all others from the index of this machine. Each command runs
twice: with nothing fetched before, and again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.package.build import ROOT, TOOLS, UV
from tools.package.rooms import free_port, held

DIST = ROOT / "dist"
RUNNERS: dict[str, tuple[str, ...]] = {
    "uvx": (UV, "tool", "run", "--python", sys.executable, "--find-links", str(DIST)),
    "pipx run": (str(TOOLS / "pipx"), "run", f"--pip-args=--find-links={DIST}"),
}


def timed(command: tuple[str, ...], home: Path) -> str:
    """What the browser's driver says; it starts with the command, and waits for the server."""
    env = os.environ | {
        "UV_CACHE_DIR": str(home / "uv"),
        "PIPX_HOME": str(home / "pipx"),
        "PIP_CACHE_DIR": str(home / "pip"),
        "SHIPMATES_HOME": str(home / "data"),
        "SHIPMATES_PORT": str(port := free_port()),
        "SHIPMATES_OPEN": "false",  # the driver has a browser of its own
    }
    with (
        (home / "serve.log").open("w") as log,
        subprocess.Popen(
            (*command, "shipmates", "serve"), env=env, stdout=log, stderr=log, cwd=home
        ) as server,
    ):
        try:
            return held(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()


def main() -> None:
    """Every runner, cold and warm."""
    for name, command in RUNNERS.items():
        with TemporaryDirectory() as home:
            for state in ("nothing fetched before", "again"):
                print(
                    f"  {name} shipmates serve, {state}: {timed(command, Path(home))}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
