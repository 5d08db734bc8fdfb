"""A game under way at a table: what was done, what is still to be written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from shipmates import crewdeck, deepsea
from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.state import Forming, Placing
from shipmates.deepsea.actions import TimeUp
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, WATCHER, Outcome, Seat
from shipmates.server import ids
from shipmates.server.deals import Deal, natures
from shipmates.server.kits import (
    KITS,
    Action,
    Kit,
    Setup,
    State,
    View,
    opening,
    operators,
    replayed,
)
from shipmates.server.lines import BACK, back, fated, folded, mover, taken_back
from shipmates.server.refusals import Refusal
from shipmates.tricks import distress, rounds


@dataclass(frozen=True, slots=True)
class Step:
    """One move, as those who only look on saw it."""

    seat: Seat
    action: Action
    before: View
    after: View


_ANY: Final = Seeded("any")
"""Dice for asking whether any are wanted."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game at one moment. `ply` counts the lines; `fresh` are those not yet written."""

    kit: Kit
    setup: Setup
    state: State
    ply: int = 0
    kept: tuple[str, ...] = ()
    """The moves that count, as lines."""
    fates: tuple[str, ...] = ()
    """All that nature did, also what was taken back: it does the same again."""
    fresh: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    """The moves behind `fresh`, to be told."""
    before: State | None = None
    """The state before the last move, while that could be taken back."""
    mover: Seat | None = None
    """Whose move was the last one."""
    deal: Deal | None = None
    """What nature does, if that is known beforehand."""
    seats: tuple[Seat, ...] = ()
    """The seats people sit on, in the order of the chairs: found once, and asked for often."""

    def __post_init__(self) -> None:
        if not self.seats:
            object.__setattr__(self, "seats", self.setup.people)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return self.kit.rules.outcome(self.state)

    @property
    def hands(self) -> int:
        """How many seats the game has, the dummy's included."""
        return int(getattr(self.setup, "seats", self.setup.players))

    @property
    def operators(self) -> Mapping[Seat, Seat]:
        """Whose hands move the seats that nobody sits on."""
        return operators(self.kit, self.setup, self.state)

    @property
    def awaited(self) -> tuple[tuple[Seat, Seat], ...]:
        """Each seat the game waits for, and the seat of whoever acts for it."""
        acting = self.operators
        return tuple(
            (seat, acting.get(seat, seat)) for seat in self.kit.rules.awaited(self.state)
        )

    def view(self, seat: Seat) -> View:
        """What a seat may know."""
        return self.kit.rules.look(self.state, seat)

    def hands_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Whose cards this person plays: the own seat first."""
        others = (dummy for dummy, by in self.operators.items() if by == seat)
        return (seat, *others)

    def chair(self, seat: Seat) -> int:
        """The chair of whoever plays this seat's cards."""
        return self.seats.index(self.operators.get(seat, seat))

    def move(self, seat: Seat, action: Action) -> Course:
        """With one move more. Raises `Illegal`."""
        after = self.kit.rules.apply(self.state, seat, action)
        line = self.kit.line(seat, action)
        return replace(
            self,
            state=after,
            ply=self.ply + 1,
            kept=(*self.kept, line),
            fates=self._fates(line),
            fresh=(*self.fresh, line),
            steps=(*self.steps, self._step(seat, action, after)),
            before=self.state,
            mover=seat,
        )

    def _step(self, seat: Seat, action: Action, after: State) -> Step:
        look = self.kit.rules.look
        return Step(seat, action, look(self.state, WATCHER), look(after, WATCHER))

    def _fates(self, line: str) -> tuple[str, ...]:
        done, luck = len(self.dealt), natures([line])
        known = not luck or self.fates[done:][:1] == luck
        return self.fates if known else (*self.fates[:done], *luck)

    @property
    def dealt(self) -> tuple[str, ...]:
        """What nature has done so far."""
        return natures(self.kept)

    def fated(self) -> Course:
        """With everything that nature does now."""
        course = self
        while (chance := course._chance()) is not None:
            course = course.move(NATURE, chance)
        return course

    def _chance(self) -> Action | None:
        if self.kit.rules.chance(self.state, _ANY) is None:
            return None  # mostly, and a deal of its own costs more than all the rest
        deal = self.deal or Deal(ids.token(), self.fates)
        return deal.chance(self.kit, self.state, self.dealt)

    def followed(self, lines: Sequence[str]) -> Course | None:
        """With lines that were written elsewhere; `None` if they go further back than known."""
        course = self
        for line in lines:
            if not taken_back(line):
                course = course.move(*course.kit.read(line))
            elif line == BACK and course.before is not None:
                course = course._back(course.before, BACK, len(course.kept) - 1)
            else:
                return None
        return course

    def rung(self) -> Course:
        """The time is up."""
        return self.move(NATURE, TimeUp())

    def taken_back(self) -> Course:
        """Without the last move, which stays in the log. Raises `Refusal`."""
        if not self.can_take_back:
            raise Refusal("not-to-take-back")
        return self._back(self.before, BACK, len(self.kept) - 1)

    def rewound(self, place: int) -> Course:
        """Before the move at this place; all that came since stays in the log."""
        return self._back(self.states()[place], back(len(self.kept) - place), place)

    def _back(self, state: State, line: str, place: int) -> Course:
        return replace(
            self,
            state=state,
            ply=self.ply + 1,
            kept=self.kept[:place],
            fresh=(*self.fresh, line),
            before=None,
            mover=None,
        )

    def states(self) -> tuple[State, ...]:
        """Every state up to now, replayed: before the first move that counts, after it, …"""
        return replayed(self.head, self.kept)

    @property
    def head(self) -> str:
        """The first lines of its record."""
        return self.kit.head(opening(self.setup))

    @property
    def can_take_back(self) -> bool:
        """Whether the last move was somebody's, and has shown nobody anything hidden."""
        if self.before is None or self.mover is None or self.mover == NATURE:
            return False
        return self.outcome is None and not self._revealed(self.before)

    def _revealed(self, before: State) -> bool:
        """Whether the last move brought to light more than the card it was made with."""
        if isinstance(self.setup, crewdeck.Setup):
            if isinstance(before, Placing):
                return not isinstance(self.state, Placing)
            return isinstance(before, Forming) and self.setup.solo
        if isinstance(before, distress.Passing):
            return not isinstance(self.state, distress.Passing)
        if self.setup.dummy is None:
            return False
        rules = self.kit.rules
        return _uncovered(rules.look(before, WATCHER), rules.look(self.state, WATCHER))

    @property
    def sealed(self) -> bool:
        """Whether what is done now stays out of the others' sight for a while."""
        return isinstance(self.state, Placing)

    def previewed(self, seat: Seat, actions: Sequence[Action]) -> View:
        """How one's own sealed moves would look. Raises `Illegal` or `Refusal`."""
        before = course = self
        for action in actions:
            if not course.sealed:
                raise Refusal("no-preview")
            before, course = course, course.move(seat, action)
        if actions and not course.sealed:
            # The last card of all opens every ship: only one's own may be seen before.
            return _alone(before.view(seat), seat, actions[-1])
        return course.view(seat)

    @property
    def seconds(self) -> int | None:
        """How long the tricks may take, against the clock."""
        return self.setup.seconds if isinstance(self.setup, deepsea.Setup) else None

    @property
    def ticking(self) -> bool:
        """Whether the clock runs now."""
        return self.seconds is not None and isinstance(self.state, rounds.Playing)

    def written(self) -> Course:
        """The same, with nothing left to write."""
        return replace(self, fresh=(), steps=())


def _uncovered(was: View, now: View) -> bool:
    """Whether a card of the dummy's row was turned up."""
    shown = {face.up for face in was.row}
    return any(face.up is not None and face.up not in shown for face in now.row)


def _alone(view: View, seat: Seat, action: Place | Stow) -> View:
    ship = view.ships[seat]
    if isinstance(action, Place):
        ship = ship.place(action.cell, action.card)
    else:
        ship = ship.stow(action.card)
    ships = (*view.ships[:seat], ship, *view.ships[seat + 1 :])
    return replace(view, ships=ships, news=(), legal=(), awaited=())


def begin(key: str, setup: Setup, first: State, deal: Deal | None = None) -> Course:
    """A game before its first move."""
    return Course(KITS[key], setup, first, deal=deal)


def resumed(key: str, head: str, lines: Sequence[str], deal: Deal | None = None) -> Course:
    """A game as it was kept."""
    kept, _ = folded(lines)
    states = replayed(head, kept)
    setup: Setup = states[0].setup
    fates = tuple(fated(lines))
    course = Course(KITS[key], setup, states[-1], len(lines), tuple(kept), fates, deal=deal)
    if not lines or taken_back(lines[-1]):
        return course
    return replace(course, before=states[-2], mover=mover(lines[-1]))


def rewound(key: str, head: str, moves: Sequence[str], place: int) -> Course:
    """A new game before the move at this place of another: nature does the same again."""
    later = len(moves) - place
    lines = (*moves, back(later)) if later else tuple(moves)
    return replace(resumed(key, head, lines), fresh=lines)
