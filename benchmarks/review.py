"""How long a review takes: attempts of bots at four seats, mixed missions, one core.

Every attempt is looked at as the server does it when somebody opens its page; then cards are
laid another way. The processor's own clock is read: other work on the machine counts little.
"""

from __future__ import annotations

import argparse
import platform
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from shipmates import deepsea, planet9
from shipmates.bots import make
from shipmates.bots.mind import Mind, core
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Record
from shipmates.notation import read_any, write_record
from shipmates.review.known import PLAN, asked, judged, why
from shipmates.server.kits import KITS, Kit
from shipmates.server.studies import followed, looked_over, marked
from shipmates.solver import is_native
from shipmates.solver.encode import draws_yet
from shipmates.tricks.moves import Play
from shipmates.tricks.rounds import Playing

SEATS = 4
NAMES = ("Ada", "Ben", "Cleo", "Dan")
WITHIN, SHARE, MEDIAN = 1.0, 0.95, 0.2
"""The goals: all marks in so many seconds for this part of all attempts; a median what-if."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A finished game."""

    kit: Kit
    states: tuple[Any, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Look:
    """How long it took to look at one, and whether every card has its mark then."""

    seconds: float
    settled: bool


def setups(count: int) -> Iterator[tuple[str, Any]]:
    """Missions of both games in turn, from the first to the last and over again."""
    for number in range(count):
        if number % 2:
            mission = deepsea.MISSIONS[number // 2 * 7 % len(deepsea.MISSIONS)]
            yield "deepsea", deepsea.opening(deepsea.Setup(mission, SEATS))
        else:
            nine = planet9.MISSIONS[number // 2 * 11 % len(planet9.MISSIONS)]
            yield "planet9", planet9.opening(planet9.Setup(nine, SEATS))


def attempt(game: Any, opening: Any, level: str, seed: str) -> Attempt:
    """One played to its end by bots."""
    kit, dice = KITS[game], Seeded(seed)
    bots = [make(game, level, dice.fork(str(seat))) for seat in range(SEATS)]
    states, moves = [opening], list[Any]()
    while kit.rules.outcome(states[-1]) is None:
        nature = kit.rules.chance(states[-1], dice)
        seat = NATURE if nature is not None else kit.rules.awaited(states[-1])[0]
        move = (
            nature
            if nature is not None
            else bots[seat].choose(kit.rules.look(states[-1], seat))
        )
        moves.append((seat, move))
        states.append(kit.rules.apply(states[-1], seat, move))
    record = Record(kit.codec.version, opening, tuple(moves))
    return Attempt(kit, tuple(states), write_record(record))


def looked(one: Attempt) -> Look:
    """The first look, with its sentences in both languages."""
    start = process_time()
    found = looked_over(one.text, NAMES, whole=False)
    taken = process_time() - start
    return Look(taken, all(card["after"] != "undecided" for card in found["cards"]))


def what_ifs(one: Attempt) -> Iterator[float]:
    """Another card at each lead, and what may be laid after it."""
    for state in one.states:
        if not isinstance(state, Playing) or state.trick.cards or draws_yet(state):
            continue
        seat = state.trick.leader
        plays = [a for a in one.kit.rules.look(state, seat).legal if isinstance(a, Play)]
        if plays:
            start = process_time()
            after = followed(one.kit, state, [plays[-1].card.text])
            if isinstance(after, Playing) and not draws_yet(after):
                marked(after)
                yield process_time() - start


def judgement(one: Attempt, dice: Seeded) -> tuple[float, float]:
    """One decision of it given what could be known, and its reasons."""
    built = core()
    assert built is not None, "nothing is imagined without the native core"
    parsed: Any = read_any(one.text)
    mind = Mind(built, PLAN)
    found = dice.choice(tuple(asked(one.states, parsed.record.moves)))
    start = process_time()
    decision = judged(mind, found)
    middle = process_time()
    why(mind, found, decision)
    return middle - start, process_time() - middle


def main() -> None:
    """Plays, looks, and says how long it took."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--attempts", type=int, default=100)
    parser.add_argument("--level", default="steady")
    given = parser.parse_args()
    looked_over(attempt(*next(setups(1)), given.level, "warm").text, NAMES, whole=False)
    looks, answers, judgements = list[Look](), list[float](), list[tuple[float, float]]()
    for number, (game, opening) in enumerate(setups(given.attempts)):
        one = attempt(game, opening, given.level, f"review {number}")
        looks.append(looked(one))
        answers += what_ifs(one)
        judgements.append(judgement(one, Seeded(number)))
    _say(looks, answers)
    for name, times in zip(
        ("decisions", "reasons"), zip(*judgements, strict=True), strict=True
    ):
        print(f"{len(times)} {name}: {_spread(times)}")


def _say(looks: list[Look], answers: list[float]) -> None:
    times = sorted(look.seconds for look in looks)
    soon = sum(look.seconds <= WITHIN for look in looks) / len(looks)
    whole = sum(look.seconds <= WITHIN and look.settled for look in looks) / len(looks)
    core = "native core" if is_native() else "no native core"
    print(f"{len(looks)} attempts, {SEATS} seats, {platform.machine()}, {core}, processor time")
    print(f"first look: median {statistics.median(times):.2f} s, longest {times[-1]:.2f} s")
    print(
        f"within {WITHIN:.0f} s: {soon:.1%}; and every card settled: {whole:.1%} ({SHARE:.0%})"
    )
    print(f"{len(answers)} what-ifs: {_spread(answers)} ({MEDIAN * 1000:.0f} ms)")


def _spread(times: Sequence[float]) -> str:
    middle, last = statistics.median(times), sorted(times)[int(0.95 * len(times))]
    return f"median {middle * 1000:.0f} ms, 95th part {last * 1000:.0f} ms"


if __name__ == "__main__":
    main()
