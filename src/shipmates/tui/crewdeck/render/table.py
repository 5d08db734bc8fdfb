"""The whole table in a terminal of any size from 80 by 24."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.view import Phase
from shipmates.tui.crewdeck.picking import tray
from shipmates.tui.crewdeck.render.middle import TRAY, crews, log, tray_block
from shipmates.tui.crewdeck.render.own import own_ship
from shipmates.tui.crewdeck.render.prompt import prompt
from shipmates.tui.crewdeck.render.seats import seats
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, fitted, lines, stack
from shipmates.tui.render.hand import keys_line

PHASES = (Phase.FORM, Phase.POST, Phase.RECRUIT, Phase.PLACE)


def table(sight: Sight, width: int, height: int) -> Block:
    """Header, other ships, work crews, tray and news, own ship, the question and the keys."""
    line = keys_line(keys(sight), width, sight.palette)
    return stack(table_without_keys(sight, width, height - 1), Block(width, (line,)))


def table_without_keys(sight: Sight, width: int, height: int) -> Block:
    """The same for those who only look on."""
    if not sight.view.ships:
        return lines([sight.shared("dealing")], width).tall(height)
    above = stack(header(sight, width), seats(sight, width), crews(sight, width))
    below = stack(own_ship(sight, width), prompt(sight, width))
    rest = max(TRAY, height - above.height - below.height)
    drawn = tray_block(sight, 38)
    side = beside(drawn.tall(rest), log(sight, width - 38, rest))
    return stack(above, side, below).tall(height)


def header(sight: Sight, width: int) -> Block:
    """Which game, which round, and how far the round is."""
    palette, view = sight.palette, sight.view
    left = Text.assemble(
        (f" {sight.shared('game-crewdeck')}", palette.accent),
        (f" · {sight.text('round', number=view.round, total=ROUNDS)}", palette.ink),
    )
    if sight.practice:
        left.append(f" · {sight.text('practice')}", style=palette.ok)
    right = _phases(sight)
    line = Text.assemble(fitted(left, max(0, width - right.cell_len - 1)), " ", right)
    return Block(width, (fitted(line, width),))


def _phases(sight: Sight) -> Text:
    """The steps of a round: what is done, what is on, what is to come."""
    palette, now = sight.palette, sight.view.phase
    steps = [p for p in PHASES if p is not Phase.POST or not sight.view.setup.solo]
    text = Text()
    for step in steps:
        label = sight.text(f"step-{step.value}")
        if now is step:
            text.append(f" ▶{label}", style=palette.accent)
        elif now in steps and steps.index(now) > steps.index(step):
            text.append(f" ✓{label}", style=palette.ok)
        else:
            text.append(f"  {label}", style=palette.faint)
    return Text.assemble(text, " ")


def keys(sight: Sight) -> Iterator[tuple[str, str]]:
    """The keys that do something now, the most useful first."""
    view, text = sight.view, sight.text
    if sight.complete:
        yield sight.shared("enter"), text("key-confirm")
    elif view.legal:
        yield "←→↑↓" if view.phase is Phase.PLACE else "←→", text("key-where")
        if len(tray(view)) > 1:
            yield f"1-{len(tray(view))}", text("key-card")
        if sight.picking.action(view) is not None:
            yield sight.shared("enter"), sight.shared("key-do")
    if sight.draft:
        yield "u", text("key-undo")
    if sight.practice and view.legal:
        yield "h", text("key-advice")
    yield "?", sight.shared("key-help")
    yield "q", sight.shared("key-quit")
    yield "s", text("key-sheets")
    yield "l", text("key-log")
    yield "r", text("key-rules")
    yield "p", text("key-practice")
