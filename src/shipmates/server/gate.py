"""Who may knock: origins of browsers, and the headers every answer carries."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shipmates.server.refusals import Forbidden
from shipmates.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = (
    ("content-security-policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Raises `Forbidden` for a page of somebody else's.

    Browsers say where a request comes from whenever it could do harm, and cannot lie about
    it; what says nothing is no browser, and has no cookie that somebody could misuse.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Forbidden("origin")


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Guards every request that could change something."""
    if request.method not in SAFE:
        check_origin(request, request.app.state.hall.house.settings)


def with_headers(app: ASGIApp) -> ASGIApp:
    """Adds the headers that keep a browser on the safe side."""
    extra = [(name.encode(), value.encode()) for name, value in HEADERS]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def say(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                more = [(name, value) for name, value in extra if name not in there]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await app(scope, receive, say)

    return wrapped
