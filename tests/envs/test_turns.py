"""The PettingZoo environments: its own tests, and what they do not ask."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from shipmates.envs import crewdeck_v0, deepsea_v0, planet9_v0
from shipmates.envs.planet9.layout import OBSERVATION
from shipmates.envs.tricks.index import READY

MODULES: tuple[ModuleType, ...] = (planet9_v0, deepsea_v0, crewdeck_v0)
CASES: list[tuple[Any, dict[str, Any]]] = [
    (planet9_v0, {"mission": range(1, 51), "players": 2}),
    (planet9_v0, {"mission": range(1, 51), "players": 5}),
    (planet9_v0, {"mission": 9, "players": 3, "challenge": True, "distress": "active"}),
    (planet9_v0, {"mission": (5, 13, 17, 46), "players": 3, "house": ["single-card"]}),
    (deepsea_v0, {"mission": range(1, 34), "players": 2, "tonoja": 0}),
    (deepsea_v0, {"mission": 12, "house": ["forbidden-lead", "single-card"]}),
    (deepsea_v0, {"mission": range(1, 34), "players": 4}),
    (crewdeck_v0, {"players": 1}),
    (crewdeck_v0, {"players": 1, "house": ["all-wilds"]}),
    (crewdeck_v0, {"players": 2, "fixed": True}),
    (crewdeck_v0, {"players": 4, "wilds": False}),
]
every_case = pytest.mark.parametrize(("module", "options"), CASES)
every_module = pytest.mark.parametrize("module", MODULES, ids=lambda m: m.__name__[-11:])
# PettingZoo says so of every dictionary that is not one of its own.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random game by the mask; what was done, and by whom."""
    dice, done = np.random.default_rng(seed), list[tuple[str, int]]()
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        action = None if over or cut else int(dice.choice(seen["action_mask"].nonzero()[0]))
        env.step(action)
        if action is not None:
            done.append((agent, action))
    return done


@dictionaries
@every_case
def test_pettingzoo_finds_nothing_wrong(module: Any, options: dict[str, Any]) -> None:
    for _ in range(3):
        api_test(module.env(**options), num_cycles=200)


@every_case
def test_the_same_seed_is_the_same_game(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=100)
    assert play(module.env(**options), 7) == play(module.env(**options), 7)


@every_module
def test_a_game_can_be_cut_short(module: ModuleType) -> None:
    max_cycles_test(module)


@dictionaries
@every_module
def test_all_may_act_at_once(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=100)


@every_module
def test_a_game_in_cycles_comes_to_its_end(module: Any) -> None:
    env = module.parallel_env(max_cycles=2_000)
    seen, _ = env.reset(seed=3)
    spaces = {agent: env.action_space(agent) for agent in env.agents}
    rewards, cut = dict[str, float](), dict[str, bool]()
    while env.agents:
        actions = {a: spaces[a].sample(seen[a]["action_mask"]) for a in env.agents}
        seen, rewards, _, cut, _ = env.step(actions)
    assert not any(cut.values())
    assert set(rewards) == set(env.possible_agents)


@every_case
def test_the_reward_comes_at_the_end(module: Any, options: dict[str, Any]) -> None:
    env = module.env(**options)
    env.reset(seed=1)
    rewards = dict[str, float]()
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            rewards[agent] = reward
            assert info["because"]
        else:
            assert reward == 0
        env.step(None if over else int(seen["action_mask"].nonzero()[0][-1]))
    assert set(rewards) == set(env.possible_agents)
    assert all(0 <= reward <= 1 for reward in rewards.values())
    assert module is crewdeck_v0 or len(set(rewards.values())) == 1, "a crew shares its fate"


def test_of_several_the_first_is_asked() -> None:
    env: Any = planet9_v0.env(mission=1, players=4, distress="off")
    env.reset(seed=5)
    env.step(int(env.last()[0]["action_mask"].nonzero()[0][0]))
    rows = [env.observe(f"player_{seat}")["observation"] for seat in range(4)]
    commander = next(s for s in range(4) if OBSERVATION["commander"].row(rows[s])[0])
    asked = list[int]()
    while not env.last()[0]["action_mask"][:40].any():
        asked.append(int(env.agent_selection[-1]))
        env.step(READY)
    assert asked == [(commander + i) % 4 for i in (1, 2, 3)]
    assert env.agent_selection == f"player_{commander}"


def test_the_commander_acts_for_jarvis() -> None:
    env: Any = planet9_v0.env(mission=1, players=2, jarvis=1)
    assert env.possible_agents == ["player_0", "player_2"]
    stand_in, commander = OBSERVATION["stand_in"], OBSERVATION["commander"]
    env.reset(seed=2)
    met = False
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if not over and stand_in.row(seen["observation"])[0]:
            met = True
            assert commander.row(seen["observation"])[0], "who looks is the commander"
            played = seen["action_mask"][:40].nonzero()[0]
            assert set(played) <= set(OBSERVATION["open"].row(seen["observation"]).nonzero()[0])
        env.step(None if over else int(seen["action_mask"].nonzero()[0][0]))
    assert met


@every_module
def test_an_illegal_action_ends_the_game(module: Any) -> None:
    env = module.env()
    env.reset(seed=0)
    culprit = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {a: -1.0 if a == culprit else 0.0 for a in env.possible_agents}
    while env.agents:
        env.step(None)


@every_module
def test_a_raw_environment_refuses_it_and_goes_on(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=0)
    before = env.last()[0]
    with pytest.raises(ValueError, match=r"cannot do \d+ now: expected one of \d"):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert (env.last()[0]["observation"] == before["observation"]).all()


def test_an_action_that_is_none_is_always_refused() -> None:
    env = planet9_v0.env()
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)
    env.reset(seed=0)
    with pytest.raises(ValueError, match="cannot do 525 now"):
        env.step(525)


@pytest.mark.parametrize(
    ("module", "options", "said"),
    [
        (planet9_v0, {"players": 6}, "players is 6: expected a number from 2 to 5"),
        (planet9_v0, {"mission": 51}, "mission is 51: expected a number from 1 to 50"),
        (planet9_v0, {"mission": ()}, "mission is empty"),
        (crewdeck_v0, {"house": ["few"]}, "house has 'few': expected 'all-wilds'"),
        (
            planet9_v0,
            {"mission": 2.5},
            "mission is 2.5: expected a number, a mission or a file",
        ),
        (planet9_v0, {"mission": "none.toml"}, "mission 'none.toml' cannot be read"),
        (planet9_v0, {"challenge": True}, "challenge is True with 4 players"),
        (planet9_v0, {"distress": "maybe"}, "expected 'offered' or 'active' or 'off'"),
        (planet9_v0, {"players": 2, "jarvis": 3}, "jarvis is 3: expected a number from 0 to 2"),
        (planet9_v0, {"render_mode": "human"}, "render_mode is 'human': expected 'ansi'"),
        (planet9_v0, {"max_cycles": 0}, "max_cycles is 0: expected a number from 1 on"),
        (deepsea_v0, {"mission": 34}, "mission is 34"),
        (deepsea_v0, {"mission": 1, "timed": True}, "mission 1 has no clock"),
        (deepsea_v0, {"mission": 33, "difficulty": 999}, "mission 33 cannot be played so"),
        (crewdeck_v0, {"players": 5}, "players is 5: expected a number from 1 to 4"),
    ],
)
def test_what_is_wrong_is_named(module: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        module.env(**options)


@pytest.mark.parametrize("locale", ["en", "fr"])
@every_case
def test_a_game_can_be_read(module: Any, options: dict[str, Any], locale: str) -> None:
    env = module.env(**options, render_mode="ansi", locale=locale)
    env.reset(seed=4)
    for agent in env.agent_iter(30):
        seen, _, over, _, _ = env.last()
        told = env.render()
        numbers = seen["action_mask"].nonzero()[0]
        assert "player_" in told or over, agent
        assert all(f"{number}" in told for number in numbers)
        env.step(None if over else int(numbers[len(numbers) // 2]))


def test_the_names_are_known() -> None:
    env = pettingzoo.make("aec", "shipmates/planet9_v0", mission=4, players=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
