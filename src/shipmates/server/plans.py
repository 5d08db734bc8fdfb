"""What a table means to play, as people send it and as it is kept."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from shipmates import crewdeck, deepsea, planet9
from shipmates.campaign import Logbook
from shipmates.campaign.logbook import OWN
from shipmates.deepsea.missions import EPILOGUE, EPILOGUE_STARTS
from shipmates.kernel import Seat
from shipmates.notation import (
    read_edition,
    read_mission,
    read_sea_mission,
    write_edition,
    write_mission,
    write_sea_mission,
)
from shipmates.server.kits import Setup
from shipmates.tricks.distress import Distress

Own: TypeAlias = Annotated[str, Meta(max_length=20_000)]
"""The text of a file somebody wrote."""
Crew: TypeAlias = Annotated[int, Meta(ge=2, le=5)]
MOST_STOPS: Final = 60
"""So many missions a campaign of one's own may have."""
Rule = TypeVar("Rule", bound=Enum)
House: TypeAlias = Annotated[list[Rule], Meta(max_length=10)]
"""The house rules of a table."""
Third: TypeAlias = Annotated[int, Meta(ge=0, le=2)]


class Planet9Plan(Struct, tag="planet9", tag_field="game", forbid_unknown_fields=True):
    """An attempt at a mission of Planet Nine."""

    players: Crew = 4
    mission: Annotated[int, Meta(ge=1, le=len(planet9.MISSIONS))] = 1
    own: Own = ""
    """A mission file; it goes before the number."""
    challenge: bool = False
    distress: bool = True
    jarvis: Third = 2
    house: House[planet9.HouseRule] = msgspec.field(default_factory=list)
    """The house rules."""


class DeepSeaPlan(Struct, tag="deepsea", tag_field="game", forbid_unknown_fields=True):
    """An attempt at a mission of Deep Sea; the number after the last is the epilogue."""

    players: Crew = 4
    mission: Annotated[int, Meta(ge=1, le=EPILOGUE)] = 1
    own: Own = ""
    timed: bool = False
    """Against the clock, at the missions that have one."""
    distress: bool = True
    tonoja: Third = 2
    again: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = (
        msgspec.field(default_factory=list)
    )
    """The task cards of the last attempt, to try the same ones once more; for one start."""
    house: House[deepsea.HouseRule] = msgspec.field(default_factory=list)
    """The house rules."""


class CrewDeckPlan(Struct, tag="crewdeck", tag_field="game", forbid_unknown_fields=True):
    """A game of Crew Deck."""

    players: Annotated[int, Meta(ge=1, le=4)] = 4
    wilds: bool = True
    fixed: bool = False
    edition: Own = ""
    """An edition file."""
    house: House[crewdeck.HouseRule] = msgspec.field(default_factory=list)
    """The house rules."""


Plan: TypeAlias = Planet9Plan | DeepSeaPlan | CrewDeckPlan


class Leg(Struct, forbid_unknown_fields=True, frozen=True):
    """A place on the way of a campaign."""

    campaign: Annotated[str, Meta(max_length=64)]
    place: Annotated[int, Meta(ge=0, le=MOST_STOPS)]


def game_of(plan: Plan) -> str:
    """The key of the game that is planned."""
    return str(plan.__struct_config__.tag)


def setup_of(
    plan: Plan, logbook: Logbook | None = None, carried: Distress = Distress.OFFERED
) -> Setup:
    """The setup, as the crew's logbook lets it begin; `carried` is for own missions.

    Raises `Illegal`, `Faulty` or `Wrong`.
    """
    match plan:
        case Planet9Plan():
            mission = read_mission(plan.own) if plan.own else planet9.MISSIONS[plan.mission - 1]
            return planet9.Setup(
                mission,
                plan.players,
                plan.challenge,
                _distress(logbook, mission.number, carried, offered=plan.distress),
                Seat(plan.jarvis),
                frozenset(plan.house),
            )
        case DeepSeaPlan():
            return _at_sea(plan, logbook, carried)
        case CrewDeckPlan():
            edition = read_edition(plan.edition) if plan.edition else crewdeck.USUAL
            house = frozenset(plan.house)
            return crewdeck.Setup(plan.players, plan.wilds, plan.fixed, edition, house)


def plan_of(setup: Setup) -> Plan:
    """The plan that a setup was made of, but for what a logbook added."""
    match setup:
        case planet9.Setup(mission):
            known = mission in planet9.MISSIONS
            return Planet9Plan(
                setup.players,
                mission.number if known else 1,
                "" if known else write_mission(mission),
                setup.challenge,
                setup.distress is not Distress.OFF,
                int(setup.jarvis),
                _listed(planet9.HouseRule, setup.house),
            )
        case deepsea.Setup(mission):
            known = mission.number == EPILOGUE or mission in deepsea.MISSIONS
            return DeepSeaPlan(
                setup.players,
                mission.number if known else 1,
                "" if known else write_sea_mission(mission),
                setup.timed,
                setup.distress is not Distress.OFF,
                int(setup.tonoja),
                house=_listed(deepsea.HouseRule, setup.house),
            )
        case crewdeck.Setup():
            usual = setup.edition == crewdeck.USUAL
            edition = "" if usual else write_edition(setup.edition)
            house = _listed(crewdeck.HouseRule, setup.house)
            return CrewDeckPlan(setup.players, setup.wilds, setup.fixed, edition, house)


def _listed(kind: type[Rule], house: frozenset[Rule]) -> list[Rule]:
    return [rule for rule in kind if rule in house]


def _at_sea(plan: DeepSeaPlan, logbook: Logbook | None, carried: Distress) -> deepsea.Setup:
    mission = _sea_mission(plan, logbook)
    return deepsea.Setup(
        mission,
        plan.players,
        timed=plan.timed and mission.clock is not None,
        distress=_distress(logbook, mission.number, carried, offered=plan.distress),
        tonoja=Seat(plan.tonoja),
        again=tuple(plan.again),
        used=logbook.aside if logbook is not None else (),
        house=frozenset(plan.house),
    )


def _sea_mission(plan: DeepSeaPlan, logbook: Logbook | None) -> deepsea.mission.Mission:
    if plan.own:
        return read_sea_mission(plan.own)
    if plan.mission == EPILOGUE:
        return deepsea.epilogue(EPILOGUE_STARTS if logbook is None else logbook.next_step)
    return deepsea.MISSIONS[plan.mission - 1]


def _distress(
    logbook: Logbook | None, mission: int, carried: Distress, *, offered: bool
) -> Distress:
    if mission == OWN:
        kept = carried
    else:
        kept = Distress.OFFERED if logbook is None else logbook.distress(mission)
    if kept is Distress.ACTIVE:
        return kept
    return Distress.OFFERED if offered else Distress.OFF
