"""The batched environment and PettingZoo's play the same games, number by number."""

from __future__ import annotations

import copy
import os
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from shipmates import deepsea, planet9
from shipmates.deepsea.catalogue import TaskCard
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.envs import deepsea_v0, planet9_v0
from shipmates.envs.batched import BatchEnv, Luck
from shipmates.envs.batched.luck import after
from shipmates.planet9 import Distress
from shipmates.planet9.mission import Clause, Mission, Who
from shipmates.tricks.cards import CARDS
from shipmates.tricks.tasks import Predict, Task
from tests.words.samples import TASKS

pytest.importorskip("shipmates_native")

GAMES = 40 if os.environ.get("SHIPMATES_DEEP") else 1

_DISTRESS = tuple(word.value for word in Distress)


def planet9_games(mission: Mission) -> Iterator[dict[str, Any]]:
    for players in range(2, 6):
        yield {"mission": mission.number, "players": players}
    yield {"mission": mission.number, "players": 3, "challenge": True}


def deepsea_games(mission: SeaMission) -> Iterator[dict[str, Any]]:
    for players in range(2, 6):
        yield {"mission": mission.number, "players": players}
    if mission.clock is not None:
        yield {"mission": mission.number, "players": 4, "timed": True}


def variant(asked: dict[str, Any], dummy: str, round_: int) -> dict[str, Any]:
    """The same with some word on distress and, with two, some seat for the dummy."""
    number = asked["mission"] + asked["players"] + round_
    place = {dummy: number % 3} if asked["players"] == 2 else {}
    return asked | place | {"distress": _DISTRESS[number % 3]}


def loses(single: Any, action: int) -> bool:
    """Whether the game would be lost at once."""
    course = copy.copy(single._course)
    course._dice = copy.deepcopy(course._dice)
    course.answer(course.asked, action)
    return course.outcome is not None and course.outcome.payoff[0] == 0


def chosen(single: Any, legal: list[int], dice: random.Random) -> int:
    """Something legal; what loses is mostly left out, to see more of the game."""
    action = dice.choice(legal)
    for _ in range(4):
        if action >= len(CARDS) or not loses(single, action):
            break
        action = dice.choice(legal)
    return action


def assert_same(batch: BatchEnv, single: Any, game: int, where: str) -> None:
    """Every number told of a game is what PettingZoo's environment tells."""
    agent = f"player_{batch.rows.agent[game]}"
    over = all(single.terminations.values())
    if not over:
        assert single.agent_selection == agent, where
    seen = single.observe(agent)
    for name in ("observation", "action_mask"):
        told = getattr(batch.rows, name)[game]
        assert np.array_equal(told, seen[name]), (
            where,
            name,
            np.flatnonzero(told != seen[name]),
        )
    assert batch.rows.done[game] == over, where
    assert batch.rows.reward[game] == single.rewards[agent], where


def play_in_step(game: Any, asked: dict[str, Any], seed: int) -> None:
    """One game in both, to its end."""
    batch = game.batch_env(games=1, auto_reset=False, **asked)
    single = game.raw_env(**asked)
    dice, steps = random.Random(seed), 0
    batch.reset(seed=seed)
    single.reset(options={"dice": Luck(seed)})
    assert_same(batch, single, 0, f"{asked}, seed {seed}, step 0")
    while not batch.rows.done[0]:
        legal = np.flatnonzero(batch.rows.action_mask[0]).tolist()
        action = chosen(single, legal, dice)
        batch.step([action])
        single.step(action)
        steps += 1
        assert_same(batch, single, 0, f"{asked}, seed {seed}, step {steps}")


@pytest.mark.parametrize("mission", planet9.MISSIONS, ids=lambda mission: str(mission.number))
def test_every_number_of_planet_nine_is_the_same(mission: Mission) -> None:
    for round_ in range(GAMES):
        for number, asked in enumerate(planet9_games(mission)):
            play_in_step(planet9_v0, variant(asked, "jarvis", round_), 10 * round_ + number)


@pytest.mark.parametrize("mission", deepsea.MISSIONS, ids=lambda mission: str(mission.number))
def test_every_number_of_deep_sea_is_the_same(mission: SeaMission) -> None:
    for round_ in range(GAMES):
        for number, asked in enumerate(deepsea_games(mission)):
            play_in_step(deepsea_v0, variant(asked, "tonoja", round_), 10 * round_ + number)


@pytest.mark.parametrize("number", [1, 5, 11, 13, 16, 17, 44, 46])
def test_house_rules_of_planet_nine_are_played_the_same(number: int) -> None:
    house = list(planet9.HouseRule)
    for seed in range(2 * GAMES):
        for asked in planet9_games(planet9.MISSIONS[number - 1]):
            agreed = house if seed % 2 == 0 else house[seed // 2 % len(house) :][:1]
            play_in_step(planet9_v0, {**asked, "house": agreed, "distress": "off"}, seed)


@pytest.mark.parametrize("number", [1, 9, 12])
def test_house_rules_of_deep_sea_are_played_the_same(number: int) -> None:
    for seed in range(2 * GAMES):
        for asked in deepsea_games(deepsea.MISSIONS[number - 1]):
            play_in_step(deepsea_v0, {**asked, "house": list(deepsea.HouseRule)}, seed)


def foretells(task: Task) -> bool:
    return isinstance(task, Predict) or any(map(foretells, getattr(task, "parts", ())))


def own_tasks() -> list[tuple[int, Task]]:
    """Tasks of every kind and measure, which no printed mission has: some, or if deep, all."""
    found = [(place, task) for place, task in enumerate(TASKS) if not foretells(task)]
    return found if GAMES > 1 else random.Random(4).sample(found, 40)


def test_tasks_that_stand_in_no_logbook_are_judged_the_same() -> None:
    binds = (Who.CREW, Who.COMMANDER)
    for place, task in own_tasks():
        mission = Mission(0, rules=(Clause(binds[place % 2], task),))
        asked = {"mission": mission, "players": 2 + place % 4, "distress": "off"}
        play_in_step(planet9_v0, asked, place)


def test_own_task_cards_are_drawn_owned_and_judged_the_same() -> None:
    tasks = [task for _, task in own_tasks()]
    for start in range(0, len(tasks), 8):
        cards = tuple(
            TaskCard(f"own-{place}", (1, 1, 1), (task, task, task))
            for place, task in enumerate(tasks[start : start + 8])
        )
        keys = tuple(card.key for card in cards[:3])
        mission = SeaMission(0, fixed=keys, cards=cards)
        asked = {"mission": mission, "players": 3 + start // 8 % 3, "distress": "off"}
        play_in_step(deepsea_v0, asked, start)
        drawn = {**asked, "mission": SeaMission(0, difficulty=9, cards=cards)}
        play_in_step(deepsea_v0, drawn, start)


@pytest.mark.parametrize("game", [planet9_v0, deepsea_v0])
def test_games_begin_anew_with_the_next_seed_and_a_mission_drawn_by_it(game: Any) -> None:
    many, missions, dice = 6, list(range(1, 33)), random.Random(5)
    batch = game.batch_env(games=many, mission=missions, players=4)
    singles = [game.raw_env(mission=missions, players=4) for _ in range(many)]
    seeds = [10 + number for number in range(many)]
    batch.reset(seed=10)
    for single, seed in zip(singles, seeds, strict=True):
        single.reset(options={"dice": Luck(seed)})
    ended = 0
    for _ in range(120 * GAMES):
        legal = [np.flatnonzero(mask).tolist() for mask in batch.rows.action_mask]
        actions = [dice.choice(choices) for choices in legal]
        batch.step(actions)
        for number, (single, action) in enumerate(zip(singles, actions, strict=True)):
            single.step(action)
            if not batch.rows.done[number]:
                assert_same(batch, single, number, f"game {number}")
                continue
            agent = single.possible_agents[0]
            assert batch.rows.reward[number] == single.rewards[agent]
            seeds[number] = after(seeds[number])
            assert batch.rows.seed[number] == seeds[number]
            single.reset(options={"dice": Luck(seeds[number])})
            seen = single.observe(single.agent_selection)
            assert np.array_equal(batch.rows.observation[number], seen["observation"])
            ended += 1
    assert ended > many
