"""Any of the games as a PettingZoo environment in which all agents act at once."""

from __future__ import annotations

from typing import Any, Generic

from gymnasium import spaces
from pettingzoo import ParallelEnv

from shipmates.dice import Seeded
from shipmates.envs.blocks import Observation
from shipmates.envs.course import Course, Question
from shipmates.envs.kind import Action, Kind, Plan, State, View
from shipmates.envs.spaces import observed
from shipmates.envs.turns import checked_mode, metadata, reseeded

Infos = dict[str, dict[str, Any]]
Result = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos
]


class CycleEnv(ParallelEnv[str, dict[str, Any], Any], Generic[State, Action, View]):
    """In each cycle, whoever is asked at its beginning acts once, in the order of the rules.

    What others say is not heard, and what is not legal does not happen: whoever said so is
    asked again. After `max_cycles` the game is cut short.
    """

    def __init__(
        self,
        kind: Kind[State, Action, View],
        plan: Plan[State],
        max_cycles: int | None = None,
        render_mode: str | None = None,
        locale: str = "en",
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is {max_cycles}: expected a number from 1 on")
        self.metadata = metadata(kind, parallel=True)
        self.render_mode = checked_mode(render_mode)
        self._kind, self._plan, self._limit, self._locale = kind, plan, max_cycles, locale
        self._seats = {f"player_{seat}": seat for seat in plan.seats}
        self._names = {seat: name for name, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        self._observed = {name: observed(kind) for name in self._seats}
        self._actions = {name: spaces.Discrete(kind.actions) for name in self._seats}
        self._dice: Seeded | None = None
        self._writer = kind.writer()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent, but each has its own, to be seeded apart."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent, but each has its own, to be seeded apart."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game; without a seed the dice roll on."""
        self._dice = reseeded(self._dice, seed)
        self._course = Course(self._kind, self._plan, self._dice, self._writer)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Result:
        """One cycle."""
        infos: Infos = {agent: {} for agent in self.agents}
        for seat, question in self._course.questions().items():
            agent = self._names[seat]
            action = actions.get(agent)
            if action is None or action not in question.indexes:
                infos[agent]["illegal"] = True
            else:
                self._hear(question, action)
        return self._result(infos)

    def _hear(self, question: Question[Action, View], action: int) -> None:
        # Somebody before may have changed what this one is asked: then it is asked again.
        now = self._course.questions().get(question.agent)
        if now is not None and now.view.seat == question.view.seat and action in now.indexes:
            self._course.answer(now, action)

    def _result(self, infos: Infos) -> Result:
        outcome = self._course.outcome
        self._cycles += 1
        over, cut = outcome is not None, outcome is None and self._cycles == self._limit
        rewards = dict.fromkeys(self.agents, 0.0)
        if outcome is not None:
            rewards = {agent: outcome.payoff[self._seats[agent]] for agent in self.agents}
            infos = {agent: {"because": str(outcome.because)} for agent in self.agents}
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        seen = self._seen()
        self.agents = [] if over or cut else self.agents
        return seen, rewards, ends, cuts, infos

    def _seen(self) -> dict[str, Observation]:
        asked = self._course.questions()
        return {
            agent: self._course.written(asked[seat])
            if seat in asked
            else self._course.written(Question(seat, self._course.look(seat), []))
            for agent, seat in self._seats.items()
        }

    def render(self) -> str | None:
        """The game in words, as the first agent sees it that is asked."""
        if self.render_mode is None:
            return None
        return self._kind.told(self._course.shown(self._plan.seats[0]), self._locale)

    def close(self) -> None:
        """There is nothing to release."""
