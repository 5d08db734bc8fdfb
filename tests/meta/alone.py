"""Plays a game of each kind with nothing but Python: run by `test_light`, in isolation."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

TELLERS = ("shipmates.bots.told", "shipmates.bots.crewdeck.told")
"""They put advice into words, and words need the Fluent library."""


def every_module(package: str) -> None:
    """Imports a package and all that is in it."""
    found = import_module(package)
    for module in walk_packages(getattr(found, "__path__", ()), f"{package}."):
        if module.name not in TELLERS:
            import_module(module.name)


def a_game(key: str, level: str) -> str:
    """A game of bots from its setup to its record and back; says how it ended."""
    from shipmates import crewdeck, deepsea, planet9
    from shipmates.bots import make
    from shipmates.dice import Seeded
    from shipmates.games import GAMES
    from shipmates.kernel import NATURE, Record
    from shipmates.notation import check, read_any, write_record

    entry: Any = next(one for one in GAMES if one.key == key)
    openings: dict[str, Any] = {
        "planet9": lambda: planet9.opening(planet9.Setup(planet9.MISSIONS[3], players=4)),
        "deepsea": lambda: deepsea.opening(deepsea.Setup(deepsea.MISSIONS[3], players=4)),
        "crewdeck": lambda: crewdeck.opening(crewdeck.Setup(3)),
    }
    rules, dice = entry.rules, Seeded("alone")
    opening = state = openings[key]()
    bot: Any = make(key, level, dice.fork("bots"))  # type: ignore[call-overload] # any of them
    moves = []
    while rules.outcome(state) is None:
        nature = rules.chance(state, dice)
        seat = NATURE if nature else rules.awaited(state)[0]
        action = nature or bot.choose(rules.look(state, seat))
        moves.append((seat, action))
        state = rules.apply(state, seat, action)
    record: Any = Record(entry.version, opening, tuple(moves))
    parsed: Any = read_any(write_record(record))
    states: Any = check(parsed)
    assert rules.outcome(states[-1]) == rules.outcome(state)
    return f"{key} {rules.outcome(state).because.code}"


def main(packages: list[str]) -> None:
    """Imports these packages, and plays."""
    for package in packages:
        every_module(package)
    for key, level in (
        ("planet9", "cautious"),
        ("deepsea", "cautious"),
        ("crewdeck", "planner"),
    ):
        print(a_game(key, level))
    print("third parties:", *(name for name in sys.modules if _is_foreign(name)))


def _is_foreign(name: str) -> bool:
    top = name.partition(".")[0]
    return top not in {*sys.stdlib_module_names, "shipmates", "__main__"}


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    main(sys.argv[2:])
