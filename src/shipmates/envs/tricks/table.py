"""The table as both Crew games show it, as bits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from shipmates.envs.blocks import Layout
from shipmates.envs.tricks.history import History
from shipmates.envs.tricks.layout import POOL
from shipmates.kernel import Seat
from shipmates.tricks.cards import CardSet, Suit
from shipmates.tricks.distress import Calling, Distress
from shipmates.tricks.passing import Way
from shipmates.tricks.rounds import Shown
from shipmates.tricks.scenes import Face, Sealing, Tricking
from shipmates.tricks.signals import Meaning, Radio

_SUITS = tuple(Suit)
_DISTRESS = tuple(Distress)
_SAID = ((Meaning.HIGHEST, "highest"), (Meaning.ONLY, "only"), (Meaning.LOWEST, "lowest"))


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
    drawn: bool = False
    """Cards change hands after the first trick."""


class Bits(NamedTuple):
    """What stands once, and the records of the seats in their order at the table."""

    table: int = 0
    records: int = 0


class Table:
    """Writes the blocks of `layout.TABLE` and `layout.SEAT`."""

    def __init__(self, layout: Layout) -> None:
        self.at = {block.name: layout.at(block.name) for block in layout}
        self._in = {block.name: layout.within(block.name) for block in layout}
        self._record = layout.record
        self._start = layout.records_at
        self._history = History(layout)
        self._shown: tuple[Shown, Bits] = ((), Bits())

    def turned(self, bits: Bits, eyes: Seat, seats: int) -> int:
        """All in one number: the records follow, beginning with the seat that looks."""
        whole, gone = self._record * seats, self._record * eyes
        records = bits.records >> gone | bits.records << whole - gone
        return bits.table | (records & (1 << whole) - 1) << self._start

    def flag(self, name: str, seat: int, place: int = 0) -> int:
        """One bit in the record of one seat."""
        return 1 << self._in[name] + place + seat * self._record

    def flags(self, name: str, seats: Iterable[int]) -> int:
        """The same bit for several seats."""
        found, at = 0, self._in[name]
        for seat in seats:
            found |= 1 << at + seat * self._record
        return found

    def settled(self, terms: Terms, view: Seen) -> Bits:
        """What stays as it is while tricks are played."""
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
        return Bits(table, records | self.flags("longer", _longer(terms, view)))

    def now(self, terms: Terms, view: Seen) -> Bits:
        """What may be another after every move."""
        at = self.at
        table = view.hand.mask << at["hand"] | (view.seat != view.eyes) << at["stand_in"]
        records = self.flags("awaited", view.awaited)
        for face in view.row:
            if face.up is not None:
                bit = face.up.bit
                table |= bit << at["open"] | (bit << at["covering"] if face.covers else 0)
        match view.scene:
            case Tricking() as scene:
                more = self._tricking(terms, scene)
                return Bits(table | more.table, records | more.records)
            case Sealing(_, chosen, mine):
                table |= mine.bit << at["gave"] if mine is not None else 0
                records |= self.flags("sealed", chosen)
            case Calling(votes):
                records |= self.flags("pass_left", (s for s, way in votes if way is Way.LEFT))
                records |= self.flags("pass_right", (s for s, way in votes if way is Way.RIGHT))
            case _:
                pass
        return Bits(table | (1 << terms.tricks) - 1 << at["left"], records)

    def _tricking(self, terms: Terms, scene: Tricking) -> Bits:
        at, ledger, trick = self.at, scene.ledger, scene.trick
        told = self._history.told(ledger, dummy=terms.dummy, drawn=terms.drawn)
        shown = self._signals(scene.signals)
        table = shown.table | told.took << at["took"] | self._radio(terms.radio, scene)
        table |= (1 << ledger.left) - 1 << at["left"]
        records = shown.records | told.records | self.flags("ready", scene.ready)
        records |= self.flag("leader", trick.leader)
        for given, got in scene.moved:
            table |= given.bit << at["gave"] | got.bit << at["got"]
        if trick.cards:
            table |= CardSet.of(trick.cards).mask << at["trick"]
            table |= 1 << at["led"] + _SUITS.index(trick.cards[0].suit)
            records |= self._history.laid(trick, terms.seats)
            records |= self._history.voids(trick, terms.seats, terms.dummy)
            records |= self.flag("winning", trick.winner(terms.seats))
        return Bits(table, records)

    def _radio(self, radio: Radio, scene: Tricking) -> int:
        number = len(scene.ledger.tricks) + 1
        bits = (radio.opens <= number <= radio.closes) << self.at["window"]
        if radio.pool is not None:
            left = radio.pool - sum(map(len, scene.signals))
            bits |= (1 << min(max(left, 0), POOL)) - 1 << self.at["pool"]
        return bits

    def _signals(self, signals: Shown) -> Bits:
        if signals is not self._shown[0]:
            self._shown = signals, self._said(signals)
        return self._shown[1]

    def _said(self, signals: Shown) -> Bits:
        table = records = 0
        for seat, shown in enumerate(signals):
            for signal in shown:
                records |= self.flag("shown", seat, signal.card.index)
                for meaning, name in _SAID:
                    if signal.meaning is meaning:
                        table |= signal.card.bit << self.at[name]
        return Bits(table, records)


def _longer(terms: Terms, view: Seen) -> list[int]:
    left, laid = terms.tricks, set[int]()
    scene = view.scene
    if isinstance(scene, Tricking):
        left = scene.ledger.left
        laid = {(scene.trick.leader + i) % terms.seats for i in range(len(scene.trick.cards))}
    return [seat for seat, size in enumerate(view.sizes) if size + (seat in laid) > left]
