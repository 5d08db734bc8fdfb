"""Missions that stand in no logbook are played like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipmates.deepsea.catalogue import TaskCard
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.envs import deepsea_v0, planet9_v0
from shipmates.envs.deepsea.index import ACTIONS
from shipmates.envs.deepsea.layout import OBSERVATION
from shipmates.planet9.mission import Change, Mission
from shipmates.tricks.tasks import Tricks, at_least
from tests.envs.test_turns import play


def own_card(number: int) -> TaskCard:
    task = Tricks(at_least(number % 4 + 1))
    return TaskCard(f"own-{number}", (1, 1, 1), (task, task, task))


def test_a_mission_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('tasks = 3\ntokens = ["1", ">"]\nradio = "dead-zone"\n')
    choices: tuple[Any, ...] = (path, str(path), [path, 4])
    for choice in choices:
        assert len(play(planet9_v0.env(mission=choice), 1)) > 5


def test_a_mission_file_with_a_mistake_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('tasks = "many"\n')
    with pytest.raises(ValueError, match="line 1"):
        planet9_v0.env(mission=path)


def test_own_task_cards_follow_the_catalogue() -> None:
    cards = tuple(map(own_card, range(8)))
    mission = SeaMission(0, fixed=("own-0", "own-7"), cards=cards)
    env: Any = deepsea_v0.env(mission=mission, distress="off")
    env.reset(seed=1)
    seen, *_ = env.last()
    assert list(OBSERVATION["display"].row(seen["observation"]).nonzero()[0]) == [96, 103]
    assert list(ACTIONS["take"].row(seen["action_mask"]).nonzero()[0]) == [96, 103]
    assert OBSERVATION["mission"].row(seen["observation"])[0]
    play(env, 2)


def test_too_much_of_ones_own_is_refused() -> None:
    many = SeaMission(0, difficulty=3, cards=tuple(map(own_card, range(9))))
    with pytest.raises(ValueError, match="9 task cards of its own: expected at most 8"):
        deepsea_v0.env(mission=many)
    with pytest.raises(ValueError, match="11 tasks and lets tokens be changed"):
        planet9_v0.env(mission=Mission(0, tasks=11, change=Change.SWAP))
