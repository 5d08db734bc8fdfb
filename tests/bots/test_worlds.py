"""The deals a bot imagines: each fits what its seat knows, and each as likely as another."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from types import ModuleType
from typing import Any

import pytest

from shipmates import deepsea, planet9
from shipmates.bots import mind
from shipmates.bots.expert import Thinker
from shipmates.bots.known import Known, public
from shipmates.bots.mind import Core, Mind, Plan
from shipmates.bots.weights import weights
from shipmates.bots.worlds import picture
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.brief import Brief
from shipmates.planet9.playing import begin
from shipmates.planet9.stages import Matter
from shipmates.tricks import rounds
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.passing import Way
from shipmates.tricks.rounds import Moved
from shipmates.tricks.scenes import Sealing
from shipmates.tricks.signals import Meaning, Radio, Signal, offers
from tests.bots.truths import (
    NINE,
    P9,
    SEA,
    complaints,
    dealt,
    drawn,
    every_deal,
    laid,
    scenes,
)
from tests.laws.deepsea_unseen import shuffle_unseen as shuffle_sea
from tests.laws.unseen import shuffle_unseen as shuffle_nine
from tests.sample import DEEP
from tests.solver.positions import begun
from tests.solver.positions import laid as laid_at_random

needs_core = pytest.mark.skipif(mind.core() is None, reason="no compiler built the native core")
TINY = Plan(worlds=4, playouts=1, nodes=50)
TELLING = (1, 6, 12, 14, 21, 25, 29, 46)
"""Missions in which something special is shown, or moves: dead zones, a draw, the pink nine."""
TOLD_CASES = [(NINE, case) for case in NINE.CASES if case[0].number in TELLING]
CASES = [
    *TOLD_CASES,
    *((NINE, case) for case in NINE.CASES[::23]),
    *((SEA, case) for case in SEA.CASES[::9]),
]

HOUSE_CASES = [(source, case) for source in (NINE, SEA) for case in source.HOUSE_CASES]


def case_id(pair: Any) -> str:
    if not isinstance(pair, tuple):
        return str(pair)
    source, case = pair
    return f"{'sea' if source is SEA else 'nine'}-{source.case_id(case)}"


every_case = pytest.mark.parametrize("pair", CASES, ids=case_id)


@pytest.fixture(name="core")
def the_core() -> Core:
    found = mind.core()
    assert found is not None
    return found


def imagined(core: Core, view: Any, row: Any) -> list[Any]:
    seen = picture(view)
    return core.imagine(seen.now, seen.opening, seen.outlook, weights(view), row)


@needs_core
@every_case
def test_every_deal_imagined_fits_all_a_seat_knows(core: Core, pair: Any) -> None:
    source, case = pair
    for seed in range(2 if DEEP else 1):
        for state, seat in scenes(source, case, seed):
            assert_imagined(core, source, state, seat, seed)


@needs_core
@pytest.mark.parametrize("pair", HOUSE_CASES, ids=case_id)
def test_deals_are_imagined_by_the_house_rules(core: Core, pair: Any) -> None:
    source, case = pair
    kind: Any = planet9.HouseRule if source is NINE else deepsea.HouseRule
    for seed in range(2):
        for state, seat in scenes(source, case, seed, frozenset(kind)):
            assert_imagined(core, source, state, seat, seed)


def assert_imagined(core: Core, source: ModuleType, state: Any, seat: Seat, seed: int) -> None:
    """What a seat imagines here fits what it knows, and the truth is not ruled out."""
    view = source.RULES.look(state, seat)
    assert_possible(view, state.hands)
    assert_true(public(view), state.hands)
    if isinstance(state, rounds.Playing):
        for _, masks, under in imagined(core, view, TINY.row(seed)):
            deal = dealt(state, masks, under)
            assert complaints(state, view.eyes, deal) == []
            assert source.RULES.look(replace(state, hands=deal), seat) == view
    elif view.legal:
        for other in Mind(core, TINY).states(view, 3, seed):
            assert complaints(state, view.eyes, other.hands) == []
            assert unhurried(source.RULES.look(other, seat)) == unhurried(view)


def unhurried(view: Any) -> Any:
    """Who else has sealed a card already is of no account: nobody knows which."""
    if not isinstance(view.scene, Sealing):
        return view
    return replace(view, awaited=(), scene=replace(view.scene, chosen=()))


@pytest.mark.deep
@pytest.mark.parametrize("source", [NINE, SEA], ids=["nine", "sea"])
def test_the_true_deal_is_never_excluded_in_any_mission(source: ModuleType) -> None:
    for case in source.CASES:
        for seed in range(12):
            for state, _ in scenes(source, case, seed):
                for seat in range(state.brief.seats):
                    view = source.RULES.look(state, Seat(seat))
                    assert_possible(view, state.hands)
                    assert_true(public(view), state.hands)


def assert_possible(view: Any, hands: Hands) -> None:
    """The row for the native core, read by hand: pool, sizes, what may be where, doubts."""
    words = iter(picture(view).outlook)
    pool = next(words)
    sizes = [next(words) for _ in range(6)]
    may = [next(words) for _ in range(6)]
    for _ in range(20):
        next(words)
    doubts = [(next(words), next(words), next(words)) for _ in range(next(words))]
    covered = hands.row.down.mask if hands.row else 0
    places = [*(cards.mask & pool for cards in hands.cards), *[0] * 6][:5]
    if hands.dummy is not None:
        places[hands.dummy] = 0
    places.append(covered)
    assert [place.bit_count() for place in places] == sizes
    assert sum(places) == pool
    assert all(not place & ~could for place, could in zip(places, may, strict=True))
    assert all(not places[seat] & one or not places[seat] & two for seat, one, two in doubts)


def assert_true(known: Known, hands: Hands) -> None:
    """What everybody knows of the hands; a card announced may lie covered in the row."""
    covered = hands.row.down.mask if hands.row else 0
    for cards, has, lacks in zip(hands.cards, known.has, known.lacks, strict=True):
        assert not has & ~cards.mask & ~covered
        assert not lacks & cards.mask


def test_the_random_games_show_all_there_is_to_know() -> None:
    met = Counter[str]()
    for source, case in CASES:
        for seed in range(2):
            for state, _ in scenes(source, case, seed):
                met.update(_told_in(state))
    assert min(met[what] for what in ("unsaid", "highest", "only", "lowest", "passed")) > 40
    assert min(met[what] for what in ("void", "drawn", "pink nine", "row", "challenge")) > 40


def _told_in(state: Any) -> Iterator[str]:
    if state.hands.row:
        yield "row"
    if getattr(state.brief.setup, "challenge", False):
        yield "challenge"
    if not isinstance(state, rounds.Playing):
        return
    for shown in state.signals:
        yield from (signal.meaning.value for signal in shown)
    if any(c.suit is not t.cards[0].suit for t in state.ledger.tricks for c in t.cards):
        yield "void"
    if state.brief.passed:
        yield "passed"
    if drawn(state):
        yield "drawn"
    if state.brief.mission.number == 46 and P9 not in laid(state):
        yield "pink nine"


@needs_core
def test_a_pink_nine_that_was_announced_and_lies_covered_is_in_no_hand(core: Core) -> None:
    """Mission 46 with two people: their two hands and the row are all there is."""
    case = next(case for case in NINE.CASES if case[0].number == 46 and case[1] == 2)
    asked = 0
    for state, seat in scenes(NINE, case, 22):
        if state.brief.cast and state.hands.row.down.mask & P9.bit:
            view = NINE.RULES.look(state, seat)
            for _, masks, under in imagined(core, view, TINY.row(1)):
                asked += 1
                assert complaints(state, view.eyes, dealt(state, masks, under)) == []
    assert asked > 10


@needs_core
def test_a_card_given_away_tells_how_a_card_in_a_dead_zone_is_meant(core: Core) -> None:
    """I gave seat 1 the green 7; it shows the green 4: its lowest, then, without a doubt."""
    brief = Brief(Setup(MISSIONS[13], 4), Seat(3), passed=Way.LEFT)
    hands = (
        "P1 P2 P3 P4 P5 P6 P7 P8 P9 B1",
        "G4 G5 G7 G8 B2 B3 B4 B5 B6 B7",
        "G1 G2 G3 G6 G9 Y1 Y2 Y3 Y4 Y5",
        "T1 T2 T3 T4 Y6 Y7 Y8 Y9 B8 B9",
    )
    given = tuple(map(Card.parse, ("G7", "Y1", "Y9", "P1")))
    moved = (Moved.along(Way.LEFT, given),)
    state = begin(brief, Hands(tuple(map(CardSet.parse, hands))), moved)
    state = rounds.signalled(state, Seat(1), Signal(Card.parse("G4"), Meaning.UNSAID))
    view = NINE.RULES.look(state, Seat(0))
    lower = CardSet.parse("G1 G2 G3").mask
    for _, masks, under in imagined(core, view, TINY.row(1, worlds=200)):
        assert complaints(state, Seat(0), dealt(state, masks, under)) == []
        assert not masks[1] & lower


LATE = [
    pytest.param(4, False, 3, 0, 1, id="four hands, three tricks left"),
    pytest.param(4, False, 3, 2, 1, id="in the middle of a trick"),
    pytest.param(5, False, 2, 1, 3, id="five hands"),
    pytest.param(3, True, 4, 1, 2, id="challenge"),
    pytest.param(3, False, 4, 0, 2, id="three hands, one with a card too many"),
    pytest.param(2, False, 5, 0, 11, id="a row with covered cards"),
    pytest.param(2, False, 5, 2, 0, id="a row, in the middle of a trick"),
]


@needs_core
@pytest.mark.parametrize("muted", [False, True], ids=["said", "dead zone"])
@pytest.mark.parametrize(("players", "challenge", "left", "within", "seed"), LATE)
def test_each_deal_that_fits_is_as_likely_as_another(
    core: Core, players: int, challenge: bool, left: int, within: int, seed: int, muted: bool
) -> None:
    """Against all there are, counted one by one; the seeds are fixed, so it cannot flake."""
    state = late(players, left, within, seed, challenge=challenge, muted=muted)
    seat = Seat((state.trick.leader + within) % len(state.signals))
    view = NINE.RULES.look(state, seat)
    fitting = {
        key(deal): 0
        for deal in every_deal(state, view.eyes)
        if not complaints(state, view.eyes, deal)
    }
    assert key(state.hands) in fitting
    assert len(fitting) > 3
    samples = max(20 * len(fitting), 2000)
    row = replace(TINY, trust=0.0).row(seed, worlds=samples)
    for weight, masks, under in imagined(core, view, row):
        assert weight == 1
        fitting[key(dealt(state, masks, under))] += 1
    assert min(fitting.values()) > 0
    assert_even(list(fitting.values()))


def late(
    players: int, left: int, within: int, seed: int, *, challenge: bool, muted: bool
) -> Any:
    """Few cards are left, and everybody has shown one before the first trick."""
    case = (NINE.CASES[0][0], players, challenge)
    state: Any = begun(case, seed, sea=False)
    dice = random.Random(f"{players} {left} {within} {seed}")
    told = []
    for number, hand in enumerate(state.hands.cards):
        may = offers(hand, Radio(muted=muted)) if number != state.hands.dummy else ()
        told.append((dice.choice(may),) if may else ())
    state = replace(state, signals=tuple(told))
    return laid_at_random(state, left, within, dice)


def key(deal: Hands) -> Any:
    return (deal.cards, deal.row and deal.row.columns)


def assert_even(counts: list[int]) -> None:
    """Chi-square: as uneven as chance makes it, no more and no less."""
    mean, free = sum(counts) / len(counts), len(counts) - 1
    square = sum((count - mean) ** 2 / mean for count in counts)
    assert abs(square - free) < 4 * math.sqrt(2 * free)


@needs_core
def test_a_dead_zone_card_is_read_both_ways(core: Core) -> None:
    """Highest or lowest: both are imagined, and never a card on either side of it."""
    state = late(4, 5, 0, 3, challenge=False, muted=True)
    sides = Counter[tuple[int, int]]()
    view = NINE.RULES.look(state, state.trick.leader)
    for _, masks, _ in imagined(core, view, TINY.row(1, worlds=400)):
        for seat, shown in enumerate(state.signals):
            hand = CardSet(masks[seat]).suited(shown[0].card.suit)
            below = sum(card.value < shown[0].card.value for card in hand)
            above = sum(card.value > shown[0].card.value for card in hand)
            if seat != view.eyes:
                sides[bool(below), bool(above)] += 1
    assert sides[True, True] == 0
    assert sides[True, False] > 0
    assert sides[False, True] > 0


NINES = "1-3p-challenge 5-2p 9-4p 11-5p 12-4p 20-3p 23-4p 24-2p 25-5p 33-3p 40-3p 46-4p 50-3p"
SEAS = "3-4p-3 6-4p-5 8-2p-0 10-3p-4 14-2p-6-timed 17-4p-9 20-5p-10 24-2p-12 30-4p-16 33-5p-18"
HONEST = [
    (source, case)
    for source, names in ((NINE, NINES), (SEA, SEAS))
    for case in source.CASES
    if source.case_id(case) in [f"mission-{name}" for name in names.split()]
]
"""Every phase of either game is among them."""


@needs_core
@pytest.mark.parametrize("pair", HONEST, ids=case_id)
def test_a_thinker_does_the_same_in_worlds_that_look_the_same(pair: Any) -> None:
    source, case = pair
    for state, other, seat in alike(source, case):
        here = Thinker(Seeded(1), TINY).choose(source.RULES.look(state, seat))
        there = Thinker(Seeded(1), TINY).choose(source.RULES.look(other, seat))
        assert here == there


def alike(source: ModuleType, case: Any) -> Iterator[tuple[Any, Any, Seat]]:
    """A few states of every phase of two games."""
    shuffle: Any = shuffle_sea if source is SEA else shuffle_nine
    met = Counter[type]()
    for state, _ in chain(scenes(source, case, 3), scenes(source, case, 6)):
        phase = type(getattr(state, "stage", state))
        met[phase] += 1
        awaited = source.RULES.awaited(state)
        if awaited and (met[phase] < 3 or met[phase] % 9 == 0):
            yield state, shuffle(Seeded("another world"), state, awaited[-1]), awaited[-1]


def test_honesty_is_tried_in_every_phase() -> None:
    met = defaultdict[str, set[str]](set)
    for source, case in HONEST:
        for state, _, _ in alike(source, case):
            stage = getattr(state, "stage", state)
            matter = getattr(stage, "matter", None)
            met[case_id((source, case))[:4]].add(type(stage).__name__)
            met["matters"].add(matter.name if matter else "")
    both = {"Drafting", "Council", "Consent", "Deciding", "Calling", "Passing", "Playing"}
    assert met["nine"] >= both | {"Polling", "Appointing"}
    alone = {"Offering", "Offered", "Volunteering", "Choosing", "Placing", "Predicting"}
    assert met["sea-"] >= both | alone
    assert met["matters"] >= {matter.name for matter in Matter}
