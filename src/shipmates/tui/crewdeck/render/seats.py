"""The other players: a panel each, clockwise from the left neighbour; alone, the rival."""

from __future__ import annotations

from rich.text import Text

from shipmates.crewdeck.scoring import rival_sheet
from shipmates.crewdeck.view import Phase
from shipmates.kernel import Seat
from shipmates.tui.crewdeck.render.cards import FIRST, HOLD, chip, mark
from shipmates.tui.crewdeck.render.ships import hold, small
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, boxed, flowing, lines, stack
from shipmates.words import crewdeck as say

WIDEST = 50
TALL = 4


def seats(sight: Sight, width: int) -> Block:
    """All panels in a row, as wide as the table."""
    others = sight.others
    if not others:
        return rival(sight, width)
    each = min(WIDEST, width // len(others))
    return beside(*(panel(sight, seat, each) for seat in others)).wide(width, "center")


def panel(sight: Sight, seat: Seat, width: int) -> Block:
    """A seat: name and score above, ship and hold inside, payroll below."""
    palette, ship = sight.palette, sight.view.ships[seat]
    asked = sight.is_asked(seat)
    drawn = small(sight.words, palette, ship, sight.view.setup.frame)
    room = width - 2 - drawn.width
    return boxed(
        beside(drawn, _hold(sight, seat, room)),
        width,
        title=title(sight, seat),
        foot=Text(paid(sight, seat, width - 4), style=palette.quiet),
        style=palette.accent if asked else palette.line,
        heavy=asked and not palette.colour,
    )


def _hold(sight: Sight, seat: Seat, width: int) -> Block:
    cards = list(hold(sight, sight.view.ships[seat]))
    sign = Text(HOLD, style=sight.palette.faint if cards else sight.palette.line)
    if width < 4:
        return lines([sign, *cards], width)
    return flowing([sign, *cards], width).tall(2)


def title(sight: Sight, seat: Seat) -> Text:
    """Who acts, a name, the first-player card, and the score as it stands."""
    palette, asked = sight.palette, sight.is_asked(seat)
    text = Text("▶ " if asked else "", style=palette.accent)
    text.append(sight.name(seat), style=palette.accent if asked else palette.ink)
    if seat == sight.view.first and not sight.view.setup.solo:
        text.append(f" {FIRST}", style=palette.accent)
    points = say.number(sight.words, sight.sheet(seat).total)
    text.append(f" · {sight.text('points', points=points)}", style=palette.quiet)
    return text


def paid(sight: Sight, seat: Seat, width: int) -> str:
    """What a seat has paid, what it pays now, and how far it is."""
    words = sight.words
    total = say.number(words, -sight.sheet(seat).payroll)
    now = " ".join(say.number(words, -amount) for amount in sight.posted(seat))
    parts = [sight.text("paid", amount=total)]
    if now:
        parts.append(sight.text("pays", amount=now))
    if sight.view.phase is Phase.PLACE:
        placing = seat in sight.view.awaited
        parts.append(sight.text("is-placing" if placing else "has-placed"))
    while len(parts) > 1 and len(" · ".join(parts)) > width:
        parts = parts[1:]
    return " · ".join(parts)


def rival(sight: Sight, width: int) -> Block:
    """The opponent of the solo game: all its cards, and what they come to."""
    words, palette = sight.words, sight.palette
    cards = sight.view.rival
    found = rival_sheet(cards, sight.edition)
    points = say.number(words, found.total)
    title = Text(sight.text("rival"), style=palette.ink)
    title.append(f" · {sight.text('points', points=points)}", style=palette.quiet)
    chips = [chip(words, card, palette) for card in cards]
    best = Text()
    for trait, size, worth in found.best if cards else ():
        best.append(mark(words, trait, palette))
        best.append(f" ×{size} {worth}   ", style=palette.quiet)
    values = sight.text("values", points=say.number(words, found.cards)) if cards else ""
    inside = stack(flowing(chips, width - 4).tall(1), lines([best + Text(values)], width - 4))
    padded = beside(Block(1), inside)
    return boxed(padded, width, title=title, foot=Text(""), style=palette.line)
