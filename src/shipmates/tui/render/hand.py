"""One's own seat: who one is, one's tasks and the hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from shipmates.deepsea import view as sea_view
from shipmates.tricks.cards import Card
from shipmates.tui.choices import Place
from shipmates.tui.game import has_tasks
from shipmates.tui.render import deepsea
from shipmates.tui.render.block import Block, beside, fitted, flowing, lines, rule, stack
from shipmates.tui.render.cards import TILE, letter, ticket, tile
from shipmates.tui.render.palette import Palette, Pose
from shipmates.tui.render.seats import counts, duties_of, parts_of, status, title
from shipmates.tui.render.sight import Sight


def own_seat(sight: Sight, width: int, *, large: bool) -> Block:
    """The lower part of the table: name, tasks, cards."""
    return stack(
        Block(width, (_name(sight, width),)),
        _tasks(sight, width),
        hand(sight, width, large=large),
    )


def _name(sight: Sight, width: int) -> Text:
    palette = sight.palette
    label = title(sight, sight.me)
    label.append(f" · {counts(sight, sight.me, width)}", style=palette.quiet)
    end = status(sight, sight.me, width // 3)
    if sight.always_ready and sight.tricking:
        end.append(f" · {sight.text('always-ready')}", style=palette.faint)
    asked = sight.is_asked(sight.me)
    return rule(label, end, width, palette.accent if asked else palette.line)


def _tasks(sight: Sight, width: int) -> Block:
    palette = sight.palette
    parts = [Text(part, style=palette.accent) for part in parts_of(sight, sight.me)]
    tickets = [ticket(d, v, palette) for d, v in duties_of(sight, sight.me)]
    items = [*parts, *tickets]
    if isinstance(sight.view, sea_view.View):
        secret = deepsea.noted(sight, sight.view)
        items += [Text(secret, style=palette.accent)] if secret else []
    if not items and not has_tasks(sight.brief):
        return lines([""], width)
    label = sight.text("your-tasks" if items else "no-task")
    row = flowing(items, width - len(label) - 4, gap=2)
    cut = Text(" …") if row.height > 1 else Text()
    first = row.lines[0] if row.lines else Text()
    first.rstrip()
    return lines([Text.assemble(" ", (label, palette.quiet), "  ", first, cut)], width)


def hand(sight: Sight, width: int, *, large: bool) -> Block:
    """The cards in order of suit and value; the chosen one is lifted."""
    cards = tuple(sight.view.hand)
    big = large and _room(cards, TILE + 2) <= width - 2
    each = TILE + 2 if big else TILE
    spaced = _room(cards, each + 1) <= width - 2
    blocks = list[Block]()
    for before, card in zip((None, *cards), cards, strict=False):
        if before is not None:
            blocks.append(_gap(1 if before.suit is card.suit else 2, spaced=spaced))
        blocks.append(_lifted(sight, card, big=big))
    return beside(*blocks).wide(width, "center").tall(6 if big else 4)


def _gap(size: int, *, spaced: bool) -> Block:
    wide = size if spaced else size - 1
    return Block(wide)


def _room(cards: tuple[Card, ...], each: int) -> int:
    return len(cards) * each + len({card.suit for card in cards})


def _lifted(sight: Sight, card: Card, *, big: bool) -> Block:
    pose = sight.pose(card, Place.HAND)
    foot = letter(sight.words, card.suit, sight.view.setup)
    drawn = tile(card, sight.palette, pose, foot=foot, large=big)
    picked = Block(drawn.width, tuple(_clickable(line, card) for line in drawn.lines))
    empty = Text(" " * drawn.width)
    if pose is Pose.CHOSEN:
        return Block(drawn.width, (*picked.lines, empty))
    return Block(drawn.width, (empty, *picked.lines))


def _clickable(line: Text, card: Card) -> Text:
    line.stylize(Style(meta={"card": card.text}))
    return line


def keys_line(keys: Iterator[tuple[str, str]], width: int, palette: Palette) -> Text:
    """As many keys as fit, the most useful first."""
    text = Text(" ")
    for key, what in keys:
        part = Text.assemble((key, palette.accent), (f" {what}", palette.quiet))
        if text.cell_len + part.cell_len + 2 > width:
            break
        text = Text.assemble(text, "  " if text.cell_len > 1 else "", part)
    return fitted(text, width)
