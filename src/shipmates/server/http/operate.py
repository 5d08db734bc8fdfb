"""Figures for whoever runs the server, and nobody else."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, Response, get

from shipmates.server import metrics
from shipmates.server.hall import Hall
from shipmates.server.refusals import Missing

_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any]) -> Response[str]:
    """For a program on this machine, or one that knows the token. Raises `Missing`."""
    hall: Hall = request.app.state.hall
    if not _may(request, hall.house.settings.metrics_token):
        raise Missing("no-page")
    return Response(metrics.exposed(hall.figures()), media_type=metrics.TEXT)


def _may(request: Request[Any, Any, Any], token: str) -> bool:
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    # A proxy on this machine asks for somebody else.
    if any(name in request.headers for name in _FORWARDED) or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [figures]
