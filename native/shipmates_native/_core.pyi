from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

VERSION: str
BUILD: str
LEVEL: str

class Faulty(ValueError): ...

class Batch:
    def __init__(
        self,
        setups: Sequence[Sequence[int]],
        observation: NDArray[np.int8],
        mask: NDArray[np.int8],
        reward: NDArray[np.float32],
        done: NDArray[np.bool_],
        agent: NDArray[np.int8],
        mission: NDArray[np.int32],
        seed: NDArray[np.uint64],
        again: bool,
        threads: int,
    ) -> None: ...
    def reset(self, seeds: NDArray[np.uint64], chosen: NDArray[np.bool_]) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> int: ...

def batch_sizes(game: int) -> tuple[int, int]: ...

Told = tuple[int, list[int], int]

def solve(words: Sequence[int], max_nodes: int) -> Told: ...
def solve_by_clauses(words: Sequence[int], max_nodes: int) -> Told: ...
def marks(words: Sequence[int], max_nodes: int) -> list[tuple[int, Told]]: ...
def solve_all(rows: Sequence[Sequence[int]], max_nodes: int, threads: int) -> list[Told]: ...
def perft(words: Sequence[int], depth: int) -> int: ...

Plan = tuple[int, int, int, float, float, bool, int]
Judged = tuple[float, list[tuple[int, float, float]]]

def judge_cards(
    now: Sequence[int],
    opening: Sequence[int],
    outlook: Sequence[int],
    weights: Sequence[float],
    plan: Plan,
) -> Judged: ...
def judge_shows(
    now: Sequence[int],
    opening: Sequence[int],
    outlook: Sequence[int],
    rows: Sequence[Sequence[int]],
    weights: Sequence[float],
    plan: Plan,
) -> Judged: ...
def imagine(
    now: Sequence[int],
    opening: Sequence[int],
    outlook: Sequence[int],
    weights: Sequence[float],
    plan: Plan,
) -> list[tuple[float, list[int], list[tuple[int, int]]]]: ...
def rehearse(
    rows: Sequence[Sequence[int]],
    opens: Sequence[Sequence[int]],
    weights: Sequence[float],
    games: int,
    keen: float,
    ease: float,
    seed: int,
) -> tuple[list[int], list[float]]: ...
