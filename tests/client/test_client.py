"""Who one is, and what can be found on a server."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from shipmates.client import Client, Gone, Orders, Refused, Unreachable, address_of
from shipmates.client.client import COOKIE
from shipmates.client.link import REFUSED
from shipmates.notation.record import read_any
from shipmates.planet9.view import View
from shipmates.server import line, people
from shipmates.wire import PROTOCOL
from tests.client.conftest import Guest
from tests.server.tables import Server


async def test_a_server_says_what_it_offers(guest: Guest) -> None:
    about = await (await guest("Ann")).about()
    assert about.protocol == PROTOCOL
    assert [game.key for game in about.games] == ["planet9", "deepsea", "crewdeck"]
    assert "hello" in about.phrases


async def test_somebody_is_remembered_by_a_file_that_nobody_else_can_read(
    server: Server, tmp_path: Path
) -> None:
    keys = tmp_path / "home" / "servers.json"
    async with Client(server.url, keys=keys) as client:
        assert await client.me() is None
        ann = await client.introduce("Ann", "fr")
    assert stat.S_IMODE(keys.stat().st_mode) == 0o600
    async with Client(server.url, keys=keys) as again:
        assert await again.me() == ann
    assert [path.name for path in keys.parent.iterdir()] == ["servers.json"]


async def test_a_damaged_file_of_keys_keeps_nobody_out(server: Server, tmp_path: Path) -> None:
    keys = tmp_path / "servers.json"
    keys.write_text("{oops")
    async with Client(server.url, keys=keys) as client:
        assert not client.known
        await client.introduce("Ann")
    async with Client(server.url, keys=keys) as again:
        assert again.known


async def test_a_link_brings_one_to_another_device(server: Server, guest: Guest) -> None:
    ann = await guest("Ann")
    link = await ann.link()
    async with Client(server.url) as phone:
        assert await phone.claim(link.token) == await ann.me()
        with pytest.raises(Refused, match="no-link"):
            await phone.claim(link.token)


async def test_standing_orders_are_kept(guest: Guest) -> None:
    ann = await guest("Ann")
    changed = await ann.change(name="Anne", orders=Orders(always_ready=True))
    assert (changed.name, changed.orders.always_ready) == ("Anne", True)


async def test_tables_are_found_by_code_and_public_ones_are_listed(guest: Guest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    hidden = await ann.create({"game": "deepsea", "players": 3})
    listed = await ann.create({"game": "crewdeck", "players": 2}, {"public": True})
    assert await bob.find(hidden.code.lower()) == hidden.id
    assert [table.id for table in await bob.tables()] == [listed.id]
    assert (await bob.table(hidden.id)).game == "deepsea"
    with pytest.raises(Refused) as refused:
        await bob.find("XXXXXX")
    assert refused.value.code == "no-table"


async def test_a_finished_game_can_be_looked_at(guest: Guest) -> None:
    ann = await guest("Ann")
    table = await ann.create({"game": "planet9", "players": 3})
    async with ann.sit(table.id) as place:
        await place.start()
        await place.until(lambda now: bool(now.views))
        await place.give_up()
        over = await place.until(lambda now: now.table.status == "over")
    assert over.table.attempt is not None
    game = await ann.game(over.table.attempt)
    assert game.names[0].name == "Ann"
    assert read_any(await ann.record(game.id)).record.moves
    seen = await ann.moment(game, 1, seat=0)
    assert isinstance(seen, View)
    assert seen.seat == 0


async def test_crews_are_founded_and_joined(guest: Guest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    crew = await ann.found_crew("The Tuesday crew")
    invitation = await ann.invite(crew.id)
    assert await bob.join_crew(invitation.token) == crew
    assert await bob.crews() == [crew]
    assert {member.name for member in (await ann.crew(crew.id)).members} == {"Ann", "Bob"}
    assert b"planet9" in await ann.logbook(crew.id, "planet9")


async def test_there_is_no_place_for_those_who_may_not_look(guest: Guest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create({"game": "planet9", "players": 3}, {"watchers": False})
    async with ann.sit(table.id) as place:
        await place.start()
        with pytest.raises(Gone, match="no-watchers"):
            async with bob.sit(table.id):
                pass
    with pytest.raises(Gone, match="no-table"):
        async with bob.sit("nowhere"):
            pass


async def test_nobody_answers_where_no_server_is() -> None:
    async with Client("127.0.0.1:1") as client:
        with pytest.raises(Unreachable):
            await client.about()
        with pytest.raises(Unreachable):
            async with client.sit("anywhere"):
                pass


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("https://play.example/", "https://play.example"),
        ("http://[::1]:9000", "http://[::1]:9000"),
    ],
)
def test_an_address_is_understood(typed: str, meant: str) -> None:
    assert address_of(typed) == meant


@pytest.mark.parametrize(
    "typed", ["", "ftp://example", "http://a:b", "http://example/table", "http://u@example"]
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(typed)}$"):
        address_of(typed)


def test_both_sides_call_things_the_same() -> None:
    assert people.COOKIE == COOKIE
    assert line.REFUSED == REFUSED
