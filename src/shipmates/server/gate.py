"""Who may knock: origins of browsers, and the headers every answer carries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from shipmates.server.refusals import Forbidden
from shipmates.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_PORTS: Final = {"http": ":80", "https": ":443"}

HEADERS: Final = (
    (
        "content-security-policy",
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ("cache-control", "no-store"),
)
HTTPS_ONLY: Final = ("strict-transport-security", "max-age=31536000")

BeforeSend: TypeAlias = Callable[[Message, Scope], Awaitable[None]]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Raises `Forbidden` for a page of somebody else's.

    Browsers say where a request comes from whenever it could do harm, and cannot lie about
    it; what says nothing is no browser, and has no cookie that somebody could misuse.
    """
    said = connection.headers
    origin = said.get("origin")
    if origin is None:
        if said.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Forbidden("origin")
    elif origin not in settings.origins and not _is_own(
        origin, said.get("host", ""), secure=settings.secure
    ):
        raise Forbidden("origin")


def _is_own(origin: str, host: str, *, secure: bool) -> bool:
    """Whether the page came from where the request went; by HTTPS, where that is the rule."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    port = _PORTS.get(parts.scheme)
    if port is None or not parts.netloc or (secure and parts.scheme != "https"):
        return False
    return parts.netloc.lower().removesuffix(port) == host.lower().removesuffix(port)


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Guards every request that could change something."""
    if request.method not in SAFE:
        check_origin(request, request.app.state.hall.house.settings)


def with_headers(settings: Settings) -> BeforeSend:
    """Adds the headers that keep a browser on the safe side, to errors too."""
    wanted = (*HEADERS, HTTPS_ONLY) if settings.secure else HEADERS
    extra = [(name.encode(), value.encode()) for name, value in wanted]

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            there = {name.lower() for name, _ in message["headers"]}
            more = [(name, value) for name, value in extra if name not in there]
            message["headers"] = [*message["headers"], *more]

    return add
