"""A guest of a server: who one is, and the tables one finds there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from shipmates.client import keyring
from shipmates.client.address import address_of, is_loopback
from shipmates.client.answers import View, read_view
from shipmates.client.errors import Refused, Unreachable
from shipmates.client.link import Link as Wire
from shipmates.client.place import Place
from shipmates.client.shapes import (
    About,
    Crew,
    CrewInfo,
    Finished,
    Found,
    Link,
    Orders,
    Person,
    Problem,
    Table,
)

COOKIE: Final = "shipmates"
Shape = TypeVar("Shape")


class Client:
    """A guest, to be used in `async with`. With `keys`, a file remembers who one is."""

    def __init__(
        self, address: str, *, keys: Path | None = None, timeout: float = 10.0
    ) -> None:
        self.address: Final = address_of(address)
        self._keys: Final = keys
        self._cookie = keyring.remembered(keys, self.address) if keys else None
        self._direct: Final = is_loopback(self.address)
        self._http: Final = httpx.AsyncClient(
            base_url=self.address, timeout=timeout, trust_env=not self._direct
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Hangs up."""
        await self._http.aclose()

    @property
    def known(self) -> bool:
        """Whether one has a cookie of this server."""
        return self._cookie is not None

    # Who one is

    async def introduce(self, name: str, language: str = "en") -> Person:
        """Sits down as a guest, or takes another name."""
        body = {"name": name, "language": language}
        return await self._ask(Person, "POST", "/api/me", body)

    async def me(self) -> Person | None:
        """Oneself; `None` for somebody the server does not know."""
        try:
            return await self._ask(Person, "GET", "/api/me")
        except Refused as refused:
            if refused.code == "nobody":
                return None
            raise

    async def change(
        self,
        *,
        name: str | None = None,
        language: str | None = None,
        orders: Orders | None = None,
    ) -> Person:
        """Another name or language, other standing orders; what is not given stays."""
        given = {"name": name, "language": language, "orders": orders}
        body = {key: value for key, value in given.items() if value is not None}
        return await self._ask(Person, "PATCH", "/api/me", body)

    async def link(self) -> Link:
        """A token that brings one to another device, once."""
        return await self._ask(Link, "POST", "/api/me/link")

    async def claim(self, token: str) -> Person:
        """Becomes whoever made the token."""
        return await self._ask(Person, "POST", "/api/me/claim", {"token": token})

    # Tables

    async def about(self) -> About:
        """What can be played here."""
        return await self._ask(About, "GET", "/api/about")

    async def create(
        self, plan: Mapping[str, Any], options: Mapping[str, Any] | None = None
    ) -> Table:
        """A new table; the first chair is one's own, and one is its host."""
        body = {"plan": plan, "options": options or {}}
        return await self._ask(Table, "POST", "/api/tables", body)

    async def tables(self) -> list[Table]:
        """The public tables, the newest first."""
        return await self._ask(list[Table], "GET", "/api/tables")

    async def table(self, table: str) -> Table:
        """A table by its id."""
        return await self._ask(Table, "GET", f"/api/tables/{quote(table, safe='')}")

    async def find(self, code: str) -> str:
        """The id of the table with this code."""
        return (await self._ask(Found, "GET", f"/api/codes/{quote(code, safe='')}")).id

    def sit(self, table: str, *, patience: float = 300.0) -> Place:
        """A place at a table, to be used in `async with`; a chair is taken with `take`.

        After a broken connection it tries so many seconds to come back.
        """
        scheme, _, rest = self.address.partition("://")
        path = f"/api/tables/{quote(table, safe='')}/socket"
        url = f"{'wss' if scheme == 'https' else 'ws'}://{rest}{path}"
        wire = Wire(url, self._headers, patience=patience, direct=self._direct)
        return Place(wire)

    # Finished games

    async def game(self, attempt: str) -> Finished:
        """A game that is over."""
        return await self._ask(Finished, "GET", f"/api/games/{attempt}")

    async def record(self, attempt: str) -> str:
        """Its record, as `shipmates replay` reads it."""
        return (await self._request("GET", f"/api/games/{attempt}/record")).text

    async def moment(self, game: Finished, ply: int, seat: int | None = None) -> View:
        """What a seat saw then; without a seat, what lay in the open."""
        path = f"/api/games/{game.id}/plies/{ply}"
        answer = await self._request("GET", path if seat is None else f"{path}?seat={seat}")
        return read_view(game.game, answer.json()["view"])

    # Crews

    async def crews(self) -> list[CrewInfo]:
        """The crews one belongs to."""
        return await self._ask(list[CrewInfo], "GET", "/api/crews")

    async def crew(self, crew: str) -> Crew:
        """One crew and its campaigns."""
        return await self._ask(Crew, "GET", f"/api/crews/{crew}")

    async def found_crew(self, name: str) -> CrewInfo:
        """A new crew."""
        return await self._ask(CrewInfo, "POST", "/api/crews", {"name": name})

    async def invite(self, crew: str) -> Link:
        """A token that lets people join a crew for a while."""
        return await self._ask(Link, "POST", f"/api/crews/{crew}/invite")

    async def join_crew(self, token: str) -> CrewInfo:
        """Joins a crew by its invitation."""
        return await self._ask(CrewInfo, "POST", "/api/crews/join", {"token": token})

    async def logbook(self, crew: str, game: str) -> bytes:
        """A crew's logbook, as the file that `shipmates campaign` reads."""
        return (await self._request("GET", f"/api/crews/{crew}/logbook/{game}")).content

    # Requests

    def _headers(self) -> dict[str, str]:
        return {} if self._cookie is None else {"Cookie": f"{COOKIE}={self._cookie}"}

    async def _ask(
        self, shape: type[Shape], method: str, path: str, body: object = None
    ) -> Shape:
        answer = await self._request(method, path, body)
        try:
            return msgspec.json.decode(answer.content, type=shape)
        except msgspec.DecodeError as error:
            raise Unreachable(self.address, str(error)) from None

    async def _request(self, method: str, path: str, body: object = None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = self._headers()
        if content is not None:
            headers["Content-Type"] = "application/json"
        try:
            answer = await self._http.request(method, path, content=content, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Unreachable(self.address, str(error) or type(error).__name__) from None
        self._keep(answer)
        if answer.is_success:
            return answer
        raise _refusal(self.address, answer)

    def _keep(self, answer: httpx.Response) -> None:
        """Takes the cookie into our own hands: the jar would part it by host and path."""
        given = answer.cookies.get(COOKIE)
        self._http.cookies.clear()
        if given is not None:
            self._cookie = given
            if self._keys is not None:
                keyring.remember(self._keys, self.address, given)


def _refusal(address: str, answer: httpx.Response) -> Exception:
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.DecodeError:
        return Unreachable(address, f"HTTP {answer.status_code}")
    return Refused(problem.code, problem.params)
