"""A server in this very process, on a real port, with guests who sit down and play.

`async with serving(tmp_path) as server` or the fixture `server`; then
`ann = await server.guest("Ann")`, `table = await ann.table()`, and
`async with ann.at(table) as seat: await seat.ask("sit", chair=1)`.
"""

from __future__ import annotations

import asyncio
import atexit
import json
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from shutil import copyfile, rmtree
from tempfile import mkdtemp
from types import TracebackType
from typing import Any, Final

import httpx
import structlog
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from shipmates.server.app import create_app
from shipmates.server.hall import Hall
from shipmates.server.people import COOKIE
from shipmates.server.serve import config
from shipmates.server.settings import Settings
from shipmates.server.store import engine
from shipmates.server.store.migrate import upgrade
from tests.patience import PATIENCE, Fitting, within

Message = dict[str, Any]
DISTANT: Final = 100_000.0
"""More than any test sends."""
ADDRESSES: Final[dict[Path, str]] = {}
"""The database of a folder, where it is not a file in it."""


def database_of(folder: Path) -> str:
    """Where the server of a folder keeps everything."""
    given = (ADDRESSES.get(place) for place in (folder, *folder.parents))
    file = f"sqlite+aiosqlite:///{folder / 'shipmates.db'}"
    return next(filter(None, given), file)


# A traceback that Rich draws takes longer than the test it is drawn in.
structlog.configure(
    processors=[
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(
            colors=False, exception_formatter=structlog.dev.plain_traceback
        ),
    ]
)


class _Quiet(uvicorn.Server):
    """Leaves signals to pytest, and ends when it is told to, not at the next look."""

    def __init__(self, chosen: uvicorn.Config) -> None:
        super().__init__(chosen)
        self.told: Final = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.told.wait()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    """A server on the database of that folder; bots do not pretend to think."""
    given: dict[str, Any] = {
        "database": database_of(folder),
        "port": 0,
        "bot_pause": 0.0,
        "bot_workers": 0,
        "simple_bots": True,
        "requests_per_minute": int(DISTANT),
        "messages_per_second": DISTANT,
        "message_burst": int(DISTANT),
        "grace": 1.0,
    }
    chosen = Settings(**{**given, **settings})
    await _prepare(chosen.database)
    app = _lent(chosen)
    listening = config(chosen, app)
    running = _Quiet(listening)
    task = asyncio.create_task(running.serve(), name="uvicorn")
    async with within("a server to start"):
        while not running.started:
            assert not task.done(), "the server did not start: see its log"
            await asyncio.sleep(0.005)
    port = running.servers[0].sockets[0].getsockname()[1]
    server = Server(f"http://127.0.0.1:{port}", app, chosen)
    try:
        yield server
    finally:
        await server.aclose()
        running.told.set()
        await task
    _IDLE[replace(chosen, database="")].append(app)


_IDLE: Final = defaultdict[Settings, list[Litestar]](list)
"""Applications that nobody uses at present: to make one takes longer than most tests."""


def _lent(chosen: Settings) -> Litestar:
    idle = _IDLE[replace(chosen, database="")]
    usual = chosen.requests_per_minute == int(DISTANT)  # else it remembers who asked how often
    app = idle.pop() if idle and usual else create_app(chosen)
    app.state.settings = chosen
    return app


@cache
def _template() -> Path:
    folder = Path(mkdtemp())
    atexit.register(rmtree, folder)
    return folder / "template.db"


async def _prepare(database: str) -> None:
    """Puts an empty database where there is none: to make one takes as long as a test."""
    if not engine.is_sqlite(database) or (file := engine.file_of(database)).exists():
        return
    if not (template := _template()).exists():
        await upgrade(engine.of_file(template))
    if file.parent.is_dir():
        copyfile(template, file)


class Server:
    """A running server and everybody who came to it."""

    def __init__(self, url: str, app: Litestar, settings: Settings) -> None:
        self.url: Final = url
        self.app: Final = app
        self.settings: Final = settings
        self._clients: Final[list[httpx.AsyncClient]] = []

    @property
    def hall(self) -> Hall:
        """The server's inside, for what cannot be seen from outside."""
        hall: Hall = self.app.state.hall
        return hall

    def stranger(self) -> Guest:
        """Somebody the server does not know."""
        # Nothing is encrypted here: certificates take longer to read than a request.
        client = httpx.AsyncClient(
            base_url=self.url, trust_env=False, timeout=PATIENCE, verify=False
        )
        self._clients.append(client)
        return Guest(self, client)

    async def guest(self, name: str = "Ann", language: str = "en") -> Guest:
        """Somebody who has sat down."""
        guest = self.stranger()
        answer = await guest.http.post("/api/me", json={"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        guest.me = answer.json()
        return guest

    async def guests(self, *names: str) -> list[Guest]:
        """Several of them."""
        return [await self.guest(name) for name in names]

    async def aclose(self) -> None:
        """Everybody hangs up."""
        for client in self._clients:
            await client.aclose()


class Guest:
    """Somebody with a browser of their own: `http` keeps the cookie."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server: Final = server
        self.http: Final = http
        self.me: Message = {}

    @property
    def id(self) -> str:
        """As the server calls them."""
        return str(self.me["id"])

    @property
    def cookie(self) -> str | None:
        """What proves who they are."""
        return self.http.cookies.get(COOKIE)

    async def table(self, plan: Mapping[str, Any] | None = None, **options: Any) -> Message:
        """A new table with this guest as host; `TableInfo`."""
        wanted = {"game": "planet9", "players": 3, **(plan or {})}
        body = {"plan": wanted, "options": options}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def at(self, table: Message | str, *, words: str = "", **headers: str) -> Socket:
        """A socket at a table, to be used in `async with`; with words in a language."""
        name = table if isinstance(table, str) else table["id"]
        asked = f"?words={words}" if words else ""
        return self._socket(f"/api/tables/{name}/socket{asked}", headers)

    def before(self, attempt: str, **headers: str) -> Socket:
        """A socket before a finished game."""
        return self._socket(f"/api/games/{attempt}/socket", headers)

    def _socket(self, path: str, headers: dict[str, str]) -> Socket:
        url = self.server.url.replace("http", "ws", 1) + path
        if self.cookie is not None:
            headers.setdefault("Cookie", f"{COOKIE}={self.cookie}")
        return Socket(url, headers)


class Socket:
    """One connection to a table. `heard` are all messages so far, `now` the newest view.

    `texts` are the messages as they came.
    """

    def __init__(self, url: str, headers: Mapping[str, str]) -> None:
        # Who reads nothing for long must hear the goodbye all the same, and at once.
        self._connecting: Final = connect(
            url,
            additional_headers=headers,
            proxy=None,
            max_size=2**24,
            max_queue=None,
            ping_interval=None,
        )
        self.heard: Final[deque[Message]] = deque(maxlen=10_000)
        self.texts: Final[deque[str]] = deque(maxlen=10_000)
        self.now: Message = {}
        self._ref = 0
        self._wire: ClientConnection | None = None

    async def __aenter__(self) -> Socket:
        self._wire = await self._connecting
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.wire.close()

    @property
    def wire(self) -> ClientConnection:
        """The bare connection."""
        assert self._wire is not None
        return self._wire

    async def hear(self) -> Message:
        """The next message, whatever it is."""
        async with within("any message", PATIENCE, self.last):
            text = str(await self.wire.recv(decode=True))
        message: Message = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        if message["type"] == "now":
            self.now = message
        return message

    def last(self) -> object:
        """What was heard last, for whoever waited for something else."""
        return self.heard[-1] if self.heard else "nothing was heard"

    async def until(self, fits: Callable[[Message], bool], what: object = "") -> Message:
        """Hears messages up to one that fits."""
        async with within(what or Fitting(fits), last=self.last):
            while not fits(message := await self.hear()):
                pass
        return message

    async def until_type(self, kind: str) -> Message:
        """Hears messages up to one of this type."""
        return await self.until(lambda message: message["type"] == kind, f"a “{kind}”")

    async def until_now(self, fits: Callable[[Message], bool] = bool) -> Message:
        """Hears messages up to a view that fits; the newest one may fit already."""
        if self.now and fits(self.now):
            return self.now
        return await self.until(
            lambda message: message["type"] == "now" and fits(message), Fitting(fits)
        )

    async def until_ply(self, ply: int) -> Message:
        """Hears messages until this many lines were written."""
        return await self.until_now(lambda now: bool(now["ply"] >= ply))

    async def send(self, kind: str, **fields: Any) -> int:
        """Sends a command; its `ref` is returned."""
        self._ref += 1
        await self.wire.send(json.dumps({"type": kind, "ref": self._ref, **fields}))
        return self._ref

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Sends a command and hears everything up to its answer."""
        ref = await self.send(kind, **fields)
        return await self.until(
            lambda message: message.get("ref") == ref, f"the answer to “{kind}”"
        )

    async def do(self, kind: str, **fields: Any) -> Message:
        """Sends a command that must be done."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] != "refused", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """Sends a command that must be refused; the code."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    def moves(self) -> list[tuple[int, Message]]:
        """What one could do now, as (seat, action)."""
        return [
            (view["seat"], action)
            for view in self.now.get("views", ())
            if view["seat"] in view["awaited"]
            for action in view["legal"]
        ]

    async def move(self, seat: int, action: Message) -> Message:
        """Makes a move at the newest ply that was heard."""
        return await self.do("act", ply=self.now["ply"], seat=seat, action=action)
