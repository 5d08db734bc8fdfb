"""One's own ship, large, with its hold and what it scores."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from shipmates.crewdeck.actions import Stow
from shipmates.crewdeck.view import Phase
from shipmates.tui.crewdeck.advice import gain
from shipmates.tui.crewdeck.picking import Hold, targets, tray
from shipmates.tui.crewdeck.render.cards import HOLD, TILE, clickable, mark
from shipmates.tui.crewdeck.render.seats import paid, title
from shipmates.tui.crewdeck.render.ships import hold, large
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, flowing, lines, rule, stack
from shipmates.words import crewdeck as say

_SIDE = 28
_TALL = 7


def own_ship(sight: Sight, width: int) -> Block:
    """The lower part of the table: name and score, ship, hold and sets."""
    side = _SIDE + max(0, width - 80) // 3
    ship = large(sight, width - side - 1)
    return stack(
        Block(width, (_name(sight, width),)),
        beside(ship, Block(1), _beside(sight, side)).tall(_TALL),
    )


def _name(sight: Sight, width: int) -> Text:
    palette = sight.palette
    end = Text(paid(sight, sight.me, width // 2), style=palette.quiet)
    asked = sight.is_asked(sight.me)
    return rule(title(sight, sight.me), end, width, palette.accent if asked else palette.line)


def _beside(sight: Sight, width: int) -> Block:
    """The hold, then every set with its points, then the printed values."""
    rest = list(_scores(sight))
    wide = max((text.cell_len for text in rest), default=1)
    each = width // max(1, width // (wide + 2))
    cells = [Block(each, (text,)).wide(each).lines[0] for text in rest]
    return stack(_hold(sight, width), flowing(cells, width, gap=0)).tall(_TALL)


def _hold(sight: Sight, width: int) -> Block:
    palette, frame = sight.palette, sight.view.setup.frame
    free = frame.hold - len(sight.ship.hold)
    label = Text(f"{HOLD} {sight.text('hold')} ", style=palette.faint)
    cards = Text(" ").join(hold(sight, sight.ship))
    room = Text(" ·" * free, style=palette.line)
    target = Text("")
    found = targets(sight.view)
    if sight.view.phase is Phase.PLACE and Hold.HOLD in found:
        chosen = sight.picking.target is Hold.HOLD
        worth = _gain(sight).center(TILE - 2)
        edge = "┃" if chosen else "┆"
        style = palette.button if chosen else palette.accent
        target = Text.assemble(" ", (f"{edge}{worth}{edge}", style))
        room = Text(" ·" * (free - 1), style=palette.line)
    row = lines([Text.assemble(label, cards, target, room)], width)
    return clickable(row, option=found.index(Hold.HOLD)) if target else row


def _gain(sight: Sight) -> str:
    cards = tray(sight.view)
    if sight.picking.card >= len(cards):
        return ""
    worth = gain(sight.ship, Stow(cards[sight.picking.card]), sight.edition)
    return say.signed(sight.words, worth)


def _scores(sight: Sight) -> Iterator[Text]:
    words, palette, found = sight.words, sight.palette, sight.sheet(sight.me)
    for crew_set in found.sets:
        size, worth = len(crew_set.cells), crew_set.points
        sign = mark(words, crew_set.trait, palette)
        yield Text.assemble(sign, (f" ×{size}", palette.ink), (f" {worth:>3}", palette.quiet))
    if sight.ship.placed:
        values = say.number(words, found.crew)
        yield Text(sight.text("values", points=values), style=palette.quiet)
    if sight.ship.hold:
        stowed = say.number(words, found.hold)
        yield Text(sight.text("hold-points", points=stowed), style=palette.quiet)
