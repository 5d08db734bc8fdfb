"""Pages to read: the keys, what choices are worth, the score sheets."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from shipmates.crewdeck.cards import Card, Colour, Faction
from shipmates.crewdeck.scoring import Sheet, rival_sheet
from shipmates.crewdeck.ship import Ship
from shipmates.kernel import Seat
from shipmates.tui.crewdeck.render.cards import COVERED, FIRST, HOLD, SHAPES, WILD, chip
from shipmates.tui.crewdeck.render.palette import spoken
from shipmates.tui.crewdeck.render.seats import title
from shipmates.tui.crewdeck.render.ships import small
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.tui.render.palette import Palette
from shipmates.words import Words
from shipmates.words import crewdeck as say
from shipmates.words.lists import comma

KEYS = (
    ("←→ ↑↓", "where"),
    ("1…5, Tab", "card"),
    ("1…9", "digit"),
    ("enter", "enter"),
    ("k", "hold"),
    ("u", "undo"),
    ("p", "practice"),
    ("h", "advice"),
    ("s", "sheets"),
    ("l", "log"),
    ("r", "rules"),
    ("q, Ctrl-C", "quit"),
)


def help_page(words: Words, palette: Palette, width: int, *, plain: bool = False) -> Block:
    """All keys, and what the signs mean."""
    keys = [] if plain else [_key(words, palette, key, code, width) for key, code in KEYS]
    letters = comma(
        words, [f"{say.faction_letter(words, f)} {say.faction(words, f)}" for f in Faction]
    )
    signs = {"first": FIRST, "hold": HOLD, "covered": COVERED}
    told = (
        words.text("deck-help-card-face"),
        words.text("deck-help-letters", list=letters),
        words.text("deck-help-wild", sign=WILD),
        words.text("deck-help-cells"),
        words.text("deck-help-signs", **signs),
        *((words.text("deck-help-plain"),) if plain else ()),
    )
    gap = lines([""], width)
    return stack(
        *keys,
        *([] if plain else [gap]),
        flowing([_colour(words, palette, colour) for colour in Colour], width, gap=3),
        *(wrapped(sentence, width) for sentence in told),
    )


def _key(words: Words, palette: Palette, key: str, code: str, width: int) -> Block:
    shown = words.text("tui-enter") if key == "enter" else key
    name = lines([Text(shown, style=palette.accent)], 12)
    return beside(name, wrapped(words.text(f"deck-help-{code}"), width - 12, palette.ink))


def _colour(words: Words, palette: Palette, colour: Colour) -> Text:
    name = f"{SHAPES[colour]} {say.colour(words, colour)}"
    return Text(name, style=spoken(palette, colour))


def log_page(sight: Sight, width: int) -> Block:
    """All that has happened, the newest first."""
    return stack(
        Block(width),
        *(wrapped(told, width, sight.palette.ink) for told in reversed(sight.log)),
    )


def sheets_page(sight: Sight, width: int) -> Block:
    """Everybody's ship and score sheet, one's own first; alone, the rival's as well."""
    blocks = [sheet_block(sight, seat, width) for seat in (sight.me, *sight.others)]
    if sight.view.setup.solo:
        blocks.append(rival_block(sight, width))
    gap = lines([""], width)
    return stack(*(block for each in blocks for block in (each, gap)))


def sheet_block(sight: Sight, seat: Seat, width: int) -> Block:
    """A ship, and below it each set with its cells and points, the values, the payroll."""
    ship, found = sight.view.ships[seat], sight.sheet(seat)
    frame = sight.view.setup.frame
    drawn = small(sight.words, sight.palette, ship, frame)
    cards = [Text(HOLD, style=sight.palette.faint), *_chips(sight, ship.hold)]
    paid = [say.number(sight.words, -amount) for amount in ship.payroll]
    beneath = flowing([*cards, Text("  " + " ".join(paid), style=sight.palette.faint)], width)
    return stack(
        lines([title(sight, seat)], width),
        beside(Block(1), drawn).wide(width),
        beside(Block(2), beneath).wide(width),
        *_entries(sight, ship, found, width),
    )


def _chips(sight: Sight, cards: tuple[Card, ...]) -> Iterator[Text]:
    for card in cards:
        yield chip(sight.words, card, sight.palette)


def _entries(sight: Sight, ship: Ship, found: Sheet, width: int) -> Iterator[Block]:
    told = say.sheet(sight.words, found)
    for entry, crew_set in zip(told, found.sets, strict=False):
        cells = Text(" ").join(_chips(sight, tuple(ship.cells[c] for c in crew_set.cells)))
        yield _entry(sight, entry, cells, width)
    for entry in told[len(found.sets) :]:
        yield _entry(sight, entry, Text(), width)


def _entry(sight: Sight, entry: say.Line, cells: Text, width: int) -> Block:
    style = sight.palette.accent if entry.kind == "total" else sight.palette.ink
    points = Text(entry.said, style=style)
    label = Text.assemble((entry.label, style), "  ", cells)
    return beside(Block(2), lines([label], width - 9), lines([points], 6, "right"), Block(1))


def rival_block(sight: Sight, width: int) -> Block:
    """What the opponent of the solo game has collected, and scores."""
    found = rival_sheet(sight.view.rival, sight.edition)
    name = Text(sight.text("rival"), style=sight.palette.ink)
    points = say.number(sight.words, found.total)
    name.append(f" · {sight.text('points', points=points)}", style=sight.palette.quiet)
    cards = flowing(list(_chips(sight, sight.view.rival)), width - 2)
    entries = say.rival_sheet(sight.words, found)
    return stack(
        lines([name], width),
        beside(Block(2), cards).wide(width),
        *(_entry(sight, entry, Text(), width) for entry in entries),
    )
