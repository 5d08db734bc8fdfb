"""Mission files of either game: opened, read to the end, closed with all their faults."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from shipmates.notation.faults import Faulty
from shipmates.notation.syntax import Source, parsed
from shipmates.notation.tables import Page, Table

GAME: Final = "game"
PLANET9: Final = "planet9"
DEEPSEA: Final = "deepsea"


def game_of(text: str) -> str:
    """The game a mission file says it is for; Planet Nine if it says nothing that is known."""
    game = parsed(text).table.get(GAME)
    return DEEPSEA if game == DEEPSEA else PLANET9


@contextmanager
def reading(source: Source, game: str, *, needed: bool) -> Iterator[Table]:
    """The top of a file for this game. Raises `Faulty` afterwards with every mistake noted."""
    page = Page(source)
    root = Table(page, (), source.table)
    _check_game(root, game, needed=needed)
    yield root
    faults = (*source.faults, *page.faults)
    if faults:
        raise Faulty(faults)


def _check_game(root: Table, game: str, *, needed: bool) -> None:
    """Raises `Faulty` at once if the file is for another game: its keys mean nothing then."""
    if GAME not in root.values:
        if needed:
            root.missing(GAME)
    elif root.text(GAME) not in (game, None):
        root.blame("fault-game", GAME, text=str(root.values[GAME]), known=game)
    if root.page.faults:
        raise Faulty((*root.page.source.faults, *root.page.faults))


def rule_tables(root: Table, name: str, keys: Sequence[str]) -> Iterator[Table]:
    """The tables under `[[name]]`, without `keys`, which belong at the top."""
    if isinstance(root.values.get(name), dict):
        root.blame("fault-rule-brackets", name, name=name)
        return
    for table in root.tables(name):
        yield _without_late_keys(table, keys)


def _without_late_keys(table: Table, keys: Sequence[str]) -> Table:
    # In TOML whatever follows `[[rule]]` belongs to the rule, which surprises people.
    for key in table.values:
        if key in keys:
            table.blame("fault-key-late", key, key=key)
    return replace(table, values={k: v for k, v in table.values.items() if k not in keys})
