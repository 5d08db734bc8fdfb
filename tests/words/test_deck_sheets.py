from __future__ import annotations

from shipmates.crewdeck import USUAL, Edition, Setup
from shipmates.crewdeck.scoring import rival_sheet, sheet
from shipmates.words import Words
from shipmates.words import crewdeck as say
from tests.words.deck_samples import card, ship

EN, FR = Words("en"), Words("fr")


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_a_sheet_lists_sets_values_payroll_and_the_total() -> None:
    counted = sheet(ship(("OP", 0, 0), ("OE", 0, 1), ("HE", 0, 2), hold="HG").pay(1, 10), USUAL)
    lines = say.sheet(EN, counted)
    assert [(line.kind, line.label, line.said) for line in lines] == [
        ("set", "Orange, set of 3 cards", "+9"),
        ("set", "Engineer, set of 2 cards", "+4"),
        ("crew", "Values of the crew in the ship", "+4"),
        ("hold", "Values of the crew in the hold", "+10"),
        ("payroll", "Payroll", "−11"),
        ("total", "Total", "16"),
    ]
    assert lines[-1].points == counted.total == 16


def test_a_sheet_in_french() -> None:
    counted = sheet(ship(("OP", 0, 0), ("OE", 0, 1)), USUAL)
    assert say.sheet(FR, counted)[0].label == "Orange, groupe de 2 cartes"


def test_the_rival_has_collections_and_no_payroll() -> None:
    cards = tuple(map(card, ("BP", "BE", "HE", "OG")))
    lines = say.rival_sheet(EN, rival_sheet(cards, USUAL))
    assert [(line.kind, line.label, line.said) for line in lines] == [
        ("collection", "Blue, largest collection: 3 cards", "+9"),
        ("collection", "Engineer, largest collection: 3 cards", "+9"),
        ("cards", "Values of all its cards", "+13"),
        ("total", "Total", "31"),
    ]


def test_a_total_below_zero_has_a_minus() -> None:
    assert say.sheet(EN, sheet(ship().pay(10), USUAL))[-1].said == "−10"


def test_a_table_of_two_says_how_it_plays() -> None:
    assert say.options(EN, Setup(2)) == (
        "In each round everybody adds 4 of 5 cards to 4 work crews of 2 and discards 1.",
        "Everybody posts 2 of these payrolls and recruits 2 work crews, "
        "the highest payroll first: 1, 2, 3, 5, 7, 10.",
        "A ship has 2 rows of 8 places; 4 crew cards go to the hold.",
        "Wild cards in the deck: 5 Humans, 5 Generalists and 4 Human Generalists.",
        "Floating frame: a ship grows around its first card, to 2 rows and 8 columns in all.",
        "Some numbers are not in the rules we have and are assumed; the rules page says which.",
    )


def test_a_player_alone_is_told_of_the_rival() -> None:
    crews, payroll, *_ = map(plain, say.options(FR, Setup(1)))
    assert crews.startswith("À chaque manche, vous ajoutez 4 de vos 5 cartes, et le rival 5")
    assert "un salaire de 1, 5, 10" in payroll


def test_the_options_are_told() -> None:
    chosen = Setup(3, wilds=False, fixed=True)
    assert say.wilds(EN, chosen) == "Without wild cards."
    assert say.frame(EN, chosen).startswith("Fixed frame: the 2 rows of 7 places")


def test_nothing_is_said_to_be_assumed_where_nothing_is() -> None:
    known = say.options(EN, Setup(3, edition=Edition()))
    assert not any("assumed" in line for line in known)
