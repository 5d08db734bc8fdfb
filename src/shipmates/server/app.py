"""The application: everything wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from shipmates import __version__
from shipmates.kernel import Illegal
from shipmates.server import sockets
from shipmates.server.gate import check_request, with_headers
from shipmates.server.hall import Hall
from shipmates.server.http import about, games, me, tables
from shipmates.server.live import House
from shipmates.server.people import People
from shipmates.server.refusals import Refusal, of_rules
from shipmates.server.settings import Settings
from shipmates.server.store import Store
from shipmates.server.store.migrate import upgrade
from shipmates.server.thinking import Thinkers

_log = structlog.get_logger()


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    params: dict[str, str | int]


def create_app(settings: Settings) -> Litestar:
    """A server on the database the settings name."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await upgrade(settings.database)
        store = Store(settings.database)
        store.start()
        thinkers = Thinkers(settings.bot_workers)
        hall = Hall(House(settings, store, thinkers), People(store))
        app.state.hall = hall
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            thinkers.close()
            await store.stop()

    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["/health", "/socket$"]
    )
    return Litestar(
        route_handlers=[
            *about.HANDLERS,
            *me.HANDLERS,
            *tables.HANDLERS,
            *games.HANDLERS,
            sockets.table_socket,
        ],
        lifespan=[lifespan],
        before_request=check_request,
        middleware=[with_headers, limit.middleware],
        exception_handlers={
            Refusal: _refused,
            Illegal: _illegal,
            HTTPException: _misused,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(title="Shipmates", version=__version__),
        request_max_body_size=settings.body_size,
    )


def _refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    note = error.note
    return Response(Problem(note.code, dict(note.params)), status_code=error.status)


def _illegal(_: Request[Any, Any, Any], error: Illegal) -> Response[Problem]:
    return Response(Problem(*of_rules(error)), status_code=409)


def _misused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra: Any = error.extra if isinstance(error, ValidationException) else None
    why = str(extra[0]) if isinstance(extra, list) and extra else ""
    params: dict[str, str | int] = {"why": (why or error.detail)[:300]}
    return Response(
        Problem("request", params), status_code=error.status_code, headers=error.headers
    )


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("failed", path=request.url.path, error=type(error).__name__, exc_info=error)
    return Response(Problem("failed", {}), status_code=500)
