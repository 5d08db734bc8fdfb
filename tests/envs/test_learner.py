"""One learner among bots: Gymnasium's own check, and what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from shipmates.envs import learners

GAMES = ("planet9", "deepsea", "crewdeck")
every_game = pytest.mark.parametrize("game", GAMES)


def play(env: Any, seed: int | None) -> list[bytes]:
    """Everything that was seen in a game played by the mask."""
    dice, rows = np.random.default_rng(seed), list[bytes]()
    seen, _ = env.reset(seed=seed)
    over = False
    while not over:
        rows.append(seen["observation"].tobytes())
        assert seen["action_mask"].any(), "a learner is asked only where it can answer"
        seen, _, over, _, _ = env.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
    return rows


@every_game
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    env = gymnasium.make(f"shipmates/{game}-v0", players=3, render_mode="ansi")
    check_env(env.unwrapped)


@every_game
def test_the_same_seed_is_the_same_game(game: str) -> None:
    make: Any = getattr(learners, game)
    env = make(players=3, partners="random")
    assert play(env, 11) == play(make(players=3, partners="random"), 11)
    assert play(env, None) != play(env, None)


def test_a_partner_may_be_a_function() -> None:
    asked = list[int]()

    def first(view: Any) -> Any:
        asked.append(view.seat)
        return view.legal[0]

    play(learners.planet9(mission=2, players=4, seat=1, partners=first), 3)
    assert set(asked) == {0, 2, 3}


def test_with_two_each_acts_for_jarvis_when_in_command() -> None:
    seats = set[int]()

    def watch(view: Any) -> Any:
        seats.add(view.seat)
        return view.legal[-1]

    env = learners.planet9(mission=1, players=2, partners=watch)
    for seed in range(6):
        play(env, seed)
    assert seats == {1, 2}


def test_an_illegal_action_costs_the_game() -> None:
    env = learners.deepsea(players=3, partners="random")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info) == (-1.0, True, {"because": "illegal"})


def test_a_partner_without_its_core_says_what_to_install(no_core: None) -> None:
    with pytest.raises(
        RuntimeError, match="the bot 'expert' needs the native core: pip install"
    ):
        learners.planet9(partners="expert")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seat": 4}, "seat is 4: expected one of 0, 1, 2, 3"),
        ({"players": 2, "seat": 2}, "seat is 2: expected one of 0, 1"),
        ({"partners": "genius"}, "there is no bot 'genius': expected random or cautious"),
        ({"partners": ("random",)}, "there are 1 partners: expected 3"),
    ],
)
def test_what_is_wrong_is_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        learners.planet9(**options)
