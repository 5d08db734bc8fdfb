"""Whether any deal and any course of it lets these seats fulfil these tasks."""

from __future__ import annotations

from typing import Final, NamedTuple

from pysat.solvers import Glucose4

from benchmarks.impossible.asked import Asked
from benchmarks.impossible.game import CAPTAIN, Game
from benchmarks.impossible.witness import Course, fulfilled, played
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.counting import FAMILIES
from shipmates.tricks.cards import CARDS

Demands = tuple[int, ...]
"""For each seat the tasks asked of it, as bits; the captain's come first."""

CREWS: Final = (2, 3, 4, 5)

FIRST: Final = 20_000
"""Conflicts after which a set is given to another solver, alone."""

LONGEST: Final = 60_000
"""Conflicts after which it is left undecided, and so never called impossible."""
PATIENT: Final = 10 * LONGEST
"""The same for a second look."""

REFRESHED: Final = 800
"""After so many questions what the solver has learned weighs more than it helps."""


class UndecidedError(Exception):
    """The solver was stopped before it knew."""


class Done(NamedTuple):
    """What a course fulfils: the tasks of each seat, as bits, the captain's first."""

    tasks: list[int]
    spared: bool
    """Whether a card is left over, and not with the captain: so two people can play it, too."""


class Decider:
    """Answers for one crew; two people play with a third seat, which is never the captain."""

    def __init__(self, players: int) -> None:
        self.players, self.seats = players, max(players, 3)
        self._game = game = Game(self.seats)
        self._asked = asked = Asked(game)
        self._tasks = [
            [asked.fulfils(seat, card.task(self.seats)) for card in CATALOGUE]
            for seat in game.seats
        ]
        for seat in (0, 1):
            for family in FAMILIES.values():
                asked.takes(seat, family, 0)
        self._engine = Glucose4(bootstrap_with=game.formula.clauses)
        self.asked = 0
        self.longest = LONGEST

    def fulfils(self, demands: Demands) -> Done | None:
        """A course that does it, as the tasks each seat fulfils; None if there is none."""
        model = self._model([*self._game.follow, *self._assumed(demands)])
        if model is None:
            return None
        course = self._course(model)
        done = fulfilled(played(course))
        assert all(not asked & ~have for asked, have in zip(demands, done, strict=False))
        return Done(done, course.left is not None and course.left[0] != CAPTAIN)

    def covered(self, demands: Demands) -> bool:
        """Whether it could be done if only the captain had to follow suit.

        Tonoja's covered cards need not follow, so what two people cannot do is decided so.
        """
        return self._model([self._game.follow[0], *self._assumed(demands)]) is not None

    def wins(self, seat: int, task: int, many: int) -> bool:
        """Whether a seat can fulfil a task with exactly so many tricks."""
        return self._follows([self._tasks[seat][task], *self._asked.wins(seat, many)])

    def takes(self, seat: int, task: int, family: str, most: int) -> bool:
        """Whether a seat can fulfil a task with at most so many cards of a family."""
        return self._follows(
            [self._tasks[seat][task], self._asked.takes(seat, FAMILIES[family], most)]
        )

    def _follows(self, assumed: list[int]) -> bool:
        # Tonoja's covered cards need not follow.
        two = self.players == 2
        follow = [self._game.follow[0], self._game.spared] if two else self._game.follow
        try:
            return self._model([*follow, *assumed]) is not None
        except UndecidedError:
            return True

    def _model(self, assumed: list[int]) -> set[int] | None:
        self.asked += 1
        if not self.asked % REFRESHED:
            self._engine.delete()
            self._engine = Glucose4(bootstrap_with=self._game.formula.clauses)
        self._engine.conf_budget(FIRST)
        found = self._engine.solve_limited(assumptions=assumed)
        if found is None:
            return self._anew(assumed)
        return {one for one in self._engine.get_model() if one > 0} if found else None

    def _anew(self, assumed: list[int]) -> set[int] | None:
        with Glucose4(bootstrap_with=self._game.formula.clauses) as engine:
            engine.conf_budget(self.longest)
            found = engine.solve_limited(assumptions=assumed)
            if found is None:
                raise UndecidedError(assumed)
            return {one for one in engine.get_model() if one > 0} if found else None

    def _assumed(self, demands: Demands) -> list[int]:
        wanted = [
            self._tasks[seat][i]
            for seat, mask in enumerate(demands)
            for i in range(len(CATALOGUE))
            if mask >> i & 1
        ]
        return [self._game.spared, *wanted] if self.players == 2 else wanted

    def _course(self, true: set[int]) -> Course:
        game, left = self._game, None
        laid = [
            tuple(
                next(CARDS[c] for c in game.cards if game.lays[trick][seat][c] in true)
                for seat in game.seats
            )
            for trick in game.tricks
        ]
        for seat in game.seats:
            for card in game.cards:
                if game.left[seat][card] in true:
                    left = (seat, CARDS[card])
        return Course(tuple(laid), left)
