"""Positions as people and programs write them: one line each, JSON or a short text."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shipmates import deepsea, planet9
from shipmates.deepsea import judging as sea_judging
from shipmates.deepsea import mission as sea
from shipmates.deepsea import playing as sea_playing
from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.deepsea.missions import EPILOGUE, EPILOGUE_STARTS
from shipmates.kernel import Outcome, Seat
from shipmates.notation.faults import Misread
from shipmates.notation.house import Rule, rules_named
from shipmates.planet9 import judging as nine_judging
from shipmates.planet9 import mission as nine
from shipmates.planet9 import playing as nine_playing
from shipmates.planet9.brief import Brief
from shipmates.planet9.setup import THIRD
from shipmates.solver.duties import nine_tasks, sea_tasks
from shipmates.solver.encode import Position
from shipmates.solver.fields import Given, loaded, shown, words_in
from shipmates.solver.past import rule_reads, task_reads
from shipmates.solver.shorthand import spelled_out
from shipmates.solver.table import Lying, read_table
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.dealing import LEADERS_CARD

GAMES: Final = ("planet9", "deepsea")
KEYS: Final = (
    "game",
    "seats",
    "leader",
    "hands",
    "table",
    "tasks",
    "mission",
    "roles",
    "captain",
    "tricks",
    "dummy",
    "challenge",
    "house",
    "id",
)
NOTES: Final = ("puzzle", "kind", "grade", "solution", "legal", "far", "nodes", "seed")
"""What a puzzle says of itself; it says nothing about the position."""
ROLES: Final = ("chosen", "neighbour", "first", "last")
PINK_NINE: Final = Card.parse("P9")


def read_position(line: str) -> Position:
    """The position a line tells. Raises `Misread` with what is wrong and what was expected."""
    return position_of(written_in(line))


def written_in(line: str) -> Given:
    """What a line says, not yet looked at closely."""
    text = line.strip()
    fields = loaded(text) if text.startswith(("{", "[", '"')) else spelled_out(text)
    given = Given({key: value for key, value in fields.items() if key not in NOTES})
    given.only(KEYS)
    return given


def position_of(given: Given) -> Position:
    """The position that these fields tell."""
    game = given.text("game") if given.has("game") else GAMES[0]
    if game not in GAMES:
        raise Misread("fault-position-game", text=game, known=", ".join(GAMES))
    return _at_sea(given) if game == "deepsea" else _in_space(given)


def _in_space(given: Given) -> Position:
    mission = _nine_mission(given)
    lying = read_table(given, draws=mission.draws)
    setup = planet9.Setup(
        mission,
        2 if given.has("dummy") else lying.seats,
        challenge=given.truth("challenge"),
        jarvis=_third(lying),
        house=_house(given, planet9.HouseRule),
    )
    _check_deck(setup.deck, lying)
    if setup.challenge and lying.seats != 3:
        raise Misread("fault-position-challenge", seats=lying.seats)
    if mission.draws:
        setup = replace(setup, mission=_drawn(mission, lying, setup.deck))
    duties = nine_tasks(given, lying)
    _check_wanted(given, duties=len(duties), tasks=mission.tasks)
    brief = Brief(setup, _captain(given, lying, mission.binds(nine.Who.COMMANDER)))
    brief = replace(brief, duties=duties, cast=_cast(given, lying, mission))
    if _untold(given, lying, setup.deck):
        _check_rules(mission, lying.out)
    ledger = lying.ledger(setup.deck)
    state = replace(nine_playing.begin(brief, lying.hands), ledger=ledger, trick=lying.trick)
    return _replayed(state, lying)


def _at_sea(given: Given) -> Position:
    mission = _sea_mission(given)
    lying = read_table(given, draws=False)
    if given.has("challenge"):
        raise Misread("fault-position-challenge", seats=lying.seats)
    setup = deepsea.Setup(
        mission,
        2 if given.has("dummy") else lying.seats,
        tonoja=_third(lying),
        house=_house(given, deepsea.HouseRule),
    )
    duties, secret, compares = sea_tasks(given, lying)
    _check_wanted(given, duties=len(duties), tasks=int(mission.has_tasks))
    captain = _captain(given, lying, compares)
    for duty in duties:
        if duty.owner == captain and not setup.card(duty.key).captains:
            raise Misread("fault-position-captains", text=duty.key, seat=captain)
    # The terrain changes nothing but signals, so any card will do.
    brief = SeaBrief(setup, captain, sounded=PINK_NINE, duties=duties)
    if _untold(given, lying, setup.deck):
        _check_rules(mission, lying.out)
        for duty in duties:
            if task_reads(brief.task(duty, secret), lying.out):
                raise Misread("fault-position-past", text=duty.key)
    ledger = lying.ledger(setup.deck)
    begun = sea_playing.begin(brief, lying.hands, secret=secret)
    return _replayed(replace(begun, ledger=ledger, trick=lying.trick), lying)


def _house(given: Given, kind: type[Rule]) -> frozenset[Rule]:
    if not given.has("house"):
        return frozenset()
    return rules_named(kind, words_in(given.values["house"], "house"))


def _third(lying: Lying) -> Seat:
    return THIRD if lying.hands.dummy is None else lying.hands.dummy


def _nine_mission(given: Given) -> nine.Mission:
    if not given.has("mission"):
        return nine.Mission(0)
    last = len(planet9.MISSIONS)
    return planet9.MISSIONS[given.number("mission", 1, last) - 1]


def _sea_mission(given: Given) -> sea.Mission:
    if not given.has("mission"):
        return sea.Mission(0)
    number = given.number("mission", 1, EPILOGUE)
    if number == EPILOGUE:
        return deepsea.epilogue(EPILOGUE_STARTS)
    return deepsea.MISSIONS[number - 1]


def _drawn(mission: nine.Mission, lying: Lying, deck: CardSet) -> nine.Mission:
    """Once everybody has drawn, a mission with a draw is like any other."""
    if not lying.past and lying.all == deck:
        raise Misread("fault-position-draw", mission=mission.number)
    return replace(mission, draws=False)


def _check_deck(deck: CardSet, lying: Lying) -> None:
    if strange := lying.all - deck:
        raise Misread("fault-position-deck", text=str(strange))


def _check_wanted(given: Given, *, duties: int, tasks: int) -> None:
    if not duties and not given.has("mission"):
        raise Misread("fault-position-nothing")
    if not duties and tasks:
        raise Misread("fault-position-tasks", mission=shown(given.values["mission"]))


def _captain(given: Given, lying: Lying, needed: object) -> Seat:
    if given.has("captain"):
        return given.seat("captain", lying.seats)
    holder = lying.holder(LEADERS_CARD)
    if holder is None and needed:
        raise Misread("fault-position-captain", card=LEADERS_CARD.text)
    return lying.trick.leader if holder is None else holder


def _cast(
    given: Given, lying: Lying, mission: nine.Mission
) -> tuple[tuple[nine.Who, Seat], ...]:
    roles = given.inner("roles")
    roles.only(ROLES)
    cast = dict[nine.Who, Seat]()
    for role in ROLES:
        who = nine.Who(role)
        if roles.has(role):
            cast[who] = roles.seat(role, lying.seats)
        elif mission.binds(who):
            cast[who] = _neighbour(lying, role)
    return tuple(cast.items())


def _neighbour(lying: Lying, role: str) -> Seat:
    holder = lying.holder(PINK_NINE) if role == "neighbour" else None
    if holder is None:
        raise Misread("fault-position-role", role=role)
    return Seat((holder + 1) % lying.seats)


def _untold(given: Given, lying: Lying, deck: CardSet) -> bool:
    """Whether there were tricks of which nothing is said."""
    return not given.has("tricks") and lying.all != deck


def _check_rules(mission: nine.Mission | sea.Mission, out: CardSet) -> None:
    for rule in mission.rules:
        if rule_reads(rule, out):
            raise Misread("fault-position-past-mission", mission=mission.number)


def _replayed(state: Position, lying: Lying) -> Position:
    """With the past tricks in the ledger. Raises `Misread` if they end it."""
    ledger, stand = state.ledger, state.verdicts
    for number, trick in enumerate(lying.past, 1):
        ledger = ledger.record(trick)
        outcome: Outcome | None
        if isinstance(state.brief, SeaBrief):
            stand = sea_judging.verdicts(state.brief, ledger, state.secret, stand)
            outcome = sea_judging.settle(state.brief, ledger, stand)
        else:
            stand = nine_judging.verdicts(state.brief, ledger)
            outcome = nine_judging.settle(state.brief, ledger, stand)
        if outcome is not None:
            won = "won" if outcome.payoff[0] > 0 else "lost"
            raise Misread("fault-position-over", number=number, how=won)
    if isinstance(state.brief, SeaBrief):
        return replace(state, ledger=ledger, verdicts=stand)
    return replace(state, ledger=ledger, verdicts=stand)
