from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from shipmates.crewdeck import USUAL, Edition
from shipmates.crewdeck.editions import NUMBERS
from shipmates.words import LOCALES, Words, rules
from shipmates.words.rules import Paragraph, Points, Section, Table
from tests.clauses import clause
from tests.meta.fluent_files import ids

EN = Words("en")


class Overheard(Words):
    """Remembers what was asked for."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale)
        self.said = set[str]()

    def text(self, code: str, /, **params: str | int) -> str:
        self.said.add(code)
        return super().text(code, **params)


def texts(page: tuple[Section, ...]) -> Iterator[str]:
    for section in page:
        yield section.title
        for block in section.blocks:
            match block:
                case Paragraph(text):
                    yield text
                case Points(items):
                    yield from items
                case Table(_, head, rows):
                    yield from head
                    yield from (cell for row in rows for cell in row)


def tables(page: tuple[Section, ...]) -> dict[str, Table]:
    return {
        block.title: block
        for section in page
        for block in section.blocks
        if isinstance(block, Table)
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", rules.GAMES)
def test_every_game_has_a_page(locale: str, game: str) -> None:
    words = Words(locale)
    page = rules.page(words, game)
    assert rules.title(words, game)
    assert len(page) >= 12
    assert all(section.title and section.blocks for section in page)
    assert all(texts(page))
    for table in tables(page).values():
        assert {len(row) for row in table.rows} == {len(table.head)}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_of_the_rules_stands_on_a_page(locale: str) -> None:
    words = Overheard(locale)
    other = replace(USUAL, human=6, assumed=USUAL.assumed | {"solo_payroll", "solo_wilds"})
    for game in rules.GAMES:
        rules.title(words, game)
        rules.page(words, game)
    rules.page(words, "crewdeck", other)
    wanted = {name for name in ids() if name.startswith("rules-")}
    assert wanted - words.said == set()


def test_a_game_without_a_page_is_an_error() -> None:
    with pytest.raises(KeyError, match="chess"):
        rules.page(EN, "chess")


@pytest.mark.parametrize("game", ["planet9", "deepsea"])
def test_the_crew_games_say_how_many_cards_are_dealt(game: str) -> None:
    deal = rules.page(EN, game)[2]
    (table,) = (block for block in deal.blocks if isinstance(block, Table))
    assert table.rows == (
        ("2", "13", "13"),
        ("3", "13 or 14", "13"),
        ("4", "10", "10"),
        ("5", "8", "8"),
    )


def test_the_rapture_has_fewer_signals_than_members() -> None:
    sonar = rules.page(EN, "deepsea")[7]
    (table,) = (block for block in sonar.blocks if isinstance(block, Table))
    assert [row[1] for row in table.rows] == ["1", "1", "2", "3"]


def test_the_chart_and_the_values_are_those_of_the_edition() -> None:
    found = tables(rules.page(EN, "crewdeck", Edition()))
    assert found["What a set scores"].rows[:3] == (("2", "4"), ("3", "9"), ("4", "16"))
    assert len(found["What a set scores"].rows) == 15
    assert found["How many copies there are"].rows[1] == (
        "Purple (Kraith)",
        *("5", "1", "2", "3", "4"),
    )
    assert found["What a card is worth"].rows[1] == (
        "Purple (Kraith)",
        *("1", "5", "4", "3", "2"),
    )
    assert found["Types of wild cards"].rows[0][2:] == ("1 for each faction", "−5", "+5")
    assert found["Payroll cards"].rows[-1] == ("10", "5")
    assert found["The rival’s cards"].rows == (
        ("1", "1", "2"),
        ("2", "5", "2"),
        ("3", "10", "1"),
    )


def test_the_players_have_a_row_each() -> None:
    rows = tables(rules.page(EN, "crewdeck"))["By the number of players"].rows
    assert rows[0] == ("1", "3 of 3", "4", "1", "1", "2 × 7", "1", "up to 1 of each type")
    assert rows[1] == ("2", "4 of 2", "4", "1", "2", "2 × 8", "4", "all")
    assert rows[3] == ("4", "4 of 3", "3", "2", "1", "2 × 7", "1", "4 of each type")


MARKED = {
    "chart": "135*",
    "values": "5*",
    "human": "−6*",
    "generalist": "+7*",
    "human_generalist": "−12*",
    "humans": "1* for each faction",
    "generalists": "1* for each colour",
    "human_generalists": "4*",
    "payroll": "9*",
    "payroll_copies": "5*",
    "solo_payroll": "1*",
    "solo_wilds": "up to 3* of each type",
    "most_players": "One to 4* players",
    "species": "Orange (Ondriox*)",
}
PRINTED = replace(
    Edition(),
    human=6,
    generalist=7,
    human_generalist=12,
    payroll=(1, 2, 3, 5, 9, 10),
    solo_wilds=3,
)


@pytest.mark.parametrize("field", NUMBERS)
def test_a_number_is_marked_and_explained_when_it_is_assumed(field: str) -> None:
    page = rules.page(EN, "crewdeck", replace(PRINTED, assumed=frozenset({field})))
    *body, why = page
    assert any(text.startswith(MARKED[field]) for text in texts(tuple(body)))
    assert why.title == "What is assumed, and why"
    (table,) = (block for block in why.blocks if isinstance(block, Table))
    assert len(table.rows) == 1


@pytest.mark.parametrize("locale", LOCALES)
@clause("CD-EDIT-1")
def test_numbers_that_the_book_prints_bear_no_mark(locale: str) -> None:
    words = Words(locale)
    found = tables(rules.page(words, "crewdeck"))
    sets = found[words.text("rules-cd-chart")].rows
    paid = found[words.text("rules-cd-payroll")].rows
    assert [size for size, points in sets if not points.endswith("*")] == ["3", "4", "6"]
    assert [amount for amount, _ in paid if not amount.endswith("*")] == ["1", "5", "10"]


def test_nothing_is_marked_when_all_is_known() -> None:
    page = rules.page(EN, "crewdeck", Edition())
    assert not any("*" in text for text in texts(page))
    assert page[-1].title == "One player: the rival"


def test_what_an_edition_gives_and_yet_assumes_is_not_explained_by_us() -> None:
    page = rules.page(EN, "crewdeck", replace(PRINTED, assumed=frozenset({"human"})))
    (table,) = (block for block in page[-1].blocks if isinstance(block, Table))
    assert table.rows == (
        ("Price of a Human", "6", "The edition says so, but calls it assumed."),
    )


def test_with_fewer_players_the_page_has_fewer_rows() -> None:
    page = rules.page(EN, "crewdeck", replace(USUAL, most_players=3))
    assert len(tables(page)["By the number of players"].rows) == 3


def test_no_page_has_layout_in_it() -> None:
    for locale in LOCALES:
        for game in rules.GAMES:
            page = rules.page(Words(locale), game)
            assert not any(re.search(r"[\n\t|#_`]|\*\*", text) for text in texts(page))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_challenge_says_which_missions_it_changes(locale: str) -> None:
    """P9-CHAL-2."""
    page = {section.key: section for section in rules.page(Words(locale), "planet9")}
    told = texts((page["challenge"],))
    assert any(re.search(r"\b13\b.*\b44\b.*2, 3 \w+ 4", text) for text in told)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("planet9", "The radio opens just before the trick that follows."),
        ("deepsea", "it opens just before the second."),
        ("deepsea", "3:30, 3:00, 2:30 and 5:00 minutes"),
    ],
)
def test_the_page_says_when_one_may_communicate_and_how_long_one_has(
    game: str, sentence: str
) -> None:
    assert any(sentence in text for text in texts(rules.page(EN, game)))
