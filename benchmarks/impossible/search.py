"""Every set of up to three tasks, decided: shown by a course, or proved to have none."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.impossible.counts import cards, tricks
from benchmarks.impossible.decide import LONGEST, PATIENT, Decider, UndecidedError
from benchmarks.impossible.displays import KINDS, Displays
from benchmarks.impossible.kinds import Asked, Kind, Shown, every
from shipmates.deepsea.impossible import bits

SIZES = (1, 2, 3)


@dataclass(slots=True)
class Found:
    """What was decided for one crew."""

    sets: int = 0
    """All sets there are."""
    asked: int = 0
    """Those the solver was asked about; courses found for others had shown the rest."""
    courses: int = 0
    displays: int = 0
    """Whole displays for one owner, all of them decided."""
    seconds: float = 0
    impossible: dict[str, list[tuple[int, ...]]] = field(default_factory=dict)
    """By kind, the smallest sets that no course fulfils."""
    undecided: list[tuple[str | int, ...]] = field(default_factory=list)
    """Sets that the solver was not given enough time for: they count as possible."""
    tricks: dict[str, list[list[int]]] = field(default_factory=dict)
    """For the captain and for others, with how many tricks each task can be fulfilled."""
    cards: dict[str, dict[str, int]] = field(default_factory=dict)
    """How many cards of a family each task takes at the least."""
    seen: list[list[int]] = field(default_factory=list)
    """The courses, as the tasks each seat fulfils."""
    spared: list[list[int]] = field(default_factory=list)
    """Those of them that two people can play, too."""


def search(players: int, seen: list[list[int]], say: Callable[[str], None]) -> Found:
    """Decides all sets of one crew, of which some courses are known."""
    decider, shown, found = Decider(players), Shown(), Found()
    for tasks in seen:
        shown.add(tasks)
    bad, began = set[Asked](), time.monotonic()
    for size in SIZES:
        for kind in Kind:
            told = found.impossible.setdefault(kind.value, [])
            for asked in every(kind, size, decider.seats):
                found.sets += 1
                if shown.has(asked) or _known(asked, bad):
                    continue
                if not _possible(decider, shown, found, asked):
                    bad.add(asked)
                    told.append(asked.tasks)
            found.seconds = round(time.monotonic() - began, 1)
            say(
                f"{players} players, {size} tasks, {kind.value}: {len(told)} impossible so far,"
                f" {found.sets} sets, {decider.asked} asked, {found.seconds} s,"
                f" {len(found.undecided)} undecided"
            )
    _second_look(decider, shown, found)
    whole = Displays(decider, found.impossible, shown.courses)
    whole.decide()
    for kind, larger in whole.found.items():
        found.impossible[kind.value] += [tuple(bits(mask)) for mask in larger]
    found.displays = whole.displays
    found.undecided += whole.undecided
    found.tricks = {kind.value: tricks(decider, kind) for kind in KINDS}
    found.cards = {str(task): needs for task, needs in cards(decider).items()}
    found.asked, found.courses, found.seen = decider.asked, len(shown.courses), shown.courses
    return found


def _known(asked: Asked, bad: set[Asked]) -> bool:
    """Whether a part of it is impossible, however many tasks are left out."""
    parts = list(asked.parts) if len(asked.tasks) > 1 else []
    return any(part in bad or _known(part, bad) for part in parts)


def _second_look(decider: Decider, shown: Shown, found: Found) -> None:
    """More time for the sets of one owner that were left undecided."""
    decider.longest = PATIENT
    kinds = [kind.value for kind in KINDS]
    left = [(kind, *tasks) for kind, *tasks in found.undecided if kind in kinds]
    found.undecided = [one for one in found.undecided if one not in left]
    for kind, *tasks in left:
        asked = Asked(Kind(kind), tuple(map(int, tasks)))
        if not _possible(decider, shown, found, asked):
            found.impossible[asked.kind.value].append(asked.tasks)
    decider.longest = LONGEST


def _possible(decider: Decider, shown: Shown, found: Found, asked: Asked) -> bool:
    try:
        return _decided(decider, shown, found, asked)
    except UndecidedError:
        found.undecided.append((asked.kind.value, *asked.tasks))
        return True


def _decided(decider: Decider, shown: Shown, found: Found, asked: Asked) -> bool:
    done = decider.fulfils(asked.demands)
    if done is not None:
        shown.add(done.tasks)
        if done.spared:
            found.spared.append(done.tasks)
        return True
    # Tonoja's covered cards need not follow.
    return decider.players == 2 and decider.covered(asked.demands)


def kept(folder: Path, players: int, say: Callable[[str], None]) -> Found:
    """What was decided for a crew, now or in an earlier run."""
    path = folder / f"{players}.json"
    if path.exists():
        return Found(**json.loads(path.read_text()))
    seen = kept(folder, 3, say).spared if players == 2 else []
    found = search(players, seen, say)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({name: getattr(found, name) for name in Found.__slots__}))
    return found
