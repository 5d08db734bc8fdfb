"""Guests: who they are, what they are called, and how they come in from another device."""

from __future__ import annotations

import asyncio
import time

import pytest

from shipmates.server import ids
from shipmates.server.people import LONGEST_NAME, People, clean_name, clean_text
from shipmates.server.refusals import Wrong
from tests.server.tables import Server


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\n\tLee", "Ann Lee"),
        ("A\u202ennA", "AnnA"),
        ("\x1b[2JAnn", "[2JAnn"),
        ("Zoe\u0308", "Zoë"),
        ("船長", "船長"),
        ("🚀", "🚀"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("x" * 100, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given", ["", " ", "\u200b\u2060", "\u3164\u3164", "\u2800", "\x00\x1b"]
)
def test_a_name_of_nothing_is_none(given: str) -> None:
    with pytest.raises(Wrong):
        clean_name(given)


def test_chat_is_one_line_without_tricks() -> None:
    assert clean_text("one\r\ntwo\x1b[31m\u202e three\u2028four") == "one two[31m three four"


def test_ids_have_128_bits_and_none_comes_twice() -> None:
    made = {ids.token() for _ in range(1000)}
    assert len(made) == 1000
    assert {len(token) for token in made} == {22}, "22 letters of 64 hold 128 bits and a bit"


async def test_a_link_is_good_once(server: Server) -> None:
    ann = await server.guest("Ann")
    token = (await ann.http.post("/api/me/link")).json()["token"]
    phone, thief = server.stranger(), server.stranger()
    asked = [g.http.post("/api/me/claim", json={"token": token}) for g in (phone, thief)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [201, 404]
    again = await server.stranger().http.post("/api/me/claim", json={"token": token})
    assert (again.status_code, again.json()["code"]) == (404, "no-link")


async def test_both_devices_stay_in_and_have_secrets_of_their_own(server: Server) -> None:
    ann, phone = await server.guest("Ann"), server.stranger()
    token = (await ann.http.post("/api/me/link")).json()["token"]
    await phone.http.post("/api/me/claim", json={"token": token})
    assert phone.cookie != ann.cookie
    for device in (ann, phone):
        assert (await device.http.get("/api/me")).json()["id"] == ann.id


async def test_an_old_link_is_no_link(server: Server) -> None:
    ann = await server.guest("Ann")
    store = server.hall.house.store
    await store.add_link(ids.digest("old"), ann.id, int(time.time()) - 1)
    answer = await server.stranger().http.post("/api/me/claim", json={"token": "old"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-link")


async def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    ann = await server.guest("Ann")
    async with ann.at(await ann.table()) as seat:
        await ann.http.patch("/api/me", json={"name": "Anna"})
        await seat.until_now(lambda now: now["table"]["chairs"][0]["name"] == "Anna")


async def test_who_asks_while_a_device_is_added_is_known_with_it(server: Server) -> None:
    """A question that began before must not bring back what was known before."""
    ann = await server.guest("Ann")
    people = server.hall.people
    for _ in range(20):
        fresh = People(server.hall.house.store)
        person = await people.get(ann.id)
        assert person is not None
        token = await people.link(person)
        (_, cookie), _ = await asyncio.gather(fresh.claim(token), fresh.get(ann.id))
        assert await fresh.of_cookie(cookie) is not None
