"""The ninety-six task cards: what each asks for, and how hard it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shipmates.tricks.cards import COLOURED, COLOURS, SUITED, TRUMPS, VALUED, CardSet, Suit
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Either,
    Every,
    Feats,
    Leads,
    Outdo,
    Predict,
    Relation,
    Rival,
    Runs,
    Span,
    Task,
    Tricks,
    Weigh,
    at_least,
    exactly,
)


def _compares(task: Task) -> bool:
    """Whether it is measured against the captain."""
    match task:
        case Outdo(_, rival):
            return rival is Rival.CAPTAIN
        case Every(parts) | Either(parts):
            return any(map(_compares, parts))
        case _:
            return False


@dataclass(frozen=True, slots=True)
class TaskCard:
    """One card of the task deck; a task may read differently with three, four and five."""

    key: str
    difficulty: tuple[int, int, int]
    tasks: tuple[Task, Task, Task]
    redeal: tuple[CardSet, ...] = ()
    """Cards which, all in one hand, make it impossible: then all is dealt again."""

    def value(self, seats: int) -> int:
        """How hard it is with so many hands."""
        return self.difficulty[seats - 3]

    def task(self, seats: int) -> Task:
        """What it asks for with so many hands."""
        return self.tasks[seats - 3]

    @property
    def captains(self) -> bool:
        """Whether the captain may own it: nobody is measured against themselves."""
        return not any(map(_compares, self.tasks))


def _card(
    key: str, difficulty: tuple[int, int, int], *tasks: Task, redeal: str = ""
) -> TaskCard:
    three, four, five = tasks if len(tasks) == 3 else tasks * 3
    hands = tuple(map(CardSet.parse, redeal.split(" / "))) if redeal else ()
    return TaskCard(key, difficulty, (three, four, five), hands)


def _win(text: str) -> Task:
    cards = CardSet.parse(text)
    return Cards(cards, exactly(len(cards)))


def _only_submarine(text: str) -> Task:
    card = CardSet.parse(text)
    return Every((Cards(card, exactly(1)), Cards(TRUMPS - card, NONE)))


def _by_submarine(text: str) -> Task:
    return Feats(at_least(1), using=TRUMPS, taking=CardSet.parse(text))


def _only(place: int) -> Task:
    return Every((Tricks(exactly(1), among=(place,)), Tricks(NONE, but=(place,))))


def _valued(*values: int) -> CardSet:
    return CardSet.of(card for value in values for card in VALUED[value])


def _total(span: Span) -> Task:
    return Feats(at_least(1), within=COLOURED, total=span)


_P, _B, _G, _Y = (SUITED[suit] for suit in COLOURS)
_EVERY_COLOUR = Every(tuple(Cards(SUITED[suit], at_least(1)) for suit in COLOURS))
_A_WHOLE_COLOUR = Either(tuple(Cards(SUITED[suit], exactly(9)) for suit in COLOURS))

CATALOGUE: Final[tuple[TaskCard, ...]] = (
    _card("T01", (1, 1, 1), _win("P3")),
    _card("T02", (1, 1, 1), _win("Y1")),
    _card("T03", (1, 1, 1), _win("B4")),
    _card("T04", (1, 1, 1), _win("G6")),
    _card("T05", (1, 1, 1), _win("T3")),
    _card("T06", (2, 2, 2), _win("P1 G7")),
    _card("T07", (2, 2, 3), _win("B6 Y7")),
    _card("T08", (2, 2, 3), _win("P5 Y6")),
    _card("T09", (2, 2, 3), _win("G5 B8")),
    _card("T10", (2, 2, 3), _win("P8 B5")),
    _card("T11", (2, 3, 3), _win("P9 Y8")),
    _card("T12", (2, 3, 3), _win("Y9 B7")),
    _card("T13", (2, 3, 3), _win("B1 B2 B3")),
    _card("T14", (3, 4, 4), _win("G3 Y4 Y5")),
    _card("T15", (3, 4, 5), _win("P3 B3 G3 Y3")),
    _card("T16", (4, 5, 6), _win("P9 B9 G9 Y9")),
    _card("T17", (3, 4, 5), Feats(at_least(1), holding=CardSet.parse("G2"), among=(-1,))),
    _card("T18", (2, 3, 3), Cards(VALUED[9], exactly(2))),
    _card("T19", (3, 4, 4), Cards(VALUED[6], exactly(3))),
    _card("T20", (2, 2, 2), Cards(VALUED[7], at_least(2))),
    _card("T21", (3, 4, 5), Cards(VALUED[5], at_least(3))),
    _card("T22", (3, 4, 5), Cards(VALUED[9], at_least(3))),
    _card("T23", (3, 3, 4), Cards(_P, exactly(1))),
    _card("T24", (3, 4, 4), Cards(_B, exactly(2))),
    _card("T25", (3, 4, 4), Cards(_G, exactly(2))),
    _card("T26", (4, 4, 4), Every((Cards(_P, exactly(1)), Cards(_G, exactly(1))))),
    _card("T27", (2, 3, 3), Cards(_P, at_least(5))),
    _card("T28", (3, 3, 3), Cards(_Y, at_least(7))),
    _card("T29", (3, 3, 3), Cards(TRUMPS, exactly(1)), redeal="T1 T2 T3 T4"),
    _card("T30", (3, 3, 4), Cards(TRUMPS, exactly(2)), redeal="T2 T3 T4"),
    _card("T31", (3, 4, 4), Cards(TRUMPS, exactly(3)), redeal="T1 T2 T3 T4"),
    _card("T32", (3, 3, 3), _only_submarine("T1"), redeal="T1 T4 / T1 T2 T3"),
    _card("T33", (3, 3, 3), _only_submarine("T2"), redeal="T2 T4 / T1 T2 T3"),
    _card("T34", (1, 1, 1), Cards(VALUED[9], NONE)),
    _card("T35", (1, 2, 2), Cards(VALUED[5], NONE)),
    _card("T36", (2, 2, 2), Cards(VALUED[1], NONE)),
    _card("T37", (3, 3, 2), Cards(_valued(8, 9), NONE)),
    _card("T38", (3, 3, 3), Cards(_valued(1, 2, 3), NONE)),
    _card("T39", (1, 1, 1), Cards(TRUMPS, NONE)),
    _card("T40", (2, 2, 2), Cards(_P, NONE)),
    _card("T41", (2, 2, 2), Cards(_Y, NONE)),
    _card("T42", (2, 2, 2), Cards(_G, NONE)),
    _card("T43", (3, 3, 3), Cards(_P | _B, NONE)),
    _card("T44", (3, 3, 3), Cards(_Y | _G, NONE)),
    _card("T45", (1, 1, 1), Weigh(_P, Relation.MORE, _G)),
    _card("T46", (1, 1, 1), Weigh(_Y, Relation.MORE, _B)),
    _card("T47", (4, 4, 4), Weigh(_P, Relation.EQUAL, _Y)),
    _card("T48", (2, 3, 3), Feats(at_least(1), level=(Suit.GREEN, Suit.YELLOW))),
    _card("T49", (2, 3, 3), Feats(at_least(1), level=(Suit.PINK, Suit.BLUE))),
    _card("T50", (2, 3, 4), _EVERY_COLOUR),
    _card("T51", (3, 4, 5), _A_WHOLE_COLOUR),
    _card("T52", (3, 4, 5), Feats(at_least(1), using=VALUED[2])),
    _card("T53", (3, 4, 5), Feats(at_least(1), using=VALUED[3])),
    _card("T54", (2, 3, 4), Feats(at_least(1), using=VALUED[5])),
    _card("T55", (2, 3, 3), Feats(at_least(1), using=VALUED[6])),
    _card("T56", (1, 2, 2), Feats(at_least(1), using=VALUED[7], taking=VALUED[5])),
    _card("T57", (3, 4, 5), Feats(at_least(1), using=VALUED[4], taking=VALUED[8])),
    _card("T58", (2, 3, 4), Feats(at_least(1), using=VALUED[6], taking=VALUED[6])),
    _card("T59", (3, 3, 3), _by_submarine("P7"), redeal="T1 T2 T3 T4 P7"),
    _card("T60", (3, 3, 3), _by_submarine("G9"), redeal="T1 T2 T3 T4 G9"),
    _card("T61", (2, 3, 3), Feats(at_least(1), within=_valued(1, 2, 3, 4, 5, 6))),
    _card("T62", (2, 3, 4), Feats(at_least(1), within=_valued(6, 7, 8, 9))),
    _card("T63", (2, 5, 6), Feats(at_least(1), within=_valued(2, 4, 6, 8))),
    _card("T64", (2, 4, 5), Feats(at_least(1), within=_valued(1, 3, 5, 7, 9))),
    _card("T65", (3, 3, 4), *(_total(Span(low)) for low in (24, 29, 32))),
    _card("T66", (3, 3, 4), *(_total(Span(0, high)) for high in (7, 11, 15))),
    _card("T67", (3, 3, 4), _total(Span(22, 23))),
    _card("T68", (4, 3, 3), Tricks(NONE)),
    _card("T69", (3, 2, 2), Tricks(exactly(1))),
    _card("T70", (2, 2, 2), Tricks(exactly(2))),
    _card("T71", (2, 3, 5), Tricks(exactly(4))),
    _card("T72", (3, 2, 2), Predict(secret=False)),
    _card("T73", (4, 3, 3), Predict(secret=True)),
    _card("T74", (1, 1, 1), Tricks(exactly(1), among=(0,))),
    _card("T75", (1, 1, 2), Tricks(exactly(2), among=(0, 1))),
    _card("T76", (2, 3, 4), Tricks(exactly(3), among=(0, 1, 2))),
    _card("T77", (2, 3, 3), Tricks(exactly(1), among=(-1,))),
    _card("T78", (3, 4, 4), Tricks(exactly(2), among=(0, -1))),
    _card("T79", (4, 3, 3), _only(0)),
    _card("T80", (4, 4, 4), _only(-1)),
    _card("T81", (1, 2, 2), Tricks(NONE, among=(0, 1, 2))),
    _card("T82", (1, 2, 3), Tricks(NONE, among=(0, 1, 2, 3))),
    _card("T83", (2, 3, 3), Tricks(NONE, among=(0, 1, 2, 3, 4))),
    _card("T84", (1, 1, 1), Runs(2, at_least(1))),
    _card("T85", (2, 3, 4), Runs(3, at_least(1))),
    _card("T86", (3, 3, 3), Runs(2, exactly(1), alone=True)),
    _card("T87", (3, 3, 4), Runs(3, exactly(1), alone=True)),
    _card("T88", (3, 2, 2), Runs(2, NONE)),
    _card("T89", (2, 3, 3), Outdo(Relation.MORE, Rival.EACH)),
    _card("T90", (2, 2, 3), Outdo(Relation.FEWER, Rival.EACH)),
    _card("T91", (3, 4, 5), Outdo(Relation.MORE, Rival.REST)),
    _card("T92", (2, 2, 3), Outdo(Relation.MORE, Rival.CAPTAIN)),
    _card("T93", (2, 2, 2), Outdo(Relation.FEWER, Rival.CAPTAIN)),
    _card("T94", (4, 3, 3), Outdo(Relation.EQUAL, Rival.CAPTAIN)),
    _card("T95", (2, 1, 1), Leads(NONE, _P | _G)),
    _card("T96", (4, 3, 3), Leads(NONE, _P | _Y | _B)),
)
"""In the order of their keys."""

BY_KEY: Final = {card.key: card for card in CATALOGUE}
