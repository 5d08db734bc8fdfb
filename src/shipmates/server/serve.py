"""Runs the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from litestar import Litestar

from shipmates import __version__
from shipmates.server.app import create_app
from shipmates.server.carrier import Carrier
from shipmates.server.hall import Hall
from shipmates.server.logs import configure_logs
from shipmates.server.settings import Settings
from shipmates.server.store import engine
from shipmates.server.store.migrate import Unusable, upgrade_now
from shipmates.solver.core import core_status

_log = structlog.get_logger()
QUEUE = 2048
"""How many connections may wait to be taken: after a restart everybody comes at once."""
TURN = 0.0005
"""Seconds for which a thread runs while others wait; Python's own is ten times that."""
YOUNG, GROWN, OLD = 5_000, 4, 200
"""So many objects more than before, and the collector of garbage looks for some among these;
so often, and it looks among all of late; so often that, and it may look among all there are.
"""


class NoPlace(Exception):
    """Where the server cannot listen, and why."""

    def __init__(self, host: str, port: int, why: str) -> None:
        self.host, self.port, self.why = host, port, why
        super().__init__(f"{host}:{port}: {why}")


def with_database(settings: Settings, home: Path) -> Settings:
    """The settings with a SQLite file in that folder, if none is named. Raises `Unusable`."""
    address = settings.database or engine.of_file(home / "shipmates.db")
    if engine.is_sqlite(address):
        folder = engine.file_of(address).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            raise Unusable("database-folder", folder=str(folder), why=why) from error
    return replace(settings, database=address)


def config(settings: Settings, app: Litestar | None = None) -> uvicorn.Config:
    """How uvicorn is to listen for these settings, with an application of theirs."""
    return uvicorn.Config(
        app or create_app(settings),
        host=settings.listening,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=Carrier,
        # Beyond it the line is cut without a word; what is a little too long gets an answer.
        ws_max_size=4 * settings.message_size,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=max(1, round(settings.grace)),
        server_header=False,
    )


def hold_up_nobody() -> None:
    """Keeps Python's own housework from holding up everybody for a tenth of a second.

    What is loaded by now stays, and the collector of garbage need not look at it again. A
    move's state lives until the next move, longer than the young generation: looking often
    would only make it old, and looking at many at once takes long. And whoever sends a message
    lets other threads run meanwhile, and has to wait until they are interrupted.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, GROWN, OLD)
    sys.setswitchinterval(TURN)


class Server(uvicorn.Server):
    """Says where it can be reached, and says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Calls `up` once requests are taken."""
        await super().startup(sockets)
        if self.started:
            hold_up_nobody()
            self._up()
            self._hall.house.thinkers.warm()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal ends the server and is done with; asked twice, it does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells every client to come back, before uvicorn closes the sockets."""
        _log.info("stopping")
        for listening in self.servers:
            listening.close()
        if self.started:
            await self._hall.farewell()
        await super().shutdown(sockets)
        _log.info("stopped")

    @property
    def _hall(self) -> Hall:
        app = self.config.app
        assert isinstance(app, Litestar)
        hall: Hall = app.state.hall
        return hall


def serve(settings: Settings, say: Callable[[str], None]) -> bool:
    """Serves until a signal comes, and says the address to open once it can be reached.

    Whether all went well. Raises `NoPlace` or `Unusable` before anything is served.
    """
    configure_logs(settings)
    place = _listen(settings)
    with place:
        upgrade_now(settings.database)
        url = _url(settings.listening, place.getsockname()[1])
        server = Server(config(settings), lambda: _started(settings, url, say))
        server.run(sockets=[place])
    return server.started


def _started(settings: Settings, url: str, say: Callable[[str], None]) -> None:
    core, database = core_status(), engine.shown(settings.database)
    _log.info(
        "started", version=__version__, database=database, core=core.build or core.standing
    )
    say(url)


def _listen(settings: Settings) -> socket.socket:
    """The place where clients knock. Raises `NoPlace`."""
    host, port = settings.listening, settings.port
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        place = socket.socket(family, kind, protocol)
    except OSError as error:
        raise NoPlace(host, port, error.strerror or str(error)) from error
    try:
        if sys.platform == "win32":  # where the other option lets two servers have one port
            place.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(address)
        place.listen(QUEUE)
    except OSError as error:
        place.close()
        raise NoPlace(host, port, error.strerror or str(error)) from error
    return place


def _url(host: str, port: int) -> str:
    """An address that can be opened: one that means everywhere is reached here."""
    reached = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{reached}]:{port}" if ":" in reached else f"http://{reached}:{port}"
