"""The builds to compare, each in a process that waits for work."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from benchmarks.portable.work import Done


@dataclass(frozen=True, slots=True)
class Build:
    """A core, and the pipe to its process."""

    name: str
    process: subprocess.Popen[str]

    def told(self) -> Any:
        """The next line of its answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the process of {self.name} ended")
        return json.loads(line)

    def do(self, piece: str) -> Done:
        """One piece of work, done now."""
        assert self.process.stdin is not None
        print(piece, file=self.process.stdin, flush=True)
        return Done(*self.told())


def cores(wheel: Path, folder: Path) -> dict[str, Path]:
    """The extension modules of a portable wheel by their names, unpacked into a folder."""
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    found = sorted(folder.glob("shipmates_native/_core*.so"))
    return {file.name.partition(".")[0]: file for file in found}


def tuned() -> Path:
    """The module of the checkout's own build."""
    core = import_module("shipmates_native._core")
    if core.BUILD != "tuned":
        raise SystemExit("The core of this checkout is not tuned: make native")
    return Path(str(core.__file__))


@contextmanager
def started(files: dict[str, Path], share: float) -> Iterator[tuple[list[Build], list[str]]]:
    """A process for each build, and the names of the pieces of work."""
    with ExitStack() as stack:
        builds, pieces = list[Build](), list[str]()
        for name, file in files.items():
            command = (sys.executable, "-m", "benchmarks.portable.worker", file, str(share))
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            stack.enter_context(process)
            builds.append(Build(name, process))
            pieces = builds[-1].told()
        yield builds, pieces
        for build in builds:
            assert build.process.stdin is not None
            build.process.stdin.close()
