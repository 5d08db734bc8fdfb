from __future__ import annotations

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Note, Record
from shipmates.kernel.laws import play_out
from shipmates.notation.faults import Fault, Faulty
from shipmates.notation.missions import read_mission
from shipmates.notation.record import check, read_record, write_record
from shipmates.planet9 import MISSIONS, VERSION, PlanetNine, Setup, opening
from shipmates.words import LOCALES, Words
from shipmates.words import planet9 as say

EN, FR = Words("en"), Words("fr")


def mistakes(words: Words, text: str) -> list[str]:
    with pytest.raises(Faulty) as caught:
        read_mission(text)
    return [say.fault(words, fault) for fault in caught.value.faults]


def test_every_mistake_in_a_mission_file_is_explained_with_its_line() -> None:
    text = 'taks = 3\ntasks = "two"\ntokens = ["2", "7"]\n'
    assert mistakes(EN, text) == [
        "Line 1: There is no key “taks” here. Did you mean “tasks”?",
        "Line 2: “tasks” must be a number, not a text.",
        "Line 3: This is no token; it must be one of: 1, 2, 3, 4, 5, >, >>, >>>, >>>>, omega.",
    ]


def test_a_mistake_in_french() -> None:
    (line,) = mistakes(FR, 'tasks = 2\ntokens = ["2"]\n')
    assert line == "Ligne 2\N{NO-BREAK SPACE}: Le jeton 2 demande aussi le jeton 1."


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "tasks = ",
        "tasks = 99",
        "tasks = 2\ntasks = 2",
        "tasks = 2\nhand-over = 1",
        'tasks = 2\nhandout = "lottery"',
        'tasks = 1\n[[rule]]\nwho = "crew"\ncards = "pnik"\ncount = "few"',
        'tasks = 1\n[[rule]]\nwho = "chosen"\ntricks = "none"\namong = [99, "first", 1]',
        "tasks = 1\n[[rule]]\nomega-last = true\nbalanced = 1",
        'tasks = 1\nstory.fr = "Il était une fois"\ntitle.x = ""',
    ],
)
def test_whatever_is_wrong_can_be_said(locale: str, text: str) -> None:
    for line in mistakes(Words(locale), text):
        assert line.startswith(("Line ", "Ligne "))


def test_an_illegal_move_in_a_record_is_explained_by_its_rule() -> None:
    dice, rules = Seeded(7), PlanetNine()
    game = play_out(rules, opening(Setup(MISSIONS[3], 4)), dice, lambda _, legal: legal[0])
    (_, deal), (_, lay), (seat, take), *_ = game.moves
    twice = ((NATURE, deal), (NATURE, lay), (seat, take), (seat, take))
    text = write_record(Record(VERSION, game.opening, twice))
    with pytest.raises(Faulty) as caught:
        check(read_record(text))
    (fault,) = caught.value.faults
    after = (seat + 1) % 4
    assert say.fault(EN, fault) == f"Line {fault.line}: It is seat {after}’s turn."


def test_a_refusal_within_a_file_names_seats_by_number() -> None:
    fault = Fault(1234, Illegal("radio-open", seat=2).note)
    assert say.fault(EN, fault) == (
        "Line 1234: seat 2 may still signal before the trick begins."
    )


def test_a_fault_without_words_is_an_error() -> None:
    with pytest.raises(KeyError):
        say.fault(EN, Fault(1, Note("fault-of-the-stars")))
