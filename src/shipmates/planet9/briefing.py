"""From the deal to the first trick: what may be done at each stage, and what follows."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from shipmates.kernel import Illegal, Seat
from shipmates.planet9 import councils
from shipmates.planet9.actions import (
    NAMES,
    REPLIES,
    TAKES,
    Action,
    Answer,
    Call,
    Lay,
    Name,
    Reply,
    Take,
)
from shipmates.planet9.brief import Brief
from shipmates.planet9.dealing import laid
from shipmates.planet9.house import HouseRule
from shipmates.planet9.mission import Change, Handout, Mission, Naming, Who
from shipmates.planet9.playing import begin
from shipmates.planet9.rulings import (
    COMMANDER_MAY_BE_SILENT,
    CREW_PROPOSES_ROLES,
    JARVIS_IS_POLLED,
    JARVIS_MAY_BE_SILENT,
    PREPARATION,
)
from shipmates.planet9.setup import Distress, Setup
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
    Step,
)
from shipmates.planet9.state import Briefing, Passing, Playing
from shipmates.planet9.tokens import Duty, Errand
from shipmates.tricks import distress
from shipmates.tricks.distress import called, callers, calls
from shipmates.tricks.drafts import clockwise, evenly
from shipmates.tricks.hands import Hands
from shipmates.tricks.passing import Way

_ANSWERS = {
    Matter.FEELING: (Answer.GOOD, Answer.BAD),
    Matter.ROLES: (Answer.FIRST, Answer.BETWEEN, Answer.LAST),
}
_YES_NO = (Answer.YES, Answer.NO)
_REPLIES = {
    matter: tuple(REPLIES[answer] for answer in _ANSWERS.get(matter, _YES_NO))
    for matter in Matter
}
_MATTERS = {
    Naming.FEELING: Matter.FEELING,
    Naming.VOLUNTEER: Matter.VOLUNTEER,
    Naming.SILENCED: Matter.SILENCE,
}
_HAND_OUT: dict[Handout, Stage] = {
    Handout.DRAFT: Drafting(),
    Handout.DECISION: Polling(Matter.DECISION),
    Handout.DISTRIBUTION: Laying(1),
}


def agenda(setup: Setup) -> tuple[Step, ...]:
    """The steps this attempt goes through before its first trick."""
    mission = setup.mission
    wanted = {
        Step.LAY: mission.tasks > 0 and mission.handout is Handout.DRAFT,
        Step.CHANGE: mission.change is not Change.FIXED,
        Step.NAME: mission.naming is not Naming.NOBODY,
        Step.ROLES: _has_roles(mission),
        Step.HAND_OUT: mission.tasks > 0,
        Step.HAND_OVER: mission.hand_over and setup.players == 5,
        Step.DISTRESS: setup.distress is not Distress.OFF,
    }
    return tuple(step for step in PREPARATION if wanted[step])


def _has_roles(mission: Mission) -> bool:
    return mission.binds(Who.FIRST) or mission.binds(Who.LAST)


def proceed(brief: Brief, hands: Hands, todo: tuple[Step, ...]) -> Briefing | Playing:
    """Begins the next step, or the first trick when none is left."""
    if not todo:
        return begin(brief, hands)
    stage = _stage(brief, todo[0])
    if isinstance(stage, Polling):
        brief = replace(brief, answers=())
    return Briefing(brief, hands, stage, todo[1:])


def _stage(brief: Brief, step: Step) -> Stage:
    mission = brief.mission
    match step:
        case Step.LAY:
            return Laying(mission.tasks)
        case Step.CHANGE:
            matter = Matter.SWAP if mission.change is Change.SWAP else Matter.MOVE
            return Council(matter, councils.voters(brief))
        case Step.NAME:
            if mission.naming is Naming.SILENCED:
                return Appointing(Matter.SILENCE)
            return Polling(_MATTERS[mission.naming])
        case Step.ROLES:
            return Polling(Matter.ROLES)
        case Step.HAND_OUT:
            return _HAND_OUT[mission.handout]
        case Step.HAND_OVER:
            return Council(Matter.HAND_OVER, councils.voters(brief))
        case Step.DISTRESS:
            return Calling()
        case _:
            assert_never(step)


def polled(brief: Brief) -> tuple[Seat, ...]:
    """Who is still to answer, in order from the commander's left."""
    dummy = None if JARVIS_IS_POLLED else brief.setup.dummy
    asked = clockwise(brief.commander, brief.seats)[1:]
    if dummy is not None:
        asked = tuple([seat for seat in asked if seat != dummy])
    return asked[len(brief.answers) :]


def eligible(brief: Brief, matter: Matter) -> tuple[Seat, ...]:
    """Whom the commander may name."""
    if matter is Matter.ERRAND:
        return evenly(brief.loads, brief.mission.tasks)
    barred = {brief.commander}
    if matter is Matter.FEELING and HouseRule.COMMANDER_MAY_BE_SICK in brief.setup.house:
        barred.clear()
    if matter is Matter.SILENCE:
        barred = set() if COMMANDER_MAY_BE_SILENT else barred
        if brief.setup.dummy is not None and not JARVIS_MAY_BE_SILENT:
            barred.add(brief.setup.dummy)
    return tuple(Seat(seat) for seat in range(brief.seats) if seat not in barred)


def drafter(brief: Brief) -> Seat:
    """Whose turn it is to take a task."""
    return Seat((brief.commander + len(brief.duties)) % brief.seats)


def awaited(state: Briefing) -> tuple[Seat, ...]:
    """Who is to act at this stage."""
    brief = state.brief
    match state.stage:
        case Laying():
            return ()
        case Polling():
            return polled(brief)[:1]
        case Appointing() | Deciding():
            return (brief.commander,)
        case Drafting():
            return (drafter(brief),)
        case Council(_, waiting):
            return waiting
        case Consent(asked=asked):
            return asked
        case Calling():
            return callers(state.stage, councils.voters(brief))
        case _:
            assert_never(state.stage)


def legal(state: Briefing) -> tuple[Action, ...]:
    """What an awaited seat may do at this stage."""
    brief, stage = state.brief, state.stage
    assert not isinstance(stage, Laying)
    match stage:
        case Polling(matter):
            return _REPLIES[matter]
        case Appointing(matter):
            return tuple([NAMES[seat] for seat in eligible(brief, matter)])
        case Drafting():
            return tuple([TAKES[errand.card] for errand in brief.display])
        case Council() | Consent() | Deciding():
            return councils.legal(brief, stage)
        case Calling():
            return calls(stage, councils.voters(brief))
        case _:
            assert_never(stage)


def apply(state: Briefing, seat: Seat, action: Action) -> Briefing | Passing | Playing:
    """The state after a legal action of this stage."""
    brief, stage = state.brief, state.stage
    match stage, action:
        case Laying(count), Lay():
            return _lay(state, count, action)
        case Polling(matter), Reply(answer):
            return _polled(_at(state, brief.told(seat, answer), stage), matter)
        case Appointing(matter), Name(named):
            return _named(state, matter, named)
        case Drafting(), Take(card):
            return _taken(state, seat, next(e for e in brief.display if e.card is card))
        case ((Council() | Consent() | Deciding()), _):
            return _conferred(state, councils.apply(brief, stage, seat, action))
        case Calling(), Call(way):
            return _called(state, called(stage, councils.voters(brief), seat, way))
        case _:
            raise Illegal("not-now")


def _lay(state: Briefing, count: int, action: Lay) -> Briefing | Playing:
    brief = state.brief
    cards = laid(brief, count, action)
    out = len(brief.duties) + len(brief.display)
    tokens = (*brief.mission.tokens[out:], *(None for _ in cards))
    errands = tuple(map(Errand, cards, tokens))
    if brief.mission.handout is Handout.DRAFT:
        return proceed(replace(brief, display=errands), state.hands, state.todo)
    if brief.mission.handout is Handout.DISTRIBUTION:
        brief = replace(brief, display=errands, answers=())
        return _at(state, brief, Polling(Matter.ERRAND))
    owner = brief.bearer
    assert owner is not None
    duties = tuple(Duty(errand.card, errand.token, owner) for errand in errands)
    return proceed(replace(brief, duties=duties), state.hands, state.todo)


def _polled(state: Briefing, matter: Matter) -> Briefing | Playing:
    if polled(state.brief):
        return state
    if matter is Matter.ROLES:
        roles = Council(Matter.ROLES, councils.voters(state.brief))
        stage = roles if CREW_PROPOSES_ROLES else Deciding(Matter.ROLES)
        return _at(state, state.brief, stage)
    return _at(state, state.brief, Appointing(matter))


def _named(state: Briefing, matter: Matter, named: Seat) -> Briefing | Playing:
    brief = state.brief
    if matter is Matter.ERRAND:
        return _taken(state, named, brief.display[0])
    if matter is Matter.DECISION:
        brief = replace(brief, bearer=named)
        return _at(state, brief, Laying(brief.mission.tasks))
    return proceed(brief.casting(Who.CHOSEN, named), state.hands, state.todo)


def _taken(state: Briefing, owner: Seat, errand: Errand) -> Briefing | Playing:
    brief = state.brief.owning(owner, errand)
    if len(brief.duties) == brief.mission.tasks:
        return proceed(brief, state.hands, state.todo)
    if brief.mission.handout is Handout.DISTRIBUTION:
        return _at(state, brief, Laying(1))
    return _at(state, brief, state.stage)


def _conferred(state: Briefing, after: tuple[Brief, Stage | None]) -> Briefing | Playing:
    brief, stage = after
    if stage is None:
        return proceed(brief, state.hands, state.todo)
    return _at(state, brief, stage)


def _at(state: Briefing, brief: Brief, stage: Stage) -> Briefing:
    return Briefing(brief, state.hands, stage, state.todo)


def _called(state: Briefing, vote: Calling | Way | None) -> Briefing | Passing | Playing:
    match vote:
        case Calling():
            return _at(state, state.brief, vote)
        case Way():
            brief = replace(state.brief, passed=vote)
            return distress.Passing(brief, state.hands, vote, (None,) * brief.seats)
        case None:
            return proceed(state.brief, state.hands, state.todo)
        case _:
            assert_never(vote)
