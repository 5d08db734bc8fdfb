"""What one seat may know. The only thing that reaches a person, a bot or a wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from shipmates.kernel import WATCHER, Outcome, Seat, quick
from shipmates.planet9.actions import Action
from shipmates.planet9.brief import Brief
from shipmates.planet9.setup import Setup
from shipmates.planet9.stages import Stage
from shipmates.planet9.state import Briefing, Dealing, Drawing, Over, Passing, Playing, State
from shipmates.tricks import distress, rounds
from shipmates.tricks.cards import EMPTY, CardSet
from shipmates.tricks.scenes import (
    Face,
    Sealing,
    Shuffling,
    Tricking,
    faces,
    sealing,
    tricking,
)

Scene: TypeAlias = Shuffling | Stage | Sealing | Tricking


@quick
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
    table = state.last if isinstance(state, (Drawing, Over)) else state
    brief, hands = table.brief, table.hands
    eyes = brief.operator(seat)
    # By position: names would cost a quarter of a view.
    return View(
        seat,
        eyes,
        brief.setup,
        brief,
        EMPTY if seat == WATCHER else hands.cards[eyes],
        hands.sizes,
        faces(hands.row),
        _scene(table, seat, eyes),
        legal,
        awaited,
        outcome,
    )


def _scene(table: Briefing | Passing | Playing, seat: Seat, eyes: Seat) -> Scene:
    match table:
        case rounds.Playing():
            return tricking(table, eyes, table.verdicts)
        case Briefing(stage=stage):
            return stage
        case distress.Passing():
            return sealing(table, seat)
        case _:
            assert_never(table)


__all__ = ["Face", "Scene", "Sealing", "Shuffling", "Tricking", "View", "look"]
