"""What one screen shows: a view, the words for it, and what the person is about to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card
from shipmates.tricks.drafts import clockwise
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.tasks import Verdict
from shipmates.tui.choices import Menu, Option, Place
from shipmates.tui.game import SEA, Brief, View, key_of
from shipmates.tui.render.palette import NIGHT, Palette, Pose
from shipmates.words import Words

SMALLEST: Final = (80, 24)
"""The least terminal that the table fits into."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything the table is drawn from."""

    view: View
    words: Words
    names: tuple[str, ...]
    palette: Palette = NIGHT
    menu: Menu | None = None
    cursor: int | None = None
    log: tuple[str, ...] = ()
    notice: str = ""
    attempt: int = 1
    always_ready: bool = False
    typed: str = ""
    left: float | None = None
    """How many seconds the clock still has."""

    @property
    def me(self) -> Seat:
        """Whose screen it is: with a dummy, the person who acts for it."""
        return self.view.eyes

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats, clockwise from the left neighbour."""
        return clockwise(self.me, self.view.setup.seats)[1:]

    @property
    def brief(self) -> Brief:
        """What the whole crew knows; there is nothing to draw before the deal."""
        assert self.view.brief is not None
        return self.view.brief

    @property
    def tricking(self) -> Tricking | None:
        """The tricks, once they are being played."""
        return self.view.scene if isinstance(self.view.scene, Tricking) else None

    @property
    def done(self) -> int:
        """How many tasks are fulfilled, as far as this person may know."""
        scene = self.tricking
        return sum(v is Verdict.DONE for v in scene.verdicts) if scene else 0

    @property
    def choice(self) -> Option | None:
        """What the cursor is on."""
        if self.menu is None or self.cursor is None:
            return None
        return self.menu.options[self.cursor]

    @property
    def who(self) -> str:
        """For whom the person is acting: themselves, JARVIS or Tonoja."""
        if self.view.seat == self.view.eyes:
            return "diver" if self.at_sea else "you"
        return "tonoja" if self.at_sea else "jarvis"

    @property
    def at_sea(self) -> bool:
        """Whether it is Deep Sea that is played."""
        return key_of(self.view.setup) == SEA

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat is to act; while the person is, they alone are."""
        if self.menu is not None:
            return seat == self.view.seat
        return seat in self.view.awaited

    def text(self, code: str, /, **params: str | int) -> str:
        """A message of the terminal."""
        return self.words.text(f"tui-{code}", **params)

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names[seat]

    def pose(self, card: Card | str, place: Place) -> Pose:
        """How a card stands where choices may be made on cards."""
        if self.menu is None:
            return Pose.RESTING
        if self.menu.first == card:
            return Pose.CHOSEN
        if self.menu.place is not place:
            return Pose.RESTING
        at = self.menu.find(card)
        if at is None:
            return Pose.DIM
        return Pose.CHOSEN if at == self.cursor else Pose.OFFERED
