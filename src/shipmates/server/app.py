"""The application: everything wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.stores.memory import MemoryStore
from msgspec import Struct

from shipmates import __version__
from shipmates.kernel import Illegal
from shipmates.server import sockets
from shipmates.server.described import Description
from shipmates.server.gate import check_request, with_headers
from shipmates.server.http import (
    about,
    campaigns,
    counts,
    crews,
    deals,
    estimates,
    fairness,
    front,
    games,
    me,
    measured,
    notes,
    operate,
    practice,
    puzzles,
    review,
    tables,
    workshop,
)
from shipmates.server.limits import Limit
from shipmates.server.opening import open_hall
from shipmates.server.refusals import Refusal, of_rules
from shipmates.server.settings import Settings
from shipmates.server.tracing import told, traced

_log = structlog.get_logger()


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    params: dict[str, str | int]


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    async with open_hall(app.state.settings) as hall:
        app.state.hall = hall
        limits = app.stores.get("rate_limit")
        assert isinstance(limits, MemoryStore)
        hall.tidy = limits.delete_expired
        yield


def create_app(settings: Settings) -> Litestar:
    """A server on the database the settings name."""
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=["^/health$", "^/metrics$"],
        middleware_class=Limit,
    )
    return Litestar(
        route_handlers=[
            *about.HANDLERS,
            *operate.HANDLERS,
            *me.HANDLERS,
            *tables.HANDLERS,
            *games.HANDLERS,
            *review.HANDLERS,
            *practice.HANDLERS,
            *fairness.HANDLERS,
            *notes.HANDLERS,
            *puzzles.HANDLERS,
            *crews.HANDLERS,
            *workshop.HANDLERS,
            *campaigns.HANDLERS,
            *estimates.HANDLERS,
            *measured.HANDLERS,
            *deals.HANDLERS,
            *counts.HANDLERS,
            *front.HANDLERS,
            sockets.table_socket,
            sockets.review_socket,
        ],
        lifespan=[_open],
        state=State({"settings": settings}),
        before_request=check_request,
        before_send=[with_headers(settings), told],
        middleware=[traced, limit.middleware],
        exception_handlers={
            Refusal: _refused,
            Illegal: _illegal,
            HTTPException: _misused,
            RecursionError: _nested,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Shipmates", version=__version__, render_plugins=[Description()]
        ),
        logging_config=None,
        request_max_body_size=settings.body_size,
    )


def _refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    note = error.note
    return Response(Problem(note.code, dict(note.params)), status_code=error.status)


def _illegal(_: Request[Any, Any, Any], error: Illegal) -> Response[Problem]:
    return Response(Problem(*of_rules(error)), status_code=409)


def _misused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (page := front.nowhere(request)):
        return page
    extra: Any = error.extra if isinstance(error, ValidationException) else None
    first: Any = extra[0] if isinstance(extra, list) and extra else {}
    told = first if isinstance(first, dict) else {"message": first}
    why = ": ".join(str(told[key]) for key in ("key", "message") if told.get(key))
    params: dict[str, str | int] = {"why": (why or error.detail)[:300]}
    return Response(
        Problem("request", params), status_code=error.status_code, headers=error.headers
    )


def _nested(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return Response(Problem("request", {"why": "nested too deeply"}), status_code=400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error(
        "failed",
        path=request.scope["path_template"],
        error=type(error).__name__,
        exc_info=error,
    )
    return Response(Problem("failed", {}), status_code=500)
