"""Every decision of a game, judged by what its seat could know when it made it.

What looks best in one sample of deals is compared with what was done in another: else the luck
of the first sample would pass for a better choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, TypeAlias

from shipmates import deepsea
from shipmates.bots.councils import cost, tried
from shipmates.bots.explain import cards, explained, shows
from shipmates.bots.mind import Mind, Plan
from shipmates.bots.reasons import Advice, Option
from shipmates.campaign.lines import setup_of
from shipmates.games import DEEPSEA, PLANET9
from shipmates.kernel import NATURE, Seat
from shipmates.review.walk import Move, State
from shipmates.tricks.moves import READY, Play, Ready
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.signals import Signal

View: TypeAlias = Any
PLAN: Final = Plan(worlds=150, playouts=2, nodes=200)
"""How much is thought about each decision, twice."""
SEED: Final = 20_071_969
"""The same record is always judged the same way."""
SLIP: Final = 0.06
COSTLY: Final = 0.15
"""From so much of the crew's chances on, something was given away that could be seen."""


class Grade(Enum):
    """How good a decision was, as far as its seat could know."""

    FINE = "fine"
    SLIP = "slip"
    COSTLY = "costly"


class Kind(Enum):
    """What was decided."""

    CARD = "card"
    SIGNAL = "signal"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision that was to be made."""

    place: int
    """Which move of the record it is, from 0."""
    view: View
    action: Any
    kind: Kind

    @property
    def trick(self) -> int | None:
        """Which trick, from 1; `None` before the first."""
        scene = self.view.scene
        return len(scene.ledger.tricks) + 1 if isinstance(scene, Tricking) else None

    @property
    def silent(self) -> bool:
        """Whether nothing was shown that could have been."""
        return isinstance(self.action, Ready)


@dataclass(frozen=True, slots=True)
class Decision:
    """One that was made: what was done, what looked best, and in what share of the deals
    that fit what the seat knew the crew wins after either."""

    place: int
    trick: int | None
    seat: Seat
    kind: Kind
    options: int
    """How many things could be done."""
    action: Any
    share: float
    best: Any
    best_share: float
    weighed: tuple[Option, ...] = ()
    """All that could be done, the best first."""

    @property
    def difference(self) -> float:
        """What was given away."""
        return max(self.best_share - self.share, 0.0)

    @property
    def grade(self) -> Grade:
        """In a word."""
        if self.difference < SLIP:
            return Grade.FINE
        return Grade.SLIP if self.difference < COSTLY else Grade.COSTLY


@dataclass(frozen=True, slots=True)
class Tally:
    """The decisions of one seat together."""

    seat: Seat
    grades: tuple[Grade, ...]
    given: float
    """What it gave away by all that was not fine, in shares of the deals."""

    def count(self, grade: Grade) -> int:
        """How many were so good."""
        return self.grades.count(grade)


def asked(states: Sequence[State], moves: Sequence[Move]) -> Iterator[Asked]:
    """Every decision that somebody had to make, in turn."""
    rules = _rules(states[0])
    for place, (state, (seat, action)) in enumerate(zip(states, moves, strict=False)):
        if seat != NATURE:
            view = rules.look(state, seat)
            found = Asked(place, view, action, _kind(action))
            if len(_choices(found)) > 1:
                yield found


def _rules(opening: State) -> Any:
    at_sea = isinstance(setup_of(opening), deepsea.Setup)
    return (DEEPSEA if at_sea else PLANET9).rules


def _kind(action: Any) -> Kind:
    if isinstance(action, Play):
        return Kind.CARD
    return Kind.SIGNAL if isinstance(action, Signal | Ready) else Kind.CHOICE


def _choices(found: Asked) -> list[Any]:
    legal = found.view.legal
    match found.kind:
        case Kind.CARD:
            return [action for action in legal if isinstance(action, Play)]
        case Kind.SIGNAL:
            return [READY, *(action for action in legal if isinstance(action, Signal))]
        case Kind.CHOICE:
            return list(legal)


def judged(mind: Mind, found: Asked) -> Decision:
    """How good that decision was."""
    choices = _choices(found)
    seed = _seed(found)
    weighed = {one.action: one for one in _weighed(mind, found, choices, seed)}
    best = max(choices, key=lambda action: weighed[action].worth)
    if best != found.action:
        pair = [found.action, best]
        again = _weighed(mind, found, pair, seed + 1)
        weighed |= {one.action: one for one in again if one.action in pair}
    if weighed[found.action].share >= weighed[best].share:
        best = found.action
    return Decision(
        found.place,
        found.trick,
        found.view.seat,
        found.kind,
        len(choices),
        found.action,
        weighed[found.action].share,
        best,
        weighed[best].share,
        tuple(sorted(weighed.values(), key=lambda one: (one.action != best, -one.worth))),
    )


def why(mind: Mind, found: Asked, decision: Decision) -> Advice:
    """What a seat that knew no more would have done, and its reasons."""
    return explained(mind, found.view, decision.weighed, _seed(found))


def _seed(found: Asked) -> int:
    return SEED + 2 * found.place


def _weighed(mind: Mind, found: Asked, choices: Sequence[Any], seed: int) -> tuple[Option, ...]:
    view = found.view
    match found.kind:
        case Kind.CARD:
            return cards(mind, view, seed)
        case Kind.SIGNAL:
            said = tuple(action for action in choices if isinstance(action, Signal))
            return shows(mind, replace(view, legal=said), seed)
        case Kind.CHOICE:
            count = max(2 * mind.plan.worlds // len(choices), 8)
            estimates = tried(mind, view, choices, count, seed)
            return tuple(Option(a, one, cost(a)) for a, one in estimates.items())


def telling(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """Those that count: of all the times a seat kept silent, the worst is one decision."""
    worst = dict[Seat, Decision]()
    for one in decisions:
        held = worst.get(one.seat)
        if one.action == READY and (held is None or one.difference > held.difference):
            worst[one.seat] = one
    return tuple(one for one in decisions if one.action != READY or one in worst.values())


def tallies(decisions: Sequence[Decision], seats: int) -> tuple[Tally, ...]:
    """The sums of those that count, by seat."""
    return tuple(
        _tally(Seat(seat), [one for one in telling(decisions) if one.seat == seat])
        for seat in range(seats)
    )


def _tally(seat: Seat, own: Sequence[Decision]) -> Tally:
    given = sum(one.difference for one in own if one.grade is not Grade.FINE)
    return Tally(seat, tuple(one.grade for one in own), given)
