from __future__ import annotations

import pytest

from shipmates.crewdeck import USUAL
from shipmates.crewdeck.cards import KINDS, Colour, Faction, Wild
from shipmates.crewdeck.ship import Cell, Frame
from shipmates.words import LOCALES, Words
from shipmates.words import crewdeck as say
from tests.words.deck_samples import card, ship

EN, FR = Words("en"), Words("fr")
FLOATING, FIXED = Frame(7, 1), Frame(7, 1, fixed=True)


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("OP", "orange Pilot", "Pilote orange"),
        ("PE", "purple Engineer", "Ingénieur mauve"),
        ("RS", "red Security", "agent de Sécurité rouge"),
        ("HN", "Human Navigator", "Navigateur humain"),
        ("GG", "green Generalist", "Généraliste vert"),
        ("HG", "Human Generalist", "Généraliste humain"),
    ],
)
def test_a_card_has_a_name(text: str, english: str, french: str) -> None:
    assert say.card(EN, card(text)) == english
    assert say.card(FR, card(text)) == french


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("BP", "the blue Pilot", "le Pilote bleu"),
        ("BE", "the blue Engineer", "l’Ingénieur bleu"),
        ("BS", "the blue Security officer", "l’agent de Sécurité bleu"),
    ],
)
def test_in_a_sentence_it_has_its_article(text: str, english: str, french: str) -> None:
    assert say.the(EN, card(text)) == english
    assert say.the(FR, card(text)) == french


def test_the_species_comes_second_and_a_human_has_none() -> None:
    assert say.full(EN, card("OP"), USUAL) == "orange Pilot (Ondriox)"
    assert say.full(FR, card("GG"), USUAL) == "Généraliste vert (Kandra)"
    assert say.full(EN, card("HP"), USUAL) == "Human Pilot"
    assert say.colour_species(EN, Colour.RED, USUAL) == "red (Burrel)"


def test_cards_stand_in_a_list() -> None:
    assert say.cards(EN, [card("OP"), card("HG")]) == "orange Pilot, Human Generalist"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_cards_have_the_same_symbol_or_name(locale: str) -> None:
    words = Words(locale)
    assert len({say.symbol(words, one) for one in KINDS}) == len(KINDS)
    assert len({say.card(words, one) for one in KINDS}) == len(KINDS)
    assert len({say.the(words, one) for one in KINDS}) == len(KINDS)
    assert all(len(say.symbol(words, one)) == 2 for one in KINDS)


def test_a_symbol_is_made_of_the_letters_of_its_language() -> None:
    assert say.symbol(EN, card("PE")) == "PE"
    assert say.symbol(FR, card("PE")) == "MI"
    assert say.symbol(FR, card("GG")) == "VG"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_letter_begins_its_word(locale: str) -> None:
    words = Words(locale)
    for colour in (*Colour, None):
        name = say.colour(words, colour)
        assert say.colour_letter(words, colour) == name[0].upper()
    for faction in (*Faction, None):
        assert say.faction_letter(words, faction) == say.faction(words, faction)[0]


def test_traits_and_types_have_names() -> None:
    assert say.trait(EN, Colour.PURPLE) == "purple"
    assert say.trait(EN, Faction.SECURITY) == "Security"
    assert say.wild(FR, Wild.HUMAN_GENERALIST) == "Généralistes humains"


@pytest.mark.parametrize(
    ("points", "number", "signed"), [(9, "9", "+9"), (0, "0", "0"), (-5, "−5", "−5")]
)
def test_points_have_a_sign_that_is_one(points: int, number: str, signed: str) -> None:
    assert say.number(EN, points) == number
    assert say.signed(EN, points) == signed


@pytest.mark.parametrize(
    ("cell", "english", "french"),
    [
        (Cell(0, 1), "right of the red Engineer", "contre l’Ingénieur rouge, à sa droite"),
        (Cell(0, -1), "left of the red Engineer", "contre l’Ingénieur rouge, à sa gauche"),
        (Cell(1, 0), "below the red Engineer", "contre l’Ingénieur rouge, au-dessous"),
        (Cell(-1, 0), "above the red Engineer", "contre l’Ingénieur rouge, au-dessus"),
        (Cell(5, 5), "in row 5, column 5", "en ligne 5, colonne 5"),
    ],
)
def test_a_place_in_a_floating_frame_is_named_by_a_neighbour(
    cell: Cell, english: str, french: str
) -> None:
    alone = ship(("RE", 0, 0))
    assert say.station(EN, cell, alone, FLOATING) == english
    assert say.station(FR, cell, alone, FLOATING) == french


def test_the_first_card_has_no_neighbour() -> None:
    assert say.station(EN, Cell(0, 0), ship(), FLOATING) == "as the first card"


def test_a_neighbour_that_is_there_twice_is_told_by_its_place() -> None:
    row = ship(("RE", 0, 0), ("RE", 0, 1))
    right = say.station(EN, Cell(0, 2), row, FLOATING)
    assert right == "right of the red Engineer (in place 2)"
    both = ship(("RE", 0, 0), ("RE", 1, 0))
    below = say.station(EN, Cell(1, 1), both, FLOATING)
    assert below == "right of the red Engineer (in the lower row, place 1)"


def test_a_fixed_frame_has_numbered_places() -> None:
    assert say.station(EN, Cell(0, 2), ship(), FIXED) == "in the upper row, place 3"
    assert say.station(FR, Cell(1, 6), ship(), FIXED) == "dans la rangée du bas, place 7"
