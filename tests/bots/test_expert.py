"""The thinking partners: always legal, repeatable, and they see what anybody would see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from shipmates import deepsea, planet9
from shipmates.bots import levels, make, mind
from shipmates.bots.expert import EXPERT, STEADY, Thinker, expert, steady
from shipmates.bots.mind import Plan
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.actions import Play
from shipmates.planet9.brief import Brief
from shipmates.planet9.playing import begin
from shipmates.planet9.stages import Drafting, Step
from shipmates.planet9.state import Briefing, Playing
from shipmates.planet9.tokens import Duty, Errand
from shipmates.solver import NeedsCore
from shipmates.tricks.cards import DECK, Card, CardSet
from shipmates.tricks.distress import Calling
from shipmates.tricks.hands import Hands
from shipmates.tricks.moves import CALLS
from shipmates.tricks.play import Trick
from shipmates.tricks.signals import Meaning, Signal
from tests.bots.truths import NINE, SEA

needs_core = pytest.mark.skipif(mind.core() is None, reason="no compiler built the native core")
TINY = Plan(worlds=4, playouts=1, nodes=50)
SOME = Plan(worlds=60, playouts=1, nodes=100)
ENDLESS = 2000
"""No game needs so many decisions."""
NINES = "1-4p 5-3p-challenge 11-5p 12-3p 20-3p 23-4p 24-2p 25-5p 33-3p 40-3p 46-2p 50-4p"
SEAS = "3-4p-3 6-4p-5 8-2p-0 10-3p-4 14-2p-6-timed 17-4p-9 20-5p-10 24-2p-12 30-4p-16 33-5p-18"
EVERY = [(source, case) for source in (NINE, SEA) for case in source.CASES]


def case_id(pair: Any) -> str:
    source, case = pair
    return f"{'sea' if source is SEA else 'nine'}-{source.case_id(case)}"


def named(prefix: str, names: str) -> list[Any]:
    wanted = [f"{prefix}-mission-{name}" for name in names.split()]
    found = [pair for pair in EVERY if case_id(pair) in wanted]
    assert len(found) == len(wanted)
    return found


SAMPLE_NINE, SAMPLE_SEA = named("nine", NINES), named("sea", SEAS)
HOUSE = [*named("nine", "5-4p 13-3p 17-4p 44-2p 46-3p"), *named("sea", "12-4p-0")]
SAMPLE = [*SAMPLE_NINE, *SAMPLE_SEA]
NINE_PHASES = {
    *("Drafting", "Calling", "Passing", "Playing"),
    *("Polling FEELING", "Polling VOLUNTEER", "Polling ERRAND", "Polling ROLES"),
    *("Appointing DECISION", "Appointing SILENCE"),
    *("Council SWAP", "Council MOVE", "Council HAND_OVER", "Council ROLES"),
}
SEA_PHASES = {
    *("Drafting", "Calling", "Passing", "Playing"),
    *("Council OWNER", "Offering", "Volunteering", "Choosing", "Predicting"),
}


def played(
    pair: Any, seed: int, plan: Plan = TINY, house: frozenset[Any] = frozenset()
) -> Iterator[tuple[Any, Seat, Any]]:
    """A game to its end, every state with who decided what. In odd games all call distress."""
    source, case = pair
    game: Any = planet9 if source is NINE else deepsea
    setup = source.a_setup(case, seed, house)
    bots = [Thinker(Seeded(seed).fork(f"seat {seat}"), plan) for seat in range(setup.seats)]
    dice, state, decisions = Seeded(seed), game.opening(setup), 0
    while source.RULES.outcome(state) is None:
        nature = source.RULES.chance(state, dice)
        if nature is not None:
            state = source.RULES.apply(state, NATURE, nature)
            continue
        seat = source.RULES.awaited(state)[0]
        view = source.RULES.look(state, seat)
        action = bots[seat].choose(view)
        assert action in view.legal
        yield state, seat, action
        decisions += 1
        assert decisions < ENDLESS
        if seed % 2 and isinstance(getattr(state, "stage", None), Calling):
            action = CALLS[1]
        state = source.RULES.apply(state, seat, action)


@needs_core
@pytest.mark.slow
@pytest.mark.parametrize("pair", HOUSE, ids=case_id)
def test_thinkers_play_by_the_house_rules(pair: Any) -> None:
    kind: Any = planet9.HouseRule if pair[0] is NINE else deepsea.HouseRule
    assert sum(1 for _ in played(pair, 3, house=frozenset(kind))) > 0


@needs_core
@pytest.mark.slow
@pytest.mark.parametrize(
    ("sample", "phases"), [(SAMPLE_NINE, NINE_PHASES), (SAMPLE_SEA, SEA_PHASES)]
)
def test_thinkers_play_every_phase_to_the_end_and_never_against_the_rules(
    sample: list[Any], phases: set[str]
) -> None:
    met = set[str]()
    for pair in sample:
        for state, _, _ in played(pair, 3):
            stage = getattr(state, "stage", state)
            matter = getattr(stage, "matter", None)
            met.add(type(stage).__name__ + (f" {matter.name}" if matter else ""))
    assert met >= phases


@needs_core
@pytest.mark.parametrize("pair", SAMPLE[::5], ids=case_id)
def test_the_same_dice_play_the_same_game(pair: Any) -> None:
    assert list(played(pair, 5)) == list(played(pair, 5))


@needs_core
def test_other_dice_play_another_game() -> None:
    state = replace(asked_by_radio(), ready=(Seat(0), Seat(1), Seat(3)))
    view = NINE.RULES.look(state, Seat(2))
    seen = {Thinker(Seeded(seed), TINY).choose(view) for seed in range(30)}
    assert len(seen) > 1


@needs_core
@pytest.mark.deep
@pytest.mark.parametrize("pair", EVERY, ids=case_id)
def test_thinkers_play_every_mission_with_every_crew(pair: Any) -> None:
    for seed in (2, 3):
        assert list(played(pair, seed))


@needs_core
@pytest.mark.deep
def test_a_hundred_thousand_decisions_are_legal() -> None:
    decisions = 0
    for seed in count(10):
        for pair in EVERY[seed % 3 :: 3]:
            decisions += sum(1 for _ in played(pair, seed))
        if decisions >= 100_000:
            return


@needs_core
@pytest.mark.deep
@pytest.mark.parametrize("pair", SAMPLE, ids=case_id)
@pytest.mark.parametrize("plan", [STEADY, EXPERT], ids=["steady", "expert"])
def test_those_with_more_time_do_too(plan: Plan, pair: Any) -> None:
    assert list(played(pair, 3, plan))


@needs_core
@pytest.mark.parametrize("pair", [SAMPLE_NINE[0], SAMPLE_SEA[0]], ids=case_id)
def test_whoever_may_do_something_gets_an_answer_awaited_or_not(pair: Any) -> None:
    """Before a trick anybody may show a card, also a leader who waits for the others."""
    source, case = pair
    for state, _, _ in source.a_game(source.a_setup(case, 6), 6):
        for seat in range(4):
            view = source.RULES.look(state, Seat(seat))
            if view.legal:
                assert Thinker(Seeded(1), TINY).choose(view) in view.legal


@pytest.mark.parametrize("game", ["planet9", "deepsea"])
def test_there_are_thinking_levels_after_the_simple_ones(game: Any) -> None:
    assert levels(game) == ("random", "cautious", "steady", "expert")
    assert isinstance(make(game, "steady", Seeded(1)), Thinker)
    assert isinstance(make(game, "expert", Seeded(1)), Thinker)


def test_an_expert_thinks_more_than_a_steady_partner() -> None:
    assert EXPERT.worlds > STEADY.worlds
    assert EXPERT.nodes > STEADY.nodes


@pytest.mark.parametrize("level", [steady, expert])
def test_without_the_core_there_is_no_thinker(level: Any, no_core: None) -> None:
    assert mind.core() is None
    with pytest.raises(NeedsCore, match="needs the native core: pip install shipmates-native"):
        level(Seeded(9))


def asked_by_radio() -> Playing:
    """Seat 0 must win the pink 8, which seat 2 has and is about to lead, or its pink 1.

    Seat 0 has the pink 7 and the highest trump: led at once, the pink 8 takes its own trick;
    led after the pink 1, it falls to the trump. Only seat 0 knows that it has a pink card.
    """
    tricks = (
        "G9 G1 G2 G3",
        "G8 G4 G5 G6",
        "Y9 Y1 Y2 Y3",
        "Y8 Y4 Y5 Y6",
        "B8 B2 B5 B6",
        "P9 P2 P3 P4",
        "T1 T2 T3 B7",
        "G7 Y7 P5 P6",
    )
    hands = ("P7 T4", "B3 B4", "P1 P8", "B1 B9")
    brief = Brief(Setup(MISSIONS[0], 4), Seat(0), duties=(duty("P8", 0),))
    state = begin(brief, Hands(tuple(map(CardSet.parse, hands))))
    ledger, leader = state.ledger, Seat(0)
    for text in tricks:
        ledger = ledger.record(Trick(leader, tuple(map(Card.parse, text.split()))))
        leader = ledger.winners[-1]
    assert ledger.gone | state.hands.all == DECK
    return replace(state, ledger=ledger, trick=Trick(leader))


def duty(card: str, owner: int) -> Duty:
    return Duty(Card.parse(card), None, Seat(owner))


@needs_core
@pytest.mark.parametrize("seed", range(5))
def test_a_thinker_shows_the_card_that_decides(seed: int) -> None:
    view = NINE.RULES.look(asked_by_radio(), Seat(0))
    shown = Thinker(Seeded(seed), SOME).choose(view)
    assert shown == Signal(Card.parse("P7"), Meaning.ONLY)


@needs_core
@pytest.mark.parametrize("seed", range(5))
def test_a_thinker_understands_what_is_shown(seed: int) -> None:
    state: Any = asked_by_radio()
    state = NINE.RULES.apply(state, Seat(0), Signal(Card.parse("P7"), Meaning.ONLY))
    state = replace(state, ready=(Seat(1), Seat(3)), signals=(*state.signals[:2], *[()] * 2))
    choice = Thinker(Seeded(seed), SOME).choose(NINE.RULES.look(state, Seat(2)))
    if isinstance(choice, Signal):
        state = NINE.RULES.apply(state, Seat(2), choice)
        choice = Thinker(Seeded(seed), SOME).choose(NINE.RULES.look(state, Seat(2)))
    assert choice == Play(Card.parse("P1"))


@needs_core
@pytest.mark.parametrize("seed", range(5))
def test_a_thinker_takes_the_task_it_is_sure_to_fulfil(seed: int) -> None:
    """Pink 9 in a hand full of high pink, or yellow 9 without a trump but the four."""
    hands = (
        "P9 P8 P7 P6 T4 B1 B2 G1 Y1 Y2",
        "P1 P2 B3 B4 B5 G2 G3 Y9 Y8 T1",
        "P3 P4 B6 B7 G4 G5 G6 Y3 Y4 T2",
        "P5 B8 B9 G7 G8 G9 Y5 Y6 Y7 T3",
    )
    errands = tuple(Errand(Card.parse(card), None) for card in ("P9", "Y9"))
    setup = Setup(replace(MISSIONS[0], tasks=2), 4)
    brief = Brief(setup, Seat(0), display=errands)
    cards = Hands(tuple(map(CardSet.parse, hands)))
    state = Briefing(brief, cards, Drafting(), (Step.DISTRESS,))
    view = NINE.RULES.look(state, Seat(0))
    taken = Thinker(Seeded(seed), SOME).choose(view)
    after = NINE.RULES.apply(state, Seat(0), taken)
    assert isinstance(after, Briefing)
    assert after.brief.duties == (duty("P9", 0),)
