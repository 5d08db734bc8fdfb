"""The logbook and other processes: killed writers, full disks, closed folders, crowds."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from shipmates.campaign import append, load, record_path, save
from tests.campaign.child import a_record
from tests.campaign.lines import lost, numbered
from tests.sample import DEEP

ROOT = Path(__file__).parents[2]
BEGUN = 800
KILLS, HALFWAY, MOST = (40, 30, 150) if DEEP else (6, 3, 150)
"""How many writers die: so many, and more until so many died while writing, within reason."""

WRITERS, TIMES = 3, 30

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills and limits as on Unix")


@contextmanager
def child(*words: object) -> Iterator[subprocess.Popen[str]]:
    """Another process at work on a logbook."""
    process = subprocess.Popen(
        (sys.executable, "-m", "tests.campaign.child", *map(str, words)),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def heard(*words: object) -> list[str]:
    """All that another process says."""
    with child(*words) as process:
        said, _ = process.communicate()
        assert process.returncode == 0
        return said.split("\n")[:-1]


def everything(folder: Path) -> dict[str, bytes]:
    """The content of every file in a folder, the lock apart."""
    found = (file for file in folder.rglob("*") if file.is_file())
    return {str(file): file.read_bytes() for file in found if file.name != "logbook.lock"}


class Nursery:
    """Sets writers to work on a logbook, one after the other, and kills them."""

    def __init__(self, process: subprocess.Popen[str], path: Path) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._orders, self._news, self._path = process.stdin, process.stdout, path

    def kill_one(self, delay: float, *, aim: bool) -> int:
        """How many attempts there were by the last word of a writer killed after a delay.

        With `aim` the delay begins when the writer is seen to write.
        """
        self._orders.write("go\n")
        self._orders.flush()
        pid = int(self._news.readline().removeprefix("pid "))
        wrote = self._news.readline().split()
        while aim and not self._path.with_name(".unfinished").exists():
            pass
        time.sleep(delay)
        os.kill(pid, signal.SIGKILL)
        while (news := self._news.readline().split()) != ["gone"]:
            wrote = news
        return int(wrote[1])


@pytest.mark.slow
def test_a_writer_killed_at_any_moment_leaves_the_old_or_the_new_logbook(
    tmp_path: Path,
) -> None:
    path, rng, halfway = tmp_path / "logbook.json", random.Random(9), 0
    save(path, numbered(BEGUN))
    with child("nursery", path) as process:
        nursery = Nursery(process, path)
        for kill in range(MOST):
            if kill >= KILLS and halfway >= HALFWAY:
                break
            aim = kill % 4 > 0
            reported = nursery.kill_one(rng.uniform(0, 0.001 if aim else 0.04), aim=aim)
            halfway += any(tmp_path.rglob(".unfinished"))
            attempts = load(path).attempts
            assert len(attempts) in (reported, reported + 1)
            assert [a.when for a in attempts] == list(map(str, range(len(attempts))))
    assert halfway, "no kill hit a writer while it wrote"
    for place, attempt in enumerate(load(path).attempts[BEGUN:], start=BEGUN):
        kept = record_path(path, attempt)
        assert kept is not None
        assert kept.read_text() == a_record(place)


def test_a_writer_killed_at_any_line_leaves_the_old_or_the_new_logbook(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    append(path, lost(1))
    *killed, finished = heard("stepwise", path)
    assert set(killed) == {"killed 1 0", "killed 2 0"}
    assert finished == "finished 2 0"
    assert not any(tmp_path.rglob(".unfinished"))


def test_on_a_full_disk_everything_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    save(path, numbered(100))
    append(path, lost(1), record="a game")
    before = everything(tmp_path)
    size = path.stat().st_size
    for limit in (0, 1, len(a_record("last")) - 1, len(a_record("last")), size // 2, size):
        assert heard("squeeze", path, limit) == ["EFBIG", "logbook-unwritable"]
        assert everything(tmp_path) == before
    assert heard("squeeze", path, 2 * size) == ["appended"]


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that another user can reach: those of pytest belong to one alone."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield folder
        folder.chmod(0o755)


def test_in_a_read_only_folder_everything_stays_as_it_was(open_folder: Path) -> None:
    path = open_folder / "logbook.json"
    append(path, lost(1), record="a game")
    before = everything(open_folder)
    open_folder.chmod(0o555)
    assert heard("humbly", path) == ["EACCES", "logbook-unwritable"]
    assert everything(open_folder) == before


def test_a_read_only_file_is_not_replaced(open_folder: Path) -> None:
    path = open_folder / "logbook.json"
    append(path, lost(1))
    before = everything(open_folder)
    path.chmod(0o444)
    path.with_name("logbook.lock").chmod(0o666)
    open_folder.chmod(0o777)
    assert heard("humbly", path) == ["EACCES", "logbook-unwritable"]
    assert everything(open_folder) == before


def test_a_logbook_that_may_not_be_read_is_not_taken_for_a_blank_one(open_folder: Path) -> None:
    path = open_folder / "logbook.json"
    append(path, lost(1))
    before = everything(open_folder)
    path.chmod(0o000)
    path.with_name("logbook.lock").chmod(0o666)
    open_folder.chmod(0o777)
    assert heard("humbly", path) == ["EACCES", "logbook-unreadable"]
    path.chmod(0o644)
    assert everything(open_folder) == before


def test_writers_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new" / "logbook.json"
    names = [f"writer-{i}" for i in range(WRITERS)]
    _together(path, names)
    attempts = load(path).attempts
    assert len(attempts) == WRITERS * TIMES
    for name in names:
        mine = [a for a in attempts if a.when.startswith(f"{name} ")]
        assert [a.when for a in mine] == [f"{name} {i}" for i in range(TIMES)]
    for attempt in attempts:
        kept = record_path(path, attempt)
        assert kept is not None
        assert kept.read_text() == a_record(attempt.when)


def _together(path: Path, names: list[str]) -> None:
    with ExitStack() as stack:
        writers = [stack.enter_context(child("share", path, name, TIMES)) for name in names]
        for writer in writers:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "here\n"
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write("go\n")
            writer.stdin.flush()
        assert [writer.wait() for writer in writers] == [0] * len(writers)
