"""What a view says in words: a function of the view, so nothing hidden is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from shipmates import crewdeck, deepsea, planet9
from shipmates.crewdeck.cards import KINDS
from shipmates.crewdeck.editions import ROUNDS, SMALLEST_SET
from shipmates.crewdeck.scoring import rival_sheet, sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.view import Phase
from shipmates.kernel import Outcome
from shipmates.server.kits import View
from shipmates.words import Words
from shipmates.words import crewdeck as deck
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine

MOST_LABELS: Final = 60
"""More choices than these are made on a board, not in a list."""


class Ticket(Struct, frozen=True):
    """A task of Deep Sea as it stands on its ticket."""

    short: str
    difficulty: int
    counted: tuple[int, int] | None = None
    """How many of how many are won, where that can be counted."""


class Telling(Struct, frozen=True):
    """A view in words. What stands for a list of the view is as long as that list."""

    title: str
    briefing: list[str]
    question: str
    labels: list[str]
    """One for each of `view.legal`."""
    duties: list[str]
    """One for each of `view.brief.duties`."""
    display: list[str]
    """One for each of `view.brief.display`."""
    because: str | None
    tickets: list[Ticket] = []
    """In Deep Sea, one for each of `view.brief.duties`."""
    pool: list[Ticket] = []
    """In Deep Sea, one for each of `view.brief.display`."""
    sheets: list[SheetInfo] = []
    """What each ship of Crew Deck scores as it is."""
    rival: RivalInfo | None = None
    deck: DeckInfo | None = None
    """What is printed in Crew Deck, and what its rules say of this table."""


def telling(words: Words, view: View, names: Sequence[str]) -> Telling:
    """Everything a client cannot put into words by itself."""
    setup, named = view.setup, tuple(names)
    if isinstance(setup, crewdeck.Setup):
        return _deck(words, view, named)
    brief = view.brief
    at_sea = isinstance(setup, deepsea.Setup)
    outcome: Outcome | None = view.outcome
    because = None
    if outcome is not None:
        because = (sea if at_sea else nine).because(words, outcome, setup, named)
    return Telling(
        title=_title(words, setup),
        briefing=list(_briefing(words, setup)),
        question="",
        labels=_labels(words, view, named),
        duties=[_duty(words, view, duty) for duty in brief.duties] if brief else [],
        display=[_shown(words, setup, shown) for shown in brief.display] if brief else [],
        because=because,
        tickets=_tickets(words, view) if brief and at_sea else [],
        pool=[_ticket(words.locale, setup, key) for key in brief.display]
        if brief and at_sea
        else [],
    )


def _tickets(words: Words, view: View) -> list[Ticket]:
    ledger = getattr(view.scene, "ledger", None)
    tickets = [_ticket(words.locale, view.setup, duty.key) for duty in view.brief.duties]
    if ledger is None:
        return tickets
    counted = [sea.progress(view.setup, duty, ledger) for duty in view.brief.duties]
    return [replace(one, counted=now) for one, now in zip(tickets, counted, strict=True)]


@lru_cache(maxsize=20_000)
def _ticket(locale: str, setup: deepsea.Setup, key: str) -> Ticket:
    hard = setup.card(key).value(setup.seats)
    return Ticket(sea.short(Words(locale), setup, key), hard)


def _labels(words: Words, view: View, names: tuple[str, ...]) -> list[str]:
    if len(view.legal) > MOST_LABELS:
        return []
    return [_label(words.locale, action, names, view.setup) for action in view.legal]


@lru_cache(maxsize=20_000)
def _label(locale: str, action: Any, names: tuple[str, ...], setup: Any) -> str:
    words = Words(locale)
    if isinstance(setup, deepsea.Setup):
        return sea.action(words, action, names, setup)
    return nine.action(words, action, names)


@lru_cache(maxsize=2_000)
def _told_title(locale: str, setup: planet9.Setup | deepsea.Setup) -> str:
    words = Words(locale)
    if isinstance(setup, deepsea.Setup):
        return sea.title(words, setup.mission)
    return nine.title(words, setup.mission)


def _title(words: Words, setup: planet9.Setup | deepsea.Setup) -> str:
    return _told_title(words.locale, setup)


@lru_cache(maxsize=2_000)
def _told_briefing(locale: str, setup: planet9.Setup | deepsea.Setup) -> tuple[str, ...]:
    words = Words(locale)
    if isinstance(setup, deepsea.Setup):
        return sea.briefing(words, setup)
    return nine.briefing(words, setup)


def _briefing(words: Words, setup: planet9.Setup | deepsea.Setup) -> tuple[str, ...]:
    return _told_briefing(words.locale, setup)


@lru_cache(maxsize=20_000)
def _told_duty(locale: str, setup: Any, duty: Any, noted: int | None) -> str:
    words = Words(locale)
    if isinstance(setup, deepsea.Setup):
        return sea.duty(words, setup, duty, noted)
    return nine.duty(words, duty)


def _duty(words: Words, view: View, duty: Any) -> str:
    own = isinstance(view.setup, deepsea.Setup) and duty.owner == view.seat
    noted = view.noted if own and _foretells(view.setup, duty.key) else None
    return _told_duty(words.locale, view.setup, duty, noted)


def _foretells(setup: deepsea.Setup, key: str) -> bool:
    task: Any = setup.card(key).task(setup.seats)
    return bool(getattr(task, "secret", False))


@lru_cache(maxsize=20_000)
def _told_shown(locale: str, setup: Any, shown: Any) -> str:
    words = Words(locale)
    if isinstance(setup, deepsea.Setup):
        return sea.task_card(words, setup, shown)
    return nine.duty(words, shown)


def _shown(words: Words, setup: Any, shown: Any) -> str:
    return _told_shown(words.locale, setup, shown)


def _deck(words: Words, view: View, names: tuple[str, ...]) -> Telling:
    labels = [deck.action(words, one, names, view.setup, view) for one in view.legal]
    because = None if view.outcome is None else deck.because(words, view.outcome, names)
    return Telling(
        title="Crew Deck",
        briefing=list(deck.options(words, view.setup)),
        question=deck.question(words, view),
        labels=labels if len(labels) <= MOST_LABELS else [],
        duties=[],
        display=[],
        because=because,
        sheets=[scored(ship, view.setup.edition) for ship in view.ships],
        rival=_rival(view),
        deck=DeckInfo(
            rounds=ROUNDS,
            phases=[one.value for one in _phases(view.setup)],
            columns=view.setup.frame.columns,
            hold=view.setup.frame.hold,
            values=_values(view.setup.edition),
            chart=[(size, view.setup.edition.worth(size)) for size in _sizes(view.setup)],
            deals=list(_deals(view)),
            assumed=list(filter(view.setup.edition.assumes_set, _sizes(view.setup))),
        ),
    )


class Deal(Struct, frozen=True):
    """Who recruits for how much, and which work crew it was, once it is taken."""

    seat: int
    amount: int
    stack: int | None


class DeckInfo(Struct, frozen=True):
    """What a client must not work out by itself."""

    rounds: int
    phases: list[str]
    """Those of a round in which somebody is asked, in their order."""
    columns: int
    hold: int
    """How many crew cards a hold takes."""
    values: dict[str, int]
    """What is printed on each card."""
    chart: list[tuple[int, int]]
    """The sizes of sets that a ship has room for, and their points."""
    deals: list[Deal]
    """In the order in which they recruit."""
    assumed: list[int] = []
    """The sizes of the chart whose points are inferred."""


def _sizes(setup: crewdeck.Setup) -> range:
    """The sizes of sets that a ship has room for."""
    return range(SMALLEST_SET, setup.frame.room + 1)


def _phases(setup: crewdeck.Setup) -> tuple[Phase, ...]:
    asked = (Phase.FORM, Phase.POST, Phase.RECRUIT, Phase.PLACE)
    return tuple(one for one in asked if one is not Phase.POST or not setup.solo)


@lru_cache(maxsize=100)
def _values(edition: crewdeck.Edition) -> dict[str, int]:
    return {str(card): edition.value(card) for card in KINDS}


def _deals(view: View) -> Iterator[Deal]:
    ranked = sorted(view.posted, key=lambda one: -one[1])
    taken = [stack for _, stack in view.claims]
    for place, (seat, amount) in enumerate(ranked):
        yield Deal(seat, amount, taken[place] if place < len(taken) else None)


class SetInfo(Struct, frozen=True):
    """One set: what it matches by, where it lies, and its points."""

    trait: str
    cells: list[tuple[int, int]]
    points: int


class SheetInfo(Struct, frozen=True):
    """A score sheet that can be checked."""

    sets: list[SetInfo]
    crew: int
    hold: int
    payroll: int
    total: int


def scored(ship: Ship, edition: crewdeck.Edition) -> SheetInfo:
    """What a ship scores as it is."""
    counted = sheet(ship, edition)
    sets = [
        SetInfo(
            found.trait.name.lower(), [(c.row, c.column) for c in found.cells], found.points
        )
        for found in counted.sets
    ]
    return SheetInfo(sets, counted.crew, counted.hold, counted.payroll, counted.total)


class BestInfo(Struct, frozen=True):
    """A largest collection: of what, how many, and its points."""

    trait: str
    count: int
    points: int


class RivalInfo(Struct, frozen=True):
    """What the rival of a solo game scores."""

    cards: int
    best: list[BestInfo]
    """Of a colour, then of a faction."""
    total: int


def _rival(view: View) -> RivalInfo | None:
    if not view.setup.solo:
        return None
    counted = rival_sheet(view.rival, view.setup.edition)
    best = [
        BestInfo(trait.name.lower(), count, points) for trait, count, points in counted.best
    ]
    return RivalInfo(counted.cards, best, counted.total)
