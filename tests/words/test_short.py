"""Task cards in a few words, and how far somebody has come with them."""

from __future__ import annotations

import re

import pytest

from shipmates import deepsea
from shipmates.deepsea.brief import Duty
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, Card
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.words import LOCALES, Words
from shipmates.words.deepsea import progress, short

LONGEST = 26
"""Characters that fit beside a face, signs of colours not counted."""


def setup(players: int = 4) -> deepsea.Setup:
    return deepsea.Setup(mission=deepsea.MISSIONS[0], players=players)


def plain(said: str) -> str:
    return re.sub(r"\[[PBGYT] ([^\]]+)\]", r"\1", said)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_card_has_its_own_few_words(locale: str, players: int) -> None:
    told = [plain(short(Words(locale), setup(players), card.key)) for card in CATALOGUE]
    assert len(set(told)) == len(CATALOGUE)
    for said in told:
        assert len(said) <= LONGEST, said
        assert not re.search(r"[\[\]{}$]", said), said


@pytest.mark.parametrize(("players", "over", "under"), [(3, 23, 8), (4, 28, 12), (5, 31, 16)])
def test_sums_are_those_of_the_crew(players: int, over: int, under: int) -> None:
    words = Words("en")
    assert short(words, setup(players), "T65") == f"Trick above {over}"
    assert short(words, setup(players), "T66") == f"Trick below {under}"


def ledger(*tricks: str) -> Ledger:
    """Tricks led by seat 0, four cards each."""
    book = Ledger.blank(4, 10, DECK)
    for cards in tricks:
        laid = tuple(Card.parse(one) for one in cards.split())
        book = book.record(Trick(Seat(0), laid))
    return book


def test_progress_counts_what_is_won_of_several() -> None:
    book = ledger("P9 P1 B9 P2", "B8 B7 B1 B2")
    counted = {
        key: progress(setup(), Duty(key, Seat(0)), book) for key in ("T16", "T70", "T13", "T01")
    }
    assert counted == {"T16": (2, 4), "T70": (2, 2), "T13": (2, 3), "T01": None}
    assert progress(setup(), Duty("T16", Seat(1)), book) == (0, 4)


def test_a_prediction_counts_towards_its_number() -> None:
    book = ledger("P9 P1 B9 P2")
    assert progress(setup(), Duty("T72", Seat(0), 3), book) == (1, 3)
    assert progress(setup(), Duty("T73", Seat(0)), book) is None
    assert progress(setup(), Duty("T89", Seat(0)), book) is None
