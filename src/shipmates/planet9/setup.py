"""What is agreed before the first card is dealt."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.kernel import Illegal, Seat
from shipmates.planet9.house import HouseRule, excusable, excusing, only_forbids_winners
from shipmates.planet9.mission import Mission, Naming, Rule
from shipmates.planet9.rulings import CHALLENGE_ONLY_WITH_THREE
from shipmates.tricks.cards import DECK, SUITED, Card, CardSet, Suit
from shipmates.tricks.distress import Distress

_CHALLENGE_DECK = (DECK - SUITED[Suit.GREEN]).minus(Card.parse("T1"))


THIRD = Seat(2)


@dataclass(frozen=True, slots=True)
class Setup:
    """A mission, the people, the variants they play and, with two, where JARVIS sits."""

    mission: Mission
    players: int
    challenge: bool = False
    distress: Distress = Distress.OFFERED
    jarvis: Seat = THIRD
    house: frozenset[HouseRule] = frozenset()
    """The house rules of this table."""

    @property
    def seats(self) -> int:
        """How many hands are played: two people play with a third."""
        return 3 if self.players == 2 else self.players

    @property
    def dummy(self) -> Seat | None:
        """JARVIS' seat, with two people."""
        return self.jarvis if self.players == 2 else None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to a person."""
        return tuple(Seat(seat) for seat in range(self.seats) if seat != self.dummy)

    @property
    def deck(self) -> CardSet:
        """The cards in play."""
        return _CHALLENGE_DECK if self.challenge else DECK

    @property
    def tricks(self) -> int:
        """How many tricks are played to the end."""
        return len(self.deck) // self.seats

    @property
    def excuses(self) -> bool:
        """Whether a card is left over that need not be won."""
        return HouseRule.LEFTOVER_IS_EXCUSED in self.house and len(self.deck) % self.seats > 0

    @property
    def lapses(self) -> bool:
        """Whether cards that may win no trick may do so once all tasks are done."""
        return (
            HouseRule.NINES_UNTIL_TASKS in self.house
            and self.mission.tasks > 0
            and only_forbids_winners(self.mission)
        )

    @property
    def rules(self) -> tuple[Rule, ...]:
        """What the mission asks for besides its tasks, as this table plays it."""
        return excusing(self.mission.rules) if self.excuses else self.mission.rules

    @property
    def in_force(self) -> tuple[HouseRule, ...]:
        """The house rules that change something in this mission, in their order."""
        rules = self.mission.rules
        changing = {
            HouseRule.SINGLE_CARD_AS_ANY: not self.mission.radio.muted,
            HouseRule.NINES_UNTIL_TASKS: self.lapses,
            HouseRule.COMMANDER_MAY_BE_SICK: self.mission.naming is Naming.FEELING,
            HouseRule.LEFTOVER_IS_EXCUSED: self.excuses and excusable(rules),
        }
        return tuple(rule for rule in HouseRule if rule in self.house and changing[rule])


def checked(setup: Setup) -> Setup:
    """The setup, if it can be played. Raises `Illegal` with what is wrong."""
    if not 2 <= setup.players <= 5:
        raise Illegal("setup-players", players=setup.players)
    if setup.challenge and setup.players != 3 and CHALLENGE_ONLY_WITH_THREE:
        raise Illegal("setup-challenge", players=setup.players)
    if setup.players == 2 and not 0 <= setup.jarvis < 3:
        raise Illegal("setup-jarvis", seat=setup.jarvis)
    room = len(setup.deck - SUITED[Suit.TRUMP])
    if setup.mission.tasks > room:
        raise Illegal("setup-tasks", tasks=setup.mission.tasks, cards=room)
    return setup


__all__ = ["Distress", "HouseRule", "Setup", "checked"]
