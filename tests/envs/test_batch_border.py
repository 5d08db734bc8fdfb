"""What the batched environment is given, good and bad, and what it makes of it."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

from shipmates import deepsea, planet9
from shipmates.envs import deepsea_v0, planet9_v0
from shipmates.envs.batched import BatchEnv, Rows, batch
from shipmates.envs.batched import deepsea as sea_rows
from shipmates.envs.batched import planet9 as nine_rows
from shipmates.envs.batched.luck import Luck
from tests.envs import setups

native = pytest.importorskip("shipmates_native")

NINE = planet9.Setup(planet9.MISSIONS[3], 4)
SEA = deepsea.Setup(deepsea.MISSIONS[2], 4)


def first_legal(env: BatchEnv) -> Any:
    return env.rows.action_mask.argmax(1)


def snapshot(env: BatchEnv) -> list[Any]:
    return [getattr(env.rows, field.name).copy() for field in fields(env.rows)]


def is_as(env: BatchEnv, before: list[Any]) -> bool:
    return all(map(np.array_equal, snapshot(env), before))


@pytest.mark.parametrize("setup", [NINE, SEA], ids=["planet9", "deepsea"])
def test_it_follows_gymnasiums_vector_environments(setup: batch.Setup) -> None:
    env = BatchEnv([setup], 5)
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert env.single_action_space.n == seen["action_mask"].shape[1]
    for _ in range(60):
        actions = first_legal(env)
        assert env.action_space.contains(actions)
        seen, reward, terminated, truncated, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert set(reward[~terminated].tolist()) <= {0.0}
    assert seen["observation"] is env.rows.observation
    assert info["agent"].max() < 4
    env.close()


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    setups = [planet9.Setup(mission, 5) for mission in planet9.MISSIONS]
    alone, together = BatchEnv(setups, 17), BatchEnv(setups, 17, threads=3)
    alone.reset(seed=8)
    together.reset(seed=range(8, 25))
    for _ in range(200):
        assert is_as(alone, snapshot(together))
        actions = first_legal(alone)
        alone.step(actions)
        together.step(actions)


def test_without_a_seed_the_dice_roll_on() -> None:
    env, other = BatchEnv([NINE], 3), BatchEnv([NINE], 3)
    env.reset(seed=1)
    before = snapshot(env)
    env.reset()
    assert not is_as(env, before)
    other.reset()
    assert len({*env.rows.seed.tolist(), *other.rows.seed.tolist()}) == 6


def test_a_game_that_is_over_stands_still_until_it_is_reset() -> None:
    env = BatchEnv([NINE], 4, auto_reset=False)
    env.reset(seed=2)
    while not env.rows.done.all():
        env.step(first_legal(env))
    assert not env.rows.action_mask.any()
    before = snapshot(env)
    env.step(np.full(4, 10**9))
    before[2][:] = 0
    assert is_as(env, before)
    env.reset(seed=5, options={"reset_mask": np.array([True, False, False, True])})
    assert env.rows.done.tolist() == [False, True, True, False]
    assert env.rows.seed.tolist() == [5, 3, 4, 8]


@pytest.mark.parametrize("bad", [-1, 524, 525, 10**12, -(2**63)])
def test_what_is_not_legal_is_refused_and_nothing_has_happened_in_any_game(bad: int) -> None:
    env = BatchEnv([NINE], 6)
    env.reset(seed=4)
    before, actions = snapshot(env), first_legal(env)
    actions[3] = bad
    with pytest.raises(ValueError, match=rf"game 3 cannot do {bad} now: expected one of \d"):
        env.step(actions)
    assert is_as(env, before)
    actions[3] = env.rows.action_mask[3].argmax()
    env.step(actions)


@pytest.mark.parametrize(
    "actions",
    [[0], [[0] * 6], np.zeros(6), ["a"] * 6, None, np.zeros(6, np.bool_), [0] * 7],
    ids=str,
)
def test_actions_are_whole_numbers_one_for_each_game(actions: Any) -> None:
    env = BatchEnv([NINE], 6)
    env.reset(seed=4)
    with pytest.raises(ValueError, match="expected 6 whole numbers"):
        env.step(actions)


def test_actions_may_come_in_any_whole_type_and_layout() -> None:
    env, other = BatchEnv([NINE], 6), BatchEnv([NINE], 6)
    env.reset(seed=4)
    other.reset(seed=4)
    wide = np.zeros((6, 2), np.uint16)
    wide[:, 0] = first_legal(env)
    env.step(wide[:, 0])
    other.step(wide[:, 0].tolist())
    assert is_as(env, snapshot(other))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"games": 0}, "0 games"),
        ({"threads": 0}, "0 threads"),
        ({"threads": 10**6}, "within reason"),
        ({"setups": []}, "one setup or more"),
        ({"setups": [NINE, SEA]}, "of the same game"),
        ({"setups": [planet9.Setup(planet9.MISSIONS[0], 9)]}, "setup-players players=9"),
        ({"setups": [replace(SEA, timed=True)]}, "setup-timed mission=3"),
    ],
)
def test_what_cannot_be_played_is_named(asked: dict[str, Any], said: str) -> None:
    whole: dict[str, Any] = {"setups": [NINE], "games": 2, **asked}
    with pytest.raises(ValueError, match=said):
        BatchEnv(**whole)


def test_a_mission_beyond_the_encoding_is_refused() -> None:
    wide = replace(planet9.MISSIONS[22], tasks=11)
    with pytest.raises(ValueError, match="at most 10"):
        planet9_v0.batch_env(2, mission=wide)
    with pytest.raises(ValueError, match="among 10 task cards, not more"):
        BatchEnv([planet9.Setup(wide, 4)], 2)
    hard = deepsea.Setup(deepsea.missions.epilogue(60), 4)
    with pytest.raises(ValueError, match="difficulty is 60: expected 0 to 40"):
        BatchEnv([hard], 2)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seed": [1, 2]}, "2 seeds for 6 games"),
        ({"options": {"mask": 1}}, "unknown option 'mask'"),
        ({"options": {"reset_mask": [1] * 6}}, "must be 6 booleans"),
        ({"options": {"reset_mask": np.zeros(6, np.bool_)}}, "the first reset"),
    ],
)
def test_what_a_reset_cannot_do_is_named(asked: dict[str, Any], said: str) -> None:
    env = BatchEnv([NINE], 6)
    with pytest.raises(ValueError, match=said):
        env.reset(**asked)
    with pytest.raises(ValueError, match="call reset"):
        env.step([0] * 6)


def test_the_callers_own_arrays_are_filled() -> None:
    out = Rows.blank(3, 1681, 525)
    env = BatchEnv([NINE], 3, out=out)
    env.reset(seed=1)
    assert env.rows is out
    assert out.observation.any(axis=1).all()
    assert out.action_mask.any(axis=1).all()


@pytest.mark.parametrize("setup", [NINE, SEA], ids=["planet9", "deepsea"])
def test_what_lay_in_the_arrays_before_a_reset_is_gone(setup: batch.Setup) -> None:
    clean = BatchEnv([setup], 3)
    out = Rows.blank(3, clean.rows.observation.shape[1], clean.rows.action_mask.shape[1])
    out.observation[:] = out.action_mask[:] = 7
    env = BatchEnv([setup], 3, out=out)
    clean.reset(seed=6)
    env.reset(seed=6)
    for _ in range(40):
        assert is_as(env, snapshot(clean))
        actions = first_legal(clean)
        clean.step(actions)
        env.step(actions)
    out.observation[:] = out.action_mask[:] = 5
    clean.reset(seed=9)
    env.reset(seed=9)
    assert is_as(env, snapshot(clean))


def spoiled(array: Any) -> list[Any]:
    """The same array, wrong in its type, its shape, its layout or its rights."""
    locked = array.copy()
    locked.flags.writeable = False
    twice = np.zeros((*array.shape[:-1], 2 * array.shape[-1]), array.dtype)[..., ::2]
    other = np.float64 if array.dtype != np.float64 else np.int8
    fortran = np.asfortranarray(array) if array.ndim > 1 else array[::-1]
    return [locked, twice, array.astype(other), array[:-1], array[None], fortran, None, [1]]


@pytest.mark.parametrize("name", [field.name for field in fields(Rows)])
def test_arrays_that_do_not_fit_are_refused(name: str) -> None:
    good = Rows.blank(3, 1681, 525)
    for bad in spoiled(getattr(good, name)):
        with pytest.raises(ValueError, match=f"{name} (is|has)"):
            BatchEnv([NINE], 3, out=replace(good, **{name: bad}))
        arrays = [getattr(replace(good, **{name: bad}), field.name) for field in fields(Rows)]
        with pytest.raises((TypeError, native.Faulty)):
            native.Batch([nine_rows.row(NINE)], *arrays, True, 1)


@pytest.mark.parametrize("row", [nine_rows.row(NINE), sea_rows.row(SEA)], ids=["nine", "sea"])
def test_spoiled_rows_are_played_or_refused(row: list[int]) -> None:
    dice, refused = random.Random(7), 0
    sizes = native.batch_sizes(row[0])
    odd = (0, 1, -1, 2, 5, 14, 39, 40, 63, 99, 100, 2**40, 2**62)
    for _ in range(150):
        words = list(row)
        for _ in range(dice.randint(1, 3)):
            words[dice.randrange(min(len(words), 60))] = dice.choice(odd)
        rows = Rows.blank(2, *sizes)
        arrays = [getattr(rows, field.name) for field in fields(Rows)]
        try:
            games = native.Batch([words], *arrays, True, 1)
        except native.Faulty:
            refused += 1
            continue
        games.reset(np.arange(2, dtype=np.uint64), np.ones(2, np.bool_))
        for _ in range(100):
            assert rows.action_mask.any(axis=1).all()
            assert games.step(rows.action_mask.argmax(1)) == -1
    assert refused > 50


def test_without_the_core_there_is_no_batch(no_core: None) -> None:
    with pytest.raises(RuntimeError, match="batched environment needs the native core: pip"):
        deepsea_v0.batch_env(2)


def test_dice_shuffle_fairly() -> None:
    luck, firsts = Luck(1), [0] * 5
    for _ in range(5_000):
        order = luck.shuffled(range(5))
        assert sorted(order) == list(range(5))
        firsts[order[0]] += 1
    assert all(900 < many < 1_100 for many in firsts)


def test_the_setups_the_native_tests_play_are_as_they_were_written() -> None:
    assert setups.FILE.read_text() == setups.text(), "make golden GOLDEN=tests.envs.setups"
