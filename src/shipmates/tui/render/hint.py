"""Help for whoever is to act: what an expert would do in this seat, and why."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from shipmates.bots import hint
from shipmates.bots.reasons import Advice, Option
from shipmates.bots.told import sentences
from shipmates.dice import Seeded
from shipmates.tricks.moves import READY
from shipmates.tui import say
from shipmates.tui.render.block import Block, beside, lines, stack, wrapped
from shipmates.tui.render.sight import Sight
from shipmates.words import advice

MOST: Final = 8
"""More options than these are not listed."""
DICE: Final = "a hint"
"""The same question gets the same answer, and no other dice are touched."""


def hint_page(sight: Sight, width: int) -> Block:
    """What to do and why, then the options with their shares, the best first."""
    view = sight.view
    if not view.legal:
        return lines([sight.text("hint-none")], width)
    given = hint(view, Seeded(DICE))
    told = sentences(sight.words, view.setup, given, sight.names)
    return stack(
        wrapped(told[0], width, sight.palette.accent),
        *(wrapped(one, width, sight.palette.ink) for one in told[1:]),
        lines([""] if given.options else [], width),
        *(_option(sight, given, option, width) for option in given.options[:MOST]),
    )


def _option(sight: Sight, given: Advice, option: Option, width: int) -> Block:
    silence = given.option(READY)
    share = _beyond(option, silence) if silence else advice.share(sight.words, option.share)
    deed = say.action(sight.words, option.action, sight.names, sight.view.setup)
    part = lines([Text(f"{share:>6}", style=sight.palette.ok)], 8)
    return beside(part, wrapped(deed, width - 8, sight.palette.quiet))


def _beyond(option: Option, silence: Option) -> str:
    """What it adds to silence. Both are played on by card sense, far from what crews win."""
    added = round(100 * (option.share - silence.share))
    return f"{added:+d}" if added else "0"
