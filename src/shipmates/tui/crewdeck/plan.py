"""What is to be played, and by whom: all that is chosen before a table opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from shipmates.crewdeck import USUAL, Edition, HouseRule, Setup
from shipmates.games import CREWDECK
from shipmates.tui.crew import PARTNERS, PEOPLE, Bench, Partner, Person
from shipmates.tui.crewdeck.session import GAME

LEVEL: Final = "planner"
"""What `bot` means where a level is not named."""
BENCH: Final = Bench(
    range(CREWDECK.fewest, CREWDECK.most + 1), GAME, LEVEL, "mistake-crewdeck-players"
)


@dataclass(frozen=True, slots=True)
class Plan:
    """The players in the order of their seats, and the variants."""

    players: tuple[Person | Partner, ...]
    wilds: bool = True
    fixed: bool = False
    edition: Edition = USUAL
    practice: bool = False
    house: frozenset[HouseRule] = frozenset()

    @property
    def setup(self) -> Setup:
        """What the rules are told."""
        return Setup(len(self.players), self.wilds, self.fixed, self.edition, self.house)

    def next_size(self) -> Plan:
        """With one player more; alone after the most there can be."""
        size = len(self.players) % self.edition.most_players + 1
        players = self.players[:size]
        free = (name for name in PARTNERS if name not in {p.name for p in players})
        players += tuple(Partner(next(free), LEVEL) for _ in range(size - len(players)))
        if not any(isinstance(player, Person) for player in players):
            players = (Person(PEOPLE[0]), *players[1:])
        return replace(self, players=players)

    def next_kind(self, place: int) -> Plan:
        """Another kind of player at this place: a person, or a bot of each level."""
        kinds = ("you", *reversed(BENCH.levels))
        player = self.players[place]
        now = "you" if isinstance(player, Person) else player.level
        kind = kinds[(kinds.index(now) + 1) % len(kinds)]
        taken = [p.name for i, p in enumerate(self.players) if i != place]
        changed = _named(kind, player, taken)
        players = (*self.players[:place], changed, *self.players[place + 1 :])
        if not any(isinstance(p, Person) for p in players):
            return self
        return replace(self, players=players)

    def other_wilds(self) -> Plan:
        """With wild cards, or without."""
        return replace(self, wilds=not self.wilds)

    def other_frame(self) -> Plan:
        """With a frame that floats, or lies fixed."""
        return replace(self, fixed=not self.fixed)

    def other_solo_wilds(self) -> Plan:
        """Alone with all wild cards, or with one of each type."""
        return replace(self, house=self.house ^ {HouseRule.ALL_WILDS_ALONE})

    def other_practice(self) -> Plan:
        """With advice, or without."""
        return replace(self, practice=not self.practice)


def _named(kind: str, player: Person | Partner, taken: Sequence[str]) -> Person | Partner:
    if isinstance(player, Partner) and kind != "you":
        return Partner(player.name, kind)
    pool = PEOPLE if kind == "you" else PARTNERS
    name = next(name for name in pool if name not in taken)
    return Person(name) if kind == "you" else Partner(name, kind)
