"""What an operator can set, by flag or environment; `docs/guide/server.md` lists it."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final
from urllib.parse import urlsplit

from shipmates.kernel import Note

PREFIX: Final = "SHIPMATES_"
EVERYWHERE: Final = "0.0.0.0"
LEVELS: Final = ("debug", "info", "warning", "error")


class Unsettled(Exception):
    """A setting that cannot be: which, what was given, and what was expected."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.note: Final = Note(code, tuple(params.items()))
        super().__init__(str(self.note))


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default. Seconds are seconds, sizes are bytes."""

    database: str = ""
    """A file or a SQLAlchemy address; empty means a SQLite file in the data folder."""
    line: str = ""
    """How nodes call one another: a `redis://` address; empty means by way of the database."""
    host: str = "127.0.0.1"
    lan: bool = False
    """Whether everybody in the network may come in; it takes the place of a host."""
    port: int = 8000
    """0 lets the system choose a free one."""
    open: bool = True
    """Whether `serve` opens the page, where there is a screen and a browser."""
    origins: tuple[str, ...] = ()
    """Further origins that browsers may come from, besides the server's own."""
    secure: bool = False
    """Whether cookies travel by HTTPS only: set it behind a TLS proxy."""
    bot_workers: int = 1
    """Processes in which bots think; with 0 they think in a thread of the server."""
    bot_pause: float = 0.7
    """How long a bot seems to think, at least."""
    simple_bots: bool = False
    """Whether only bots that think little are offered: for a very small machine."""
    message_size: int = 65_536
    """The longest message a socket takes: a mission somebody wrote is the largest."""
    body_size: int = 262_144
    """The longest body a request may have: a logbook to import is the largest."""
    messages_per_second: float = 20.0
    """How many messages one socket may send, on average."""
    message_burst: int = 60
    requests_per_minute: int = 600
    """How many requests one address may make."""
    sockets_per_person: int = 20
    outbox: int = 64
    """How many messages may wait for a slow reader before it is dropped."""
    stall: float = 20.0
    """How long a reader may take nothing before it is dropped."""
    idle_table: float = 600.0
    """How long a table nobody looks at stays in memory."""
    lapse_table: float = 86_400.0 * 7
    """How long a table that was never started is listed."""
    grace: float = 5.0
    """How long a shutdown waits for sockets to close."""
    metrics_token: str = ""
    """Who says it gets the figures, from anywhere; without one, programs on this machine do."""
    log_level: str = "info"
    log_json: bool = False

    @staticmethod
    def read(environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
        """Flags first, then the environment, then the defaults. Raises `Unsettled`."""
        given = dict[str, Any]()
        for field in fields(Settings):
            name, flag = variable(field.name), flags.get(field.name)
            if flag is not None:
                given[field.name] = _read(field.name, flag_of(field.name), flag, field.default)
            elif environment.get(name):
                text = environment[name]
                given[field.name] = _read(field.name, name, text, field.default)
        if given.get("lan") and "host" in given:
            raise Unsettled("mistake-setting-lan", host=given["host"])
        return Settings(**given)

    @property
    def listening(self) -> str:
        """The address to listen at: all there are, for a network."""
        return EVERYWHERE if self.lan else self.host


def variable(field: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + field.upper()


def flag_of(field: str) -> str:
    """The flag of a setting."""
    return "--" + field.replace("_", "-")


_LEAST: Final[Mapping[str, int]] = {
    "port": 0,
    "bot_workers": 0,
    "bot_pause": 0,
    "idle_table": 1,
    "lapse_table": 0,
    "grace": 0,
    "message_size": 1024,
    "body_size": 1024,
}
"""The least that makes sense; 1 where nothing is said."""
_MOST: Final[Mapping[str, int]] = {"port": 65_535, "bot_workers": 256}
_ENDLESS: Final = 2**31


def _read(field: str, name: str, given: object, default: object) -> Any:
    text = str(given).strip()
    match default:
        case bool():
            return _truth(name, text)
        case int() | float():
            return _number(field, name, text, default)
        case tuple():
            return tuple(_origin(name, part.strip()) for part in text.split(",") if part)
        case _ if field == "log_level" and text.lower() not in LEVELS:
            raise Unsettled(
                "mistake-setting-choice", name=name, given=text, known=", ".join(LEVELS)
            )
        case _ if field == "database":
            return _database(name, text)
        case _:
            return text


def _truth(name: str, text: str) -> bool:
    known = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
    if text.lower() not in known:
        raise Unsettled("mistake-setting-choice", name=name, given=text, known="true, false")
    return known[text.lower()]


def _number(field: str, name: str, text: str, default: float) -> float:
    least, most = _LEAST.get(field, 1), _MOST.get(field, _ENDLESS)
    whole = isinstance(default, int)
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        code = "mistake-setting-whole" if whole else "mistake-setting-number"
        raise Unsettled(code, name=name, given=text, least=str(least), most=str(most))
    return number


def _origin(name: str, text: str) -> str:
    try:
        parts = urlsplit(text)
    except ValueError:
        raise Unsettled("mistake-setting-origin", name=name, given=text) from None
    if parts.scheme not in ("http", "https") or text != f"{parts.scheme}://{parts.netloc}":
        raise Unsettled("mistake-setting-origin", name=name, given=text)
    return text


def _database(name: str, text: str) -> str:
    # The command line reads the list of settings for every command; this is slow to load.
    from shipmates.server.store import engine

    try:
        return engine.address(text)
    except engine.NoAddress as error:
        raise Unsettled(error.code, name=name, given=error.shown, **error.params) from None
