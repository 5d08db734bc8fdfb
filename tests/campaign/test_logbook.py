"""The arithmetic of the logbook."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shipmates.campaign import OWN, Attempt, Logbook, Page
from shipmates.planet9 import Distress
from tests.campaign.lines import (
    MISSIONS,
    a_logbook,
    broken_off,
    lost,
    won,
)
from tests.campaign.strategies import attempts, logbooks
from tests.clauses import clause

FROM_1_TO_50 = a_logbook(*map(won, MISSIONS))


def test_a_fresh_logbook_begins_with_mission_1() -> None:
    blank = Logbook()
    assert (blank.next_mission, blank.total, blank.completed) == (1, 0, ())
    assert blank.page(7) == Page(tries=0, distress=False, done=False)


@clause("P9-LOG-1")
def test_the_successful_attempt_counts_too() -> None:
    logbook = a_logbook(lost(3), lost(3), won(3))
    assert (logbook.tries(3), logbook.score(3), logbook.total) == (3, 3, 3)


@clause("P9-LOG-1")
def test_a_mission_is_entered_when_it_is_won_and_not_before() -> None:
    logbook = a_logbook(won(1), lost(2), lost(2))
    assert (logbook.tries(2), logbook.done(2), logbook.score(2)) == (2, False, None)
    assert (logbook.total, logbook.completed) == (1, (1,))


@clause("P9-DIST-8")
def test_distress_adds_one_however_often_it_was_used() -> None:
    logbook = a_logbook(lost(4, distress=True), lost(4, distress=True), won(4, distress=True))
    assert logbook.score(4) == 4


@clause("P9-DIST-8")
def test_distress_in_a_lost_attempt_is_still_paid_for_at_the_end() -> None:
    assert a_logbook(lost(4, distress=True), won(4)).score(4) == 3


@clause("P9-DIST-7")
def test_distress_stays_active_until_the_mission_is_won() -> None:
    logbook = a_logbook(lost(4, distress=True))
    assert logbook.distress(4) is Distress.ACTIVE
    assert logbook.after(lost(4)).distress(4) is Distress.ACTIVE
    assert logbook.after(won(4)).distress(4) is Distress.OFFERED


@clause("P9-DIST-7")
def test_another_mission_starts_with_distress_inactive() -> None:
    assert a_logbook(lost(4, distress=True)).distress(5) is Distress.OFFERED


def test_an_attempt_given_up_counts_as_a_lost_one() -> None:
    assert a_logbook(broken_off(2), won(2)).score(2) == 2


def test_once_a_mission_is_won_playing_it_again_changes_nothing() -> None:
    logbook = a_logbook(lost(2), won(2))
    again = logbook.after(lost(2, distress=True)).after(won(2))
    assert again.page(2) == logbook.page(2) == Page(tries=2, done=True)
    assert again.distress(2) is Distress.OFFERED
    assert len(again.attempts) == 4


def test_own_missions_are_listed_and_not_counted() -> None:
    logbook = a_logbook(won(OWN), lost(OWN, distress=True))
    assert (logbook.total, logbook.completed, logbook.next_mission) == (0, (), 1)
    assert (logbook.tries(OWN), logbook.done(OWN), logbook.score(OWN)) == (0, False, None)
    assert logbook.distress(OWN) is Distress.OFFERED
    assert len(logbook.attempts) == 2


@pytest.mark.parametrize(
    ("story", "then"),
    [
        ((won(1),), 2),
        ((lost(1),), 1),
        ((won(1), lost(2)), 2),
        ((won(7),), 8),
        ((won(8), won(7)), 9),
        ((won(50),), 1),
        ((won(1), won(50)), 2),
        ((won(7), won(OWN)), 8),
        ((won(7), lost(7)), 8),
    ],
    ids=[
        "on to the next",
        "try again",
        "try again, later",
        "any order",
        "what is won already is left out",
        "after 50 from the beginning",
        "where it is not won yet",
        "own missions lead nowhere",
        "a mission won stays won",
    ],
)
def test_the_next_mission(story: tuple[Attempt, ...], then: int) -> None:
    assert a_logbook(*story).next_mission == then


def test_after_all_fifty_there_is_no_next_mission() -> None:
    assert FROM_1_TO_50.next_mission is None
    assert FROM_1_TO_50.completed == tuple(MISSIONS)
    assert FROM_1_TO_50.total == 50


@clause("P9-LOG-3")
def test_won_backwards_the_score_is_the_same() -> None:
    backwards = a_logbook(*map(won, reversed(MISSIONS)))
    assert (backwards.total, backwards.next_mission) == (50, None)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (lambda: won(-1), "no mission has the number -1"),
        (lambda: replace(won(1), players=1), "no game is for 1"),
        (lambda: replace(won(1), players=6), "no game is for 6"),
        (lambda: replace(won(1), given_up=True), "given up is not won"),
        (lambda: replace(won(1), record="x.txt"), "no record"),
        (lambda: replace(won(1), record="/records/x.txt"), "no record"),
        (lambda: replace(won(1), record="records/../x.txt"), "no record"),
    ],
)
def test_a_line_that_cannot_be_is_refused(written: Callable[[], Attempt], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        written()


def test_a_logbook_has_the_missions_of_its_game_and_no_others() -> None:
    with pytest.raises(ValueError, match="50 missions"):
        Logbook().after(won(51))
    with pytest.raises(ValueError, match="no game 'whist'"):
        Logbook("whist")


def the_long_way(logbook: Logbook, mission: int) -> tuple[int, int | None, bool]:
    """Tries, score and distress, counted by hand from the list of attempts."""
    tries, used, success = 0, 0, False
    for attempt in logbook.attempts:
        if attempt.mission == mission and not success:
            tries += 1
            used = 1 if attempt.distress else used
            success = attempt.won
    return tries, tries + used if success else None, used == 1 and not success


@given(logbooks)
def test_every_page_is_what_counting_by_hand_says(logbook: Logbook) -> None:
    total = 0
    for mission in MISSIONS:
        tries, score, active = the_long_way(logbook, mission)
        assert logbook.tries(mission) == tries
        assert logbook.score(mission) == score
        assert logbook.done(mission) == (score is not None)
        assert (logbook.distress(mission) is Distress.ACTIVE) == active
        total += score or 0
    assert logbook.total == total


@given(logbooks)
def test_missions_do_not_touch_each_other(logbook: Logbook) -> None:
    by_mission = tuple(sorted(logbook.attempts, key=lambda attempt: attempt.mission))
    assert replace(logbook, attempts=by_mission).pages == logbook.pages


@given(logbooks, attempts())
def test_one_attempt_more_changes_one_page_at_most_and_never_a_score(
    logbook: Logbook, attempt: Attempt
) -> None:
    after = logbook.after(attempt)
    changed = {m for m in MISSIONS if after.page(m) != logbook.page(m)}
    assert changed <= {attempt.mission}
    assert all(after.score(m) == logbook.score(m) for m in logbook.completed)
    assert after.total >= logbook.total
    assert set(after.completed) >= set(logbook.completed)


@given(logbooks)
def test_the_next_mission_is_one_to_be_won(logbook: Logbook) -> None:
    following = logbook.next_mission
    assert following is not None
    assert following in MISSIONS
    assert not logbook.done(following)


@given(st.permutations(MISSIONS), st.integers(0, 50))
def test_following_the_advice_all_missions_are_won_once(order: list[int], begun: int) -> None:
    logbook = a_logbook(*map(won, order[:begun]))
    while (following := logbook.next_mission) is not None:
        logbook = logbook.after(won(following))
    assert len(logbook.attempts) == logbook.total == 50


@given(logbooks, st.lists(attempts(), max_size=3))
def test_a_logbook_continues_what_it_grew_from(logbook: Logbook, more: list[Attempt]) -> None:
    grown = logbook
    for attempt in more:
        grown = grown.after(attempt)
    assert grown.continues(logbook)
    assert logbook.continues(grown) == (not more)
    assert not replace(grown, crew=logbook.crew + "!").continues(logbook)
