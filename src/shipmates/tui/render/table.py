"""The whole table in a terminal of any size from 80 by 24."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from rich.text import Text

from shipmates.deepsea import view as sea_view
from shipmates.tricks.distress import Distress
from shipmates.tricks.scenes import Tricking
from shipmates.tui import say
from shipmates.tui.choices import signals
from shipmates.tui.render import deepsea, planet9
from shipmates.tui.render.block import Block, fitted, lines, stack
from shipmates.tui.render.hand import keys_line, own_seat
from shipmates.tui.render.middle import middle
from shipmates.tui.render.prompt import prompt
from shipmates.tui.render.seats import seats
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.stage import stage


def table(sight: Sight, width: int, height: int) -> Block:
    """Header, other seats, the middle, one's own seat, the question and the keys."""
    line = keys_line(keys(sight), width, sight.palette)
    return stack(table_without_keys(sight, width, height - 1), Block(width, (line,)))


def table_without_keys(sight: Sight, width: int, height: int) -> Block:
    """The same for those who only look on."""
    if sight.view.brief is None:
        return lines([sight.text("dealing")], width).tall(height)
    large = width >= 110 and height >= 33
    above = stack(header(sight, width), seats(sight, width, 7 if large else 5))
    below = stack(own_seat(sight, width, large=large), prompt(sight, width))
    rest = height - above.height - below.height
    return stack(above, _middle(sight, width, rest, large=large), below).tall(height)


def _middle(sight: Sight, width: int, height: int, *, large: bool) -> Block:
    if isinstance(sight.view.scene, Tricking):
        return middle(sight, sight.view.scene, width, height, large=large).tall(height)
    return stage(sight, width, height)


def header(sight: Sight, width: int) -> Block:
    """Which mission, how far, and what is special about the radio and distress."""
    palette, mission = sight.palette, sight.view.setup.mission
    number = say.mission_label(sight.words, mission)
    name = say.title(sight.words, mission)
    left = Text.assemble((f" {number}", palette.accent), (f" {name}", palette.ink))
    told = list(facts(sight))
    while told[1:] and left.cell_len + len(" · ".join(told)) + 2 > width:
        told = told[1:]
    right = Text(" · ".join(told) + " ", style=palette.quiet)
    line = Text.assemble(fitted(left, max(0, width - right.cell_len - 1)), " ", right)
    return Block(width, (fitted(line, width),))


def facts(sight: Sight) -> Iterator[str]:
    """What the header says of the attempt, in few words; the least important first."""
    setup, scene = sight.view.setup, sight.tricking
    if sight.attempt > 1 and not say.is_epilogue(setup.mission):
        yield sight.text("attempt", number=sight.attempt)
    if isinstance(sight.view, sea_view.View):
        yield from deepsea.facts(sight, sight.view)
    else:
        yield from planet9.facts(sight, sight.view)
    if sight.brief.passed is not None or setup.distress is Distress.ACTIVE:
        yield sight.text("distress-active")
    played = len(scene.ledger.tricks) if scene else 0
    if scene:
        yield sight.text("trick", number=min(played + 1, setup.tricks), total=setup.tricks)
    if sight.left is not None:
        yield clock(sight.left)


def clock(left: float) -> str:
    """What the clock shows: minutes and seconds, rounded up, never less than nothing."""
    minutes, seconds = divmod(max(0, ceil(left)), 60)
    return f"◷ {minutes}:{seconds:02}"


def keys(sight: Sight) -> Iterator[tuple[str, str]]:
    """The keys that do something now, the most useful first."""
    menu, enter = sight.menu, sight.text("enter")
    if menu is not None:
        yield "←→", sight.text("key-choose")
        if sight.cursor is not None:
            yield enter, sight.text("key-do")
        if menu.ready:
            yield sight.text("space"), sight.text("key-ready")
        if menu.first is not None or menu.matter is not None:
            yield sight.text("escape"), sight.text("key-back")
    if signals(sight.view) and not (menu and menu.ready):
        yield "s", sight.text("key-signal")
    yield "?", sight.text("key-help")
    if menu is not None:
        yield "h", sight.text("key-hint")
    yield "q", sight.text("key-quit")
    yield "b", sight.text("key-briefing")
    yield "t", sight.text("key-tasks")
    if sight.tricking and sight.tricking.ledger.tricks:
        yield "l", sight.text("key-last")
    yield "a", sight.text("key-always")
    yield "g", sight.text("key-give-up")
