"""What one seat may know. The only thing that reaches a person, a bot or a wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from shipmates.kernel import Outcome, Seat
from shipmates.planet9.actions import Action
from shipmates.planet9.brief import Brief
from shipmates.planet9.setup import Setup
from shipmates.planet9.stages import Stage
from shipmates.planet9.state import Briefing, Dealing, Drawing, Over, Passing, Playing, State
from shipmates.tricks.cards import EMPTY, Card, CardSet
from shipmates.tricks.dummy import Row
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict


@dataclass(frozen=True, slots=True)
class Face:
    """A place in JARVIS' row: the open card, and whether another lies beneath it."""

    up: Card | None
    covers: bool


@dataclass(frozen=True, slots=True)
class Shuffling:
    """The cards are being dealt."""


@dataclass(frozen=True, slots=True)
class Sealing:
    """A card is being passed: who has chosen, and what oneself has."""

    way: Way
    chosen: tuple[Seat, ...]
    mine: Card | None


@dataclass(frozen=True, slots=True)
class Tricking:
    """Tricks are being played."""

    ledger: Ledger
    trick: Trick
    signals: tuple[Signal | None, ...]
    ready: tuple[Seat, ...]
    verdicts: tuple[Verdict, ...]
    moved: tuple[tuple[Card, Card], ...]
    """What oneself gave and got when cards changed hands."""


Scene: TypeAlias = Shuffling | Stage | Sealing | Tricking


@dataclass(frozen=True, slots=True)
class View:
    """All a seat may know; `eyes` is whose hand it shows: JARVIS uses the commander's."""

    seat: Seat
    eyes: Seat
    setup: Setup
    brief: Brief | None
    """`None` until the cards are dealt."""
    hand: CardSet
    sizes: tuple[int, ...]
    row: tuple[Face, ...]
    scene: Scene
    legal: tuple[Action, ...]
    awaited: tuple[Seat, ...]
    outcome: Outcome | None


def look(
    state: State,
    seat: Seat,
    *,
    legal: tuple[Action, ...],
    awaited: tuple[Seat, ...],
    outcome: Outcome | None,
) -> View:
    """Builds up what this seat sees, field by field."""
    if isinstance(state, Dealing):
        return View(seat, seat, state.setup, None, EMPTY, (), (), Shuffling(), (), (), None)
    table = state.last if isinstance(state, Drawing | Over) else state
    brief, hands = table.brief, table.hands
    eyes = brief.operator(seat)
    return View(
        seat=seat,
        eyes=eyes,
        setup=brief.setup,
        brief=brief,
        hand=hands[eyes],
        sizes=hands.sizes,
        row=_faces(hands.row),
        scene=_scene(table, seat, eyes),
        legal=legal,
        awaited=awaited,
        outcome=outcome,
    )


def _faces(row: Row | None) -> tuple[Face, ...]:
    if row is None:
        return ()
    return tuple(Face(column.up, column.down is not None) for column in row.columns)


def _scene(table: Briefing | Passing | Playing, seat: Seat, eyes: Seat) -> Scene:
    match table:
        case Briefing(stage=stage):
            return stage
        case Passing(way=way, sealed=sealed):
            chosen = tuple(Seat(s) for s, card in enumerate(sealed) if card is not None)
            return Sealing(way, chosen, sealed[seat])
        case Playing(ledger=ledger, trick=trick, signals=signals, ready=ready):
            moved = tuple((m.given[eyes], m.got[eyes]) for m in table.moved)
            return Tricking(ledger, trick, signals, ready, table.verdicts, moved)
        case _:
            assert_never(table)
