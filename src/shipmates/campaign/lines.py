"""The line of the logbook that a game becomes."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from shipmates import deepsea, planet9
from shipmates.campaign.logbook import GIVEN_UP, Attempt
from shipmates.deepsea import brief as sea_brief
from shipmates.deepsea import state as sea_state
from shipmates.planet9 import brief as nine_brief
from shipmates.planet9 import state as nine_state
from shipmates.tricks.distress import Distress

Over: TypeAlias = nine_state.Over | sea_state.Over
State: TypeAlias = nine_state.State | sea_state.State
Brief: TypeAlias = nine_brief.Brief | sea_brief.Brief
Setup: TypeAlias = planet9.Setup | deepsea.Setup


def attempt_of(over: Over, *, when: str) -> Attempt:
    """The line for a game that was played to its end."""
    outcome = over.outcome
    won = all(share > 0 for share in outcome.payoff)
    return _line(over, won=won, because=str(outcome.because), when=when)


def given_up(state: State, *, when: str) -> Attempt:
    """The line for a game that the crew breaks off: it counts as lost."""
    return replace(_line(state, won=False, because=GIVEN_UP, when=when), given_up=True)


def _line(state: State, *, won: bool, because: str, when: str) -> Attempt:
    brief = brief_of(state)
    setup = brief.setup if brief is not None else setup_of(state)
    sent = brief is not None and brief.passed is not None
    line = Attempt(
        setup.mission.number,
        setup.players,
        won=won,
        distress=sent or setup.distress is Distress.ACTIVE,
        because=because,
        when=when,
        house=tuple(sorted(str(rule.value) for rule in setup.house)),
    )
    if isinstance(setup, planet9.Setup):
        return replace(line, challenge=setup.challenge)
    tasks = _tasks(brief) if isinstance(brief, sea_brief.Brief) else ()
    return replace(line, timed=setup.timed, difficulty=setup.difficulty, tasks=tasks)


def _tasks(brief: sea_brief.Brief) -> tuple[str, ...]:
    return (*brief.display, *(duty.key for duty in brief.duties))


def brief_of(state: State) -> Brief | None:
    """What the crew knows; `None` before the deal."""
    match state:
        case nine_state.Dealing() | sea_state.Dealing() | sea_state.Sounding():
            return None
        case nine_state.Over() | nine_state.Drawing() | sea_state.Over():
            return state.last.brief
        case _:
            return state.brief


def setup_of(state: State) -> Setup:
    """What was agreed before the deal."""
    if isinstance(state, nine_state.Dealing | sea_state.Dealing | sea_state.Sounding):
        return state.setup
    brief = brief_of(state)
    assert brief is not None
    return brief.setup
