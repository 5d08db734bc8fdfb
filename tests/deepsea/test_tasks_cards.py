"""Tasks about cards won: named ones, counts, comparisons of colours."""

from __future__ import annotations

from shipmates.deepsea.state import Over
from shipmates.tricks.tasks import Verdict
from tests.clauses import clause
from tests.deepsea.stories import fate, fates, story
from tests.deepsea.tables import ended, last

ENDS_WITH_NINES = "p P b B g G y Y T 9", "1 1 1 1 1 1 1 1 0 0"


def right(table: str) -> None:
    """Every line of the table comes true."""
    for was, should in fates(table):
        assert was == should


@clause("DS-TASK-1")
def test_a_seat_wins_every_card_of_its_trick_its_own_included() -> None:
    right("""
        T01:1 | P3+P1+P2+B1 | 1 | won 1
        T01:1 | p           | 1 | won 1
        T05:1 | p1 p2 p3 b1 b2 b3 g1 g2 g3 y1 y2 y3 T | 1 1 1 1 1 1 1 1 1 1 1 1 0 | lost 13 | 3
    """)


@clause("DS-TASK-2")
def test_what_is_settled_stays_so_and_nothing_is_open_after_the_last_trick() -> None:
    tricks, winners = "p P b B g G y Y 9 T", "0 1 1 1 1 1 1 1 1 0"
    stands = [
        [verdict.value for verdict in last(state).verdicts]
        for stop in range(1, 11)
        for state in [story("T03:1 T78:0 T69:2 T01:0", tricks, winners, stop=stop)]
    ]
    assert stands[0] == ["open", "open", "open", "done"]
    assert stands[2] == ["done", "open", "open", "done"]
    assert stands[9] == ["done", "done", "failed", "done"]


@clause("DS-TASK-3")
def test_won_with_the_last_task_and_lost_with_the_first_failed() -> None:
    right("""
        T01:0 T03:1 | p b | 0 1 | won 2
        T01:0 T03:1 | p b | 1 1 | lost 1
        T03:1 T01:0 | p b | 0 2 | lost 2
        T01:0 T03:1 | p g | 0 1 | open
    """)
    lost = ended(story("T01:0 T03:1", "p b", "1 1"))
    assert lost == "lost duty-failed task=T01 owner=0 trick=1 winner=1 cards=P1 P4 P2 P3"


@clause("DS-TASK-4")
def test_nothing_is_told_that_follows_from_hands() -> None:
    before = last(story("T51:3 T68:0", "p P", "1 1", stop=0))
    assert before.verdicts == (Verdict.OPEN, Verdict.OPEN)
    # Seat 0 holds the four submarines and nothing else: it will win the last trick.
    tricks, winners = "p P b B g G y Y T2+P9+B9+G9 T4+Y9+T1+T3", "1 1 1 1 1 1 1 1 0 0"
    late = story("T77:3", tricks, winners, stop=9)
    assert last(late).verdicts == (Verdict.OPEN,)
    assert ended(story("T77:3", tricks, winners)).startswith("lost")


@clause("DS-TASK-5")
def test_whole_tricks_and_voids_are_not_reasoned_about() -> None:
    tricks, winners = ENDS_WITH_NINES
    # Whoever wins the last trick gets all four nines, so nobody gets two: it is not said.
    assert ended(story("T18:0", tricks, winners, stop=9)) == ""
    assert fate("T18:0", tricks, winners) == "lost 10"


@clause("DS-TASK-6")
def test_a_submarine_has_no_value_of_a_colour() -> None:
    right("""
        T36:1 | T1+P2+P3+P4 | 1 | open
        T36:1 | p           | 1 | lost 1
        T52:1 | T2+P1+P3+P4 | 1 | open
        T57:1 | T4+P8+P1+P2 | 0 | open
    """)


@clause("DS-TASK-7")
def test_named_cards_in_any_tricks() -> None:
    right("""
        T01:1 | p       | 2       | lost 1
        T15:1 | p b g y | 1 1 1 1 | won 4
        T15:1 | p b g y | 1 1 1 2 | lost 4
        T15:1 | p b P g | 1 1 0 2 | lost 4
        T13:2 | p b     | 1 2     | won 2
    """)


@clause("DS-TASK-8")
def test_exactly_so_many_cards() -> None:
    nines = "P9+P1+P2+P3 B9+B1+B2+B3 G9+G1+G2+G3 Y9+Y1+Y2+Y3"
    right(f"""
        T18:1 | {nines} | 1 1 2 3 | won 4
        T18:1 | {nines} | 1 1 1 2 | lost 3
        T18:1 | {nines} | 2 2 2 1 | lost 3
        T19:0 | P B     | 1 1     | lost 2
        T19:0 | P B G Y | 0 0 0 1 | won 4
        T23:0 | p       | 0       | lost 1
        T29:0 | T       | 0       | lost 1
        T30:1 | T1+P1+P2+P3 T3+G1+G2+G3 T2+B1+B2+B3 T4+Y1+Y2+Y3 | 1 2 1 0 | won 4
        T31:0 | T1+P1+P2+P3 T3+G1+G2+G3 | 1 2 | lost 2
    """)


@clause("DS-TASK-9")
def test_at_least_so_many_cards() -> None:
    right("""
        T20:0 | P B   | 0 0   | won 2
        T20:0 | P B G | 1 1 1 | lost 3
        T27:0 | p P   | 0 0   | won 2
        T27:0 | p P   | 1 0   | open
        T27:0 | p P   | 1 1   | lost 2
        T22:0 | 9     | 0     | won 1
    """)


@clause("DS-TASK-10")
def test_none_of_a_kind() -> None:
    right("""
        T34:0 | 9       | 0         | lost 1
        T34:0 | p 9     | 1 1       | won 2
        T38:2 | p       | 2         | lost 1
        T43:0 | p P b B 9 | 1 1 1 1 1 | won 5
        T43:0 | g b     | 0 0       | lost 2
        T40:0 | T p     | 0 1       | open
        T39:0 | T       | 0         | lost 1
        T39:1 | T       | 0         | won 1
    """)


@clause("DS-TASK-11")
def test_every_part_of_a_task() -> None:
    subs = "T1+P1+P2+P3 T4+B1+B2+B3 T3+G1+G2+G3 T2+Y1+Y2+Y3"
    right(f"""
        T26:0 | p       | 0       | lost 1
        T26:0 | b p     | 0 1     | open
        T32:1 | {subs}  | 1 0 2 3 | won 4
        T32:1 | {subs}  | 1 0 2 1 | lost 4
        T33:3 | {subs}  | 1 0 2 3 | won 4
        T32:1 | T       | 0       | lost 1
        T50:0 | p b g y | 0 0 0 0 | won 4
        T50:0 | p b g P | 0 0 0 0 | open
        T50:0 | p P 9   | 1 1 1   | lost 3
    """)


@clause("DS-TASK-12")
def test_a_choice_is_done_with_one_part() -> None:
    right("""
        T51:0 | p P 9   | 0 0 0   | won 3
        T51:0 | p b g P | 1 1 1 0 | open
        T51:0 | p b g y | 1 1 1 1 | lost 4
        T51:0 | p 9     | 1 1     | lost 2
    """)


@clause("DS-TASK-27")
def test_more_of_one_colour_than_of_another() -> None:
    right("""
        T45:0 | p P 9 g   | 0 0 0 1   | won 4
        T45:0 | g G p P   | 0 0 1 1   | lost 3
        T45:0 | p g P 9   | 0 0 1 1   | lost 4
        T46:0 | y Y b B   | 0 0 1 1   | won 3
        T47:0 | p y P Y 9 | 0 0 1 1 1 | won 5
        T47:0 | p P y Y 9 | 1 1 1 1 1 | lost 5
        T47:0 | p P y Y   | 0 0 1 1   | lost 3
    """)


@clause("DS-DEAL-2")
def test_with_three_seats_one_card_lies_in_no_trick() -> None:
    tricks = "p1 p2 p3 b1 b2 b3 g1 g2 g3 y1 y2 y3 T"
    over = story("T05:1", tricks, "1 " * 12 + "0", players=3)
    assert isinstance(over, Over)
    assert len(last(over).ledger.tricks) == 13
    assert str(last(over).hands.all) == "T3"
