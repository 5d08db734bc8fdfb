"""What a view tells about the hidden hands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.deepsea.view import View as SeaView
from shipmates.kernel import Seat
from shipmates.planet9.brief import Brief as NineBrief
from shipmates.planet9.mission import Handout, Who
from shipmates.planet9.view import View as NineView
from shipmates.tricks.cards import EMPTY, Card, CardSet
from shipmates.tricks.dealing import LEADERS_CARD
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.signals import Meaning, Signal

PINK_NINE: Final = Card.parse("P9")
View: TypeAlias = NineView | SeaView
Brief: TypeAlias = NineBrief | SeaBrief

MOST_SEATS: Final = 5
"""The native core has so many places for hands, and one more for what the row covers."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of every hand: cards it lacks, and cards it has."""

    lacks: tuple[int, ...]
    has: tuple[int, ...]

    @property
    def words(self) -> tuple[int, ...]:
        """As it crosses the border."""
        rest = (0,) * (MOST_SEATS - len(self.has))
        return (*self.lacks, *rest, *self.has, *rest)

    def showing(self, seat: Seat, signal: Signal) -> Known:
        """With one signal more."""
        lacks, has = list(self.lacks), list(self.has)
        lacks[seat] |= excluded(signal)
        has[seat] |= signal.card.bit
        return Known(tuple(lacks), tuple(has))


def excluded(signal: Signal) -> int:
    """The cards a hand that shows this has not; nothing is sure of a card shown unsaid."""
    card = signal.card
    higher, lower = card.peers & ~(2 * card.bit - 1), card.peers & (card.bit - 1)
    match signal.meaning:
        case Meaning.HIGHEST:
            return higher
        case Meaning.LOWEST:
            return lower
        case Meaning.ONLY:
            return higher | lower
        case Meaning.UNSAID:
            return 0


@dataclass(frozen=True, slots=True)
class Table:
    """The public and the own side of a view, in one form for every phase."""

    view: View
    brief: Brief
    ledger: Ledger
    trick: Trick
    signals: tuple[tuple[Signal, ...], ...]
    moved: tuple[tuple[Card, Card], ...]

    @property
    def seats(self) -> int:
        """How many hands are played."""
        return self.brief.seats

    @property
    def gone(self) -> CardSet:
        """Every card that has been laid."""
        return self.ledger.gone | CardSet.of(self.trick.cards)

    @property
    def leader(self) -> Seat:
        """Commander or captain."""
        return self.brief.captain if isinstance(self.brief, SeaBrief) else self.brief.commander

    @property
    def drew(self) -> bool:
        """Whether cards changed hands blindly: what was shown before may not hold any more."""
        return bool(getattr(self.brief.mission, "draws", False)) and bool(self.ledger.tricks)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Those that still say something about today's hands, the running one included."""
        return (*self.ledger.tricks[int(self.drew) :], self.trick)


def table_of(view: View) -> Table:
    """The same for a view of any phase after the deal."""
    brief, scene, setup = view.brief, view.scene, view.setup
    assert brief is not None
    if isinstance(scene, Tricking):
        return Table(view, brief, scene.ledger, scene.trick, scene.shown, scene.moved)
    ledger = Ledger.blank(setup.seats, setup.tricks, setup.deck)
    leader = brief.captain if isinstance(brief, SeaBrief) else brief.commander
    return Table(view, brief, ledger, Trick(leader), ((),) * setup.seats, ())


def public(view: View) -> Known:
    """What everybody knows of the hands."""
    return public_of(table_of(view), whole=True)


def public_of(table: Table, *, whole: bool) -> Known:
    """With all that was shown by playing, or only what was before the first trick."""
    gone = table.gone if whole else EMPTY
    lacks, has = [0] * table.seats, [0] * table.seats
    if not table.drew:
        has[table.leader] |= LEADERS_CARD.bit
        announced = _announced(table)
        if announced is not None:
            has[announced] |= PINK_NINE.bit
        for seat, shown in enumerate(table.signals):
            for signal in shown:
                lacks[seat] |= excluded(signal)
                has[seat] |= signal.card.bit
    if whole:
        for seat, mask in voids(table):
            lacks[seat] |= mask
    return Known(tuple(lacks), tuple(mask & ~gone.mask for mask in has))


def _announced(table: Table) -> Seat | None:
    """Who was announced to hold the pink nine, unless it may have been passed on since."""
    brief = table.brief
    if not isinstance(brief, NineBrief) or brief.passed is not None:
        return None
    neighbour = brief.part(Who.NEIGHBOUR)
    return None if neighbour is None else Seat((neighbour - 1) % table.seats)


def voids(table: Table) -> Iterable[tuple[Seat, int]]:
    """Who did not follow, and the suit it has not."""
    for trick in table.tricks:
        for place, card in enumerate(trick.cards):
            seat = Seat((trick.leader + place) % table.seats)
            led = trick.cards[0]
            if card.suit is not led.suit and seat != table.view.setup.dummy:
                yield seat, led.peers


def given_away(table: Table) -> tuple[Seat, Card] | None:
    """Where the card one gave away went."""
    way, view = table.brief.passed, table.view
    if way is None or not table.moved:
        return None
    card, _ = table.moved[0]
    to = view.eyes + (1 if way is Way.LEFT else -1)
    return Seat(to % table.seats), card


def picks(table: Table) -> list[tuple[int, int, int]]:
    """Who took which task by choice, and all that could be taken then."""
    brief = table.brief
    if not isinstance(brief, NineBrief) or brief.mission.handout is not Handout.DRAFT:
        return []
    moved = brief.mission.hand_over or brief.passed is not None or table.drew
    if moved or table.view.setup.dummy is not None:
        return []
    left = CardSet.of(errand.card for errand in brief.display)
    found = list[tuple[int, int, int]]()
    for duty in reversed(brief.duties):
        left |= CardSet.of((duty.card,))
        if len(left) > 1 and duty.owner != table.view.eyes:
            found.append((duty.owner, duty.card.index, left.mask))
    return found
