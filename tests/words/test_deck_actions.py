from __future__ import annotations

import pytest

from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.cards import KINDS, PLAIN
from shipmates.crewdeck.ship import Cell
from shipmates.crewdeck.view import View
from shipmates.kernel import NATURE, Seat
from shipmates.words import LOCALES, Words
from shipmates.words import crewdeck as say
from tests.words import deck_samples
from tests.words.deck_samples import card, ship
from tests.words.samples import NAMES

EN, FR = Words("en"), Words("fr")
THREE, ALONE = Setup(3), Setup(1)
OP = card("OP")


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def seen(setup: Setup, stacks: str = "", own: tuple[tuple[str, int, int], ...] = ()) -> View:
    """A view with these work crews, parted by `/`, and this ship."""
    crews = tuple(tuple(map(card, crew.split())) for crew in stacks.split("/") if crew)
    ships = (ship(*own),) * setup.players
    return View(Seat(0), setup, (), (), None, stacks=crews, ships=ships)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            Add(OP, 1),
            "Add the orange Pilot to work crew 2",
            "Ajouter le Pilote orange à l’équipe 2",
        ),
        (Post(5), "Post a payroll of 5", "Proposer un salaire de 5"),
        (Recruit(0), "Recruit work crew 1", "Recruter l’équipe 1"),
        (
            Place(OP, Cell(1, -2)),
            "Place the orange Pilot in row 1, column −2",
            "Placer le Pilote orange en ligne 1, colonne −2",
        ),
        (
            Stow(card("HG")),
            "Stow the Human Generalist in the hold",
            "Envoyer le Généraliste humain dans la soute",
        ),
    ],
)
def test_an_action_can_stand_on_a_button(action: Action, english: str, french: str) -> None:
    assert say.action(EN, action, NAMES, THREE) == english
    assert plain(say.action(FR, action, NAMES, THREE)) == french


def test_with_a_view_a_new_work_crew_is_begun() -> None:
    view = seen(THREE, "BE/RS")
    assert say.action(EN, Add(OP, 1), NAMES, THREE, view) == (
        "Add the orange Pilot to work crew 2"
    )
    assert say.action(EN, Add(OP, 2), NAMES, THREE, view) == (
        "Begin work crew 3 with the orange Pilot"
    )
    assert say.told(EN, Seat(1), Add(OP, 2), NAMES, THREE, view) == (
        "Bea begins work crew 3 with the orange Pilot."
    )


def test_with_a_view_a_work_crew_is_told_by_its_cards() -> None:
    view = seen(THREE, "BE HP/RS")
    assert say.action(EN, Recruit(0), NAMES, THREE, view) == (
        "Recruit work crew 1: blue Engineer, Human Pilot"
    )


def test_alone_a_work_crew_has_its_price() -> None:
    assert say.action(EN, Recruit(2), NAMES, ALONE) == (
        "Recruit work crew 3 for a payroll of 10"
    )
    view = seen(ALONE, "BE/RS/OP")
    assert say.told(EN, Seat(0), Recruit(1), NAMES, ALONE, view) == (
        "Ada recruits work crew 2 for a payroll of 5: red Security."
    )


def test_with_a_view_a_place_is_told_by_its_neighbour() -> None:
    view = seen(THREE, own=(("RE", 0, 0),))
    placed = say.action(EN, Place(OP, Cell(0, 1)), NAMES, THREE, view)
    assert placed == "Place the orange Pilot right of the red Engineer"


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            Add(OP, 1),
            "Ada adds the orange Pilot to work crew 2.",
            "Ada ajoute le Pilote orange à l’équipe 2.",
        ),
        (Post(5), "Ada posts a payroll of 5.", "Ada propose un salaire de 5."),
        (Recruit(0), "Ada recruits work crew 1.", "Ada recrute l’équipe 1."),
    ],
)
def test_a_log_tells_what_was_done(action: Action, english: str, french: str) -> None:
    assert say.told(EN, Seat(0), action, NAMES, THREE) == english
    assert plain(say.told(FR, Seat(0), action, NAMES, THREE)) == french


def test_nature_has_no_name() -> None:
    first = Open(Seat(1), PLAIN)
    assert say.told(EN, NATURE, first, NAMES, THREE) == (
        "The cards are shuffled. Bea goes first."
    )
    assert say.told(EN, NATURE, Open(Seat(0), PLAIN), NAMES, ALONE) == "The cards are shuffled."
    assert say.told(EN, NATURE, Reshuffle(PLAIN[:32]), NAMES, THREE) == (
        "The deck is empty. The 32 discards are shuffled into a new one."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_placed_unseen_reads_the_same_whatever_it_is(locale: str) -> None:
    words = Words(locale)
    cells = (Cell(0, 0), Cell(1, -3))
    hidden: list[Action] = [
        *(Place(one, cell) for one in KINDS for cell in cells),
        *map(Stow, KINDS),
    ]
    view = seen(THREE, own=(("RE", 0, 0),))
    told = {say.told(words, Seat(0), one, NAMES, THREE, view) for one in hidden}
    told |= {say.told(words, Seat(0), one, NAMES, THREE) for one in hidden}
    assert len(told) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setup", deck_samples.SETUPS)
def test_everything_that_can_be_done_can_be_said(locale: str, setup: Setup) -> None:
    words = Words(locale)
    for action in deck_samples.ACTIONS:
        seat = NATURE if action in deck_samples.NATURAL else Seat(0)
        assert say.action(words, action, NAMES, setup)[0].isupper()
        assert say.told(words, seat, action, NAMES, setup).endswith(".")
