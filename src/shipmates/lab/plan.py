"""What is to be played: a game, its missions, crews, the bots in their seats, and how often."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from shipmates import crewdeck, deepsea, planet9
from shipmates.bots import lacking, levels
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.games import GAMES
from shipmates.kernel import Note
from shipmates.lab.deals import Deal, Setup, seats_of
from shipmates.lab.fingerprint import fingerprint
from shipmates.lab.unfit import Unfit
from shipmates.planet9.mission import Mission as NineMission
from shipmates.solver import core_status

Mission: TypeAlias = NineMission | SeaMission

SEED: Final = "lab"
CREWS: Final = {"planet9": (3, 4, 5), "deepsea": (3, 4, 5), "crewdeck": (2, 3, 4)}
"""Who plays when nobody says."""
_MOST: Final = 100_000
"""No number in a list is larger; so that `1-9999999999` is a mistake and not an evening."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that says which games are played and how; the same plan is the same games."""

    game: str
    missions: tuple[int, ...]
    """Empty in Crew Deck, which has none."""
    players: tuple[int, ...]
    bots: tuple[str, ...]
    """Seat by seat, and round again where there are more seats."""
    deals: int
    seed: str = SEED

    def __post_init__(self) -> None:
        """Raises `Unfit` for what cannot be played."""
        _check_game(self.game)
        _check_missions(self.game, self.missions)
        check_players(self.game, self.players)
        if not (self.players and self.bots and bool(self.missions) == bool(_last(self.game))):
            raise ValueError(f"nothing to play: {self}")
        check_bots(self.game, self.bots, max(map(seats_of, self._setups())))
        if self.deals < 1:
            raise Unfit(Note("mistake-lab-deals", (("deals", self.deals),)))

    @property
    def crew(self) -> str:
        """The fingerprint of the bots as they are here."""
        return fingerprint(self.game)

    def games(self) -> Iterator[Deal]:
        """Every mission's first deal, then every second: stopped early, all have some."""
        setups = tuple(self._setups())
        for number in range(self.deals):
            for setup in setups:
                yield from dealt(self.game, setup, number, self.seed, self.bots)

    def _setups(self) -> Iterator[Setup]:
        if self.game == "crewdeck":
            yield from map(crewdeck.Setup, self.players)
            return
        for number in self.missions:
            for players in self.players:
                yield crew_setup(_mission(self.game, number), players)


def crew_setup(mission: Mission, players: int) -> planet9.Setup | deepsea.Setup:
    """A mission for so many, without distress signals: an attempt is an attempt."""
    if isinstance(mission, SeaMission):
        return deepsea.Setup(mission, players, distress=deepsea.Distress.OFF)
    return planet9.Setup(mission, players, distress=planet9.Distress.OFF)


def seatings(setup: Setup, bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Who sits where. In Crew Deck, where a seat may matter, everybody sits everywhere.

    >>> seatings(crewdeck.Setup(3), ["expert", "planner", "planner"])[1]
    ('planner', 'planner', 'expert')
    """
    count = seats_of(setup)
    row = tuple(bots[seat % len(bots)] for seat in range(count))
    if not isinstance(setup, crewdeck.Setup):
        return (row,)
    turned = (row[start:] + row[:start] for start in range(count))
    return tuple(dict.fromkeys(turned))


def dealt(
    game: str, setup: Setup, number: int, seed: str, bots: Sequence[str]
) -> Iterator[Deal]:
    """One deal of a setup. Its cards depend on neither the bots nor what a mission asks for."""
    what = "" if isinstance(setup, crewdeck.Setup) else f" {setup.mission.number}"
    luck = f"{seed} {game}{what} {setup.players}p {number}"
    for seats in seatings(setup, bots):
        yield Deal(game, setup, number, luck, seats, fingerprint(game))


def _mission(game: str, number: int) -> Mission:
    return deepsea.MISSIONS[number - 1] if game == "deepsea" else planet9.MISSIONS[number - 1]


def numbers(option: str, text: str) -> tuple[int, ...]:
    """A list such as `1-5,8`, in order and each once. Raises `Unfit`.

    >>> numbers("--missions", "4,1-3,2")
    (1, 2, 3, 4)
    """
    found = set[int]()
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,6})\s*(?:-\s*(\d{1,6})\s*)?", part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if not first <= last <= _MOST:
            raise Unfit(Note("mistake-lab-numbers", (("option", option), ("text", part))))
        found.update(range(first, last + 1))
    return tuple(sorted(found))


def every_mission(game: str) -> tuple[int, ...]:
    """All that have a number."""
    _check_game(game)
    return tuple(range(1, _last(game) + 1))


def _last(game: str) -> int:
    return next(len(entry.missions) for entry in GAMES if entry.key == game)


def _check_game(game: str) -> None:
    known = [entry.key for entry in GAMES]
    if game not in known:
        raise Unfit(Note("mistake-game", (("game", game), ("known", ", ".join(known)))))


def _check_missions(game: str, missions: Sequence[int]) -> None:
    last = _last(game)
    if not last and missions:
        raise Unfit(Note("mistake-variant", (("option", "--missions"), ("game", game))))
    for number in missions:
        if not 1 <= number <= last:
            raise Unfit(Note("mistake-mission", (("mission", str(number)), ("last", last))))


def check_players(game: str, players: Sequence[int]) -> None:
    """Raises `Unfit` for a number of players that the game is not for."""
    entry = next(entry for entry in GAMES if entry.key == game)
    for count in players:
        if not entry.fewest <= count <= entry.most:
            bounds = ("fewest", entry.fewest), ("most", entry.most)
            raise Unfit(Note("mistake-lab-players", (("players", count), *bounds)))


def check_bots(game: str, bots: Sequence[str], seats: int) -> None:
    """Raises `Unfit` for a level there is not, and for one that would never play."""
    known = ", ".join(levels(game))
    for bot in bots:
        if bot in lacking(game):
            told = ("level", bot), ("known", known), ("install", core_status().install)
            raise Unfit(Note("mistake-level-core", told))
        if bot not in levels(game):
            asked = ("known", known), ("value", bot)
            raise Unfit(Note("mistake-choice", (("option", "--bots"), *asked)))
    if len(bots) > seats:
        raise Unfit(Note("mistake-lab-bots", (("count", len(bots)), ("seats", seats))))
