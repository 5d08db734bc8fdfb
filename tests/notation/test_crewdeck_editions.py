from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from shipmates.crewdeck import USUAL, Edition
from shipmates.crewdeck.editions import NUMBERS, Species
from shipmates.notation import read_edition, write_edition
from shipmates.notation.crewdeck.edition import KEYS, NAMES
from tests.notation.crewdeck_strategies import editions

KNOWN = Edition()
"""The usual numbers, every one of them read off somebody's cards."""


@given(edition=editions())
def test_what_is_written_is_read_again(edition: Edition) -> None:
    text = write_edition(edition)
    assert read_edition(text) == edition
    assert hash(read_edition(text)) == hash(edition)
    assert write_edition(read_edition(text)) == text


def test_a_file_that_says_nothing_is_the_usual_edition() -> None:
    assert read_edition("# all is as it was\n") == USUAL
    assert write_edition(USUAL) == ""


def test_what_is_given_is_known_and_the_rest_stays_assumed() -> None:
    edition = read_edition("human = -6\nmost-players = 4\n")
    known = USUAL.assumed - {"human", "most_players"}
    assert edition == replace(USUAL, human=6, assumed=known)


def test_what_is_given_can_be_assumed_all_the_same() -> None:
    edition = read_edition("human = -6\ngeneralist = -6\nassumed = ['generalist']\n")
    assert edition == replace(USUAL, human=6, generalist=6, assumed=USUAL.assumed - {"human"})


def test_what_the_rulebook_prints_can_be_doubted() -> None:
    edition = read_edition("assumed = ['solo-payroll']\n")
    assert edition == replace(USUAL, assumed=USUAL.assumed | {"solo_payroll"})
    assert read_edition(write_edition(edition)) == edition


def test_costs_may_have_their_minus_or_not() -> None:
    printed = read_edition(
        "human = -6\npayroll = [-1, -2, -3, -5, -8, -10]\nsolo-payroll = [-1, -5, -10]"
    )
    assert printed == read_edition(
        "human = 6\npayroll = [1, 2, 3, 5, 8, 10]\nsolo-payroll = [1, 5, 10]"
    )
    assert (printed.human, printed.payroll) == (6, (1, 2, 3, 5, 8, 10))


def test_costs_are_written_as_they_are_printed() -> None:
    assert write_edition(KNOWN) == (
        "chart = [4, 9, 16, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135]\n"
        "values = [5, 4, 3, 2, 1]\n"
        "human = -5\n"
        "generalist = -5\n"
        "human-generalist = -10\n"
        "humans = 1\n"
        "generalists = 1\n"
        "human-generalists = 4\n"
        "payroll = [-1, -2, -3, -5, -7, -10]\n"
        "payroll-copies = 5\n"
        "most-players = 4\n"
        'species = { orange = "ondriox", purple = "kraith", blue = "thaymerian", '
        'red = "burrel", green = "kandra" }\n'
    )


def test_a_chart_that_ends_with_a_whole_ship_goes_on_by_its_last_step() -> None:
    chart = "chart = [3, 8, 15, 24, 35, 45, 55, 65, 75, 85, 95, 105, 117]"
    edition = read_edition(chart)
    assert edition.chart[-3:] == (117, 129, 141)
    assert "chart" in edition.assumed
    assert "chart" not in read_edition(chart.replace("117", "117, 129, 141")).assumed


def test_a_species_may_be_written_with_a_capital_and_in_any_order() -> None:
    edition = read_edition(
        "species.green = 'Burrel'\nspecies.red = 'KANDRA'\nspecies.blue = 'thaymerian'\n"
        "species.orange = 'ondriox'\nspecies.purple = 'kraith'\n"
    )
    assert edition.species == (
        Species.ONDRIOX,
        Species.KRAITH,
        Species.THAYMERIAN,
        Species.KANDRA,
        Species.BURREL,
    )


def test_every_number_has_its_key() -> None:
    assert tuple(NAMES.values()) == NUMBERS
    assert ("game", *NAMES, "assumed") == KEYS
