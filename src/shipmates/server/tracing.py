"""A name for every request and socket: in each line of the log, and in the answer."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterable
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shipmates.server import metrics

HEADER: Final = "x-request-id"
_OWN: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")
_PARENT: Final = re.compile(rb"00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}")
_NAME, _CAME = "request-id", "request-came"


def name_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The name a proxy gave, if it is a well-formed one; else a new one."""
    said = {key.lower(): value for key, value in headers}
    if found := _PARENT.fullmatch(said.get(b"traceparent", b"")):
        return found[1].decode()
    if found := _OWN.fullmatch(said.get(HEADER.encode(), b"")):
        return found[0].decode()
    return secrets.token_hex(16)


def traced(app: ASGIApp) -> ASGIApp:
    """Names what comes in; whatever is logged on the way has that name."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        name = _name(scope)
        scope["state"][_CAME] = time.perf_counter()
        with structlog.contextvars.bound_contextvars(request=name):
            await app(scope, receive, send)

    return named


async def told(message: Message, scope: Scope) -> None:
    """Says the name in the answer, and counts it."""
    if message["type"] in ("http.response.start", "websocket.accept"):
        header = (HEADER.encode(), _name(scope).encode())
        message["headers"] = [*message.get("headers", ()), header]
    if message["type"] == "http.response.start":
        _count(scope, message["status"])


def _name(scope: Scope) -> str:
    """What leads nowhere is named only when it is answered."""
    name: str = scope["state"].setdefault(_NAME, name_of(scope["headers"]))
    return name


def _count(scope: Scope, status: int) -> None:
    if scope["type"] != ScopeType.HTTP:
        return
    route = scope.get("path_template") or "none"
    metrics.REQUESTS.labels(scope["method"], route, status).inc()
    came = scope["state"].get(_CAME)
    if came is not None:
        metrics.ANSWERING.labels(route).observe(time.perf_counter() - came)
