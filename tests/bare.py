"""Programs on a machine without the native core: hidden from them and all they start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HIDDEN = "raise ModuleNotFoundError(\"No module named 'shipmates_native'\", name=__name__)\n"


def environment(folder: Path, *, core: bool = False, **variables: str) -> dict[str, str]:
    """That of a program which keeps everything in this folder and finds no native core."""
    shadow = folder / "shadow"
    shadow.mkdir(exist_ok=True)
    (shadow / "shipmates_native.py").write_text(HIDDEN)
    found = {**os.environ, "SHIPMATES_HOME": str(folder), "SHIPMATES_LANG": "en", **variables}
    return found if core else found | {"PYTHONPATH": str(shadow)}


def told(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """The exit code, output and errors of `shipmates` with these arguments."""
    done = subprocess.run(
        [sys.executable, "-m", "shipmates", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=environment(folder),
        timeout=200,
    )
    return done.returncode, done.stdout, done.stderr


@contextmanager
def serving(folder: Path, port: int = 0, *, core: bool = False) -> Iterator[tuple[str, str]]:
    """A server of its own: its address, and the line it says of the core. Killed in the end."""
    pace = {"SHIPMATES_BOT_PAUSE": "0", "SHIPMATES_BOT_WORKERS": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "shipmates", "serve", "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment(folder, core=core, **pace),
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().removeprefix("Shipmates is open at ").strip()
            yield address, server.stdout.readline().strip()
        finally:
            server.kill()
