"""A server as an operator starts it, by its command: what is loaded before libc is felt."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from typing import Final

from shipmates.server.settings import Settings, variable

PATIENCE: Final = 90.0


class Program:
    """`shipmates serve` with these settings, in this environment."""

    def __init__(self, settings: Settings, environment: Mapping[str, str]) -> None:
        chosen = {
            variable(field.name): str(value)
            for field in fields(settings)
            if (value := getattr(settings, field.name)) != field.default
        }
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "shipmates", "serve", "--lang", "en"],
            env={**os.environ, **chosen, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )

    async def up(self) -> str:
        """The address, as soon as it answers."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await asyncio.to_thread(self._process.stdout.readline)
        found = re.search(r"https?://[^\s/]+", line)
        assert found is not None, f"the server did not start: {line}"
        return found[0].rstrip(".")

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self._process.kill()
        self._process.communicate()


@contextmanager
def started(settings: Settings, environment: Mapping[str, str]) -> Iterator[Program]:
    """A server that is killed in the end."""
    program = Program(settings, environment)
    try:
        yield program
    finally:
        program.kill()
