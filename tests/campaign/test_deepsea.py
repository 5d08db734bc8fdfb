"""The logbook of Deep Sea: tasks that lie aside, the clock, and the epilogue."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.campaign import OWN, Attempt, Logbook, attempt_of, codec, given_up
from shipmates.deepsea import MISSIONS, DeepSea, Distress, Setup, epilogue, opening
from shipmates.deepsea.state import Over, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE
from tests.campaign.lines import NOON
from tests.clauses import clause

RULES = DeepSea()


def tried(
    mission: int, *tasks: str, won: bool = True, step: int = 0, distress: bool = False
) -> Attempt:
    line = Attempt(mission, 4, won=won, distress=distress, because="tasks-done", when=NOON)
    return replace(line, difficulty=step, tasks=tasks)


def a_logbook(*attempts: Attempt) -> Logbook:
    return Logbook("deepsea", "Ada", attempts)


def a_game(setup: Setup, seed: int = 1) -> list[State]:
    dice, states = Seeded(seed), [opening(setup)]
    while RULES.outcome(states[-1]) is None:
        state = states[-1]
        action = RULES.chance(state, dice)
        seat = NATURE if action is not None else RULES.awaited(state)[0]
        states.append(RULES.apply(state, seat, action or dice.choice(RULES.legal(state, seat))))
    return states


def test_a_finished_game_remembers_its_tasks() -> None:
    over = a_game(Setup(MISSIONS[13], 4))[-1]
    assert isinstance(over, Over)
    attempt = attempt_of(over, when=NOON)
    duties = over.last.brief.duties
    assert attempt.tasks == tuple(duty.key for duty in duties)
    assert (attempt.mission, attempt.difficulty, attempt.timed) == (14, 6, False)


@pytest.mark.parametrize("mission", [1, 6, 20, 26])
def test_a_game_can_be_given_up_at_any_moment(mission: int) -> None:
    for state in a_game(Setup(MISSIONS[mission - 1], 4)):
        attempt = given_up(state, when=NOON)
        assert (attempt.mission, attempt.won, attempt.given_up) == (mission, False, True)


def test_the_clock_is_noted() -> None:
    over = a_game(Setup(MISSIONS[25], 4, timed=True))[-1]
    assert isinstance(over, Over)
    attempt = attempt_of(over, when=NOON)
    assert (attempt.timed, attempt.difficulty) == (True, 10)


@clause("DS-DRAW-3")
def test_what_was_used_lies_aside() -> None:
    logbook = a_logbook(tried(1, "T01"), tried(2, "T05", "T09", won=False))
    assert logbook.aside == ("T01", "T05", "T09")


@clause("DS-DRAW-3")
def test_when_a_card_comes_back_all_were_shuffled_again() -> None:
    logbook = a_logbook(tried(1, "T01"), tried(2, "T05"), tried(3, "T01", "T07"))
    assert logbook.aside == ("T01", "T07")


def test_the_same_tasks_again_shuffle_nothing() -> None:
    logbook = a_logbook(tried(1, "T01"), tried(2, "T05", won=False), tried(2, "T05"))
    assert logbook.aside == ("T01", "T05")


@clause("DS-DRAW-3")
def test_kept_tasks_shuffle_nothing_after_another_mission() -> None:
    logbook = a_logbook(
        tried(4, "T01"),
        tried(5, "T05", "T09", won=False),
        tried(6, "T11"),
        tried(5, "T05", "T09"),
    )
    assert logbook.aside == ("T01", "T05", "T09", "T11")


@clause("DS-DRAW-3")
def test_kept_tasks_of_which_one_was_replaced_shuffle_nothing() -> None:
    logbook = a_logbook(
        tried(5, "T05", "T09", won=False), tried(6, "T11"), tried(5, "T05", "T12")
    )
    assert logbook.aside == ("T05", "T09", "T11", "T12")


@clause("DS-DRAW-3")
def test_what_nobody_could_keep_was_shuffled_again() -> None:
    before = tried(5, "T05", won=False), tried(6, "T11")
    more = replace(tried(5, "T05"), players=5)
    assert a_logbook(*before, more).aside == ("T05",)
    won = tried(5, "T05"), tried(6, "T11"), tried(5, "T05")
    assert a_logbook(*won).aside == ("T05",)


@clause("DS-DRAW-3")
def test_new_tasks_for_the_same_mission_may_be_shuffled_again() -> None:
    logbook = a_logbook(tried(4, "T01"), tried(5, "T05", won=False), tried(5, "T01"))
    assert logbook.aside == ("T01",)


@clause("DS-DRAW-3")
def test_tasks_that_a_mission_prints_shuffle_nothing() -> None:
    printed = MISSIONS[31].fixed
    logbook = a_logbook(tried(4, printed[0], "T01"), tried(32, *printed))
    assert logbook.aside == (printed[0], "T01", *printed[1:])


def test_own_missions_and_own_cards_lay_nothing_aside() -> None:
    assert a_logbook(tried(OWN, "T01"), tried(1, "mine", "T02")).aside == ("T02",)


def test_only_what_was_lost_by_as_many_can_be_tried_again() -> None:
    logbook = a_logbook(tried(3, "T05", won=False))
    assert logbook.again(3, 4) == ("T05",)
    assert logbook.again(3, 5) == ()
    assert logbook.again(2, 4) == ()
    assert logbook.after(tried(3, "T06")).again(3, 4) == ()


@clause("DS-EPI-1")
def test_the_epilogue_begins_with_18_and_grows_by_one() -> None:
    assert (a_logbook().best, a_logbook().next_step) == (None, 18)
    logbook = a_logbook(tried(33, step=18), tried(33, step=19, won=False))
    assert (logbook.best, logbook.next_step) == (18, 19)


@clause("DS-EPI-2")
def test_attempts_at_the_epilogue_are_not_counted_but_distress_is_noted() -> None:
    logbook = a_logbook(tried(33, step=18, won=False, distress=True))
    assert (logbook.total, logbook.completed, dict(logbook.pages)) == (0, (), {})
    assert logbook.distress(33) is Distress.ACTIVE
    assert logbook.after(tried(33, step=18)).distress(33) is Distress.OFFERED


@clause("DS-LOG-1")
def test_a_mission_won_costs_its_attempts_and_one_for_distress() -> None:
    logbook = a_logbook(tried(4, won=False), tried(4, won=False, distress=True), tried(4))
    assert logbook.score(4) == 4


def test_the_next_mission_stays_within_the_logbook() -> None:
    assert a_logbook(*(tried(n) for n in range(1, 33))).next_mission is None
    assert a_logbook(tried(33, step=18)).next_mission == 1


def test_there_is_nothing_after_the_epilogue() -> None:
    with pytest.raises(ValueError, match="33"):
        a_logbook(tried(34))
    with pytest.raises(ValueError, match="easy"):
        tried(1, step=-1)


def test_the_file_keeps_all_of_it() -> None:
    own = replace(tried(OWN, "mine"), timed=True)
    logbook = a_logbook(own, tried(33, "T01", "T02", step=21, distress=True))
    assert codec.read(codec.write(logbook)) == logbook
    assert b"challenge" not in codec.write(logbook)


@pytest.mark.parametrize("tasks", ['"T01"', '["T01", 2]'])
def test_tasks_are_a_list_of_keys(tasks: str) -> None:
    raw = codec.write(a_logbook(tried(1, "T01"))).decode().replace('["T01"]', tasks)
    with pytest.raises(codec.Unfit) as unfit:
        codec.read(raw.encode())
    assert dict(unfit.value.note.params) == {"place": "attempts[0].tasks"}


def test_the_epilogue_is_a_mission_like_any_other() -> None:
    over = a_game(Setup(epilogue(20), 3))[-1]
    assert isinstance(over, Over)
    attempt = attempt_of(over, when=NOON)
    assert (attempt.mission, attempt.difficulty) == (33, 20)
