"""Tries the installed packages: `python -I trial.py all VECTORS`, or `core`, `play` or `batch`.

It runs in an empty environment, so it imports nothing of the checkout.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

NODES = 20_000
ANSWERS = "fb685a33b3c369c5"
"""The digest of all answers to `deals100.txt`: every build on every machine gives it."""


def answers(native: Any, vectors: Path) -> str:
    """The digest of a core's answers to the golden deals: verdict, line and nodes of each."""
    lines = (vectors / "deals100.txt").read_text("ascii").splitlines()
    found = blake2b(digest_size=8)
    for row in (line for line in lines if not line.startswith("#")):
        verdict, _, *words = row.split()
        answer = native.solve(list(map(int, words)), NODES)
        told = ("winnable", "lost", "undecided")[answer[0]]
        assert told in (verdict, "undecided"), row
        found.update(repr(answer).encode())
    return found.hexdigest()


def cores() -> dict[str, Any]:
    """Every core of the package that this processor can run, by its level of instructions."""
    names = ["_core"]
    if find_spec("shipmates_native._cpu"):
        best = import_module("shipmates_native._cpu").level()
        names += [f"_core_v{level}" for level in range(3, best + 1)]
    found = (import_module(f"shipmates_native.{name}") for name in names)
    return {core.LEVEL: core for core in found}


def core(vectors: str) -> str:
    """Solves the golden deals. The answers are those of every other build and machine."""
    native, found = import_module("shipmates_native"), cores()
    for level, one in found.items():
        told = answers(one, Path(vectors))
        assert told == ANSWERS, f"{level} answers otherwise: {told}"
    best = list(found)[-1]
    assert best == native.LEVEL, f"{native.LEVEL} was imported, {best} is better"
    return f"{native.BUILD} {native.__version__}, equal answers of {', '.join(found)}"


def play() -> str:
    """A crew of experts plays the tenth mission of Planet Nine to its end."""
    planet9 = import_module("shipmates.planet9")
    make = import_module("shipmates.bots").make
    dice = import_module("shipmates.dice").Seeded("trial")
    rules, nature = planet9.PlanetNine(), import_module("shipmates.kernel").NATURE
    state: Any = planet9.opening(planet9.Setup(planet9.MISSIONS[9], players=4))
    crew = [make("planet9", "expert", dice.fork(f"seat {seat}")) for seat in range(4)]
    while rules.outcome(state) is None:
        chance = rules.chance(state, dice)
        seat = nature if chance else rules.awaited(state)[0]
        state = rules.apply(state, seat, chance or crew[seat].choose(rules.look(state, seat)))
    assert type(crew[0]).__name__ != "Cautious", "an expert plays as another level"
    return f"mission 10 ended: {rules.outcome(state).because}"


def batch() -> str:
    """Steps 64 games of Deep Sea at once."""
    env = import_module("shipmates.envs.deepsea_v0").batch_env(64, mission=range(1, 33))
    env.reset(seed=1)
    done = 0
    for _ in range(2_000):
        env.step(env.rows.action_mask.argmax(1))
        done += int(env.rows.done.sum())
    assert done > 1_000, "hardly a game ended"
    return f"128,000 decisions, {done:,} games ended"


def _said(name: str, trial: Callable[[], str]) -> None:
    print(f"  {name}: {trial()}", flush=True)


def main(what: str, vectors: str = "") -> None:
    """Does what the first word says; `all` is everything."""
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version} on {sys.platform}, {sys.prefix}")
    if what in ("all", "core"):
        _said("core", lambda: core(vectors))
    if what in ("all", "play"):
        _said("play", play)
    if what in ("all", "batch"):
        _said("batch", batch)


if __name__ == "__main__":
    main(*sys.argv[1:])
