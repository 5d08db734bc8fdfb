"""The database of a server: brought up to date, copied, and put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from shipmates.cli import run
from shipmates.server.store import engine
from shipmates.server.store.backup import KEPT, backup, restore
from shipmates.server.store.migrate import Unusable, config, upgrade_now
from tests.server.tables import serving

pytestmark = pytest.mark.embedded

FILES = "backup and restore take a file, move an address; upgrade, prune and recount take none."
AGE = "prune needs an age in days, such as --older-than 90d, not “{}”."
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """An empty database, up to date."""
    path = tmp_path / "shipmates.db"
    upgrade_now(engine.of_file(path))
    return path


def people(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY 1")]


def add(path: Path, name: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO people VALUES (?, ?, 'en', '{}', 0, NULL)", (name, name)
        )


def why(caught: pytest.ExceptionInfo[Unusable]) -> str:
    return caught.value.note.code


def test_a_copy_goes_back_and_the_old_one_is_kept(here: Path) -> None:
    address, copy = engine.of_file(here), here.with_name("copy.db")
    add(here, "Ann")
    backup(address, copy)
    add(here, "Bob")
    kept = restore(address, copy)
    assert kept == here.with_name(here.name + KEPT)
    assert (people(here), people(kept), people(copy)) == (["Ann"], ["Ann", "Bob"], ["Ann"])
    assert sorted(path.name for path in here.parent.iterdir()) == sorted(
        (here.name, copy.name, kept.name)
    )


def test_a_copy_goes_where_nothing_was(here: Path, tmp_path: Path) -> None:
    add(here, "Ann")
    new = tmp_path / "new" / "place.db"
    assert restore(engine.of_file(new), here) is None
    assert people(new) == ["Ann"]


async def test_a_copy_of_a_running_server_is_whole(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.guests("Ann", "Bob")
        backup(server.settings.database, tmp_path / "copy.db")
        await server.guest("Cat")
        assert people(tmp_path / "copy.db") == ["Ann", "Bob"]
        with pytest.raises(Unusable) as caught:
            restore(server.settings.database, tmp_path / "copy.db")
        assert why(caught) == "database-in-use"
        await server.guest("Dan")
    assert people(tmp_path / "shipmates.db") == ["Ann", "Bob", "Cat", "Dan"]


def test_no_copy_is_written_over_another_file(here: Path) -> None:
    (here.parent / "copy.db").write_text("precious")
    with pytest.raises(Unusable) as caught:
        backup(engine.of_file(here), here.parent / "copy.db")
    assert why(caught) == "database-exists"
    assert (here.parent / "copy.db").read_text() == "precious"


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def test_what_a_newer_version_made_is_left_alone(here: Path) -> None:
    copy = here.with_name("copy.db")
    backup(engine.of_file(here), copy)
    newer(copy)
    add(here, "Ann")
    with pytest.raises(Unusable) as caught:
        restore(engine.of_file(here), copy)
    assert why(caught) == "database-newer"
    assert people(here) == ["Ann"]
    newer(here)
    with pytest.raises(Unusable) as caught:
        upgrade_now(engine.of_file(here))
    assert why(caught) == "database-newer"


def test_a_damaged_copy_is_not_put_back(here: Path) -> None:
    for number in range(200):
        add(here, f"Somebody called {number}")
    copy = here.with_name("copy.db")
    backup(engine.of_file(here), copy)
    whole = copy.read_bytes()
    for damaged in (whole[:-9000], whole[:9000] + b"\xff" * 4096 + whole[13096:]):
        copy.write_bytes(damaged)
        with pytest.raises(Unusable) as caught:
            restore(engine.of_file(here), copy)
        assert why(caught) == "database-damaged"
    assert len(people(here)) == 200


@pytest.mark.parametrize("content", [b"", b"a letter to somebody" * 100])
def test_what_is_no_database_of_ours_is_refused(here: Path, content: bytes) -> None:
    other = here.with_name("other")
    other.write_bytes(content)
    with pytest.raises(Unusable) as caught:
        restore(engine.of_file(here), other)
    assert why(caught) == "database-none"


def test_a_damaged_database_can_be_replaced(here: Path) -> None:
    copy = here.with_name("copy.db")
    add(here, "Ann")
    backup(engine.of_file(here), copy)
    here.write_bytes(b"nothing of it is left")
    restore(engine.of_file(here), copy)
    assert people(here) == ["Ann"]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("db", "db takes one of upgrade, backup, restore, move, prune, recount, not “”."),
        (
            "db mend",
            "db takes one of upgrade, backup, restore, move, prune, recount, not “mend”.",
        ),
        ("db backup", FILES),
        ("db upgrade file", FILES),
        ("db prune file", FILES),
        ("db recount file", FILES),
        ("db upgrade --older-than 90d", "--older-than and --dry-run are for prune."),
        ("db recount --dry-run", "--older-than and --dry-run are for prune."),
        ("db prune", AGE.format("")),
        ("db prune --older-than 0d", AGE.format("0d")),
        ("db prune --older-than soon", AGE.format("soon")),
        ("db prune --older-than 9999999d", AGE.format("9999999d")),
        ("db restore none", "none cannot be used: unable to open database file."),
        (
            "db backup copy --database /dev/null/x.db",
            "/dev/null cannot be made: File exists. Name another file with --database, "
            "or another folder with SHIPMATES_HOME.",
        ),
    ],
)
def test_mistakes_get_one_line(
    arguments: str, line: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert run([*arguments.split(), "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", f"{line}\n")


def test_the_commands_say_what_they_did(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path))
    file, copy = tmp_path / "shipmates.db", tmp_path / "copy.db"
    for arguments, line in (
        ("upgrade", f"{file} is up to date."),
        (f"backup {copy}", f"{file} was copied to {copy}."),
        (
            f"restore {copy}",
            f"{file} is now what {copy} was; the old one is {file}{KEPT}.",
        ),
        ("recount", f"{file}: 0 games counted anew; 0 could not be read."),
        (
            "prune --older-than 90d --dry-run",
            f"{file} has nothing taken from it; "
            "it would lose 0 games, 0 tables, 0 guests and 0 links.",
        ),
        (
            "prune --older-than 90",
            f"{file} has let go 0 games, 0 tables, 0 guests and 0 links.",
        ),
    ):
        assert run(["db", *arguments.split(), "--lang", "en"]) == 0
        assert capsys.readouterr() == (f"{line}\n", "")


def test_a_database_with_games_in_it_is_brought_up_to_date(tmp_path: Path) -> None:
    """From the first version on: no step drops a table that others refer to."""
    path = tmp_path / "old.db"
    old = create_engine(f"sqlite:///{path}")
    with old.begin() as connection:
        command.upgrade(config(connection), "0002")
        connection.execute(
            text(
                "INSERT INTO tables (id, code, version, room, public, status, touched)"
                " VALUES ('t', 'ABCDEF', 0, '{\"chairs\": []}', 0, 'over', 0)"
            )
        )
        connection.execute(
            text(
                "INSERT INTO attempts (id, table_id, number, game, head, names, started)"
                " VALUES ('a', 't', 1, 'planet9', '', '[]', 0)"
            )
        )
        connection.execute(
            text("INSERT INTO moves (attempt, number, line, at) VALUES ('a', 0, 'x', 0)")
        )
    old.dispose()
    upgrade_now(engine.of_file(path))
    with closing(sqlite3.connect(path)) as found:
        assert found.execute("SELECT practice FROM attempts").fetchall() == [(0,)]
        assert found.execute("SELECT line FROM moves").fetchall() == [("x",)]
