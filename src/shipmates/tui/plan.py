"""What is to be played, and by whom: all that is chosen before a table opens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from shipmates import deepsea, planet9
from shipmates.bots import levels
from shipmates.campaign import Logbook
from shipmates.deepsea import mission as sea
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.kernel import Seat
from shipmates.planet9.setup import THIRD
from shipmates.tricks.distress import Distress
from shipmates.tricks.passing import Way
from shipmates.tui.crew import PARTNERS, PEOPLE, SIZES, Partner, Person
from shipmates.tui.game import Mission, Setup, key_of, numbered
from shipmates.tui.house import house_of


class Wish(Enum):
    """How the people want to answer the distress question."""

    ASK = "ask"
    NEVER = "never"
    LEFT = "left"
    RIGHT = "right"

    @property
    def way(self) -> Way | None:
        """How they vote unasked."""
        return Way(self.value) if self in (Wish.LEFT, Wish.RIGHT) else None


@dataclass(frozen=True, slots=True)
class Plan:
    """A mission, the players in the order of their seats, and the variants."""

    mission: Mission
    players: tuple[Person | Partner, ...]
    challenge: bool = False
    wish: Wish = Wish.ASK
    jarvis: Seat = THIRD
    """Where JARVIS sits, or Tonoja."""
    timed: bool = False
    """Against the clock, where the mission has one."""
    same: bool = False
    """With the tasks of the last attempt, where it was lost; otherwise with new ones."""

    house: tuple[str, ...] = ()
    """The house rules, by their names."""

    @property
    def game(self) -> str:
        """Which game it is."""
        return key_of(self.mission)

    def setup(self, logbook: Logbook) -> Setup:
        """What the rules are told; the logbook knows what earlier attempts left behind."""
        mission, size = self.mission, len(self.players)
        distress = logbook.distress(mission.number) if mission.number else Distress.OFFERED
        if self.wish is Wish.NEVER:
            distress = Distress.OFF
        if not isinstance(mission, sea.Mission):
            house = house_of(planet9.HouseRule, self.house)
            return planet9.Setup(mission, size, self.challenge, distress, self.jarvis, house)
        return deepsea.Setup(
            mission,
            size,
            self.timed and mission.clock is not None,
            distress,
            self.jarvis,
            again=logbook.again(mission.number, size) if self.same else (),
            used=logbook.aside,
            house=house_of(deepsea.HouseRule, self.house),
        )

    def at(self, number: int, step: int = EPILOGUE_STARTS) -> Plan:
        """The same crew at another mission, or at that step of the epilogue."""
        return replace(self, mission=numbered(self.game, number, step))

    def next_size(self) -> Plan:
        """With one player more, or two after five; the challenge ends when it cannot be."""
        size = SIZES[(SIZES.index(len(self.players)) + 1) % len(SIZES)]
        players = self.players[:size]
        free = (name for name in PARTNERS if name not in {p.name for p in players})
        players += tuple(Partner(next(free)) for _ in range(size - len(players)))
        if not any(isinstance(player, Person) for player in players):
            players = (Person(PEOPLE[0]), *players[1:])
        return replace(self, players=players, challenge=self.challenge and size == 3)

    def next_kind(self, place: int) -> Plan:
        """Another kind of player at this place: a person, or a bot of each level."""
        kinds = ("you", *reversed(levels(self.game)))
        player = self.players[place]
        now = "you" if isinstance(player, Person) else player.level
        kind = kinds[(kinds.index(now) + 1) % len(kinds)]
        taken = {p.name for i, p in enumerate(self.players) if i != place}
        changed = _named(kind, player, taken)
        players = (*self.players[:place], changed, *self.players[place + 1 :])
        if not any(isinstance(p, Person) for p in players):
            return self
        return replace(self, players=players)

    def next_variant(self) -> Plan:
        """The clock on or off in Deep Sea; the challenge where it can be: with three."""
        if isinstance(self.mission, sea.Mission):
            return replace(self, timed=not self.timed)
        return replace(self, challenge=len(self.players) == 3 and not self.challenge)

    def next_tasks(self) -> Plan:
        """The same tasks again, or new ones."""
        return replace(self, same=not self.same)

    def next_wish(self) -> Plan:
        """Another answer to the distress question."""
        wishes = tuple(Wish)
        return replace(self, wish=wishes[(wishes.index(self.wish) + 1) % len(wishes)])

    def next_jarvis(self) -> Plan:
        """JARVIS, or Tonoja, one seat further."""
        return replace(self, jarvis=Seat((self.jarvis + 1) % 3))


def _named(kind: str, player: Person | Partner, taken: set[str]) -> Person | Partner:
    pool = PEOPLE if kind == "you" else PARTNERS
    if isinstance(player, Partner) and kind != "you":
        return Partner(player.name, kind)
    name = next(name for name in pool if name not in taken)
    return Person(name) if kind == "you" else Partner(name, kind)
