"""The table as both Crew games show it, as bits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from shipmates.envs.blocks import Layout
from shipmates.envs.tricks.history import History
from shipmates.envs.tricks.layout import POOL, SEATS
from shipmates.kernel import Seat
from shipmates.tricks.cards import CardSet
from shipmates.tricks.distress import Calling, Distress
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.passing import Way
from shipmates.tricks.rounds import Shown
from shipmates.tricks.scenes import Face, Sealing, Tricking
from shipmates.tricks.signals import Meaning, Radio

_DISTRESS = tuple(Distress)


class Seen(Protocol):
    """What is read of a view of either game."""

    @property
    def seat(self) -> Seat: ...  # noqa: D102
    @property
    def eyes(self) -> Seat: ...  # noqa: D102
    @property
    def hand(self) -> CardSet: ...  # noqa: D102
    @property
    def sizes(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def row(self) -> tuple[Face, ...]: ...  # noqa: D102
    @property
    def awaited(self) -> tuple[Seat, ...]: ...  # noqa: D102
    @property
    def brief(self) -> object: ...  # noqa: D102
    @property
    def scene(self) -> object: ...  # noqa: D102


@dataclass(frozen=True, slots=True)
class Terms:
    """What is settled for the whole attempt, as far as both games know it."""

    seats: int
    tricks: int
    commander: Seat
    dummy: Seat | None
    mute: tuple[Seat | None, ...]
    radio: Radio
    distress: Distress
    passed: Way | None
    uneven: bool
    """Somebody holds a card more than there are tricks."""
    drawn: bool = False
    """Cards change hands after the first trick."""


Bits: TypeAlias = tuple[int, int]
"""What stands once, and the records of the seats in their order at the table."""


class Table:
    """Writes the blocks of `layout.TABLE` and `layout.SEAT`."""

    def __init__(self, layout: Layout) -> None:
        self.at = {block.name: layout.at(block.name) for block in layout}
        self._in = {block.name: layout.within(block.name) for block in layout}
        self._record = layout.record
        self._start = layout.records_at
        self._history = History(layout)
        self._lasting: tuple[Ledger | None, object, Bits] = None, (), (0, 0)
        self._flags = {
            name: tuple(1 << at + seat * layout.record for seat in range(SEATS))
            for name, at in self._in.items()
            if at >= 0
        }
        self._turns = {
            (seats, eyes): (layout.record * eyes, layout.record * (seats - eyes), whole)
            for seats in range(3, SEATS + 1)
            for eyes in range(seats)
            for whole in ((1 << layout.record * seats) - 1,)
        }

    def turned(self, table: int, records: int, eyes: Seat, seats: int) -> int:
        """All in one number: the records follow, beginning with the seat that looks."""
        down, up, whole = self._turns[seats, eyes]
        return table | ((records >> down | records << up) & whole) << self._start

    def flag(self, name: str, seat: int, place: int = 0) -> int:
        """One bit in the record of one seat."""
        return 1 << self._in[name] + place + seat * self._record

    def flags(self, name: str, seats: Iterable[int]) -> int:
        """The same bit for several seats."""
        found, bits = 0, self._flags[name]
        for seat in seats:
            found |= bits[seat]
        return found

    def settled(self, terms: Terms) -> Bits:
        """What follows from the terms."""
        at = self.at
        table = 1 << at["seats"] + terms.seats - 3
        table |= 1 << at["distress"] + _DISTRESS.index(terms.distress)
        table |= terms.radio.muted << at["muted"]
        if terms.passed is not None:
            table |= 1 << at["way"] + (terms.passed is Way.RIGHT)
        records = self.flag("commander", terms.commander)
        records |= self.flags("mute", (seat for seat in terms.mute if seat is not None))
        if terms.dummy is not None:
            records |= self.flag("dummy", terms.dummy)
        return table, records

    def now(self, terms: Terms, view: Seen) -> Bits:
        """What may be another after every move."""
        at, scene = self.at, view.scene
        table = view.hand.mask << at["hand"]
        if view.seat != view.eyes:
            table |= 1 << at["stand_in"]
        if view.row:
            table |= self._row(view.row)
        if isinstance(scene, Tricking):
            table, records = self._tricking(terms, scene, table)
        else:
            table, records = self._voting(scene, table | (1 << terms.tricks) - 1 << at["left"])
        if terms.uneven:
            records |= self.flags("longer", _longer(terms, view))
        return table, records | self.flags("awaited", view.awaited)

    def _row(self, row: tuple[Face, ...]) -> int:
        up = covering = 0
        for face in row:
            if face.up is not None:
                up |= face.up.bit
                covering |= face.up.bit if face.covers else 0
        return up << self.at["open"] | covering << self.at["covering"]

    def _voting(self, scene: object, table: int) -> Bits:
        flags = self.flags
        match scene:
            case Sealing(_, chosen, mine):
                gave = mine.bit << self.at["gave"] if mine is not None else 0
                return table | gave, flags("sealed", chosen)
            case Calling(votes):
                left = flags("pass_left", (seat for seat, way in votes if way is Way.LEFT))
                right = flags("pass_right", (seat for seat, way in votes if way is Way.RIGHT))
                return table, left | right
            case _:
                return table, 0

    def _tricking(self, terms: Terms, scene: Tricking, table: int) -> Bits:
        at, trick = self.at, scene.trick
        ledger, signals, (bits, records) = self._lasting
        if ledger is not scene.ledger or signals is not scene.signals:
            bits, records = self._lasts(terms, scene)
            self._lasting = scene.ledger, scene.signals, (bits, records)
        table |= bits
        for given, got in scene.moved:
            table |= given.bit << at["gave"] | got.bit << at["got"]
        if scene.ready:
            records |= self.flags("ready", scene.ready)
        if trick.cards:
            laid, cards, led, winner = self._history.laid(trick, terms.seats, terms.dummy)
            table |= cards << at["trick"] | led << at["led"]
            records |= laid | self._flags["winning"][winner]
        return table, records

    def _lasts(self, terms: Terms, scene: Tricking) -> Bits:
        """What stays until the trick is taken or somebody signals."""
        at, ledger = self.at, scene.ledger
        told = self._history.told(ledger, dummy=terms.dummy, drawn=terms.drawn)
        table, records = self._said(scene.shown)
        table |= told.took << at["took"] | (1 << ledger.left) - 1 << at["left"]
        table |= self._radio(terms.radio, scene)
        return table, records | told.records | self._flags["leader"][scene.trick.leader]

    def _radio(self, radio: Radio, scene: Tricking) -> int:
        if not radio.opens <= len(scene.ledger.tricks) + 1 <= radio.closes:
            bits = 0
        else:
            bits = 1 << self.at["window"]
        if radio.pool is not None:
            left = radio.pool - sum(map(len, scene.signals))
            bits |= (1 << min(max(left, 0), POOL)) - 1 << self.at["pool"]
        return bits

    def _said(self, signals: Shown) -> Bits:
        table = records = 0
        for seat, shown in enumerate(signals):
            for signal in shown:
                records |= self.flag("shown", seat, signal.card.index)
                if signal.meaning is not Meaning.UNSAID:
                    table |= signal.card.bit << self.at[signal.meaning.value]
        return table, records


def _longer(terms: Terms, view: Seen) -> list[int]:
    left, laid = terms.tricks, set[int]()
    scene = view.scene
    if isinstance(scene, Tricking):
        left = scene.ledger.left
        laid = {(scene.trick.leader + i) % terms.seats for i in range(len(scene.trick.cards))}
    return [seat for seat, size in enumerate(view.sizes) if size + (seat in laid) > left]
