"""The colours of Crew Deck: a dusk sky, and a ground for each species."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from shipmates.crewdeck.cards import Card, Colour, Trait
from shipmates.tui.render.palette import Palette, Pose

BACKGROUND: Final = "#1a1038"
LINE: Final = "#6f5fa8"
ACCENT: Final = "#ffc857"
ACCENT_INK: Final = "#2b1700"

_GROUNDS: Final = {
    Colour.ORANGE: ("#ff9a3d", "#3a1c00", "#ffb56b", "#4a2f3e", "#d9924f"),
    Colour.PURPLE: ("#7446c8", "#ffffff", "#b796ff", "#33206b", "#a98be0"),
    Colour.BLUE: ("#62c6ff", "#06263f", "#8fd6ff", "#24406e", "#6fb4dd"),
    Colour.RED: ("#c93250", "#ffffff", "#ff7d95", "#4a1c4a", "#d9738a"),
    Colour.GREEN: ("#c0ea6a", "#1f3300", "#d3f38f", "#3c4450", "#a3c267"),
    None: ("#f4f1ff", "#1c1440", "#ffffff", "#3f3270", "#c0b6e6"),
}
"""Ground and ink, text on the dark table, ground and ink of a card that cannot be chosen."""

DUSK: Final = Palette(
    ink=Style(color="#f8f3ff"),
    quiet=Style(color="#cabcf2"),
    faint=Style(color="#a395d4"),
    accent=Style(color=ACCENT, bold=True),
    ok=Style(color="#4fd6a0", bold=True),
    bad=Style(color="#ff8a80", bold=True),
    line=Style(color=LINE),
    button=Style(color=ACCENT_INK, bgcolor=ACCENT, bold=True),
    colour=True,
)
"""The evening sky of Crew Deck."""

_WEIGHTS: Final = {
    Pose.RESTING: Style(),
    Pose.OFFERED: Style(bold=True),
    Pose.CHOSEN: Style(bold=True, reverse=True),
    Pose.DIM: Style(dim=True),
}


def ground(palette: Palette, card: Card, pose: Pose) -> Style:
    """The inside of a card."""
    if not palette.colour:
        return _WEIGHTS[pose]
    face, ink, _, dim, dim_ink = _GROUNDS[card.colour]
    if pose is Pose.DIM:
        return Style(color=dim_ink, bgcolor=dim)
    return Style(color=ink, bgcolor=face, bold=True)


def rim(palette: Palette, card: Card, pose: Pose) -> Style:
    """The edge of a card."""
    if not palette.colour:
        return _WEIGHTS[pose]
    face, ink, _, dim, _ = _GROUNDS[card.colour]
    if pose is Pose.DIM:
        return Style(color=LINE, bgcolor=dim)
    if pose is Pose.CHOSEN:
        return Style(color=ACCENT_INK, bgcolor=ACCENT, bold=True)
    return Style(color=ink, bgcolor=face)


def spoken(palette: Palette, trait: Trait) -> Style:
    """A colour or a faction named in running text."""
    if isinstance(trait, Colour) and palette.colour:
        return Style(color=_GROUNDS[trait][2], bold=True)
    return palette.ink
