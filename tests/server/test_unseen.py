"""Not one byte that a seat or a watcher is sent depends on what is out of their sight."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import WATCHER, Illegal, Seat
from shipmates.server.campaigns import campaigns_on
from shipmates.server.course import Course
from shipmates.server.crews import Crews
from shipmates.server.fleet.company import Alone
from shipmates.server.kits import KITS, Setup, State, operators
from shipmates.server.live import House, Live
from shipmates.server.people import People, Person
from shipmates.server.plans import CrewDeckPlan, DeepSeaPlan, Plan, Planet9Plan
from shipmates.server.room import Chair, Options, Room
from shipmates.server.settings import Settings
from shipmates.server.shows import Shows
from shipmates.server.store import Store
from shipmates.server.thinking import Thinkers
from shipmates.tricks import distress
from tests.laws import crewdeck_games, deepsea_games, games
from tests.laws import deepsea_unseen as sea
from tests.laws import test_crewdeck as deck_laws
from tests.laws import test_deepsea as sea_laws
from tests.laws import test_planet9 as nine_laws
from tests.laws import unseen as nine
from tests.laws.crewdeck_trail import Trail
from tests.laws.crewdeck_unseen import another_game
from tests.server import scenes
from tests.server.scenes import Crowd
from tests.server.tables import Server

Worlds = Iterator[tuple[int, State, Seat, State]]
"""The ply, a state, somebody's eyes, and a state that they cannot tell from it."""
STEP = 1 if os.environ.get("SHIPMATES_DEEP") else 23
PLANS: dict[str, type[Plan]] = {
    "planet9": Planet9Plan,
    "deepsea": DeepSeaPlan,
    "crewdeck": CrewDeckPlan,
}
PROBES = {
    "planet9": nine_laws.PROBES,
    "deepsea": sea_laws.PROBES,
    "crewdeck": deck_laws.PROBES,
}
SETUPS: list[tuple[str, Setup]] = [
    *(("planet9", games.a_setup(case, seed)) for seed, case in enumerate(games.CASES[::STEP])),
    *(
        ("deepsea", deepsea_games.a_setup(case, seed))
        for seed, case in enumerate(deepsea_games.CASES[:: max(1, STEP - 10)])
    ),
    *(("crewdeck", setup) for setup in crewdeck_games.CASES[:: min(3, STEP)]),
]


def _worlds(game: str, setup: Any, seed: int) -> Worlds:
    dice = Seeded(seed).fork("unseen")
    if game == "crewdeck":
        trails = [Trail(setup, eyes) for eyes in (*setup.people, WATCHER)]
        for ply, (state, seat, action) in enumerate(crewdeck_games.a_game(setup, seed)):
            for trail in trails:
                yield ply, state, trail.eyes, another_game(dice, state, trail)
                trail.follow(seat, action)
        return
    shuffle: Any = nine.shuffle_unseen if game == "planet9" else sea.shuffle_unseen
    played: Any = games.a_game if game == "planet9" else deepsea_games.a_game
    for ply, (state, _, _) in enumerate(played(setup, seed)):
        for seat in setup.people:
            other = shuffle(dice, state, seat)
            yield ply, state, seat, _with_own_choices(game, setup, state, other, seat)
        yield ply, state, WATCHER, shuffle(dice, shuffle(dice, state, Seat(0)), Seat(1))


def _with_own_choices(game: str, setup: Any, state: State, other: State, seat: Seat) -> State:
    """Whoever leads the dummy has sealed its card, too, and knows which."""
    if not isinstance(state, distress.Passing):
        return other
    led = [dummy for dummy, by in operators(KITS[game], setup, state).items() if by == seat]
    sealed = zip(state.sealed, other.sealed, strict=True)
    return replace(
        other, sealed=tuple(was if s in led else is_ for s, (was, is_) in enumerate(sealed))
    )


class _Table:
    """A table in memory, with somebody in every seat, and somebody who looks on."""

    def __init__(self, game: str, setup: Setup, folder: Path) -> None:
        file = folder / "shipmates.db"
        file.touch()
        store = Store(f"sqlite+aiosqlite:///{file}")
        self._kit, self._setup = KITS[game], setup
        people = [Person(f"p{seat}", f"P{seat}", "en") for seat in (*setup.people, WATCHER)]
        chairs = [Chair(person=person.id) for person in people[:-1]]
        room = Room("id", "CODE", "p0", PLANS[game](), Options(), chairs, status="playing")
        house = House(
            Settings(),
            store,
            Thinkers(0),
            Crews(store),
            campaigns_on(store),
            People(store),
            Alone(),
        )
        self._live = Live(house, room, None)
        self._live.people.update({person.id: person for person in people})

    def sent(self, ply: int, state: State, eyes: Seat) -> bytes:
        """What travels to whoever has these eyes."""
        self._live.course = Course(self._kit, self._setup, state, ply)
        return Shows(self._live).now(self._live.people[f"p{eyes}"])

    def refused(self, state: State, eyes: Seat, probe: Any) -> str | None:
        """What is said to an action."""
        try:
            Course(self._kit, self._setup, state).move(eyes, probe)
        except Illegal as illegal:
            return str(illegal.note)
        return None


def _id(case: tuple[str, Setup]) -> str:
    game, setup = case
    number = getattr(getattr(setup, "mission", None), "number", "")
    return f"{game}{number}-{setup.players}"


@pytest.mark.embedded
@pytest.mark.parametrize("case", SETUPS, ids=_id)
def test_what_is_sent_does_not_depend_on_what_is_hidden(
    case: tuple[str, Setup], tmp_path: Path
) -> None:
    game, setup = case
    table, dice = _Table(game, setup, tmp_path), Seeded("probes")
    differing = 0
    for ply, state, eyes, other in _worlds(game, setup, 1):
        assert table.sent(ply, state, eyes) == table.sent(ply, other, eyes)
        probe = dice.choice(PROBES[game])
        if eyes != WATCHER:
            assert table.refused(state, eyes, probe) == table.refused(other, eyes, probe)
        differing += any(
            table.sent(ply, state, seat) != table.sent(ply, other, seat)
            for seat in setup.people
        )
    assert differing or setup.players == 1, "the worlds are all the same, so nothing is shown"


async def test_before_the_end_nothing_is_said_of_a_game_but_what_lies_open(
    server: Server,
) -> None:
    crowd = await Crowd.come(server)
    async with scenes.moved(crowd) as scene:
        attempt = scene.host.now["table"]["attempt"]
        for path in ("", "/record", "/moves", "/plies/0", "/plies/0?seat=1", "/plies/99999"):
            answers = [
                await guest.http.get(f"/api/games/{attempt}{path}")
                for guest in (server.stranger(), crowd.ann, crowd.eve)
            ]
            nothing = await crowd.ann.http.get(f"/api/games/unknown{path}")
            assert {a.status_code for a in answers} == {404}
            assert {a.content for a in answers} == {nothing.content}
        shown = (await crowd.eve.http.get(f"/api/tables/{scene.table['id']}")).json()
        assert shown == scene.spectator.now["table"]


async def test_a_watcher_is_shown_no_hand(server: Server) -> None:
    crowd = await Crowd.come(server)
    async with scenes.playing(crowd) as scene:
        (view,) = scene.spectator.now["views"]
        assert view["seat"] == WATCHER
        assert not view["hand"]
        assert not view["legal"]


def test_setups_are_of_all_games_and_sizes() -> None:
    met = {(game, setup.players) for game, setup in SETUPS}
    assert {game for game, _ in met} == set(KITS)
    assert {players for game, players in met if game == "crewdeck"} == {1, 2, 3, 4}
