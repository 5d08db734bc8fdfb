"""Tasks about tricks: how many, which, of what kind, and compared with others."""

from __future__ import annotations

from tests.clauses import clause
from tests.deepsea.test_tasks_cards import right

MOST = "1 2 2 2 2 2 2 2 2 0"


@clause("DS-TASK-13")
def test_exactly_so_many_tricks() -> None:
    right("""
        T68:0 | p     | 0     | lost 1
        T68:2 | all   | 1 1 1 1 1 1 1 1 1 0 | won 10
        T69:0 | all   | 1 1 1 1 1 1 1 1 1 0 | won 10
        T69:1 | p b   | 1 1   | lost 2
        T70:2 | p b g | 2 0 2 | open
        T70:2 | p b g | 2 2 2 | lost 3
        T71:0 | p P b B g G y | 1 1 1 1 1 1 1 | lost 7
    """)


@clause("DS-TASK-14")
def test_tricks_by_their_place() -> None:
    right(f"""
        T74:1 | p     | 1     | won 1
        T74:1 | p     | 0     | lost 1
        T75:0 | p b   | 0 0   | won 2
        T75:0 | p     | 1     | lost 1
        T76:0 | p b g | 0 0 0 | won 3
        T76:0 | p b g | 0 0 1 | lost 3
        T77:0 | all   | 1 1 1 1 1 1 1 1 1 0 | won 10
        T77:1 | all   | 1 1 1 1 1 1 1 1 1 0 | lost 10
        T78:0 | all   | 0 1 1 0 1 1 1 1 1 0 | won 10
        T78:0 | p     | 1     | lost 1
        T79:1 | p P   | 1 1   | lost 2
        T79:1 | all   | {MOST} | won 10
        T80:0 | all   | {MOST} | won 10
        T80:0 | p     | 0     | lost 1
    """)


@clause("DS-TASK-15")
def test_none_of_the_first_tricks() -> None:
    right("""
        T81:0 | p b g     | 1 1 1     | won 3
        T81:0 | p b g     | 1 1 0     | lost 3
        T82:0 | p b g y   | 1 1 1 1   | won 4
        T83:0 | p b g y   | 1 1 1 1   | open
        T83:0 | p b g y P | 1 1 1 1 1 | won 5
        T83:0 | p b g y P | 1 1 1 1 0 | lost 5
    """)


@clause("DS-TASK-16")
def test_only_leads_of_the_owner_count() -> None:
    right("""
        T95:0 | p     | 1     | lost 1
        T95:1 | p b g | 1 1 1 | lost 3
        T95:1 | p b y | 1 1 1 | open
        T96:1 | p g b | 1 1 1 | lost 3
        T95:3 | all   | 1 1 1 1 1 1 1 1 1 0 | won 9
        T95:0 | T p   | 0 0   | lost 2
    """)


@clause("DS-TASK-17", "DS-TASK-18")
def test_winning_with_a_value() -> None:
    right("""
        T52:0 | P2+P1+G1+Y1 | 0       | won 1
        T52:0 | p b g y     | 1 1 1 1 | lost 4
        T53:1 | P3+P1+P2+Y1 | 1       | won 1
        T54:0 | P5+P1+P2+P3 | 1       | open
        T54:1 | P5+P1+P2+P3 | 1       | won 1
        T55:0 | P6+P1+P2+P3 B6+B1+B2+B3 | 1 0 | won 2
        T56:0 | P7+P5+P1+P2 | 0       | won 1
        T56:0 | P7+P1+P2+P3 | 0       | open
        T57:0 | P8+P4+P1+P2 | 0       | open
        T57:0 | G4+G1+B8+G2 | 0       | won 1
        T57:0 | p b g y     | 1 1 1 1 | lost 4
        T58:0 | P6+P1+B6+P2 | 0       | won 1
        T58:0 | P6+P1+P2+P3 | 0       | open
    """)


@clause("DS-TASK-19")
def test_a_card_taken_by_submarine() -> None:
    right("""
        T59:1 | T1+P7+P1+P2 | 1 | won 1
        T59:0 | T1+P7+P1+P2 | 1 | lost 1
        T59:1 | P           | 1 | lost 1
        T60:0 | T2+G1+G9+G2 | 2 | lost 1
        T60:2 | T3+G1+G9+G2 | 2 | won 1
    """)


@clause("DS-TASK-20")
def test_all_cards_of_a_trick_are_of_a_kind() -> None:
    right("""
        T61:0 | p           | 0 | won 1
        T61:1 | T1+P1+P2+P3 | 1 | open
        T61:0 | P7+P1+P2+P3 | 0 | open
        T62:0 | P9+P6+P7+P8 | 0 | won 1
        T62:0 | P9+P5+P7+P8 | 0 | open
        T63:0 | P8+P2+P4+P6 | 0 | won 1
        T63:1 | T2+P4+P6+P8 | 1 | open
        T64:0 | P9+P1+P3+P5 | 0 | won 1
        T64:1 | T1+P3+P5+P7 | 1 | open
    """)


@clause("DS-TASK-21")
def test_the_sum_of_a_trick() -> None:
    right("""
        T65:0 | P9+P8+P7+P5    | 0 | won 1
        T65:0 | P9+P8+P7+P4    | 0 | open
        T65:0 | P9+P8+P7       | 0 | won 1 | 3
        T65:0 | P9+P8+P6       | 0 | open  | 3
        T65:0 | P9+P8+P7+P6+P2 | 0 | won 1 | 5
        T65:0 | P9+P8+P7+P6+P1 | 0 | open  | 5
        T66:0 | P5+P1+P2+P3    | 0 | won 1
        T66:0 | P6+P1+P2+P3    | 0 | open
        T66:1 | T1+P1+P2+P3    | 1 | open
        T66:0 | P4+P1+P2       | 0 | won 1 | 3
        T66:0 | P5+P1+P2       | 0 | open  | 3
        T66:0 | P5+P4+P3+P2+P1 | 0 | won 1 | 5
        T66:0 | P6+P4+P3+P2+P1 | 0 | open  | 5
        T67:0 | P9+P1+P4+P8    | 0 | won 1
        T67:0 | P9+P1+P5+P8    | 0 | won 1
        T67:0 | P9+P2+P5+P8    | 0 | open
        T67:0 | P9+P2+P3+P7    | 0 | open
    """)


@clause("DS-TASK-21")
def test_a_submarine_spoils_a_sum_whether_it_would_be_added_or_left_out() -> None:
    right("""
        T65:1 | T2+P9+B9+G9    | 1 | open
        T66:1 | T1+P1+P2+P3    | 1 | open
        T67:1 | T2+P5+P7+P8    | 1 | open
        T67:1 | T3+P6+P7+P9    | 1 | open
    """)


@clause("DS-TASK-22")
def test_as_many_of_one_colour_as_of_another_in_a_trick() -> None:
    right("""
        T48:0 | G9+G1+Y1+Y2 | 0 | won 1
        T48:0 | G9+G1+G2+Y2 | 0 | open
        T48:0 | p           | 0 | open
        T48:1 | T1+G1+Y1+G2 | 1 | open
        T48:1 | T1+G1+Y1+B2 | 1 | won 1
        T49:0 | P9+P1+B1+B2 | 0 | won 1
    """)


@clause("DS-TASK-23")
def test_the_last_trick_with_the_green_two() -> None:
    ends_green = "p P b B G y Y 9 T g"
    left_over = "p1 p2 p3 b1 b2 b3 y1 y2 y3 g2 g3 T3+G1+G3 T"
    right(f"""
        T17:0 | g | 0 | lost 1
        T17:0 | {ends_green} | 1 1 1 1 1 1 1 1 0 0 | won 10
        T17:1 | {ends_green} | 1 1 1 1 1 1 1 1 0 0 | lost 10
        T17:0 | {left_over} | 1 1 1 1 1 1 1 1 1 1 0 1 0 | lost 13 | 3
    """)


@clause("DS-TASK-24")
def test_tricks_in_a_row() -> None:
    right("""
        T84:0 | p b     | 0 0     | won 2
        T84:0 | p b g   | 0 1 0   | open
        T84:3 | all     | 1 1 1 1 1 1 1 1 1 0 | lost 9
        T85:0 | p b g   | 0 0 0   | won 3
        T85:0 | p b g y | 0 0 1 0 | open
        T85:0 | p b g y P | 1 0 0 0 0 | won 4
    """)


@clause("DS-TASK-25")
def test_exactly_so_many_tricks_in_a_row() -> None:
    right("""
        T86:1 | all   | 1 1 2 2 2 2 2 2 2 0 | won 10
        T86:1 | p b   | 1 2     | lost 2
        T86:1 | p b g | 1 1 1   | lost 3
        T86:1 | p b g y | 1 1 2 1 | lost 4
        T87:1 | all   | 2 1 1 1 2 2 2 2 2 0 | won 10
        T87:1 | p P b B g G y Y | 2 2 2 2 2 2 2 2 | lost 8
        T87:1 | p b g y | 1 1 2 2 | lost 3
    """)


@clause("DS-TASK-26")
def test_never_two_tricks_in_a_row() -> None:
    right("""
        T88:0 | p b   | 0 0   | lost 2
        T88:0 | p b g | 0 1 0 | open
        T88:3 | all   | 1 1 1 1 1 1 1 1 1 0 | won 9
        T88:0 | all   | 0 1 0 1 0 1 0 1 1 0 | won 9
    """)


@clause("DS-TASK-28")
def test_more_or_fewer_tricks_than_every_other() -> None:
    right("""
        T89:0 | p P b B g G | 0 0 0 0 0 0 | won 6
        T89:0 | all         | 0 1 0 1 0 1 0 1 1 0 | lost 9
        T90:3 | all         | 1 1 1 1 1 1 1 1 1 0 | lost 9
        T90:3 | p b g y P B | 0 0 1 1 2 2 | open
        T90:3 | all         | 0 1 2 0 1 2 0 1 1 0 | won 9
        T91:0 | p P b B g   | 0 0 0 0 0   | open
        T91:0 | p P b B g G | 0 0 0 0 0 0 | won 6
        T91:0 | p P b B g   | 1 1 2 2 3   | lost 5
        T91:0 | p1 p2 p3 b1 b2 b3    | 0 0 0 0 0 0   | open  | 3
        T91:0 | p1 p2 p3 b1 b2 b3 g1 | 0 0 0 0 0 0 0 | won 7 | 3
        T91:0 | p b g y     | 0 0 0 0     | open  | 5
        T91:0 | p b g y P   | 0 0 0 0 0   | won 5 | 5
    """)


@clause("DS-TASK-29")
def test_tricks_compared_with_the_captain() -> None:
    fives = "0 1 0 1 0 1 0 1 1 0"
    without_four = "p1 p2 p3 b1 b2 b3 g1 g2 g3 y1 y2 y3 T3+T1+T2"
    right(f"""
        T92:1 | p P b B g G | 1 1 1 1 1 1 | won 6
        T92:1 | all | {fives} | lost 10
        T93:1 | p P b B g G | 0 0 0 0 0 0 | won 6
        T93:1 | all | {fives} | lost 9
        T94:1 | all | {fives} | won 10
        T94:1 | p P b B g G | 1 1 1 1 1 1 | lost 6
        T94:2 | {without_four} | 1 1 1 1 1 1 1 1 1 1 1 1 1 | won 13 | 3
    """)
