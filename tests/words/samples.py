"""One of everything that can be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from shipmates.kernel import Note, Outcome, Seat
from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.actions import (
    Action,
    Agree,
    Answer,
    Assign,
    Call,
    Deal,
    Decline,
    Draw,
    Give,
    HandOver,
    Lay,
    Name,
    Play,
    Ready,
    Refuse,
    Reply,
    Retoken,
    Take,
)
from shipmates.planet9.mission import Balanced, Clause, EachWins, OmegaLast, Rule, Who
from shipmates.tricks.cards import COLOURED, DECK, SUITED, TRUMPS, VALUED, Card, CardSet, Suit
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning, Signal
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

NAMES = ("Ada", "Bea", "Cem", "Dan", "Eve")
CREWS = ((2, False), (3, False), (3, True), (4, False), (5, False))
SETUPS = tuple(
    Setup(mission, players, challenge) for mission in MISSIONS for players, challenge in CREWS
)

_P3, _B9, _T2 = Card.parse("P3"), Card.parse("B9"), Card.parse("T2")

ACTIONS: tuple[Action, ...] = (
    Deal((CardSet.parse("P3"), CardSet.parse("B9"))),
    Lay((_P3,)),
    Lay((_P3, _B9)),
    Draw((_P3, _B9)),
    *map(Reply, Answer),
    Name(Seat(1)),
    Take(_P3),
    Retoken(_P3, _B9),
    HandOver(_P3, Seat(2)),
    Assign(Seat(1), Seat(2)),
    Agree(),
    Refuse(),
    Decline(),
    Call(None),
    *map(Call, Way),
    Give(_P3),
    *(Signal(_B9, meaning) for meaning in Meaning),
    Ready(),
    Play(_P3),
    Play(_T2),
)

_SPANS = (NONE, exactly(1), exactly(2), at_least(1), at_least(2), Span(0, 2), Span(1, 3))
_SETS = (
    SUITED[Suit.PINK],
    TRUMPS,
    VALUED[1],
    VALUED[9],
    SUITED[Suit.BLUE] | VALUED[8],
    COLOURED,
    CardSet.parse("P3"),
    CardSet.parse("P3 B9 T2"),
)
_PLACES: tuple[tuple[int, ...], ...] = ((), (0,), (-1,), (2,), (0, -1), (0, 1, 2), (2, 4, -1))

TASKS: tuple[Task, ...] = (
    *(Cards(cards, span) for cards in _SETS for span in (*_SPANS, exactly(len(cards)))),
    *(Feats(span, cards) for cards in _SETS for span in _SPANS),
    *(Tricks(span, among) for among in _PLACES for span in (*_SPANS, exactly(3))),
    *(Tricks(span, but=but) for but in _PLACES for span in _SPANS),
    Every((Tricks(exactly(1)), Feats(NONE, TRUMPS))),
    *(Leads(span, cards) for cards in _SETS for span in _SPANS),
    *(Feats(span, DECK, taking=cards) for cards in _SETS for span in _SPANS),
    *(Feats(span, cards, taking=cards) for cards in _SETS for span in _SPANS),
    *(Feats(span, TRUMPS, taking=cards) for cards in _SETS for span in _SPANS),
    *(Feats(span, within=cards) for cards in _SETS for span in _SPANS),
    *(Feats(span, holding=cards) for cards in _SETS for span in _SPANS),
    *(Feats(at_least(1), VALUED[9], among=among) for among in _PLACES),
    *(Feats(NONE, VALUED[9], among=among) for among in _PLACES),
    *(Feats(at_least(1), among=among) for among in _PLACES),
    *(Feats(at_least(1), total=total) for total in (Span(9), Span(0, 9), Span(4, 9))),
    Feats(at_least(1), total=exactly(12)),
    Feats(at_least(1), level=(Suit.GREEN, Suit.BLUE)),
    *(Runs(length, span) for length in (2, 3) for span in _SPANS),
    *(Runs(length, exactly(1), alone=True) for length in (2, 3)),
    *(Weigh(these, relation, TRUMPS) for these in _SETS for relation in Relation),
    *(Outdo(relation, rival) for relation in Relation for rival in Rival),
    *map(Predict, (False, True)),
    Every((Cards(CardSet.parse("T1"), exactly(1)), Cards(CardSet.parse("T2 T3 T4"), NONE))),
    Every((Cards(CardSet.parse("P3"), exactly(1)), Cards(TRUMPS, NONE))),
    Every((Cards(VALUED[1], exactly(1)), Cards(VALUED[9], exactly(1)))),
    Every((Tricks(exactly(1), among=(-1,)), Tricks(NONE, but=(-1,)))),
    Either((Cards(VALUED[1], exactly(4)), Cards(VALUED[9], exactly(4)))),
    Either((Tricks(exactly(1)), Every((Leads(NONE, TRUMPS), Tricks(exactly(2)))))),
)

RULES: tuple[Rule, ...] = (
    *(Clause(who, task) for who in Who for task in TASKS),
    *map(Balanced, (1, 2)),
    EachWins(TRUMPS),
    EachWins(TRUMPS, ordered=True),
    EachWins(SUITED[Suit.GREEN]),
    OmegaLast(),
)

_LAST = (("trick", 4), ("winner", 1), ("cards", "P9 P3 B2 P5"))


def lost(code: str, **params: str | int) -> Outcome:
    """A loss in trick 4, which Bea won."""
    return Outcome((0.0,) * 4, Note(code, (*params.items(), *_LAST)))


def won(code: str, trick: int) -> Outcome:
    """A success with this trick."""
    return Outcome((1.0,) * 4, Note(code, (("trick", trick),)))


def enums(tree: ast.Module) -> Iterator[str]:
    """The names of the enums a module defines."""
    for node in tree.body:
        bases = node.bases if isinstance(node, ast.ClassDef) else ()
        if isinstance(node, ast.ClassDef) and any(map(_is_enum, bases)):
            yield node.name


def _is_enum(base: ast.expr) -> bool:
    return isinstance(base, ast.Name) and base.id == "Enum"
