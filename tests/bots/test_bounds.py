"""What a thinking bot may take of a machine. How long it may think is counted, never clocked:
`make strength` tells what that comes to in seconds, docs/guide/strength.md the longest.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from shipmates.bots import mind

MEBIBYTES = 64
"""Which a process has for itself, Python and all, while a crew of experts thinks in it."""

PLAYED = """
import resource, sys
from benchmarks.bots.cells import cells
from benchmarks.bots.games import Game, played
size = int(sys.argv[1]) << 20
resource.setrlimit(resource.RLIMIT_DATA, (size, size))
cell = next(cell for cell in cells() if cell.name == sys.argv[2])
row = played(Game(cell, 1, "expert", True), "tested")
print(row.cause, row.decisions)
"""

needs_core = pytest.mark.skipif(mind.core() is None, reason="no compiler built the native core")


def expert_crew(cell: str, mebibytes: int) -> subprocess.CompletedProcess[str]:
    """A game to its end by experts in a process that gets no more memory than this."""
    return subprocess.run(
        [sys.executable, "-c", PLAYED, str(mebibytes), cell],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": "."},
    )


@needs_core
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="no bound on a process's own memory here")
@pytest.mark.parametrize("cell", ["planet9 mission 50 5p", "deepsea mission 32 4p"])
def test_a_crew_of_experts_needs_little_memory(cell: str) -> None:
    done = expert_crew(cell, MEBIBYTES)
    assert done.returncode == 0, done.stderr
    assert not done.stdout.startswith("fault"), done.stdout
    assert int(done.stdout.split()[-1]) > 20


@needs_core
@pytest.mark.skipif(sys.platform != "linux", reason="no bound on a process's own memory here")
def test_the_bound_on_memory_is_felt() -> None:
    done = expert_crew("planet9 mission 50 5p", 16)
    assert done.returncode or done.stdout.startswith("fault")
