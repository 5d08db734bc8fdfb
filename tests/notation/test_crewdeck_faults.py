from __future__ import annotations

import pytest

from shipmates.crewdeck import Setup
from shipmates.notation import Faulty, check, read_crewdeck, read_edition, write_record
from shipmates.words import LOCALES, Words
from shipmates.words import crewdeck as say
from tests.notation.crewdeck_faults import EDITIONS, HEAD, PLACED, REFUSED, UNREADABLE
from tests.notation.crewdeck_strategies import RULES, a_record


@pytest.mark.parametrize(("text", "faults"), UNREADABLE.items(), ids=range(len(UNREADABLE)))
def test_a_line_that_cannot_be_read_is_named(text: str, faults: str) -> None:
    with pytest.raises(Faulty) as caught:
        read_crewdeck(text)
    assert str(caught.value) == faults


@pytest.mark.parametrize(("text", "faults"), REFUSED.items(), ids=range(len(REFUSED)))
def test_a_move_the_rules_refuse_is_named(text: str, faults: str) -> None:
    parsed = read_crewdeck(text)
    with pytest.raises(Faulty) as caught:
        check(parsed)
    assert str(caught.value) == faults


@pytest.mark.parametrize(("text", "faults"), EDITIONS.items(), ids=range(len(EDITIONS)))
def test_a_mistake_in_an_edition_is_named_with_its_line(text: str, faults: str) -> None:
    with pytest.raises(Faulty) as caught:
        read_edition(text)
    assert str(caught.value) == faults


def test_every_line_that_cannot_be_read_is_named() -> None:
    text = f"{HEAD}frame no\n\n0 plase OP 0 0\n3 post 1\nhello\nnature post 1\noutcome tied\n"
    with pytest.raises(Faulty) as caught:
        read_crewdeck(text)
    assert [(fault.line, fault.note.code) for fault in caught.value.faults] == [
        (6, "fault-word"),
        (8, "fault-action-near"),
        (9, "fault-seat-empty"),
        (10, "fault-line"),
        (11, "fault-mover"),
        (12, "fault-word"),
    ]


def test_a_record_that_goes_right_says_so() -> None:
    assert len(check(read_crewdeck(PLACED))) == 19


def _long_game() -> list[str]:
    """Four players without wild cards shuffle the discards twice."""
    record = a_record(Setup(4, wilds=False), 1)
    outcome = RULES.outcome(check(read_crewdeck(write_record(record)))[-1])
    return write_record(record, outcome).splitlines()


def test_a_reshuffle_is_told_which_cards_were_discarded() -> None:
    lines = _long_game()
    place = next(i for i, line in enumerate(lines) if line.startswith("nature reshuffle"))
    *kept, gone = lines[place].split()
    lines[place] = " ".join((*kept, "HG"))
    with pytest.raises(Faulty) as caught:
        check(read_crewdeck("\n".join(lines)))
    assert str(caught.value) == (
        f"line {place + 1}: fault-deck-missing cards={gone}\n"
        f"line {place + 1}: fault-deck-excess cards=HG"
    )


def test_nothing_can_be_done_when_it_is_over_and_the_outcome_must_be_right() -> None:
    *lines, end = _long_game()
    after = "\n".join((*lines, "0 post 1"))
    with pytest.raises(Faulty, match=f"^line {len(lines) + 1}: over$"):
        check(read_crewdeck(after))
    other = "\n".join((*lines, "outcome won most-points seat=0 points=999"))
    with pytest.raises(Faulty) as caught:
        check(read_crewdeck(other))
    found = end.removeprefix("outcome ")
    assert str(caught.value) == f"line {len(lines) + 1}: fault-outcome-differs found={found}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mistake_can_be_said(locale: str) -> None:
    words = Words(locale)
    for read, texts in ((_replayed, (*UNREADABLE, *REFUSED)), (read_edition, EDITIONS)):
        for text in texts:
            with pytest.raises(Faulty) as caught:
                read(text)
            told = [say.fault(words, fault) for fault in caught.value.faults]
            assert all(line.startswith(("Line ", "Ligne ")) for line in told)


def _replayed(text: str) -> object:
    return check(read_crewdeck(text))


def test_a_mistake_reads_well_in_both_languages() -> None:
    with pytest.raises(Faulty) as caught:
        read_edition("values = [1, 2, 3, 4, 5]\nsolo-payroll = [-1, -5]\n")
    assert [say.fault(Words("en"), fault) for fault in caught.value.faults] == [
        "Line 1: The numbers in “values” must not rise: a rarer card is worth at least as "
        "much as a more common one.",
        "Line 2: “solo-payroll” must hold 3 numbers, not 2.",
    ]
    with pytest.raises(Faulty) as caught:
        read_crewdeck(f"{HEAD}0 recruit 0")
    (fault,) = caught.value.faults
    assert say.fault(Words("fr"), fault).replace("\N{NO-BREAK SPACE}", " ") == (
        "Ligne 6 : « 0 » n’est pas une équipe : les équipes sont numérotées à partir de 1."
    )
