"""Who one is: a guest with a name, no account."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from shipmates.server.hall import Hall
from shipmates.server.leaving import leave_for_good
from shipmates.server.people import COOKIE, LINK_SECONDS, Introduction, Language, Orders, Person
from shipmates.server.refusals import Away, Forbidden

YEAR = 86_400 * 365


class Changes(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody wants changed about them; what is not given stays."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    language: Language | None = None
    orders: Orders | None = None


class Link(Struct, frozen=True):
    """A token that is good once, on another device, for so many seconds."""

    token: str
    seconds: int


class Claim(Struct, forbid_unknown_fields=True, frozen=True):
    """A token somebody brings from another device."""

    token: Annotated[str, Meta(max_length=64)]


class Farewell(Struct, forbid_unknown_fields=True, frozen=True):
    """One's own name, so that nobody goes by mistake."""

    name: Annotated[str, Meta(max_length=200)]


async def me(request: Request[Any, Any, Any]) -> Person:
    """Whoever asks. Raises `Forbidden` for nobody."""
    person = await somebody(request)
    if person is None:
        raise Forbidden("nobody")
    return person


async def somebody(request: Request[Any, Any, Any]) -> Person | None:
    """Whoever asks, if they have sat down before."""
    hall: Hall = request.app.state.hall
    return await hall.people.of_cookie(request.cookies.get(COOKIE))


def _with_cookie(request: Request[Any, Any, Any], person: Person, value: str) -> Response[Any]:
    hall: Hall = request.app.state.hall
    cookie = Cookie(
        key=COOKIE,
        value=value,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=hall.house.settings.secure,
    )
    return Response(person, cookies=[cookie])


@post("/api/me", summary="Sit down: become a guest, or change one's name")
async def introduce(
    request: Request[Any, Any, Any], data: JSONBody[Introduction]
) -> Response[Person]:
    """A new guest with a cookie; somebody who has one keeps it."""
    hall: Hall = request.app.state.hall
    known = await somebody(request)
    if known is not None:
        changed = await hall.people.change(
            known, name=data.name, language=data.language, orders=None
        )
        await hall.renamed(changed)
        return Response(changed)
    person, cookie = await hall.people.introduce(data.name, data.language)
    return _with_cookie(request, person, cookie)


@get("/api/me", summary="Who one is")
async def who(request: Request[Any, Any, Any]) -> Person:
    """Oneself; that somebody was here is kept, to the day."""
    hall: Hall = request.app.state.hall
    person = await me(request)
    with suppress(Away):
        await hall.house.store.seen(person.id, int(time.time()))
    return person


@patch("/api/me", summary="Another name, language, or standing orders")
async def change(request: Request[Any, Any, Any], data: JSONBody[Changes]) -> Person:
    """Oneself, changed."""
    hall: Hall = request.app.state.hall
    changed = await hall.people.change(
        await me(request), name=data.name, language=data.language, orders=data.orders
    )
    await hall.renamed(changed)
    return changed


@post("/api/me/link", summary="A one-time link to another device")
async def link(request: Request[Any, Any, Any]) -> Link:
    """A token to be used once."""
    hall: Hall = request.app.state.hall
    return Link(await hall.people.link(await me(request)), LINK_SECONDS)


@post("/api/me/claim", summary="Come in by a one-time link")
async def claim(request: Request[Any, Any, Any], data: JSONBody[Claim]) -> Response[Person]:
    """The identity behind the link, with a cookie for this device."""
    hall: Hall = request.app.state.hall
    person, cookie = await hall.people.claim(data.token)
    return _with_cookie(request, person, cookie)


@delete("/api/me", summary="Be forgotten: name, keys, links, orders and memberships go")
async def go(request: Request[Any, Any, Any], data: JSONBody[Farewell]) -> Response[None]:
    """Whoever says their own name means it; games stay, played by somebody."""
    hall: Hall = request.app.state.hall
    await leave_for_good(hall, await me(request), data.name)
    gone = Cookie(key=COOKIE, value=None, max_age=0, httponly=True, samesite="lax")
    return Response(None, cookies=[gone], status_code=204)


HANDLERS = [introduce, who, change, link, claim, go]
