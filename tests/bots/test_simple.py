"""The simple partners: always legal, honest, repeatable, and not careless."""

from __future__ import annotations

import pytest

from shipmates.bots import Bot, make
from shipmates.bots.foresight import loses_at_once, promise
from shipmates.bots.sense import Sense
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS, Distress, Setup, opening
from shipmates.planet9.actions import Action, Call, Play
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import State
from shipmates.planet9.tokens import Duty
from shipmates.tricks.cards import DECK, Card, CardSet
from shipmates.tricks.play import Trick
from tests.laws.games import CASES, RULES, a_game, a_setup, case_id
from tests.laws.unseen import shuffle_unseen
from tests.sample import in_turn

Case = tuple[Mission, int, bool]
SIMPLE = ("random", "cautious")
"""Those that think have tests of their own."""


def crew(level: str, seed: int) -> list[Bot]:
    return [make("planet9", level, Seeded(seed).fork(f"seat {seat}")) for seat in range(5)]


def play(setup: Setup, bots: list[Bot], seed: int) -> list[tuple[State, Seat, Action]]:
    dice, state, moves = Seeded(seed), opening(setup), list[tuple[State, Seat, Action]]()
    while RULES.outcome(state) is None:
        nature = RULES.chance(state, dice)
        seat = NATURE if nature else RULES.awaited(state)[0]
        action = nature or bots[seat].choose(RULES.look(state, seat))
        moves.append((state, seat, action))
        state = RULES.apply(state, seat, action)
    return [*moves, (state, NATURE, Call(None))]


def wins(level: str, mission: int, games: int) -> int:
    setup = Setup(MISSIONS[mission - 1], 4, distress=Distress.OFF)
    ends = [play(setup, crew(level, seed), seed)[-1][0] for seed in range(games)]
    outcomes = [RULES.outcome(state) for state in ends]
    return sum(outcome is not None and outcome.payoff[0] > 0 for outcome in outcomes)


@pytest.mark.parametrize("level", SIMPLE)
@pytest.mark.parametrize("case", in_turn(CASES), ids=case_id)
def test_bots_play_every_phase_of_every_mission_to_the_end(case: Case, level: str) -> None:
    for seed in range(2):
        moves = play(a_setup(case, seed), crew(level, seed), seed)
        assert all(
            action in RULES.look(state, seat).legal
            for state, seat, action in moves[:-1]
            if seat != NATURE
        )


@pytest.mark.parametrize("level", SIMPLE)
def test_the_same_dice_play_the_same_game(level: str) -> None:
    setup = Setup(MISSIONS[17], 4)
    assert play(setup, crew(level, 7), 7) == play(setup, crew(level, 7), 7)
    assert play(setup, crew(level, 7), 7) != play(setup, crew(level, 8), 8)


@pytest.mark.parametrize("level", SIMPLE)
@pytest.mark.parametrize("case", CASES[::7], ids=case_id)
def test_a_bot_does_the_same_in_worlds_that_look_the_same(case: Case, level: str) -> None:
    setup = a_setup(case, 3)
    for state, _, _ in a_game(setup, 3):
        for seat in RULES.awaited(state):
            other = shuffle_unseen(Seeded("another world"), state, seat)
            here = make("planet9", level, Seeded(1)).choose(RULES.look(state, seat))
            there = make("planet9", level, Seeded(1)).choose(RULES.look(other, seat))
            assert here == there


@pytest.mark.parametrize("case", CASES[::3], ids=case_id)
def test_cautious_never_loses_at_once_by_a_card_it_could_have_kept(case: Case) -> None:
    for state, seat, action in play(a_setup(case, 1), crew("cautious", 1), 1)[:-1]:
        if not isinstance(action, Play):
            continue
        after = RULES.outcome(RULES.apply(state, seat, action))
        if after is None or after.payoff[0] > 0:
            continue
        others = [RULES.outcome(RULES.apply(state, seat, a)) for a in RULES.legal(state, seat)]
        assert all(other is not None and other.payoff[0] == 0 for other in others)


def test_foresight_is_never_wrong() -> None:
    """What is foreseen as lost is lost, however the trick goes on."""
    foreseen = 0
    for case in CASES[::5]:
        for state, seat, action in a_game(a_setup(case, 5), 5):
            if seat == NATURE or not isinstance(action, Play):
                continue
            for choice in RULES.legal(state, seat):
                if isinstance(choice, Play) and loses_at_once(
                    RULES.look(state, seat), choice.card
                ):
                    foreseen += 1
                    assert always_lost(RULES.apply(state, seat, choice))
    assert foreseen > 20


def always_lost(state: State) -> bool:
    """Whether every way to finish this trick loses, with the hands as they are."""
    outcome = RULES.outcome(state)
    if outcome is not None:
        return outcome.payoff[0] == 0
    seat = RULES.awaited(state)[0]
    plays = [a for a in RULES.legal(state, seat) if isinstance(a, Play)]
    trick_open = getattr(state, "trick", None)
    if trick_open is None or not trick_open.cards:
        return False
    return all(always_lost(RULES.apply(state, seat, a)) for a in plays)


def test_cautious_is_a_better_partner_than_chance() -> None:
    assert wins("cautious", 1, 60) > wins("random", 1, 60) + 10
    assert wins("cautious", 4, 60) > wins("random", 4, 60) + 5


def test_cautious_follows_the_first_vote_for_distress() -> None:
    setup = Setup(MISSIONS[0], 4)
    state = opening(setup)
    dice = Seeded(2)
    bots = crew("cautious", 2)
    while Call(None) not in RULES.legal(state, Seat(0)):
        nature = RULES.chance(state, dice)
        seat = NATURE if nature else RULES.awaited(state)[0]
        state = RULES.apply(state, seat, nature or bots[seat].choose(RULES.look(state, seat)))
    voter = RULES.awaited(state)[0]
    left = RULES.legal(state, voter)[1]
    assert isinstance(left, Call)
    assert left.way is not None
    assert bots[voter].choose(RULES.look(state, voter)) == Call(None)
    state = RULES.apply(state, voter, left)
    for seat in RULES.awaited(state):
        assert bots[seat].choose(RULES.look(state, seat)) == left


@pytest.mark.parametrize(
    ("better", "worse"), [("P9 P8", "P2 P3"), ("T3 T2", "B1 B2"), ("P5 P9", "P5")]
)
def test_promise_prefers_the_stronger_hand(better: str, worse: str) -> None:
    task = Card.parse("P5")
    assert promise(CardSet.parse(better), task) > promise(CardSet.parse(worse), task)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="no bot 'genius': expected random or cautious"):
        make("planet9", "genius", Seeded(1))


PINK_3 = Card.parse("P3")


def mind(hand: str, table: str, *, leader: int, owner: int) -> Sense:
    """Seat 0 is to play; somebody has to win the pink 3."""
    trick = Trick(Seat(leader), tuple(map(Card.parse, table.split())))
    held = CardSet.parse(hand)
    unseen = DECK - held - CardSet.of(trick.cards)
    due = (Duty(PINK_3, None, Seat(owner)),)
    return Sense(Seat(0), 4, held, trick, unseen, due, CardSet())


@pytest.mark.parametrize(
    ("hand", "table", "leader", "owner", "better", "worse"),
    [
        pytest.param("P9 P1", "P3", 3, 0, "P9", "P1", id="wins its own task"),
        pytest.param("P9 P1", "P3 P5", 2, 3, "P1", "P9", id="leaves it to its owner"),
        pytest.param("P3 P5", "P9", 3, 3, "P3", "P5", id="gives the card to its owner"),
        pytest.param("P3 P5", "P9", 3, 2, "P5", "P3", id="keeps it from the wrong winner"),
        pytest.param("P9 B5", "", 0, 0, "P9", "B5", id="leads the sure card of its task"),
        pytest.param("P9 P2", "", 0, 2, "P2", "P9", id="leads low for another's task"),
    ],
)
def test_card_sense(
    hand: str, table: str, leader: int, owner: int, better: str, worse: str
) -> None:
    sense = mind(hand, table, leader=leader, owner=owner)
    assert sense.worth(Card.parse(better)) > sense.worth(Card.parse(worse))
