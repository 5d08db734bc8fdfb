"""The way from the deal to the first trick, gone step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from shipmates.kernel import NATURE, Seat
from shipmates.planet9.actions import Agree, Assign, Call, Decline, Lay, Name, Take
from shipmates.planet9.stages import (
    Appointing,
    Calling,
    Consent,
    Council,
    Deciding,
    Drafting,
    Laying,
    Matter,
    Polling,
    Stage,
)
from shipmates.planet9.state import Briefing, Playing, State
from tests.planet9.deals import cards
from tests.planet9.tables import GAME, in_turn, of


def briefed(
    state: State,
    tasks: str = "",
    *,
    lie: str = "",
    name: int = 1,
    roles: tuple[int, int] = (0, 1),
) -> Iterator[State]:
    """The briefing step by step: tasks are taken in this order, and `lie` so, if otherwise.

    Polls are answered somehow; the commander names `name`, or another where that one may
    not be; `roles` are proposed and agreed on; nothing else is proposed, no distress sent.
    """
    lies = cards(lie or tasks)
    steps = iter(cards(tasks))
    yield state
    while isinstance(state, Briefing):
        match state.stage:
            case Laying(count):
                out, lies = lies[:count], lies[count:]
                state = GAME.apply(state, NATURE, Lay(out))
            case Drafting():
                state = in_turn(state, [Take(next(steps))])
            case Appointing():
                names = GAME.legal(state, GAME.awaited(state)[0])
                wanted = Name(Seat(name))
                state = in_turn(state, [wanted if wanted in names else names[0]])
            case Council(Matter.ROLES) | Deciding():
                state = in_turn(state, [Assign(Seat(roles[0]), Seat(roles[1]))])
            case Council():
                state = in_turn(state, [Decline()])
            case Consent():
                state = in_turn(state, [Agree()])
            case Calling():
                state = in_turn(state, [Call(None)])
            case Polling():
                state = in_turn(state, [GAME.legal(state, GAME.awaited(state)[0])[-1]])
        yield state


def prepared(
    state: State,
    tasks: str = "",
    *,
    lie: str = "",
    name: int = 1,
    roles: tuple[int, int] = (0, 1),
) -> Playing:
    """The briefing gone through, as `briefed` does it."""
    *_, end = briefed(state, tasks, lie=lie, name=name, roles=roles)
    return of(end, Playing)


def until(kind: type[Stage], states: Iterable[State]) -> Briefing:
    """The first state in which a stage of this kind is reached."""
    reached = (s for s in states if isinstance(s, Briefing) and isinstance(s.stage, kind))
    return next(reached)


def stages(states: Iterable[State]) -> str:
    """The stages gone through, each named once: `Laying Drafting Calling`."""
    names = (type(s.stage).__name__ for s in states if isinstance(s, Briefing))
    return " ".join(name for name, _ in groupby(names))
