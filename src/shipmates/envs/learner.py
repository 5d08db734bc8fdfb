"""One learner among bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias

import gymnasium
from gymnasium import spaces

from shipmates.bots import check_level, make, simple
from shipmates.dice import Seeded
from shipmates.envs.blocks import Observation
from shipmates.envs.course import Course
from shipmates.envs.kind import Action, Kind, Plan, State, View
from shipmates.envs.spaces import observed
from shipmates.envs.turns import checked_mode, reseeded
from shipmates.kernel import Seat

Choose: TypeAlias = Callable[[Any], Any]
"""What a partner does: one of `view.legal`."""
Partner: TypeAlias = str | Choose
"""A level of our bots, or a function of one's own."""


Result: TypeAlias = tuple[Observation, float, bool, bool, dict[str, Any]]


class LearnerEnv(gymnasium.Env[dict[str, Any], Any], Generic[State, Action, View]):
    """Decides for one seat, and for the dummy where that seat commands; bots do the rest.

    The reward comes at the end: the outcome for that seat. An illegal action ends the game with
    -1, so that whatever is sampled from the action space is answered.
    """

    def __init__(
        self,
        kind: Kind[State, Action, View],
        plan: Plan[State],
        game: str,
        *,
        seat: int = 0,
        partners: Partner | Sequence[Partner] | None = None,
        render_mode: str | None = None,
        locale: str = "en",
    ) -> None:
        if seat not in plan.seats:
            known = ", ".join(map(str, plan.seats))
            raise ValueError(f"seat is {seat!r}: expected one of {known}")
        self._kind, self._plan, self._game, self._locale = kind, plan, game, locale
        self._seat = Seat(seat)
        self._partners = dict(
            zip(_others(plan, seat), _each(plan, game, partners), strict=True)
        )
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observed(kind)
        self.action_space = spaces.Discrete(kind.actions)
        self._dice: Seeded | None = None
        self._writer = kind.writer()
        self._choose: dict[Seat, Choose] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, at the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None or self._dice is None:
            self._dice = reseeded(self._dice, seed)
            self._choose = {
                seat: self._chooser(partner, self._dice.fork(f"partner {seat}"))
                for seat, partner in self._partners.items()
            }
        # A game may be over before the learner is ever asked; then another one begins.
        self._course = self._begun(self._dice)
        while self._course.outcome is not None:
            self._course = self._begun(self._dice)
        return self._course.observation(self._seat), {}

    def _begun(self, dice: Seeded) -> Course[State, Action, View]:
        course = Course(self._kind, self._plan, dice, self._writer)
        self._let_others_act(course)
        return course

    def _chooser(self, partner: Partner, dice: Seeded) -> Choose:
        if not isinstance(partner, str):
            return partner
        bot: Any = make(self._game, partner, dice)  # type: ignore[call-overload]  # checked before
        choose: Choose = bot.choose
        return choose

    def _let_others_act(self, course: Course[State, Action, View]) -> None:
        while course.outcome is None and course.asked.agent != self._seat:
            view = course.asked.view
            course.do(view.seat, self._choose[course.asked.agent](view))

    def _result(self, course: Course[State, Action, View], seen: Observation) -> Result:
        outcome = course.outcome
        if outcome is None:
            return seen, 0.0, False, False, {}
        because = {"because": str(outcome.because)}
        return seen, outcome.payoff[self._seat], True, False, because

    def step(self, action: Any) -> Result:
        """The learner acts, and its partners until it is asked again or all is over."""
        course = self._course
        if course.outcome is not None:
            raise ValueError("the game is over: call reset() first")
        if action not in course.asked.indexes:
            seen = course.observation(self._seat)
            return seen, -1.0, True, False, {"because": "illegal"}
        course.answer(course.asked, int(action))
        self._let_others_act(course)
        return self._result(course, course.observation(self._seat))

    def render(self) -> Any:
        """The game in words, as the learner sees it."""
        if self.render_mode is None:
            return None
        return self._kind.told(self._course.shown(self._seat), self._locale)


def _others(plan: Plan[State], seat: int) -> list[Seat]:
    return [other for other in plan.seats if other != seat]


def _each(
    plan: Plan[State], game: str, partners: Partner | Sequence[Partner] | None
) -> list[Partner]:
    """A partner for every other seat. Raises `ValueError` or `NeedsCore` if that cannot be."""
    count = len(plan.seats) - 1
    if partners is None:
        partners = simple(game)
    if isinstance(partners, str) or not isinstance(partners, Sequence):
        partners = [partners] * count
    if len(partners) != count:
        raise ValueError(f"there are {len(partners)} partners: expected {count}")
    for partner in partners:
        if isinstance(partner, str):
            check_level(game, partner)
    return list(partners)
