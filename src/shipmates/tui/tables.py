"""Opens tables in the terminal, drawn or line by line."""

from __future__ import annotations

import os
import sys

import typer

from shipmates.kernel import Note
from shipmates.tui import launch, printer, say
from shipmates.tui.crewdeck import launch as deck
from shipmates.tui.crewdeck.command import open_table
from shipmates.tui.mistake import Mistake
from shipmates.tui.remote.wanted import Wanted as Remote
from shipmates.tui.render.palette import PLAIN
from shipmates.words import Words


class Stopped(Exception):
    """The table had to close; the note says why."""

    def __init__(self, note: Note) -> None:
        self.note = note
        super().__init__(str(note))


def open_crew(words: Words, wanted: launch.Wanted, *, plain: bool) -> None:
    """A table of either Crew game. Raises `Stopped`, or what is wrong with the wish."""
    kept = launch.journal(wanted)
    begins = launch.begin(wanted, kept, os.environ)
    if not _is_terminal():
        raise Mistake("mistake-terminal")
    # Textual takes a moment to load, and nobody else needs it.
    from shipmates.tui.app import Shipmates
    from shipmates.tui.desk import Desk
    from shipmates.tui.plain import play_plainly

    if plain:
        try:
            play_plainly(Desk(words, PLAIN, kept), begins, input, print)
        except (EOFError, KeyboardInterrupt):
            typer.echo("")
        return
    note = Shipmates(Desk(words, printer.palette(), kept), begins).run()
    if note is not None:
        raise Stopped(note)
    for mission in sorted(kept.open_missions()):
        typer.echo(say.left_open(words, kept.game, mission))


def open_deck(words: Words, wanted: deck.Wanted, *, plain: bool) -> None:
    """A table of Crew Deck. Raises `Stopped`, or what is wrong with the wish."""
    note = open_table(
        words,
        wanted,
        os.environ,
        terminal=_is_terminal(),
        colour=printer.palette().colour,
        plain=plain,
        write=typer.echo,
    )
    if note is not None:
        raise Stopped(note)


def open_remote(words: Words, wanted: Remote) -> None:
    """A place at a server's table. Raises `Mistake`, or what is wrong with a file."""
    # What talks to a server takes a moment to load, and nobody else needs it.
    from shipmates.tui.remote.command import open_place

    open_place(words, wanted, os.environ, write=typer.echo)


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
