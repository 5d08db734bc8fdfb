"""Who is who: guests with a secret in a cookie, a name and standing orders."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from shipmates.server import ids
from shipmates.server.refusals import Missing, Wrong
from shipmates.server.store import Store
from shipmates.server.store.going import known
from shipmates.server.store.rows import PersonRow
from shipmates.words import LOCALES

LONGEST_NAME: Final = 24
LINK_SECONDS: Final = 600
MOST_KNOWN: Final = 10_000
COOKIE: Final = "shipmates"
BLANK: Final = " \u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, says Unicode, of which nothing is to be seen."""
Language: TypeAlias = Literal["en", "fr"]
assert set(LOCALES) == {"en", "fr"}


class Orders(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody wants answered for them."""

    always_ready: bool = False
    """Let every window for signals pass."""
    distress: Literal["ask", "never", "left", "right"] = "ask"
    last_task: bool = False
    """Take the last task without being asked."""


class Person(Struct, frozen=True):
    """Somebody, as the server knows them."""

    id: str
    name: str
    language: str
    orders: Orders = Orders()


class Introduction(Struct, forbid_unknown_fields=True, frozen=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(max_length=200)]
    language: Language = "en"


_ORDERS: Final = msgspec.json.Decoder(Orders)
NO_ORDERS: Final = Orders()


class People:
    """Keeps identities; knows those it has met without asking the database again."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: dict[str, tuple[Person, frozenset[str]]] = {}
        self._changes = 0
        """Counts what was written, so that nothing older is remembered."""

    async def introduce(self, name: str, language: str) -> tuple[Person, str]:
        """Somebody new, and the cookie that proves it."""
        person = Person(ids.token(), clean_name(name), language)
        secret = ids.token()
        row = PersonRow(person.id, person.name, language, _written(NO_ORDERS))
        await self._store.add_person(row, ids.digest(secret), int(time.time()))
        self._remember(person, frozenset((ids.digest(secret),)))
        return person, f"{person.id}.{secret}"

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Whoever this cookie belongs to, if it is a true one."""
        person, _, secret = (cookie or "").partition(".")
        if not secret or len(person) > 32 or len(secret) > 64:
            return None
        known = await self._find(person)
        if known is not None and not _opens(secret, known[1]):
            # A key that was made at another node just now is not known here yet.
            self.forget(person)
            known = await self._find(person)
        return known[0] if known is not None and _opens(secret, known[1]) else None

    def forget(self, person: str) -> None:
        """Asks the database about somebody once more."""
        self._changes += 1
        self._known.pop(person, None)

    async def get(self, person: str) -> Person | None:
        """Somebody by id."""
        known = await self._find(person)
        return known[0] if known else None

    async def change(
        self, person: Person, *, name: str | None, language: str | None, orders: Orders | None
    ) -> Person:
        """Another name, language or orders."""
        new = Person(
            person.id,
            person.name if name is None else clean_name(name),
            language or person.language,
            orders or person.orders,
        )
        await self._store.change_person(new.id, new.name, new.language, _written(new.orders))
        self._changes += 1
        known = self._known.get(person.id)
        if known is not None:
            self._remember(new, known[1])
        return new

    async def link(self, person: Person) -> str:
        """A token that moves this identity to another device, once and soon."""
        token = ids.token()
        expires = int(time.time()) + LINK_SECONDS
        await self._store.add_link(ids.digest(token), person.id, expires)
        return token

    async def claim(self, token: str) -> tuple[Person, str]:
        """The identity behind a link, with a new secret; older devices keep working.

        Raises `Missing` for a token that is unknown, used or too old.
        """
        owner = await self._store.use_link(ids.digest(token), int(time.time()))
        person = await self.get(owner) if owner else None
        if person is None:
            raise Missing("no-link")
        secret = ids.token()
        await self._store.add_key(person.id, ids.digest(secret), int(time.time()))
        self.forget(person.id)
        return person, f"{person.id}.{secret}"

    async def meet(self, people: Sequence[str]) -> None:
        """Gets to know many at once, who will come in soon."""
        strangers = [person for person in people if person not in self._known]
        changes = self._changes
        for row, keys in await known(self._store, strangers):
            if changes == self._changes:
                self._remember(_person(row), keys)

    async def _find(self, person: str) -> tuple[Person, frozenset[str]] | None:
        known = self._known.get(person)
        while known is None:
            changes = self._changes
            row = await self._store.person(person)
            if row is None:
                return None
            found = _person(row)
            keys = await self._store.keys(person)
            if changes == self._changes:
                known = found, keys
                self._remember(*known)
        return known

    def _remember(self, person: Person, keys: frozenset[str]) -> None:
        """Knows somebody without asking again; those met first are forgotten first."""
        self._known.pop(person.id, None)
        self._known[person.id] = (person, keys)
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]


def _opens(secret: str, keys: frozenset[str]) -> bool:
    """Whether it is one of these; all are compared, so that time tells nothing."""
    return sum(ids.matches(secret, kept) for kept in keys) > 0


def _person(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.language, _ORDERS.decode(row.orders))


def _written(orders: Orders) -> str:
    return msgspec.json.encode(orders).decode()


def clean_text(text: str) -> str:
    """One line without what would not be seen: control, direction and the like."""
    plain = unicodedata.normalize("NFC", text)
    shown = "".join(" " if c.isspace() else c for c in plain)
    return " ".join(
        "".join(c for c in shown if unicodedata.category(c)[0] not in "CZ" or c == " ").split()
    )


def clean_name(name: str) -> str:
    """A name that can be shown anywhere. Raises `Wrong` if nothing is left of it."""
    cleaned = clean_text(name)[:LONGEST_NAME].strip()
    if not cleaned.strip(BLANK):
        raise Wrong("no-name", most=LONGEST_NAME)
    return cleaned
