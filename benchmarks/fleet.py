"""Measures one server on SQLite and two on PostgreSQL, with the same crowd.

`python -m benchmarks.fleet [--tables 1000] [--seconds 60] [--only postgres] [--words]`
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvloop

from benchmarks.server.__main__ import EVERY, PLAN, collect_no_more, faster, measure
from benchmarks.server.crowd import Figures, seated
from benchmarks.server.host import Host, spent_with_children
from tests.postgres import Postgres

GOAL = 0.3
"""Seconds from an action to all four views, for 99 of 100."""
PARTS = 6
"""So often is memory looked at while it is measured."""


class Nodes:
    """Several servers on one database, taken together, with what the database costs."""

    def __init__(self, hosts: list[Host], database: Postgres | None = None) -> None:
        self._hosts = hosts
        self._database = database
        self.bases = [host.base for host in hosts]

    def memory(self) -> int:
        """Their resident memory in bytes."""
        return sum(host.memory() for host in self._hosts)

    def processor(self) -> float:
        """Seconds of processor time they and their database have used."""
        own = sum(host.processor() for host in self._hosts)
        return own + (
            0.0 if self._database is None else spent_with_children(self._database.pid)
        )


@contextmanager
def one_on_sqlite(folder: Path) -> Iterator[Nodes]:
    """The server everybody starts with."""
    with Host(folder) as host:
        host.start()
        yield Nodes([host])


@contextmanager
def two_on_postgres(folder: Path) -> Iterator[Nodes]:
    """Two nodes, and a PostgreSQL as it comes."""
    database = Postgres(fsync="on", full_page_writes="on")
    database.start()
    address = database.address().replace("postgresql:", "postgresql+asyncpg:", 1)
    try:
        with ExitStack() as stack:
            hosts = [stack.enter_context(Host(folder, database=address)) for _ in range(2)]
            for host in hosts:
                host.start()
            yield Nodes(hosts, database)
    finally:
        database.stop()


KINDS = {"sqlite": one_on_sqlite, "postgres": two_on_postgres}


async def run(nodes: Nodes, count: int, seconds: float, query: str) -> None:
    """The usual pace for as long as asked, then faster and faster."""
    empty, figures, began = nodes.memory(), Figures(), time.perf_counter()
    tables = await seated(nodes.bases, count, figures, PLAN, query=query)
    print(f"{count} tables, {4 * count} sockets after {time.perf_counter() - began:.1f} s")
    per_table = (nodes.memory() - empty) / count / 1024
    print(f"memory: {empty / 2**20:.0f} MiB empty, {per_table:.0f} KiB a table", flush=True)
    collect_no_more()
    for _ in range(PARTS):
        await measure(nodes, tables, figures, EVERY, seconds / PARTS)
    await faster(nodes, tables, figures, min(seconds / PARTS, 20), GOAL)
    for table in tables:
        table.leave()


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", choices=sorted(KINDS))
    parser.add_argument("--words", action="store_true", help="as browsers ask for them")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    query = "words=en" if given.words else ""
    for name, nodes_on in KINDS.items():
        if given.only in (None, name):
            print(f"== {name}")
            with tempfile.TemporaryDirectory() as folder, nodes_on(Path(folder)) as nodes:
                uvloop.run(run(nodes, given.tables, given.seconds, query))


if __name__ == "__main__":
    main()
