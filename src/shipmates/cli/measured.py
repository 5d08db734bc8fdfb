"""What the laboratory found, as tables or documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table

from shipmates.lab.figures import Tally, percent, span
from shipmates.lab.rows import Row
from shipmates.lab.standing import by_level
from shipmates.tui.printer import palette, show, show_json
from shipmates.words import Words


def show_crews(words: Words, crews: Mapping[int, Tally], *, as_json: bool) -> None:
    """What crews reached, by number of players."""
    if as_json:
        show_json({"crews": [_document(count, tally) for count, tally in crews.items()]})
        return
    table = _table(words, ("players", "deals", "won", "interval", "ceiling"))
    for count, tally in crews.items():
        table.add_row(
            str(count),
            f"{tally.games}",
            percent(tally.share),
            span(*tally.interval),
            span(*tally.ceiling),
        )
    show(table)


def _document(players: int, tally: Tally) -> dict[str, object]:
    sure, perhaps = tally.ceiling
    return {
        "players": players,
        "deals": tally.games,
        "won": tally.share,
        "interval": list(tally.interval),
        "winnable": sure,
        "winnable_or_undecided": perhaps,
    }


def show_levels(words: Words, rows: Sequence[Row], *, as_json: bool) -> None:
    """What levels reached in Crew Deck."""
    found = by_level(rows)
    if as_json:
        show_json({"levels": [level.document for level in found]})
        return
    table = _table(words, ("players", "bot", "games", "won", "interval", "fair", "points"))
    for one in found:
        table.add_row(
            str(one.players),
            one.level,
            f"{one.games}",
            percent(one.share),
            span(*one.interval),
            percent(one.fair),
            f"{one.points:.1f}",
        )
    show(table)


def _table(words: Words, columns: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style=palette().accent)
    for code in columns:
        table.add_column(words.text(f"cli-lab-column-{code}"), justify="right")
    return table
