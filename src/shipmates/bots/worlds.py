"""What a seat can know of the hidden cards, and the deals that fit it.

The one place among the bots that builds states: from a view alone, with some deal or other in
the hands it does not see. The native core fills in deals of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.deepsea.judging import is_secret
from shipmates.deepsea.view import View as SeaView
from shipmates.kernel import Seat
from shipmates.planet9.brief import Brief as NineBrief
from shipmates.planet9.view import View as NineView
from shipmates.solver.encode import encode
from shipmates.tricks.cards import EMPTY, SUITED, TRUMPS, Card, CardSet
from shipmates.tricks.dealing import LEADERS_CARD
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.rounds import Air, Playing
from shipmates.tricks.scenes import Face, Tricking
from shipmates.tricks.signals import NEVER, Meaning, Signal
from shipmates.tricks.tasks import Verdict

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


@dataclass(frozen=True, slots=True)
class Picture:
    """A position as one seat sees it, ready for the native core."""

    now: tuple[int, ...]
    opening: tuple[int, ...]
    """Empty where the past tells nothing."""
    outlook: tuple[int, ...]
    open: Known
    """What everybody knows."""


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
class _Table:
    """The public and the own side of a view, in one form for every phase."""

    view: View
    brief: Brief
    ledger: Ledger
    trick: Trick
    signals: tuple[tuple[Signal, ...], ...]
    moved: tuple[tuple[Card, Card], ...]

    @property
    def seats(self) -> int:
        return self.brief.seats

    @property
    def gone(self) -> CardSet:
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


def _table(view: View) -> _Table:
    brief, scene, setup = view.brief, view.scene, view.setup
    assert brief is not None
    if isinstance(scene, Tricking):
        return _Table(view, brief, scene.ledger, scene.trick, scene.signals, scene.moved)
    ledger = Ledger.blank(setup.seats, setup.tricks, setup.deck)
    leader = brief.captain if isinstance(brief, SeaBrief) else brief.commander
    return _Table(view, brief, ledger, Trick(leader), ((),) * setup.seats, ())


def public(view: View) -> Known:
    """What everybody knows of the hands."""
    return _public(_table(view), whole=True)


def _public(table: _Table, *, whole: bool) -> Known:
    """With all that was shown by playing, or only what was before the first trick."""
    gone = table.gone if whole else EMPTY
    lacks, has = [0] * table.seats, [0] * table.seats
    if not table.drew:
        has[table.leader] |= LEADERS_CARD.bit
        for seat, shown in enumerate(table.signals):
            for signal in shown:
                lacks[seat] |= excluded(signal)
                has[seat] |= signal.card.bit
    if whole:
        for seat, mask in _voids(table):
            lacks[seat] |= mask
    return Known(tuple(lacks), tuple(mask & ~gone.mask for mask in has))


def _voids(table: _Table) -> Iterable[tuple[Seat, int]]:
    """Who did not follow, and the suit it has not."""
    for trick in table.tricks:
        for place, card in enumerate(trick.cards):
            seat = Seat((trick.leader + place) % table.seats)
            led = trick.cards[0]
            if card.suit is not led.suit and seat != table.view.setup.dummy:
                yield seat, led.peers


def _given(table: _Table) -> tuple[Seat, Card] | None:
    """Where the card one gave away went."""
    way, view = table.brief.passed, table.view
    if way is None or not table.moved:
        return None
    card, _ = table.moved[0]
    to = view.eyes + (1 if way is Way.LEFT else -1)
    return Seat(to % table.seats), card


def picture(view: View, brief: Brief | None = None, hand: CardSet | None = None) -> Picture:
    """What the seat of this view knows, perhaps with other tasks or another hand in mind."""
    table = _table(view)
    eyes, dummy = view.eyes, view.setup.dummy
    open_ = _public(table, whole=True)
    own = view.hand if hand is None else hand
    sure = list(open_.has)
    given = _given(table)
    if given is not None and given[1] not in table.gone and not table.drew:
        sure[given[0]] |= given[1].bit
    sure[eyes] = own.mask
    up = CardSet.of(face.up for face in view.row if face.up)
    if dummy is not None:
        sure[dummy] = up.mask
    pool = (view.setup.deck - table.gone).mask & ~_union(sure)
    sizes = [size - sure[s].bit_count() for s, size in enumerate(view.sizes)]
    sizes[eyes] = 0
    if dummy is not None:
        sizes[dummy] = 0
    covered = sum(face.covers for face in view.row)
    may = [pool & ~lacks for lacks in open_.lacks]
    hidden = (
        pool,
        *_padded(sizes),
        covered,
        *_padded(may),
        pool,
    )
    first = _public(table, whole=False)
    doubts = _doubts(table, pool)
    past = [*table.ledger.tricks, table.trick]
    outlook = (
        *hidden,
        *open_.words,
        *first.words,
        len(doubts),
        *(word for doubt in doubts for word in doubt),
        len(past),
        *(word for trick in past for word in _trick_words(trick)),
    )
    some = _some_deal(sure, sizes, pool)
    told = _tellable(view, brief or table.brief)
    now = _position(table, told, _hands(view, table, some, covered))
    return Picture(now, _opening(table, told, some), outlook, open_)


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _padded(numbers: list[int]) -> list[int]:
    return [*numbers, *[0] * (MOST_SEATS - len(numbers))]


def _trick_words(trick: Trick) -> tuple[int, ...]:
    return (int(trick.leader), len(trick.cards), *(card.index for card in trick.cards))


def _doubts(table: _Table, pool: int) -> list[tuple[int, int, int]]:
    """Cards shown without a word: highest or lowest, nobody knows which."""
    if table.drew:
        return []
    return [
        (seat, signal.card.peers & ~(2 * signal.card.bit - 1), signal.card.peers & (signal.card.bit - 1))
        for seat, shown in enumerate(table.signals)
        for signal in shown
        if signal.meaning is Meaning.UNSAID
        and seat != table.view.eyes
        and signal.card.peers & pool & ~signal.card.bit
    ]


def _some_deal(sure: list[int], sizes: list[int], pool: int) -> tuple[list[int], list[Card]]:
    """Hands of the right sizes; which hidden card is where is of no account."""
    cards = list(CardSet(pool))
    hands = list(sure)
    for seat, size in enumerate(sizes):
        for card in cards[:size]:
            hands[seat] |= card.bit
        del cards[:size]
    return hands, cards


def _hands(view: View, table: _Table, some: tuple[list[int], list[Card]], covered: int) -> Hands:
    hands, rest = some
    cards = tuple(map(CardSet, hands))
    dummy = view.setup.dummy
    if dummy is None:
        return Hands(cards)
    assert len(rest) == covered
    below = iter(rest)
    row = Row(tuple(Column(f.up, next(below) if f.covers else None) for f in view.row))
    return Hands.around(row, dummy, cards)


def _tellable(view: View, brief: Brief) -> Any:
    """Without what only chance or another seat knows: a draw to come, a secret number."""
    if isinstance(brief, NineBrief):
        if not brief.mission.draws:
            return brief
        mission = replace(brief.mission, draws=False)
        return replace(brief, setup=replace(brief.setup, mission=mission))
    assert isinstance(view, SeaView)
    if view.noted is not None:
        return brief
    duties = tuple(d for d in brief.duties if not is_secret(brief, d))
    return replace(brief, duties=duties) if len(duties) < len(brief.duties) else brief


def _position(table: _Table, brief: Any, hands: Hands) -> tuple[int, ...]:
    return _encoded(table, brief, hands, table.ledger, table.trick)


def _encoded(
    table: _Table, brief: Any, hands: Hands, ledger: Ledger, trick: Trick
) -> tuple[int, ...]:
    noted = table.view.noted if isinstance(table.view, SeaView) else None
    state: Any = Playing(
        brief,
        hands,
        (),
        ledger,
        trick,
        ((),) * table.seats,
        (),
        (Verdict.OPEN,) * len(brief.duties),
        Air(NEVER, ()),
        noted,
    )
    return encode(state).words


def _opening(table: _Table, brief: Any, some: tuple[list[int], list[Card]]) -> tuple[int, ...]:
    """The same deal before the first trick. The row tells too little of what lay where."""
    if table.view.setup.dummy is not None or table.drew or not table.ledger.tricks:
        if table.view.setup.dummy is not None or table.drew or not table.trick.cards:
            return ()
    hands = list(some[0])
    for trick in (*table.ledger.tricks, table.trick):
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % table.seats] |= card.bit
    blank = Ledger.blank(table.seats, table.ledger.total, table.ledger.deck)
    first = table.ledger.tricks[0].leader if table.ledger.tricks else table.trick.leader
    return _encoded(table, brief, Hands(tuple(map(CardSet, hands))), blank, Trick(first))
