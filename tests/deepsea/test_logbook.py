"""What the logbook counts. How it is kept is told in tests/campaign."""

from __future__ import annotations

from shipmates.campaign import Attempt, Logbook, attempt_of
from shipmates.deepsea import MISSIONS, Distress, epilogue, opening
from shipmates.deepsea.actions import Exchange
from shipmates.deepsea.missions import EPILOGUE
from shipmates.deepsea.stages import Redealing, Repairing
from shipmates.deepsea.state import Over, State
from tests.clauses import clause
from tests.deepsea.tables import (
    brief,
    deal,
    give,
    lay,
    nature,
    of,
    play,
    setup,
    stage,
    table,
    take,
    vote,
)

WHEN = "2100-01-01T00:00:00+00:00"


def attempt(mission: int, *, won: bool, distress: bool = False, difficulty: int = 0) -> Attempt:
    return Attempt(
        mission, 4, won=won, distress=distress, because="x", when=WHEN, difficulty=difficulty
    )


def told(*attempts: Attempt) -> Logbook:
    return Logbook("deepsea", attempts=attempts)


@clause("DS-LOG-1")
def test_a_mission_counts_its_attempts_and_one_for_distress() -> None:
    lost, won = attempt(4, won=False), attempt(4, won=True)
    sent = attempt(4, won=False, distress=True)
    assert told(won).score(4) == 1
    assert told(lost, lost, won).score(4) == 3
    assert told(sent, won).score(4) == 3
    assert told(sent, sent, won).score(4) == 4
    assert told(lost).score(4) is None


@clause("DS-DIST-4")
def test_the_signal_stays_active_until_the_mission_is_won() -> None:
    book = told(attempt(4, won=False, distress=True), attempt(4, won=False))
    assert book.distress(4) is Distress.ACTIVE
    assert book.distress(5) is Distress.OFFERED
    assert book.after(attempt(4, won=True)).distress(4) is Distress.OFFERED


def passed(distress: Distress, votes: str) -> State:
    """Mission 8, voted on and lost with the first trick if cards were passed."""
    hands = "P9 B9 P1 | P2 B1 | P3 B2 | P4 B3"
    state = vote(table(hands, 8, distress=distress), votes)
    if "none" not in votes:
        state = give(state, "P1 P2 P3 P4")
    return state


@clause("DS-DIST-4", "DS-LOG-1")
def test_a_pass_is_entered() -> None:
    for distress, votes, entered in (
        (Distress.OFFERED, "left left left left", True),
        (Distress.OFFERED, "none", False),
        (Distress.ACTIVE, "none", True),
    ):
        state = passed(distress, votes)
        line = "P9 P1 P2 P3" if entered and "left" in votes else "P9 P2 P3 P4"
        over = play(state, f"{line} B9 B1 B2 B3")
        assert attempt_of(of(over, Over), when=WHEN).distress == entered


@clause("DS-LOG-2")
def test_a_repair_or_a_new_deal_is_no_attempt_of_its_own() -> None:
    repaired = lay(table("P9 | P1 | P2 | P3", 2), "T74 T75")
    stage(repaired, Repairing)
    once = take(nature(repaired, Exchange("T75", "T01")), "T01 T74")
    entered = attempt_of(of(play(once, "P9 P1 P2 P3"), Over), when=WHEN)
    assert told(entered).tries(2) == 1
    redealt = lay(table("T14", 3), "T32")
    stage(redealt, Redealing)
    dealt = deal(brief(redealt).setup, "P9 T4 | P1 | P2 | T1", line="P9 P1 P2 T1")
    again = play(take(nature(redealt, dealt), "T32"), "P9 P1 P2 T1")
    assert told(attempt_of(of(again, Over), when=WHEN)).tries(3) == 1


@clause("DS-LOG-3")
def test_missions_may_be_played_in_any_order() -> None:
    for page in (*MISSIONS, epilogue(30)):
        opening(setup(page))
    book = told(attempt(20, won=True), attempt(3, won=True))
    assert book.completed == (3, 20)


@clause("DS-EPI-1", "DS-EPI-2")
def test_the_epilogue_begins_at_18_and_does_not_count_attempts() -> None:
    assert told().next_step == 18
    lost = attempt(EPILOGUE, won=False, difficulty=18, distress=True)
    won = attempt(EPILOGUE, won=True, difficulty=18)
    assert told(lost).next_step == 18
    book = told(lost, lost, won)
    assert (book.next_step, book.best, book.total) == (19, 18, 0)
    assert told(lost).distress(EPILOGUE) is Distress.ACTIVE
    assert book.distress(EPILOGUE) is Distress.OFFERED
