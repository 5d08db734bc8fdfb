"""The logbook on disk, as long as nothing goes wrong but the file itself."""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from shipmates.campaign import (
    OWN,
    Attempt,
    Logbook,
    Refused,
    Unreadable,
    Unwritable,
    append,
    codec,
    load,
    record_path,
    save,
)
from shipmates.campaign.lock import locked
from shipmates.kernel import Note
from tests.campaign.lines import a_logbook, lost, numbered, won

RAW = codec.write(a_logbook(lost(1), won(1)))
NO_LOGBOOKS = {
    "logbook-corrupt": RAW[:-20],
    "logbook-foreign": b"dear diary",
    "logbook-newer": RAW.replace(b'"version": 1', b'"version": 2'),
    "logbook-game": RAW.replace(b"planet9", b"whist"),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "planet9" / "logbook.json"


def files(folder: Path) -> set[str]:
    """Everything that lies in a folder, the lock apart."""
    found = {file.relative_to(folder).as_posix() for file in folder.rglob("*")}
    return found - {"logbook.lock"}


def test_where_nothing_is_kept_a_blank_logbook_is_read(path: Path) -> None:
    assert load(path) == Logbook("planet9")
    assert load(path, Logbook(crew="Ada")).crew == "Ada"
    assert not path.parent.exists()


def test_a_logbook_is_kept(path: Path) -> None:
    logbook = a_logbook(lost(1, distress=True), won(1))
    save(path, logbook)
    assert load(path) == logbook
    assert files(path.parent) == {"logbook.json"}


def test_attempts_are_added_one_by_one(path: Path) -> None:
    blank = Logbook(crew="Ada")
    assert append(path, lost(1), blank=blank).tries(1) == 1
    assert append(path, won(1), blank=blank).score(1) == 2
    assert load(path) == Logbook("planet9", "Ada", (lost(1), won(1)))


def test_the_game_is_kept_beside_the_logbook(path: Path) -> None:
    first = append(path, lost(5), record="shipmates record 1\n").attempts[-1]
    second = append(path, won(OWN), record="naïve\r\n").attempts[-1]
    assert (first.record, second.record) == ("records/0001-m05.txt", "records/0002-own.txt")
    kept = record_path(path, second)
    assert kept is not None
    assert kept.read_bytes() == "naïve\r\n".encode()
    assert load(path).attempts == (first, second)
    assert files(path.parent) == {"logbook.json", "records", first.record, second.record}


def test_an_attempt_without_a_record_has_none() -> None:
    assert record_path(Path("logbook.json"), won(1)) is None


def test_a_record_is_never_written_over(path: Path) -> None:
    stray = path.parent / "records" / "0001-m05.txt"
    stray.parent.mkdir(parents=True)
    stray.write_text("written just before the power failed")
    names = [append(path, won(5), record="new").attempts[-1].record]
    assert names == ["records/0001-m05-2.txt"]
    assert stray.read_text() == "written just before the power failed"


def test_what_is_saved_must_continue_what_is_kept(path: Path) -> None:
    save(path, a_logbook(lost(1)))
    save(path, a_logbook(lost(1)))
    save(path, a_logbook(lost(1), won(1)))
    kept = path.read_bytes()
    for other in (a_logbook(), a_logbook(lost(1)), a_logbook(won(1), won(2)), Logbook()):
        with pytest.raises(Unwritable) as refused:
            save(path, other)
        assert refused.value.note == Note("logbook-changed", (("path", str(path)),))
    assert path.read_bytes() == kept


@pytest.mark.parametrize("code", NO_LOGBOOKS)
@pytest.mark.parametrize(
    "change",
    [
        load,
        lambda path: save(path, a_logbook(lost(1), won(1))),
        lambda path: append(path, won(2), record="a game"),
    ],
    ids=["load", "save", "append"],
)
def test_what_cannot_be_read_is_left_as_it_is(
    path: Path, change: Callable[[Path], object], code: str
) -> None:
    path.parent.mkdir()
    path.write_bytes(NO_LOGBOOKS[code])
    before = path.stat()
    with pytest.raises(Unreadable) as refused:
        change(path)
    assert refused.value.note.code == code
    assert refused.value.note.params[-1] == ("path", str(path))
    assert path.read_bytes() == NO_LOGBOOKS[code]
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert files(path.parent) == {"logbook.json"}


def test_a_folder_is_no_logbook(path: Path) -> None:
    path.mkdir(parents=True)
    for change in (load, lambda path: append(path, won(1))):
        with pytest.raises(Unreadable) as refused:
            change(path)
        assert refused.value.note.code == "logbook-unreadable"


def test_a_file_is_no_folder(path: Path) -> None:
    path.parent.write_text("in the way")
    with pytest.raises(Refused):
        load(path)
    with pytest.raises(Unwritable) as refused:
        append(path, won(1))
    assert refused.value.note.code == "logbook-unwritable"
    assert path.parent.read_text() == "in the way"


def test_an_impossible_attempt_changes_nothing(path: Path) -> None:
    append(path, won(1))
    kept = path.read_bytes()
    with pytest.raises(ValueError, match="50 missions"):
        append(path, won(51), record="a game")
    assert path.read_bytes() == kept
    assert files(path.parent) == {"logbook.json"}


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_behind_a_link_the_file_itself_is_kept(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    link = tmp_path / "link.json"
    link.symlink_to(path)
    grown = append(link, won(1), record="a game")
    assert link.is_symlink()
    assert load(path) == load(link) == grown
    assert record_path(link, grown.attempts[0]) == record_path(path, grown.attempts[0])


@pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")
def test_a_private_logbook_stays_private(path: Path) -> None:
    append(path, lost(1))
    path.chmod(0o600)
    append(path, won(1))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_while_another_writes_one_waits_and_then_says_so(path: Path) -> None:
    append(path, lost(1))
    with locked(path.with_name("logbook.lock"), patience=0):
        for change in (
            lambda: append(path, won(1), patience=0.05),
            lambda: save(path, a_logbook(), patience=0),
        ):
            with pytest.raises(Unwritable) as refused:
                change()
            assert refused.value.note.code == "logbook-busy"
        assert load(path).tries(1) == 1
    assert append(path, won(1)).score(1) == 2


def test_threads_lose_nothing_either(path: Path) -> None:
    def write(crew_member: int) -> None:
        for i in range(10):
            append(path, replace(lost(1), when=f"{crew_member} {i}"))

    threads = [threading.Thread(target=write, args=(member,)) for member in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {a.when for a in load(path).attempts} == {
        f"{member} {i}" for member in range(4) for i in range(10)
    }


def test_ten_thousand_attempts_are_kept(path: Path) -> None:
    save(path, numbered(10_000))
    grown: tuple[Attempt, ...] = append(path, won(50), record="the end").attempts
    assert grown[-1].record == "records/10001-m50.txt"
    assert load(path).attempts == grown
