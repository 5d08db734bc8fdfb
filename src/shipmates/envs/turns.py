"""Any of the games as a PettingZoo environment in which agents act one at a time."""

from __future__ import annotations

import secrets
from typing import Any, Generic

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from shipmates.dice import Seeded
from shipmates.envs.blocks import Observation
from shipmates.envs.course import Course
from shipmates.envs.kind import Action, Kind, Plan, State, View
from shipmates.envs.spaces import observed


class TurnEnv(AECEnv[str, dict[str, Any], Any], Generic[State, Action, View]):
    """Asks the first of those the rules wait for; what nature does is done by seeded dice.

    An illegal action ends the game: -1 for whoever did it, 0 for the others. With `strict` it
    raises `ValueError` instead, and nothing has happened.
    """

    def __init__(
        self,
        kind: Kind[State, Action, View],
        plan: Plan[State],
        render_mode: str | None = None,
        locale: str = "en",
        *,
        strict: bool = False,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # it forgot to say None
        self.metadata = metadata(kind, parallel=False)
        self.render_mode = checked_mode(render_mode)
        self._kind, self._plan, self._strict, self._locale = kind, plan, strict, locale
        self._seats = {f"player_{seat}": seat for seat in plan.seats}
        self._names = {seat: name for name, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        self._observed = {name: observed(kind) for name in self._seats}
        self._actions = {name: spaces.Discrete(kind.actions) for name in self._seats}
        self._dice: Seeded | None = None
        self._writer, self._legal = kind.writer(), kind.legal
        self._course: Course[State, Action, View] | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent, but each has its own, to be seeded apart."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent, but each has its own, to be seeded apart."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the dice roll on, and are thrown afresh at first.

        `options={"dice": dice}` plays this one with dice of one's own.
        """
        self._dice = reseeded(self._dice, seed)
        dice = (options or {}).get("dice", self._dice)
        self._course = Course(self._kind, self._plan, dice, self._writer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)
        self.agent_selection = self._names[self._course.asked.agent]

    def observe(self, agent: str) -> Observation:
        """All that an agent may know, and a mask that is all zeros unless it is asked."""
        return (self._course or self._running()).observation(self._seats[agent])

    def step(self, action: Any) -> None:
        """The agent that is asked does this, and the game goes on to the next question."""
        course, agent = self._course or self._running(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        view = course.asked.view
        try:
            place = course.asked.indexes.index(action)
        except ValueError:
            self._refuse(agent, action)
            return
        course.do(view.seat, self._legal(view)[place])
        if course.outcome is None:
            self.agent_selection = self._names[course.asked.agent]
        else:
            payoff = {name: course.outcome.payoff[seat] for name, seat in self._seats.items()}
            self._end(payoff, str(course.outcome.because))

    def _refuse(self, agent: str, action: Any) -> None:
        if self._strict or action is None or action not in self._actions[agent]:
            legal = ", ".join(map(str, sorted(self._running().asked.indexes)))
            raise ValueError(f"{agent} cannot do {action} now: expected one of {legal}")
        EnvLogger.warn_on_illegal_move()
        self._end({name: -1.0 if name == agent else 0.0 for name in self._seats}, "illegal")

    def _end(self, rewards: dict[str, float], because: str) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"because": because} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The game in words, as the agent sees it whose turn it is."""
        if self.render_mode is None:
            return None
        return self._kind.told(self._running().shown(self._plan.seats[0]), self._locale)

    def close(self) -> None:
        """There is nothing to release."""

    def _running(self) -> Course[State, Action, View]:
        if self._course is None:
            raise ValueError("there is no game yet: call reset() first")
        return self._course


def metadata(kind: Kind[State, Action, View], *, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": kind.key, "render_modes": ["ansi"], "is_parallelizable": parallel}


def checked_mode(render_mode: str | None) -> str | None:
    """Raises `ValueError` unless it is a way in which games can be shown."""
    if render_mode not in (None, "ansi"):
        raise ValueError(f"render_mode is {render_mode!r}: expected 'ansi' or None")
    return render_mode


def reseeded(dice: Seeded | None, seed: int | None) -> Seeded:
    """Dice for the next game."""
    if seed is not None:
        return Seeded(seed)
    return Seeded(secrets.token_hex(16)) if dice is None else dice
