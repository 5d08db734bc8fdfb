"""What one seat may see of the table, in both Crew games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from shipmates.kernel import WATCHER, Seat, quick
from shipmates.tricks.cards import CARDS, Card
from shipmates.tricks.distress import Passing
from shipmates.tricks.dummy import Row
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.rounds import Playing, Shown
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict

Brief = TypeVar("Brief")


@dataclass(frozen=True, slots=True)
class Face:
    """A place in the dummy's row: the open card, and whether another lies beneath it."""

    up: Card | None
    covers: bool


@dataclass(frozen=True, slots=True)
class Shuffling:
    """The cards are being dealt."""


@dataclass(frozen=True, slots=True)
class Sealing:
    """A card is being passed: who has chosen, and what oneself has."""

    way: Way
    chosen: tuple[Seat, ...]
    mine: Card | None


@quick
@dataclass(frozen=True, slots=True)
class Tricking:
    """Tricks are being played."""

    ledger: Ledger
    trick: Trick
    signals: tuple[tuple[Signal | None, ...], ...]
    """Seat by seat; `None` for one whose card may no longer be looked at."""
    ready: tuple[Seat, ...]
    verdicts: tuple[Verdict, ...]
    moved: tuple[tuple[Card, Card], ...]
    """What oneself gave and got when cards changed hands."""

    @property
    def shown(self) -> Shown:
        """The signals whose cards are known."""
        return tuple([tuple([one for one in told if one]) for told in self.signals])


_BARE: Final = {up: Face(up, covers=False) for up in (None, *CARDS)}
_COVERING: Final = {up: Face(up, covers=True) for up in (None, *CARDS)}


def faces(row: Row | None) -> tuple[Face, ...]:
    """The dummy's row from above."""
    if row is None:
        return ()
    return tuple(
        [(_BARE if column.down is None else _COVERING)[column.up] for column in row.columns]
    )


def sealing(state: Passing[Brief], seat: Seat) -> Sealing:
    """Who has chosen a card to pass, and which one this seat has."""
    chosen = tuple(Seat(s) for s, card in enumerate(state.sealed) if card is not None)
    mine = None if seat == WATCHER else state.sealed[seat]
    return Sealing(state.way, chosen, mine)


def tricking(state: Playing[Brief], eyes: Seat, verdicts: tuple[Verdict, ...]) -> Tricking:
    """The table as these eyes see it, with the verdicts they may know."""
    moved: tuple[tuple[Card, Card], ...] = ()
    if state.moved and eyes != WATCHER:
        moved = tuple((move.given[eyes], move.got[eyes]) for move in state.moved)
    return Tricking(state.ledger, state.trick, state.signals, state.ready, verdicts, moved)
