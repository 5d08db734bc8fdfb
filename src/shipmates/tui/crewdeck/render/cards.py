"""Crew cards, small and large: a shape for the colour, a letter for the faction."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from shipmates.crewdeck.cards import Card, Colour, Trait
from shipmates.crewdeck.editions import Edition
from shipmates.tui.crewdeck.render.palette import ground, rim, spoken
from shipmates.tui.render.block import Block
from shipmates.tui.render.palette import Palette, Pose
from shipmates.words import Words
from shipmates.words import crewdeck as say

SHAPES: Final = {
    Colour.ORANGE: "●",
    Colour.PURPLE: "◆",
    Colour.BLUE: "▲",
    Colour.RED: "■",
    Colour.GREEN: "♣",
}
"""One cell each, and unlike each other without colour."""
WILD: Final = "✱"
"""Stands where a card is whatever is needed: a Human's colour, a Generalist's faction."""
TILE: Final = 5
FIRST: Final = "★"
"""The first-player card."""
HOLD: Final = "⌂"
COVERED: Final = "▒"

RIMS: Final = {
    Pose.RESTING: tuple("╭─╮│╰╯"),
    Pose.OFFERED: tuple("╭─╮│╰╯"),
    Pose.CHOSEN: tuple("┏━┓┃┗┛"),
    Pose.DIM: tuple("╭╌╮┆╰╯"),
}
_FRESH: Final = tuple("╔═╗║╚╝")
"""Placed, but not confirmed."""


def shape(card: Card) -> str:
    """The sign of a card's colour."""
    return WILD if card.colour is None else SHAPES[card.colour]


def letter(words: Words, card: Card) -> str:
    """The sign of a card's faction."""
    return WILD if card.faction is None else say.faction_letter(words, card.faction)


def face(words: Words, card: Card) -> str:
    """A card in two cells: `●P`."""
    return shape(card) + letter(words, card)


def chip(words: Words, card: Card, palette: Palette, pose: Pose = Pose.RESTING) -> Text:
    """A card in running text."""
    return Text(face(words, card), style=ground(palette, card, pose))


def priced(
    words: Words, card: Card, palette: Palette, edition: Edition, pose: Pose = Pose.RESTING
) -> Text:
    """A card in running text with the value that is printed on it."""
    value = say.number(words, edition.value(card))
    return Text.assemble(chip(words, card, palette, pose), (value, palette.quiet))


def mark(words: Words, trait: Trait, palette: Palette) -> Text:
    """A colour by its shape, a faction by its letter."""
    sign = SHAPES[trait] if isinstance(trait, Colour) else say.faction_letter(words, trait)
    return Text(sign, style=spoken(palette, trait))


def tile(
    words: Words,
    card: Card,
    palette: Palette,
    edition: Edition,
    pose: Pose = Pose.RESTING,
    *,
    head: str = "",
    fresh: bool = False,
) -> Block:
    """A card with a rim: its value stands in the lower edge, `head` in the upper."""
    edge, inside = rim(palette, card, pose), ground(palette, card, pose)
    a, dash, b, side, c, d = _FRESH if fresh and pose is not Pose.CHOSEN else RIMS[pose]
    value = say.number(words, edition.value(card))
    body = f"{shape(card)} {letter(words, card)}"
    return Block(
        TILE,
        (
            Text(a + head.center(3, dash) + b, style=edge),
            Text.assemble((side, edge), (body, inside), (side, edge)),
            Text(c + value.center(3, dash) + d, style=edge),
        ),
    )


def coin(amount: str, palette: Palette, pose: Pose) -> Block:
    """A payroll card."""
    a, dash, b, side, c, d = RIMS[pose]
    style = {Pose.CHOSEN: palette.button, Pose.DIM: palette.line}.get(pose, palette.ink)
    return Block(
        TILE,
        (
            Text(a + dash * 3 + b, style=style),
            Text(side + amount.center(3) + side, style=style),
            Text(c + dash * 3 + d, style=style),
        ),
    )


def slot(palette: Palette, label: str, *, chosen: bool, tall: bool) -> Block:
    """An open station, and what a card would bring there."""
    style = palette.button if chosen else palette.accent
    left, right = ("┃", "┃") if chosen else ("┆", "┆")
    middle = Text(left + label.center(TILE - 2) + right, style=style)
    if not tall:
        return Block(TILE, (middle,))
    top, bottom = ("┏━━━┓", "┗━━━┛") if chosen else ("╭╌╌╌╮", "╰╌╌╌╯")
    edge = palette.button if chosen else palette.line
    return Block(TILE, (Text(top, style=edge), middle, Text(bottom, style=edge)))


def clickable(block: Block, **meta: str | int) -> Block:
    """The block with what a click on it means."""
    lines = tuple(line.copy() for line in block.lines)
    for line in lines:
        line.stylize(Style(meta=dict(meta)))
    return Block(block.width, lines)
