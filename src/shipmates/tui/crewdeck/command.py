"""Opens a table of Crew Deck, drawn or line by line, and says what became of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shipmates.kernel import Note
from shipmates.tui.crewdeck.desk import Desk
from shipmates.tui.crewdeck.launch import Wanted, begin, folder
from shipmates.tui.crewdeck.render.palette import DUSK
from shipmates.tui.crewdeck.shelf import shelf
from shipmates.tui.mistake import Mistake
from shipmates.tui.render.palette import PLAIN
from shipmates.words import Words


def open_table(
    words: Words,
    wanted: Wanted,
    environ: Mapping[str, str],
    *,
    terminal: bool,
    colour: bool,
    plain: bool,
    write: Callable[[str], None],
) -> Note | None:
    """Plays until it is left; gives a note if it had to stop. Raises like `begin`."""
    opening, home = begin(wanted, environ), folder(wanted)
    if not terminal:
        raise Mistake("mistake-terminal")
    with shelf(home) as kept:
        if plain:
            from shipmates.tui.crewdeck.plain import play_plainly

            try:
                play_plainly(Desk(words, PLAIN, kept), opening, input, write)
            except (EOFError, KeyboardInterrupt):
                write("")
            note = None
        else:
            # Textual takes a moment to load, and nobody else needs it.
            from shipmates.tui.crewdeck.app import CrewDeckApp

            note = CrewDeckApp(Desk(words, DUSK if colour else PLAIN, kept), opening).run()
        for path in kept.saved:
            write(words.text("cli-deck-saved", path=str(path)))
        if note is None and kept.unfinished() is not None:
            write(words.text("cli-deck-open"))
    return note
