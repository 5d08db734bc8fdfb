"""From the command line to a place at a server's table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final

import msgspec

from shipmates import crewdeck, deepsea, planet9
from shipmates.campaign.places import home
from shipmates.client import Client, Now, Place, Table, address_of
from shipmates.deepsea.missions import EPILOGUE
from shipmates.games import CREWDECK
from shipmates.tui import launch
from shipmates.tui.crew import SIZES
from shipmates.tui.game import NINE, SEA
from shipmates.tui.house import house_of
from shipmates.tui.mistake import Mistake
from shipmates.tui.plan import Wish
from shipmates.tui.remote.wanted import Wanted
from shipmates.tui.speech import number
from shipmates.tui.text import read_mission

_HOUSE: Final[Mapping[str, type[Enum]]] = {
    NINE: planet9.HouseRule,
    SEA: deepsea.HouseRule,
    CREWDECK.key: crewdeck.HouseRule,
}
KEYS: Final = "servers.json"
"""The file that remembers who one is on which server."""


def address(wanted: Wanted) -> str:
    """Where the server is. Raises `Mistake`."""
    try:
        return address_of(wanted.server)
    except ValueError:
        raise Mistake("mistake-address", address=wanted.server) from None


def plan(wanted: Wanted) -> dict[str, Any]:
    """What a new table is to play. Raises `Mistake` or `Faulty`."""
    crew = wanted.crew
    size = number("--players", crew.players)
    chosen: dict[str, Any] = {"game": crew.game}
    if size is not None:
        chosen["players"] = size
    if crew.game == CREWDECK.key:
        return {**chosen, **_deck(wanted, size)}
    if size is not None and size not in SIZES:
        raise Mistake("mistake-players", players=size)
    if crew.challenge and size is None:
        chosen["players"] = 3
    return {**chosen, **_mission(crew), **_variants(crew)}


def _deck(wanted: Wanted, size: int | None) -> dict[str, Any]:
    if size is not None and not CREWDECK.fewest <= size <= CREWDECK.most:
        raise Mistake("mistake-crewdeck-players", players=size)
    text = launch.contents(wanted.edition) if wanted.edition is not None else ""
    variants = {"wilds": wanted.wilds, "fixed": wanted.fixed, "house": _house(wanted.crew)}
    return {**variants, "edition": text}


def _house(crew: launch.Wanted) -> list[str]:
    """The names of the house rules, if the game has them."""
    return sorted(rule.value for rule in house_of(_HOUSE[crew.game], crew.house))


def _mission(crew: launch.Wanted) -> dict[str, Any]:
    if crew.mission is not None and crew.mission_file is not None:
        raise Mistake("mistake-two-missions")
    if crew.mission_file is not None:
        text = launch.contents(crew.mission_file)
        read_mission(text, crew.game)
        return {"own": text}
    found = launch.chosen_mission(crew)
    if found is None:
        return {}
    return {"mission": EPILOGUE if crew.mission == launch.EPILOGUE else found.number}


def _variants(crew: launch.Wanted) -> dict[str, Any]:
    wish = launch.wish(crew.distress)
    variants: dict[str, Any] = {"distress": wish is not Wish.NEVER}
    variants["house"] = _house(crew)
    third = number("--jarvis", crew.jarvis)
    if crew.game == SEA:
        if crew.challenge:
            raise Mistake("mistake-variant", option="--challenge", game=crew.game)
        variants["timed"] = crew.timed
    else:
        if crew.timed:
            raise Mistake("mistake-variant", option="--timed", game=crew.game)
        variants["challenge"] = crew.challenge
    if third is not None:
        variants["tonoja" if crew.game == SEA else "jarvis"] = third
    return variants


def client(wanted: Wanted) -> Client:
    """A guest who is remembered."""
    return Client(address(wanted), keys=home() / KEYS)


async def come_in(
    guest: Client, wanted: Wanted, language: str, environ: Mapping[str, str]
) -> None:
    """Says who one is: by the name given, the one known here, or the login."""
    known = await guest.me() if guest.known else None
    name = wanted.name or (known.name if known else launch.called(environ))
    if known is None or (known.name, known.language) != (name, language):
        known = await guest.introduce(name, language)
    wish = launch.wish(wanted.crew.distress)
    if wish.value != known.orders.distress and wish is not Wish.ASK:
        orders = msgspec.structs.replace(known.orders, distress=wish.value)
        await guest.change(orders=orders)


async def find(guest: Client, wanted: Wanted) -> str:
    """The table's id: that of the code, or of a new table."""
    if wanted.table is not None:
        return await guest.find(wanted.table)
    table: Table = await guest.create(plan(wanted))
    return table.id


async def sit_down(place: Place) -> None:
    """Takes the first free chair, unless one has a chair, or a game goes on."""
    now: Now = place.now
    free = [i for i, chair in enumerate(now.table.chairs) if chair.person is None]
    if now.you.chair is None and now.table.status != "playing" and free:
        await place.take(free[0])
