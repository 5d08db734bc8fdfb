"""Games that bots play, seen with all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from shipmates import deepsea, planet9
from shipmates.bots import make
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.deepsea.mission import Sharing
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9.mission import Handout, Mission
from shipmates.puzzles.moments import rules_of
from shipmates.solver.encode import Position
from shipmates.tricks import rounds
from shipmates.tricks.cards import Card
from shipmates.tricks.distress import Distress
from shipmates.tricks.moves import Play

Setup: TypeAlias = planet9.Setup | deepsea.Setup
Moves: TypeAlias = tuple[tuple[Seat, Any], ...]
Step: TypeAlias = tuple[Any, Moves, Any, Seat, Any]
"""How a game began, what was done up to here, the state, who chooses, and what they chose."""
_PEOPLE: Final = (2, 3, 4, 4, 4, 5)
_DRAFTERS: Final = (4, 4, 5)
_SIGNALLERS: Final = (3, 4, 4, 5)
_TALK_IN_SPACE: Final = (True,) + (False,) * 3
"""Signals of Deep Sea are clear more rarely."""
_DRAFT_IN_SPACE: Final = (True,) * 5 + (False,)
"""Drafts of Planet Nine are puzzling more rarely."""
_TASKS: Final = (4, 5)
"""With fewer task cards in Planet Nine there is little to choose; with more, most is settled
before the rest of the draft can be looked at. Tokens make it delicate."""
_DIFFICULTY: Final = 8
"""Deep Sea is delicate when it is hard."""


def a_game(seed: str) -> Iterator[tuple[Position, Card]]:
    """Every position of a game of cautious bots, before a card is laid, and that card."""
    dice = Seeded(seed)
    setup: Setup
    if dice.choice((True, True, False)):
        setup = planet9.Setup(dice.choice(planet9.MISSIONS), dice.choice(_PEOPLE))
    else:
        setup = deepsea.Setup(dice.choice(deepsea.MISSIONS), dice.choice(_PEOPLE))
    for _, _, state, _, action in _played(setup, dice):
        if isinstance(action, Play) and isinstance(state, rounds.Playing):
            yield state, action.card


def a_draft(seed: str) -> Iterator[Step]:
    """A game of cautious bots up to its first trick, with many tasks to share out in turn."""
    dice = Seeded(seed)
    players = dice.choice(_DRAFTERS)
    if dice.choice(_DRAFT_IN_SPACE):
        space = [mission for mission in planet9.MISSIONS if _is_draft(mission, players)]
        setup: Setup = planet9.Setup(dice.choice(space), players, distress=Distress.OFF)
    else:
        depths = [mission for mission in deepsea.MISSIONS if _is_sea_draft(mission)]
        setup = deepsea.Setup(dice.choice(depths), players, distress=Distress.OFF)
    for step in _played(setup, dice):
        if isinstance(step[2], rounds.Playing):
            return
        yield step


def a_talk(seed: str) -> Iterator[Step]:
    """A game of cautious bots, of any mission."""
    dice = Seeded(seed)
    players = dice.choice(_SIGNALLERS)
    setup: Setup
    if dice.choice(_TALK_IN_SPACE):
        setup = planet9.Setup(dice.choice(planet9.MISSIONS), players, distress=Distress.OFF)
    else:
        setup = deepsea.Setup(dice.choice(deepsea.MISSIONS), players, distress=Distress.OFF)
    yield from _played(setup, dice)


def _is_draft(mission: Mission, players: int) -> bool:
    """Whether the draft is all there is to agree on, and no card is drawn later."""
    drafted = mission.handout is Handout.DRAFT and mission.tasks in _TASKS
    settled = not mission.draws and not (players == 5 and mission.hand_over)
    return drafted and settled and bool(mission.tokens)


def _is_sea_draft(mission: SeaMission) -> bool:
    return mission.sharing is Sharing.DRAFT and mission.difficulty >= _DIFFICULTY


def _opening(setup: Setup) -> Any:
    if isinstance(setup, deepsea.Setup):
        return deepsea.opening(setup)
    return planet9.opening(setup)


def _played(setup: Setup, dice: Seeded) -> Iterator[Step]:
    rules, opening = rules_of(setup), _opening(setup)
    state = opening
    game: Any = "deepsea" if isinstance(setup, deepsea.Setup) else "planet9"
    bots = [make(game, "cautious", dice.fork(f"bot {seat}")) for seat in range(5)]
    moves = list[tuple[Seat, Any]]()
    while rules.outcome(state) is None:
        action = rules.chance(state, dice)
        seat = NATURE
        if action is None:
            seat = Seat(rules.awaited(state)[0])
            action = bots[seat].choose(rules.look(state, seat))
            yield opening, tuple(moves), state, seat, action
        moves.append((seat, action))
        state = rules.apply(state, seat, action)
