"""What one screen shows: a view, the words for it, and what the person is about to do."""

from __future__ import annotations

from dataclasses import dataclass, field

from shipmates.crewdeck.actions import Place
from shipmates.crewdeck.editions import Edition
from shipmates.crewdeck.scoring import Sheet, sheet
from shipmates.crewdeck.ship import Cell, Ship
from shipmates.crewdeck.view import View
from shipmates.kernel import Seat
from shipmates.tui.crewdeck.picking import Picking
from shipmates.tui.crewdeck.render.palette import DUSK
from shipmates.tui.crewdeck.session import Draft
from shipmates.tui.render.palette import Palette
from shipmates.words import Words


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything the table is drawn from."""

    view: View
    words: Words
    names: tuple[str, ...]
    palette: Palette = DUSK
    picking: Picking = field(default_factory=Picking)
    log: tuple[str, ...] = ()
    notice: str = ""
    practice: bool = False
    draft: Draft = ()
    """What this person has placed, and not confirmed."""
    several: bool = False
    """Whether more than one person sits at this screen."""
    complete: bool = False
    """Whether everything is placed, and only waits to be confirmed."""

    @property
    def me(self) -> Seat:
        """Whose screen it is."""
        return self.view.seat

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats, clockwise from the left neighbour."""
        count = self.view.setup.players
        return tuple(Seat((self.me + step) % count) for step in range(1, count))

    @property
    def edition(self) -> Edition:
        """The printed numbers."""
        return self.view.setup.edition

    @property
    def ship(self) -> Ship:
        """One's own."""
        return self.view.ships[self.me] if self.view.ships else Ship()

    @property
    def fresh(self) -> frozenset[Cell]:
        """Where one's own new cards lie, as long as they can be taken back."""
        return frozenset(step.cell for step in self.draft if isinstance(step, Place))

    def sheet(self, seat: Seat) -> Sheet:
        """How a seat's ship counts now."""
        return sheet(self.view.ships[seat], self.edition)

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names[seat]

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat is to act; while the person is, they alone are."""
        if self.view.legal or self.complete:
            return seat == self.me
        return seat in self.view.awaited

    def posted(self, seat: Seat) -> tuple[int, ...]:
        """The payroll this seat has taken in this round."""
        return tuple(amount for payer, amount in self.view.posted if payer == seat)

    def text(self, code: str, /, **params: str | int) -> str:
        """A message of this table."""
        return self.words.text(f"deck-{code}", **params)

    def shared(self, code: str, /, **params: str | int) -> str:
        """A message of every table."""
        return self.words.text(f"tui-{code}", **params)
