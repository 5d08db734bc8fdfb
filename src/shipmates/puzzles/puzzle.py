"""Puzzles of three kinds: a card, a choice in the draft, a signal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from shipmates import deepsea
from shipmates.notation.faults import Misread
from shipmates.puzzles.moments import Moment
from shipmates.solver.encode import Position
from shipmates.solver.fields import Given, a_card, loaded
from shipmates.solver.positions import read_position
from shipmates.solver.written import written
from shipmates.tricks.cards import Card

GRADES: Final = 5
"""From what is seen at a glance to what hardly anybody sees."""
_MOST: Final = 10**12


def graded(hardness: float, steps: Sequence[float]) -> int:
    """From 1 to 5: how many of these steps are reached."""
    return min(GRADES, 1 + sum(hardness >= step for step in steps))


class Kind(Enum):
    """What is to be found."""

    CARD = "card"
    """Proved: every other card loses."""
    DRAFT = "draft"
    """Proved: every other choice loses, however the rest is shared out."""
    SIGNAL = "signal"
    """Estimated: no other signal helps as much, by what its seat could know."""


@dataclass(frozen=True, slots=True)
class CardPuzzle:
    """An open position, the one card that does not lose, and how hard that is to see."""

    number: int
    grade: int
    position: Position
    solution: Card
    legal: int
    """So many cards may be laid."""
    far: int
    """So many tricks later the loss shows, when another is laid."""
    nodes: int
    """So many cards were laid in search to prove that the others lose."""
    seed: str
    """The game it is from."""

    @property
    def kind(self) -> Kind:
        """A card is to be found."""
        return Kind.CARD

    @property
    def setup(self) -> Any:
        """The mission and its crew."""
        return self.position.brief.setup

    @property
    def document(self) -> dict[str, object]:
        """The puzzle as an object: what it is, and the fields of the position."""
        return {
            "puzzle": self.number,
            "kind": self.kind.value,
            "grade": self.grade,
            **written(self.position),
            "solution": self.solution.text,
            "legal": self.legal,
            "far": self.far,
            "nodes": self.nodes,
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class DraftPuzzle:
    """A draft with open cards, and the one choice after which a deal can still be won."""

    number: int
    grade: int
    moment: Moment
    solution: Any
    legal: int
    """So many choices there are."""
    ways: int
    """In so many ways the tasks can be shared out after the others."""
    far: int
    """So many tricks later the loss shows, after another choice."""
    nodes: int
    """So many cards were laid in search to prove that the others lose."""
    seed: str

    @property
    def kind(self) -> Kind:
        """A choice is to be found."""
        return Kind.DRAFT

    @property
    def setup(self) -> Any:
        """The mission and its crew."""
        return self.moment.setup

    @property
    def document(self) -> dict[str, object]:
        """The puzzle as an object: what it is, and the record of the game up to it."""
        return {
            **_headed(self),
            "legal": self.legal,
            "ways": self.ways,
            "far": self.far,
            "nodes": self.nodes,
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class SignalPuzzle:
    """What one seat knows before a trick, and the one signal that helps most by far."""

    number: int
    grade: int
    moment: Moment
    solution: Any
    legal: int
    """So many signals there are."""
    silence: int
    """In so many of a thousand deals that fit, the crew is expected to win without a word."""
    share: int
    """The same with the signal."""
    other: int
    """The same with the best of the others."""
    worlds: int
    """So many deals were imagined."""
    dice: int
    """The same number imagines the same deals."""
    seed: str

    @property
    def kind(self) -> Kind:
        """A signal is to be found."""
        return Kind.SIGNAL

    @property
    def setup(self) -> Any:
        """The mission and its crew."""
        return self.moment.setup

    @property
    def document(self) -> dict[str, object]:
        """The puzzle as an object: what it is, and the record of the game up to it."""
        return {
            **_headed(self),
            "legal": self.legal,
            "silence": self.silence,
            "share": self.share,
            "other": self.other,
            "worlds": self.worlds,
            "dice": self.dice,
            "seed": self.seed,
        }


Puzzle: TypeAlias = CardPuzzle | DraftPuzzle | SignalPuzzle


def _headed(puzzle: DraftPuzzle | SignalPuzzle) -> dict[str, object]:
    moment, setup = puzzle.moment, puzzle.setup
    return {
        "puzzle": puzzle.number,
        "kind": puzzle.kind.value,
        "grade": puzzle.grade,
        "game": "deepsea" if isinstance(setup, deepsea.Setup) else "planet9",
        "mission": setup.mission.number,
        "players": setup.players,
        "seat": int(moment.seat),
        "record": moment.text,
        "solution": moment.written(puzzle.solution),
    }


def line(puzzle: Puzzle) -> str:
    """A puzzle as one line of JSON."""
    return json.dumps(puzzle.document, ensure_ascii=False)


def read_puzzle(line: str) -> Puzzle:
    """The puzzle a line tells; one that says no kind is of cards.

    Raises `Misread`, or `Faulty` for a record that cannot be read.
    """
    own = Given(loaded(line))
    kind = own.text("kind") if own.has("kind") else Kind.CARD.value
    match kind:
        case Kind.CARD.value:
            return _card(own, read_position(line))
        case Kind.DRAFT.value:
            return _draft(own, _moment(own))
        case Kind.SIGNAL.value:
            return _signal(own, _moment(own))
    raise Misread("fault-position-text", key="kind", text=kind)


def _moment(own: Given) -> Moment:
    return Moment(own.text("record"), own.seat("seat", 5))


def _card(own: Given, position: Position) -> CardPuzzle:
    return CardPuzzle(
        own.number("puzzle", 1, 10**6),
        own.number("grade", 1, GRADES),
        position,
        a_card(own.text("solution")),
        own.number("legal", 1, 40),
        own.number("far", 0, 14),
        own.number("nodes", 0, _MOST),
        own.text("seed"),
    )


def _draft(own: Given, moment: Moment) -> DraftPuzzle:
    return DraftPuzzle(
        own.number("puzzle", 1, 10**6),
        own.number("grade", 1, GRADES),
        moment,
        moment.meant(own.text("solution")),
        own.number("legal", 1, 40),
        own.number("ways", 1, 10**6),
        own.number("far", 0, 14),
        own.number("nodes", 0, _MOST),
        own.text("seed"),
    )


def _signal(own: Given, moment: Moment) -> SignalPuzzle:
    return SignalPuzzle(
        own.number("puzzle", 1, 10**6),
        own.number("grade", 1, GRADES),
        moment,
        moment.meant(own.text("solution")),
        own.number("legal", 1, 40),
        own.number("silence", 0, 1000),
        own.number("share", 0, 1000),
        own.number("other", 0, 1000),
        own.number("worlds", 1, 10**6),
        own.number("dice", 0, _MOST),
        own.text("seed"),
    )
