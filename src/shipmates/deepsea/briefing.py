"""From the deal to the first trick: what may be done at each stage, and what follows."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from shipmates.deepsea import drawing, sharing
from shipmates.deepsea.actions import Action, Call, Exchange, Foretell, Lay
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.playing import begin
from shipmates.deepsea.rulings import COMPARISONS_OF_A_LONE_CAPTAIN_ARE_REPLACED, PREPARATION
from shipmates.deepsea.setup import Distress, Setup
from shipmates.deepsea.stages import (
    Calling,
    Laying,
    Predicting,
    Redealing,
    Repairing,
    Stage,
    Step,
)
from shipmates.deepsea.state import Briefing, Passing, Playing
from shipmates.kernel import Illegal, Seat
from shipmates.tricks import distress
from shipmates.tricks.distress import called, callers, calls
from shipmates.tricks.passing import Way
from shipmates.tricks.rounds import Moved
from shipmates.tricks.tasks import Predict


def agenda(setup: Setup) -> tuple[Step, ...]:
    """The steps this attempt goes through before its first trick."""
    wanted = {
        Step.LAY: setup.mission.has_tasks,
        Step.SHARE: setup.mission.has_tasks,
        Step.DISTRESS: setup.distress is not Distress.OFF,
        Step.PREDICT: setup.mission.has_tasks,
    }
    return tuple(step for step in PREPARATION if wanted[step])


def proceed(state: Briefing) -> Briefing | Playing:
    """Begins the next step, or the first trick when none is left."""
    if not state.todo:
        return begin(state.brief, state.hands, state.moved, state.secret)
    after = replace(state, todo=state.todo[1:])
    match state.todo[0]:
        case Step.LAY:
            return after.at(Laying())
        case Step.SHARE:
            return after.at(sharing.first(state.brief))
        case Step.DISTRESS:
            return after.at(Calling())
        case Step.PREDICT:
            waiting = foretellers(state.brief)
            return after.at(Predicting(waiting)) if waiting else proceed(after)
        case _:
            assert_never(state.todo[0])


def foretellers(brief: Brief) -> tuple[tuple[str, Seat], ...]:
    """The tasks that ask for a prediction, and who owns them."""
    return tuple(
        (duty.key, duty.owner)
        for duty in brief.duties
        if isinstance(brief.setup.card(duty.key).task(brief.seats), Predict)
    )


def awaited(state: Briefing) -> tuple[Seat, ...]:
    """Who is to act at this stage."""
    match state.stage:
        case Laying() | Repairing() | Redealing():
            return ()
        case Calling():
            return callers(state.stage, sharing.voters(state.brief))
        case Predicting(waiting):
            return tuple(dict.fromkeys(owner for _, owner in waiting))
        case _:
            return sharing.awaited(state.brief, state.stage)


def legal(state: Briefing, seat: Seat) -> tuple[Action, ...]:
    """What an awaited seat may do at this stage."""
    stage = state.stage
    assert not isinstance(stage, (Laying, Repairing, Redealing))
    match stage:
        case Calling():
            return calls(stage, sharing.voters(state.brief))
        case Predicting(waiting):
            counts = range(state.brief.setup.tricks + 1)
            mine = (key for key, owner in waiting if owner == seat)
            return tuple(Foretell(key, count) for key in mine for count in counts)
        case _:
            return sharing.legal(state.brief, stage, seat)


def apply(state: Briefing, seat: Seat, action: Action) -> Briefing | Passing | Playing:
    """The state after a legal action of this stage."""
    brief, stage = state.brief, state.stage
    match stage, action:
        case Laying(), Lay():
            return _sound(replace(state, brief=drawing.laid(brief, action)))
        case Repairing(key), Exchange():
            repaired = replace(state, brief=drawing.exchanged(brief, key, action))
            return _sound(repaired) if brief.display else _owned(repaired)
        case Calling(), Call(way):
            return _called(state, called(stage, sharing.voters(brief), seat, way))
        case Predicting(waiting), Foretell(key, count):
            return _foretold(state, waiting, key, count)
        case ((Laying() | Repairing() | Redealing() | Calling() | Predicting()), _):
            raise Illegal("not-now")
        case _:
            return _shared(state, *sharing.apply(brief, stage, seat, action))


def _sound(state: Briefing) -> Briefing | Playing:
    """The display as it will be kept, once nothing in it is impossible."""
    key = drawing.unkeepable(state.brief)
    if key is not None:
        return state.at(Repairing(key))
    if drawing.must_redeal(state.brief, state.hands):
        return state.at(Redealing())
    return proceed(state)


def redealt(state: Briefing, after: Briefing) -> Briefing | Playing:
    """New hands for the same tasks."""
    return _sound(replace(after, stage=state.stage, todo=state.todo))


def _shared(state: Briefing, brief: Brief, stage: Stage | None) -> Briefing | Playing:
    if stage is not None:
        return state.at(stage, brief)
    return _owned(replace(state, brief=brief))


def _owned(state: Briefing) -> Briefing | Playing:
    """Every task has an owner; nobody is measured against themselves."""
    for duty in state.brief.duties:
        if duty.owner != state.brief.captain or state.brief.setup.card(duty.key).captains:
            continue
        if COMPARISONS_OF_A_LONE_CAPTAIN_ARE_REPLACED and drawing.substitutes(
            state.brief, duty.key
        ):
            return state.at(Repairing(duty.key))
    return proceed(state)


def _called(state: Briefing, vote: Calling | Way | None) -> Briefing | Passing | Playing:
    match vote:
        case Calling():
            return state.at(vote)
        case Way():
            brief = replace(state.brief, passed=vote)
            return distress.Passing(brief, state.hands, vote, (None,) * brief.seats)
        case None:
            return proceed(state)
        case _:
            assert_never(vote)


def after_pass(state: Passing, given: Moved) -> Briefing | Playing:
    """What follows the distress pass."""
    hands = state.hands.move(given.given, given.got)
    steps = PREPARATION[PREPARATION.index(Step.DISTRESS) + 1 :]
    todo = tuple(step for step in steps if step in agenda(state.brief.setup))
    return proceed(Briefing(state.brief, hands, Calling(), todo, (given,)))


def _foretold(
    state: Briefing, waiting: tuple[tuple[str, Seat], ...], key: str, count: int
) -> Briefing | Playing:
    left = tuple(item for item in waiting if item[0] != key)
    task = state.brief.setup.card(key).task(state.brief.seats)
    assert isinstance(task, Predict)
    if task.secret:
        state = replace(state, secret=count)
    else:
        duties = state.brief.duties
        told = tuple(replace(d, predicted=count) if d.key == key else d for d in duties)
        state = replace(state, brief=replace(state.brief, duties=told))
    return state.at(Predicting(left)) if left else proceed(state)
