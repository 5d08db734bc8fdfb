"""Drafts in which exactly one choice leaves a deal that can be won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log2
from typing import Any, Final

from shipmates.deepsea import stages as sea
from shipmates.dice import Seeded
from shipmates.planet9 import stages as nine
from shipmates.puzzles.games import a_draft
from shipmates.puzzles.moments import Moment, moment, rules_of
from shipmates.puzzles.puzzle import DraftPuzzle, graded
from shipmates.solver.answer import Chance
from shipmates.solver.encode import Position
from shipmates.solver.reference import cards, outcome_of, played, silent, turn
from shipmates.solver.solver import Solver, best
from shipmates.tricks.rounds import Playing

LEAST: Final = 3
"""With fewer choices nothing is puzzling."""
MOST: Final = 6
"""With more choices there are too many ways to share out the rest."""
WAYS: Final = 72
"""So many ways are looked at for a choice; what has more is no puzzle."""
TRIES: Final = 6
"""So often each losing choice is played on, to see how long the loss stays hidden."""
STEPS: Final = (12.0, 13.5, 15.0, 16.5)
"""Where one grade ends and the next begins."""
_GLANCE: Final = 1_000
"""Cards laid in search at first: most choices are soon seen to be winnable."""
_FIRST: Final = 3
_BATCH: Final = 24

Rest = Mapping[Any, tuple[Position, ...]]


class Open(Exception):
    """More is to be decided than who takes what and who foretells what, or too much."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice in a draft."""

    chance: Chance
    """Winnable, if one way to share out the rest is; lost, if every one is proved to be."""
    ways: int
    """So many of them there are."""
    nodes: int
    """So many cards were laid in search."""


def weighed(moment: Moment, solver: Solver) -> dict[Any, Judged]:
    """Each choice by open cards. Raises `Open`."""
    return {action: _judged(ends, solver) for action, ends in rest(moment).items()}


def rest(moment: Moment) -> Rest:
    """For each choice every deal that it can lead to. Raises `Open`."""
    return {action: deals(moment.after(action)) for action in moment.view.legal}


def deals(state: Any) -> tuple[Position, ...]:
    """Every deal that the rest of a draft can lead to. Raises `Open`."""
    rules, todo = rules_of(state.brief.setup), [state]
    seen, found = {_key(state)}, list[Position]()
    while todo:
        now = todo.pop()
        if isinstance(now, Playing):
            found.append(now)
            continue
        if not isinstance(now.stage, nine.Drafting | sea.Drafting | sea.Predicting):
            raise Open
        seat = rules.awaited(now)[0]
        nexts = [rules.apply(now, seat, action) for action in rules.legal(now, seat)]
        new = {_key(after): after for after in nexts}
        todo += (after for key, after in new.items() if key not in seen)
        seen |= new.keys()
        if len(found) + len(todo) > WAYS:
            raise Open
    return tuple(found)


def _key(state: Any) -> object:
    """Who took a task first makes no difference in the end."""
    stage = None if isinstance(state, Playing) else state.stage
    return frozenset(state.brief.duties), stage, getattr(state, "secret", None)


def _judged(ends: Sequence[Position], solver: Solver) -> Judged:
    """Goes on to the first batch in which one is winnable, or is not decided."""
    nodes = 0
    for start in range(0, len(ends), _BATCH):
        answers = solver.solve_all(ends[start : start + _BATCH])
        nodes += sum(answer.nodes for answer in answers)
        chances = {answer.chance for answer in answers}
        for chance in (Chance.WINNABLE, Chance.UNDECIDED):
            if chance in chances:
                return Judged(chance, len(ends), nodes)
    return Judged(Chance.LOST, len(ends), nodes)


def hardest(seed: str, solver: Solver) -> DraftPuzzle | None:
    """The hardest draft puzzle of a game, if there is any in it."""
    return max(puzzles_in(seed, solver), key=hardness, default=None)


def puzzles_in(seed: str, solver: Solver) -> Iterator[DraftPuzzle]:
    """The draft puzzles of a game, up to where it is lost or cannot be judged."""
    glance = best(_GLANCE)
    for opening, moves, state, seat, action in a_draft(seed):
        if not isinstance(state.stage, nine.Drafting | sea.Drafting):
            continue
        here = moment(opening, moves, seat)
        if not LEAST <= len(here.view.legal) <= MOST:
            continue
        try:
            ends = rest(here)
        except Open:
            continue
        if _several(ends, glance):
            continue
        found = _only(here, ends, solver, seed)
        if found is not None:
            yield found
        if found is None or found.solution != action:
            return


def _several(ends: Rest, glance: Solver) -> bool:
    """Whether two choices are soon seen to be winnable."""
    found = 0
    for one in ends.values():
        found += _winnable(one[:_FIRST], glance) or _winnable(one[_FIRST:], glance)
        if found > 1:
            return True
    return False


def _winnable(ends: Sequence[Position], glance: Solver) -> bool:
    return any(answer.chance is Chance.WINNABLE for answer in glance.solve_all(ends))


def _only(here: Moment, ends: Rest, solver: Solver, seed: str) -> DraftPuzzle | None:
    found, wins = dict[Any, Judged](), list[Any]()
    for action, one in ends.items():
        judged = found[action] = _judged(one, solver)
        wins += [action] if judged.chance is Chance.WINNABLE else []
        if len(wins) > 1 or judged.chance is Chance.UNDECIDED:
            return None
    if not wins:
        return None
    lost = {action: judged for action, judged in found.items() if action != wins[0]}
    puzzle = DraftPuzzle(
        number=1,
        grade=1,
        moment=here,
        solution=wins[0],
        legal=len(found),
        ways=sum(judged.ways for judged in lost.values()),
        far=_far([ends[action] for action in lost], Seeded(f"{seed}/{len(ends)}")),
        nodes=sum(judged.nodes for judged in lost.values()),
        seed=seed,
    )
    return replace(puzzle, grade=graded(hardness(puzzle), STEPS))


def _far(losing: Sequence[Sequence[Position]], dice: Seeded) -> int:
    """How many tricks a crew can go on after a wrong choice before the rules say it lost."""
    return max(_tricks(dice.choice(ends), dice) for ends in losing for _ in range(TRIES))


def _tricks(position: Position, dice: Seeded) -> int:
    state: Any = silent(position)
    while outcome_of(state) is None:
        state = played(state, turn(state), dice.choice(cards(state, turn(state))))
    return len(state.last.ledger.tricks) - 1


def hardness(puzzle: DraftPuzzle) -> float:
    """How many choices, how late the loss shows, how long its proof is."""
    return log2(puzzle.legal) + puzzle.far + log2(1 + puzzle.nodes) / 2


def is_right(puzzle: DraftPuzzle, solver: Solver) -> bool:
    """Whether the choice is the only one that can be won, and the others are proved to lose."""
    found = weighed(puzzle.moment, solver)
    chances = {action: judged.chance for action, judged in found.items()}
    if chances.pop(puzzle.solution, None) is not Chance.WINNABLE:
        return False
    return set(chances.values()) == {Chance.LOST}
