"""What one seat may know. The only thing that reaches a person, a bot or a wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from shipmates.deepsea.actions import Action
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.judging import is_secret
from shipmates.deepsea.setup import Setup
from shipmates.deepsea.stages import Stage
from shipmates.deepsea.state import (
    Briefing,
    Dealing,
    Over,
    Passing,
    Playing,
    Sounding,
    State,
)
from shipmates.kernel import WATCHER, Outcome, Seat, quick
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
from shipmates.tricks.tasks import Verdict

Scene: TypeAlias = Shuffling | Stage | Sealing | Tricking


@quick
@dataclass(frozen=True, slots=True)
class View:
    """All a seat may know; `eyes` is whose hand it shows: Tonoja uses the captain's."""

    seat: Seat
    eyes: Seat
    setup: Setup
    brief: Brief | None
    """`None` until the cards are dealt."""
    hand: CardSet
    sizes: tuple[int, ...]
    row: tuple[Face, ...]
    scene: Scene
    noted: int | None
    """What oneself has foretold in secret; when all is over, what anybody has."""
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
    if isinstance(state, (Sounding, Dealing)):
        return View(
            seat, seat, state.setup, None, EMPTY, (), (), Shuffling(), None, (), (), None
        )
    over = isinstance(state, Over)
    table = state.last if isinstance(state, Over) else state
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
        _scene(table, seat, eyes, over=over),
        _noted(table, eyes, over=over),
        legal,
        awaited,
        outcome,
    )


def _noted(table: Briefing | Passing | Playing, eyes: Seat, *, over: bool) -> int | None:
    if isinstance(table, distress.Passing) or table.secret is None:
        return None
    return table.secret if over or eyes in _secretive(table.brief) else None


def _secretive(brief: Brief) -> tuple[Seat, ...]:
    return tuple(brief.operator(duty.owner) for duty in brief.duties if is_secret(brief, duty))


def _scene(table: Briefing | Passing | Playing, seat: Seat, eyes: Seat, *, over: bool) -> Scene:
    match table:
        case rounds.Playing():
            plain = over or table.secret is None
            return tricking(table, eyes, table.verdicts if plain else _verdicts(table, eyes))
        case Briefing(stage=stage):
            return stage
        case distress.Passing():
            return sealing(table, seat)
        case _:
            assert_never(table)


def _verdicts(table: Playing, eyes: Seat) -> tuple[Verdict, ...]:
    """How a secret prediction stands is for its owner to know."""
    brief = table.brief
    pairs = zip(brief.duties, table.verdicts, strict=True)
    return tuple(
        Verdict.OPEN
        if is_secret(brief, duty) and brief.operator(duty.owner) != eyes
        else verdict
        for duty, verdict in pairs
    )


__all__ = ["Face", "Scene", "Sealing", "Shuffling", "Tricking", "View", "look"]
