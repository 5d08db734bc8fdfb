"""Cards, task tickets and shown cards, small and large."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from shipmates.deepsea import brief as sea
from shipmates.planet9.tokens import Duty, Errand, Token
from shipmates.tricks.cards import Card, Suit
from shipmates.tricks.signals import Meaning
from shipmates.tricks.tasks import Verdict
from shipmates.tui.game import SEA, Setup, key_of
from shipmates.tui.render.block import Block
from shipmates.tui.render.palette import Palette, Pose
from shipmates.words import Words
from shipmates.words.planet9 import sign

SYMBOLS: Final = {
    Suit.PINK: "✿",
    Suit.BLUE: "☾",
    Suit.GREEN: "♠",
    Suit.YELLOW: "★",
    Suit.TRUMP: "⇧",
}
"""Bloom, moon, leaf, star, and a rocket or a periscope: one cell each, and unlike each other
without colour."""

MEANINGS: Final = {
    Meaning.HIGHEST: "▲",
    Meaning.ONLY: "●",
    Meaning.LOWEST: "▼",
    Meaning.UNSAID: "?",
}
MARKS: Final = {Verdict.OPEN: "", Verdict.DONE: "✓", Verdict.FAILED: "✗"}
COMMANDER: Final = "♛"
COVERED: Final = "▒▒"

_RIMS: Final = {
    Pose.RESTING: tuple("╭─╮│╰╯"),
    Pose.OFFERED: tuple("╭─╮│╰╯"),
    Pose.CHOSEN: tuple("┏━┓┃┗┛"),
    Pose.DIM: tuple("╭╌╮┆╰╯"),
}
BRACKETS: Final = {
    Pose.RESTING: (" ", " "),
    Pose.OFFERED: ("(", ")"),
    Pose.CHOSEN: ("[", "]"),
    Pose.DIM: (" ", " "),
}
"""What stands around a card, or a word, that can be chosen in running text."""

TILE: Final = 5
"""How wide a small card is; a large one has two cells more, each way."""


def face(card: Card) -> str:
    """A card in two cells: `✿7`."""
    return f"{SYMBOLS[card.suit]}{card.value}"


def letter(words: Words, suit: Suit, setup: Setup) -> str:
    """The letter that stands for a suit when a card is typed."""
    trump = "submarine" if key_of(setup) == SEA else "rocket"
    return words.text(f"tui-letter-{trump if suit is Suit.TRUMP else suit.name.lower()}")


def chip(card: Card, palette: Palette, pose: Pose = Pose.RESTING) -> Text:
    """A card in running text."""
    return Text(face(card), style=palette.face(card.suit, pose))


def token(token: Token) -> str:
    """A token in up to four cells."""
    return sign(token)


def ticket(duty: Duty | Errand | sea.Duty, verdict: Verdict, palette: Palette) -> Text:
    """A task card with its token before it and how it stands behind it: `1:✿7✓`.

    One of Deep Sea's has its key, and what was foretold: `T72=3✓`.
    """
    done = verdict is Verdict.DONE
    mark = Text(MARKS[verdict], style=palette.ok if done else palette.bad)
    pose = Pose.DIM if done else Pose.RESTING
    if isinstance(duty, sea.Duty):
        count = "" if duty.predicted is None else f"={duty.predicted}"
        style = palette.faint if done else palette.accent
        return Text.assemble((f"{duty.key}{count}", style), mark)
    card = chip(duty.card, palette, pose)
    if duty.token is None:
        return Text.assemble(card, mark)
    return Text.assemble((f"{token(duty.token)}:", palette.accent), card, mark)


def tile(
    card: Card,
    palette: Palette,
    pose: Pose = Pose.RESTING,
    *,
    head: str = "",
    foot: str = "",
    large: bool = False,
) -> Block:
    """A card with a rim; `head` and `foot` are set into its edges."""
    inner = TILE if large else TILE - 2
    rim, inside = palette.rim(card.suit, pose), palette.face(card.suit, pose)
    a, dash, b, side, c, d = _RIMS[pose]
    rows = _large(card) if large else (f"{SYMBOLS[card.suit]} {card.value}",)
    body = (Text.assemble((side, rim), (row, inside), (side, rim)) for row in rows)
    top = Text.assemble((a, rim), (head.center(inner, dash), rim), (b, rim))
    bottom = Text.assemble((c, rim), (foot.center(inner, dash), rim), (d, rim))
    return Block(inner + 2, (top, *body, bottom))


def _large(card: Card) -> tuple[str, ...]:
    value = str(card.value)
    return f"{value}    ", f"  {SYMBOLS[card.suit]}  ", f"    {value}"


def ticket_tile(
    duty: Duty | Errand, palette: Palette, pose: Pose = Pose.RESTING, foot: str = ""
) -> Block:
    """A task card as a tile of six cells: its token stands in the upper edge."""
    card = duty.card
    rim, inside = palette.rim(card.suit, pose), palette.face(card.suit, pose)
    a, dash, b, side, c, d = _RIMS[pose]
    head = token(duty.token) if duty.token else ""
    top = Text.assemble((a, rim), (head.center(4, dash), rim), (b, rim))
    row = Text.assemble((side, rim), (f" {face(card)} ", inside), (side, rim))
    bottom = Text.assemble((c, rim), (foot[:4].center(4, dash), rim), (d, rim))
    return Block(6, (top, row, bottom))


def slot(
    palette: Palette, *, sign: str = " ", large: bool = False, asked: bool = False
) -> Block:
    """Where a card will lie; the one that is waited for glows."""
    inner, tall = (TILE, 3) if large else (TILE - 2, 1)
    style = palette.accent if asked else palette.line
    top = Text(f"╭{'╌' * inner}╮", style=style)
    empty = Text(f"┆{' ' * inner}┆", style=style)
    middle = Text.assemble(("┆", style), (sign.center(inner), style), ("┆", style))
    body = (empty, middle, empty) if tall == 3 else (middle,)
    return Block(inner + 2, (top, *body, Text(f"╰{'╌' * inner}╯", style=style)))
