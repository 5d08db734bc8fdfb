"""The pages to proofread are what the program says today."""

from __future__ import annotations

import re

import pytest

from shipmates.deepsea.catalogue import CATALOGUE
from tests.words.briefing_pages import deepsea_page
from tests.words.make import FOLDER, PAGES
from tests.words.said import Crew, bullets, merged, named


@pytest.mark.parametrize("name", PAGES)
def test_the_page_of_briefings_is_what_the_program_says(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == PAGES[name](), "make briefings writes it anew"


@pytest.mark.parametrize("name", PAGES)
def test_french_elides_before_a_vowel(name: str) -> None:
    open_word = r"\b(?:[Nn]e|[Qq]ue|[Dd]e|[Ll]e|[Ll]a|[Ss]e|[Cc]e) [aeiouyéèêàâîôûœ]\w*"
    assert re.findall(open_word, PAGES[name]()) == []


def test_every_task_card_is_on_the_page() -> None:
    page = deepsea_page()
    assert [card.key for card in CATALOGUE if f"### {card.key}: " not in page] == []


def test_a_sentence_stands_once_with_the_crews_that_hear_it() -> None:
    told = {Crew(2): ["A.", "B.", "D."], Crew(3): ["A.", "C.", "D."]}
    assert merged(told) == [
        ("A.", (Crew(2), Crew(3))),
        ("B.", (Crew(2),)),
        ("C.", (Crew(3),)),
        ("D.", (Crew(2), Crew(3))),
    ]
    assert list(bullets(told)) == ["- A.", "- *2 players:* B.", "- *3 players:* C.", "- D."]


def test_crews_are_named_by_count_and_way() -> None:
    crews = [Crew(2), Crew(3), Crew(5), Crew(3, "challenge")]
    assert named(crews, crews) == "2–3, 5 players; 3 players, challenge"


def test_a_way_is_not_named_where_it_makes_no_difference() -> None:
    every = [Crew(players, way) for way in ("timed", "untimed") for players in (2, 3)]
    assert named([every[0], every[2]], every) == "2 players"
    assert named(every[:2], every) == "2–3 players, timed"


def test_the_same_sentence_with_other_numbers_stands_beside_the_first() -> None:
    told = {Crew(3): ["Trick 13.", "A card is left over."], Crew(4): ["Trick 10."]}
    assert [line for line, _ in merged(told)] == [
        "Trick 13.",
        "Trick 10.",
        "A card is left over.",
    ]
