"""Measures the bots: `python -m benchmarks.bots`, then `python -m benchmarks.bots report`.

A crew of one level plays the same deals again and again. Ctrl-C is safe: the same command goes
on where it stopped, with any number of workers.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from benchmarks.bots.cells import cells
from benchmarks.bots.games import Game
from benchmarks.bots.report import PAGE, write
from benchmarks.bots.rows import FOLDER, Kept, Row, fingerprint, read
from benchmarks.bots.run import games, missing, run
from benchmarks.bots.tables import told
from shipmates.bots import levels
from shipmates.cli.bars import bar_of_games
from shipmates.solver import is_native

_RADIOS = {"on": (True,), "off": (False,), "both": (True, False)}


def main(arguments: list[str]) -> None:
    """Plays and prints, or writes the report."""
    if arguments[:1] == ["report"]:
        _report(arguments[1:])
    else:
        _play(arguments)


def _play(arguments: list[str]) -> None:
    options = _options(arguments)
    if not is_native():
        raise SystemExit("The native core was not built: make native")
    wanted = [cell for cell in cells() if options.only in cell.name]
    if not wanted:
        raise SystemExit(f"no cell has {options.only!r} in its name, such as {_some_names()}")
    path = options.out or FOLDER / f"{options.level}.jsonl"
    crew = fingerprint(options.level)
    asked = list(games(wanted, options.deals, options.level, _RADIOS[options.radio]))
    todo = missing(asked, path, crew)
    console = Console(highlight=False)
    _greet(console, read([path]), crew, len(asked), len(todo))
    try:
        if todo:
            _watched(console, todo, path, crew, options.workers)
    except KeyboardInterrupt:
        console.print(f"stopped: {path} keeps what is finished; the same command goes on")
    keys = {game.key for game in asked}
    kept = read([path]).of(crew)
    rows = [row for row in kept.rows if row.key in keys]
    for text in told(wanted, rows):
        print(text)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.bots", description=__doc__)
    parser.add_argument("--level", default="expert", choices=levels("planet9"))
    parser.add_argument("--deals", type=int, default=20, help="in each cell")
    parser.add_argument("--only", default="", help="cells with this in their names")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--radio", default="on", choices=_RADIOS, help="both: paired deals")
    parser.add_argument("--out", type=Path, help=f"result file ({FOLDER}/LEVEL.jsonl)")
    return parser.parse_args(arguments)


def _some_names() -> str:
    return ", ".join(repr(cell.name) for cell in list(cells())[::40])


def _greet(console: Console, kept: Kept, crew: str, asked: int, todo: int) -> None:
    others = len(kept.rows) - len(kept.of(crew).rows)
    console.print(f"crew {crew}: {asked:,} games, {asked - todo:,} of them on file")
    if others:
        console.print(f"{others:,} games on file are by other sources or weights: left aside")


def _watched(console: Console, todo: list[Game], path: Path, crew: str, workers: int) -> None:
    with bar_of_games(console, "{} games/s".format) as progress:
        task = progress.add_task("playing", total=len(todo))

        def finished(row: Row) -> None:
            progress.update(task, advance=1, description=row.cell)

        run(todo, path, crew, workers, finished)


def _report(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks.bots report", description="Writes a page."
    )
    parser.add_argument("files", nargs="*", type=Path, help=f"all of {FOLDER} if none is named")
    parser.add_argument("--page", type=Path, default=PAGE)
    options = parser.parse_args(arguments)
    files = options.files or sorted(FOLDER.glob("*.jsonl"))
    kept = read(files)
    if not kept.rows:
        raise SystemExit("nothing was played yet: make strength")
    options.page.write_text(write(kept), "utf-8")
    print(f"written: {options.page}, from {len(kept.rows):,} games")


if __name__ == "__main__":
    main(sys.argv[1:])
