"""Colours by what they mean, and how to do without them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from rich.style import Style

from shipmates.tricks.cards import Suit

BACKGROUND: Final = "#0b1026"
PANEL: Final = "#181f44"
LINE: Final = "#4a5488"
INK: Final = "#f3f4ff"
QUIET: Final = "#b9c1ea"
FAINT: Final = "#8f99cc"
ACCENT: Final = "#ffc36b"
ACCENT_INK: Final = "#2b1700"
OK: Final = "#4fd6a0"
BAD: Final = "#ff7a70"
RIM: Final = "#fdf9ef"

_FACES: Final = {
    Suit.PINK: ("#f79ac0", "#45061f", "#ff9dc6", "#3b2a47", "#d186a8"),
    Suit.BLUE: ("#2f6fe0", "#ffffff", "#7db2ff", "#142a58", "#86aee8"),
    Suit.GREEN: ("#0d5f45", "#e9fff4", "#4fd6a0", "#0c3134", "#52b893"),
    Suit.YELLOW: ("#ffdb4d", "#3a2600", "#ffdf6b", "#3a362c", "#cdb661"),
    Suit.TRUMP: ("#4a5078", "#fff1d6", "#ffe2ad", "#1f2440", "#c9b795"),
}
"""Face and ink, text on the dark table, face and ink of a card that cannot be chosen."""


class Pose(Enum):
    """How a card stands: at rest, offered, picked up, or out of the question."""

    RESTING = "resting"
    OFFERED = "offered"
    CHOSEN = "chosen"
    DIM = "dim"


@dataclass(frozen=True, slots=True)
class Palette:
    """The styles of a terminal: with colour, or with weight alone."""

    ink: Style
    quiet: Style
    faint: Style
    accent: Style
    ok: Style
    bad: Style
    line: Style
    button: Style
    colour: bool

    def face(self, suit: Suit, pose: Pose) -> Style:
        """The inside of a card."""
        if not self.colour:
            return _PLAIN_FACES[pose]
        face, ink, _, dim, dim_ink = _FACES[suit]
        if pose is Pose.DIM:
            return Style(color=dim_ink, bgcolor=dim)
        return Style(color=ink, bgcolor=face, bold=True)

    def rim(self, suit: Suit, pose: Pose) -> Style:
        """The edge of a card."""
        if not self.colour:
            return _PLAIN_FACES[pose]
        face, ink, _, dim, _ = _FACES[suit]
        if pose is Pose.DIM:
            return Style(color=LINE, bgcolor=dim)
        if pose is Pose.CHOSEN:
            return Style(color=ACCENT_INK, bgcolor=ACCENT, bold=True)
        return Style(color=ink, bgcolor=face)

    def text(self, suit: Suit) -> Style:
        """A suit named in running text."""
        return Style(color=_FACES[suit][2], bold=True) if self.colour else Style(bold=True)


_PLAIN_FACES: Final = {
    Pose.RESTING: Style(),
    Pose.OFFERED: Style(bold=True),
    Pose.CHOSEN: Style(bold=True, reverse=True),
    Pose.DIM: Style(dim=True),
}

NIGHT: Final = Palette(
    ink=Style(color=INK),
    quiet=Style(color=QUIET),
    faint=Style(color=FAINT),
    accent=Style(color=ACCENT, bold=True),
    ok=Style(color=OK, bold=True),
    bad=Style(color=BAD, bold=True),
    line=Style(color=LINE),
    button=Style(color=ACCENT_INK, bgcolor=ACCENT, bold=True),
    colour=True,
)
"""The night sky of Planet Nine."""

PLAIN: Final = Palette(
    ink=Style(),
    quiet=Style(),
    faint=Style(dim=True),
    accent=Style(bold=True),
    ok=Style(bold=True),
    bad=Style(bold=True, underline=True),
    line=Style(dim=True),
    button=Style(bold=True, reverse=True),
    colour=False,
)
"""No colour at all: what it says elsewhere stands in signs and weight."""
