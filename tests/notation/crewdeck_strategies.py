"""Random actions, editions, setups and games of Crew Deck."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from shipmates.crewdeck import USUAL, VERSION, CrewDeck, Edition, HouseRule, Setup, opening
from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.cards import KINDS
from shipmates.crewdeck.editions import BOUNDS, NUMBERS, Species
from shipmates.crewdeck.ship import Cell
from shipmates.crewdeck.state import State
from shipmates.dice import Seeded
from shipmates.kernel import Record, Seat
from shipmates.kernel.laws import play_out

RULES = CrewDeck()

cards = st.sampled_from(KINDS)
decks = st.lists(cards, min_size=1, max_size=99).map(tuple)
stacks = st.integers(0, 9)
cells = st.builds(Cell, st.integers(-1, 1), st.integers(-7, 7))
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Open, st.integers(0, 3).map(Seat), decks),
    st.builds(Reshuffle, decks),
    st.builds(Add, cards, stacks),
    st.builds(Post, st.integers(0, 99)),
    st.builds(Recruit, stacks),
    st.builds(Place, cards, cells),
    st.builds(Stow, cards),
)


def numbers(name: str) -> st.SearchStrategy[int]:
    """Whatever could be printed there."""
    return st.integers(*BOUNDS[name])


def rising(name: str, count: int) -> st.SearchStrategy[tuple[int, ...]]:
    """So many different ones, the lowest first."""
    some = st.lists(numbers(name), min_size=count, max_size=count, unique=True)
    return some.map(sorted).map(tuple)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Any edition that can be played; some numbers may still be the usual ones."""
    copies = draw(st.sampled_from((5, 6)))
    payroll = draw(rising("payroll", 30 // copies))
    falling = st.lists(numbers("values"), min_size=5, max_size=5)
    piles = st.lists(st.sampled_from(payroll), min_size=3, max_size=3, unique=True)
    other = Edition(
        chart=draw(rising("chart", 15)),
        values=draw(falling.map(lambda some: tuple(sorted(some, reverse=True)))),
        human=draw(numbers("human")),
        generalist=draw(numbers("generalist")),
        human_generalist=draw(numbers("human_generalist")),
        solo_wilds=draw(numbers("solo_wilds")),
        most_players=draw(numbers("most_players")),
        species=tuple(draw(st.permutations(tuple(Species)))),
    )
    usual = draw(st.sets(st.sampled_from([n for n in NUMBERS if "payroll" not in n])))
    other = replace(other, **{name: getattr(USUAL, name) for name in usual})
    if draw(st.booleans()):
        solo = tuple(sorted(draw(piles)))
        other = replace(other, payroll=payroll, payroll_copies=copies, solo_payroll=solo)
    return replace(other, assumed=frozenset(draw(st.sets(st.sampled_from(NUMBERS)))))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any agreement that can be played."""
    edition = draw(st.just(USUAL) | editions())
    return Setup(
        draw(st.integers(1, edition.most_players)),
        wilds=draw(st.booleans()),
        fixed=draw(st.booleans()),
        edition=edition,
        house=draw(st.frozensets(st.sampled_from(HouseRule))),
    )


def a_record(setup: Setup, seed: int) -> Record[State, Action]:
    """A whole game in which everybody acts at random."""
    dice = Seeded(seed)

    def choose(_: Seat, legal: tuple[Action, ...]) -> Action:
        return dice.choice(legal)

    return replace(play_out(RULES, opening(setup), dice, choose), rules=VERSION)
