"""Many games at once, in arrays that are filled anew at every step."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from shipmates import deepsea, planet9
from shipmates.deepsea.setup import checked as checked_sea
from shipmates.envs.batched import deepsea as sea_rows
from shipmates.envs.batched import planet9 as nine_rows
from shipmates.envs.batched.luck import after
from shipmates.envs.batched.rows import Rows
from shipmates.envs.blocks import Layout, Numbers
from shipmates.envs.deepsea.index import ACTIONS as SEA_ACTIONS
from shipmates.envs.deepsea.layout import OBSERVATION as SEA_OBSERVATION
from shipmates.envs.planet9.index import ACTIONS as NINE_ACTIONS
from shipmates.envs.planet9.layout import OBSERVATION as NINE_OBSERVATION
from shipmates.kernel import Illegal
from shipmates.planet9.setup import checked as checked_nine
from shipmates.solver.core import NeedsCore, native

Setup: TypeAlias = planet9.Setup | deepsea.Setup
Observed: TypeAlias = dict[str, Numbers]
Info: TypeAlias = dict[str, NDArray[Any]]
Stepped: TypeAlias = tuple[
    Observed, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info
]

_WORD: Final = 1 << 64


class BatchEnv:
    """So many games, each of one of the setups, drawn by its seed whenever it begins.

    It follows Gymnasium's vector environments: one decision in every game at each step, for
    whichever seat is asked there. All arrays are the same at every step, and are written
    anew: copy what is to be kept, and write nothing into them. With `auto_reset` a game that
    ends begins anew in the same step: its reward and end are told with the first observation
    of the next. Without, it stands still until it is reset, and what is said for it is not
    heard.

    An action that is not legal raises `ValueError`, and then nothing has happened in any game.
    """

    def __init__(
        self,
        setups: Sequence[Setup],
        games: int,
        *,
        auto_reset: bool = True,
        threads: int = 1,
        out: Rows | None = None,
    ) -> None:
        observation, actions, described = _described(setups)
        if games < 1:
            raise ValueError(f"{games} games: expected a number from 1 on")
        if not 1 <= threads <= max(64, os.cpu_count() or 1):
            raise ValueError(f"{threads} threads: expected a number from 1 on, within reason")
        blank = Rows.blank(games, observation.length, actions.length)
        self.rows: Final = blank if out is None else out
        self.rows.check(blank)
        self.setups: Final = tuple(setups)
        self.num_envs: Final = games
        self._games = _core().Batch(
            described,
            self.rows.observation,
            self.rows.action_mask,
            self.rows.reward,
            self.rows.done,
            self.rows.agent,
            self.rows.mission,
            self.rows.seed,
            auto_reset,
            threads,
        )
        self._begun = False
        self._everyone: Final = np.ones(games, np.bool_)
        self._seen: Final = {
            "observation": self.rows.observation,
            "action_mask": self.rows.action_mask,
        }
        self._info: Final[Info] = {
            "agent": self.rows.agent,
            "mission": self.rows.mission,
            "seed": self.rows.seed,
        }
        uncut = np.zeros(games, np.bool_)
        self._told: Final = self._seen, self.rows.reward, self.rows.done, uncut, self._info
        mode = AutoresetMode.SAME_STEP if auto_reset else AutoresetMode.DISABLED
        self.metadata: Final = {"name": observation.key, "autoreset_mode": mode}
        self.single_observation_space: Final = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (observation.length,), np.int8),
                "action_mask": spaces.Box(0, 1, (actions.length,), np.int8),
            }
        )
        self.single_action_space: Final = spaces.Discrete(actions.length)
        self.observation_space: Final = batch_space(self.single_observation_space, games)
        self.action_space: Final = batch_space(self.single_action_space, games)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Observed, Info]:
        """New games. One seed `s` gives game `i` the seed `s + i`; none, and the dice roll on.

        `options={"reset_mask": which}` leaves the other games as they are.
        """
        chosen = self._chosen(options or {})
        self._games.reset(self._seeds(seed), chosen)
        self._begun = True
        return self._seen, self._info

    def step(self, actions: ArrayLike) -> Stepped:
        """One decision in every game. Raises `ValueError` if one is not legal: see above."""
        if not self._begun:
            raise ValueError("there is no game yet: call reset() first")
        try:
            refused = self._games.step(actions)
        except TypeError:
            refused = self._games.step(actions := self._actions(actions))
        if refused >= 0:
            legal = ", ".join(map(str, np.flatnonzero(self.rows.action_mask[refused])))
            action = np.asarray(actions)[refused]
            raise ValueError(f"game {refused} cannot do {action} now: expected one of {legal}")
        return self._told

    def close(self) -> None:
        """There is nothing to release."""

    def _chosen(self, options: Mapping[str, Any]) -> NDArray[np.bool_]:
        unknown = set(options) - {"reset_mask"}
        if unknown:
            raise ValueError(f"unknown option {sorted(unknown)[0]!r}: expected 'reset_mask'")
        mask = np.asarray(options.get("reset_mask", self._everyone))
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ValueError(f"reset_mask must be {self.num_envs} booleans")
        if not self._begun and not mask.all():
            raise ValueError("there is no game yet: the first reset() is for all of them")
        return np.ascontiguousarray(mask)

    def _seeds(self, seed: int | Sequence[int] | None) -> NDArray[np.uint64]:
        if seed is None and self._begun:
            return np.array([after(int(one)) for one in self.rows.seed], np.uint64)
        if seed is None:
            seed = secrets.randbits(64)
        if isinstance(seed, int | np.integer):
            seed = [int(seed) + game for game in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        return np.array([int(one) % _WORD for one in seed], np.uint64)

    def _actions(self, actions: ArrayLike) -> NDArray[np.int64]:
        found = np.asarray(actions)
        if found.dtype.kind not in "iu" or found.shape != (self.num_envs,):
            raise ValueError(
                f"actions are {found.dtype} of shape {found.shape}: "
                f"expected {self.num_envs} whole numbers"
            )
        return np.ascontiguousarray(found, np.int64)


def _core() -> Any:
    core = native()
    if core is None:
        raise NeedsCore("the batched environment")
    return core


def _described(setups: Sequence[Setup]) -> tuple[Layout, Layout, list[list[int]]]:
    """The encoding, and the setups as rows. Raises `ValueError` for what cannot be played."""
    nine = [setup for setup in setups if isinstance(setup, planet9.Setup)]
    sea = [setup for setup in setups if isinstance(setup, deepsea.Setup)]
    if not setups or (nine and sea):
        raise ValueError("expected one setup or more, all of the same game")
    for setup in setups:
        _check(setup)
    if nine:
        return NINE_OBSERVATION, NINE_ACTIONS, [nine_rows.row(setup) for setup in nine]
    return SEA_OBSERVATION, SEA_ACTIONS, [sea_rows.row(setup) for setup in sea]


def _check(setup: Setup) -> None:
    try:
        if isinstance(setup, planet9.Setup):
            checked_nine(setup)
        else:
            checked_sea(setup)
    except Illegal as refusal:
        raise ValueError(
            f"mission {setup.mission.number} cannot be played: {refusal}"
        ) from None
