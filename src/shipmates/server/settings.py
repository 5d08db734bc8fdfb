"""What an operator can set, by flag or environment; `docs/guide/server.md` lists it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

PREFIX = "SHIPMATES_"


class Unsettled(Exception):
    """A setting that cannot be: its name, what was given, and what was expected."""

    def __init__(self, name: str, given: str, expected: str) -> None:
        self.name, self.given, self.expected = name, given, expected
        super().__init__(f"{name}: {given!r} is not {expected}")


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default. Seconds are seconds, sizes are bytes."""

    database: str = ""
    """A SQLAlchemy address; empty means a SQLite file in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins that browsers may come from, besides the server's own."""
    secure: bool = False
    """Whether cookies travel by HTTPS only: set it behind a TLS proxy."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.7
    """How long a bot seems to think, at least."""
    message_size: int = 16_384
    """The longest message a socket takes."""
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
    idle_table: float = 600.0
    """How long a table nobody looks at stays in memory."""
    lapse_table: float = 86_400.0 * 7
    """How long a table that was never started is listed."""
    grace: float = 5.0
    """How long a shutdown waits for sockets to close."""
    log_level: str = "info"
    log_json: bool = False

    @staticmethod
    def read(environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
        """Flags first, then the environment, then the defaults. Raises `Unsettled`."""
        given = dict[str, Any]()
        for field in fields(Settings):
            name = PREFIX + field.name.upper()
            if flags.get(field.name) is not None:
                given[field.name] = flags[field.name]
            elif name in environment:
                given[field.name] = _read(name, environment[name], field.default)
        return Settings(**given)


def _read(name: str, text: str, default: object) -> Any:
    try:
        match default:
            case bool():
                return {"1": True, "true": True, "0": False, "false": False}[text.lower()]
            case int():
                return int(text)
            case float():
                return float(text)
            case tuple():
                return tuple(part for part in text.split(",") if part)
            case _:
                return text
    except (KeyError, ValueError):
        expected = {bool: "true or false", int: "a whole number", float: "a number"}
        raise Unsettled(name, text, expected[type(default)]) from None
