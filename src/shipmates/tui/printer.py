"""Where the command line prints to."""

from __future__ import annotations

import json
import os
import sys

import typer
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from shipmates.tui.render.palette import NIGHT, PLAIN, Palette

_WIDEST = 90
"""Running text is not set wider than this."""


def palette() -> Palette:
    """With colours, where there are any."""
    return PLAIN if "NO_COLOR" in os.environ or _console().color_system is None else NIGHT


def width() -> int:
    """How wide a page may be."""
    return min(_console().width, _WIDEST)


def show(renderable: RenderableType) -> None:
    """Prints something drawn."""
    _console().print(renderable)
    sys.stdout.flush()


def running(text: Text) -> Text:
    """The same, broken at plain spaces only: rich breaks at unbreakable ones as well."""
    room, rows = _console().width, [""]
    for word in text.plain.split(" "):
        longer = f"{rows[-1]} {word}" if rows[-1] else word
        if cell_len(longer) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    broken = text.copy()
    broken.plain = "\n".join(rows)
    return broken


def show_json(document: object) -> None:
    """Prints a document."""
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))


def _console() -> Console:
    return Console(highlight=False)
