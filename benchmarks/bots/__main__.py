"""Measures the bots: `python -m benchmarks.bots`, then `python -m benchmarks.bots report`.

A crew of one level plays the same deals again and again. Ctrl-C is safe: the same command goes
on where it stopped, with any number of workers. `keep` adds results to those that are kept in
the repository; `adopt` finds out whether today's crew plays as an earlier one; `figures` writes
what every server shows of the missions.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from benchmarks.bots.adopt import bonds, chosen, differing
from benchmarks.bots.cells import cells, named
from benchmarks.bots.games import Game
from benchmarks.bots.kept import KEPT, adopting, keep, kept_file
from benchmarks.bots.report import PAGE, write
from benchmarks.bots.rows import FOLDER, Crews, Kept, Row, crews, read
from benchmarks.bots.run import games, missing, run
from benchmarks.bots.shipped import measured
from benchmarks.bots.tables import told
from shipmates.bots import levels
from shipmates.cli.bars import bar_of_games
from shipmates.lab.measured import FILE, publish
from shipmates.solver import is_native

_RADIOS = {"on": (True,), "off": (False,), "both": (True, False)}


def main(arguments: list[str]) -> None:
    """Plays and prints, or does what the first word says."""
    verbs = {"report": _report, "keep": _keep, "adopt": _adopt, "figures": _figures}
    verb = verbs.get(arguments[0]) if arguments else None
    if verb is None:
        _play(arguments)
    else:
        verb(arguments[1:])


def _play(arguments: list[str]) -> None:
    options = _options(arguments)
    if not is_native():
        raise SystemExit("The native core was not built: make native")
    wanted = named(options.only)
    if not wanted:
        raise SystemExit(f"no cell has {options.only!r} in its name, such as {_some_names()}")
    path = options.out or FOLDER / f"{options.level}.jsonl"
    files = [path] if options.out else [kept_file(options.level), path]
    ours = crews(options.level)
    asked = list(games(wanted, options.deals, options.level, _RADIOS[options.radio]))
    todo = missing(asked, files, ours)
    console = Console(highlight=False)
    _greet(console, read(files), ours, len(asked), len(todo))
    try:
        if todo:
            _watched(console, todo, path, ours, options.workers)
    except KeyboardInterrupt:
        console.print(f"stopped: {path} keeps what is finished; the same command goes on")
    kept, keys = read(files), {game.key for game in asked}
    every = [row for game, crew in ours.items() for row in kept.of(crew).in_game(game).rows]
    for text in told(wanted, [row for row in every if row.key in keys]):
        print(text)
    if not options.out:
        print(f"kept: {keep([path], options.level):,} games in {kept_file(options.level)}")


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.bots", description=__doc__)
    parser.add_argument("--level", default="expert", choices=levels("planet9"))
    parser.add_argument("--deals", type=int, default=20, help="in each cell")
    parser.add_argument("--only", default="", help="cells with these words in their names")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--radio", default="on", choices=_RADIOS, help="both: paired deals")
    parser.add_argument("--out", type=Path, help=f"result file ({FOLDER}/LEVEL.jsonl)")
    return parser.parse_args(arguments)


def _some_names() -> str:
    return ", ".join(repr(cell.name) for cell in list(cells())[::40])


def _greet(console: Console, kept: Kept, ours: Crews, asked: int, todo: int) -> None:
    own = sum(len(kept.of(crew).in_game(game).rows) for game, crew in ours.items())
    others = len(kept.rows) - own
    names = ", ".join(f"{game} {crew}" for game, crew in ours.items())
    console.print(f"{names}: {asked:,} games, {asked - todo:,} of them on file")
    if others:
        console.print(f"{others:,} games on file are by other sources or weights: left aside")


def _watched(console: Console, todo: list[Game], path: Path, ours: Crews, workers: int) -> None:
    with bar_of_games(console, "{} games/s".format) as progress:
        task = progress.add_task("playing", total=len(todo))

        def finished(row: Row) -> None:
            progress.update(task, advance=1, description=row.cell)

        run(todo, path, ours, workers, finished)


def _keep(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks.bots keep", description="Adds results to those in the repository."
    )
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--level", default="expert", choices=levels("planet9"))
    options = parser.parse_args(arguments)
    print(f"kept: {keep(options.files, options.level):,} games")


def _adopt(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks.bots adopt",
        description="Whether today's crew plays as an earlier one.",
    )
    parser.add_argument("--from", dest="crew", required=True, help="the crew that played")
    parser.add_argument("--deals", type=int, default=10, help="played again of each cell")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--level", default="expert", choices=levels("planet9"))
    options = parser.parse_args(arguments)
    path, ours = kept_file(options.level), crews(options.level)
    rows = chosen(read([path]), options.crew, options.deals)
    if not rows:
        raise SystemExit(f"{path} has no game of crew {options.crew}")
    with bar_of_games(Console(highlight=False), "{} games/s".format) as progress:
        task = progress.add_task("playing again", total=len(rows))

        def again(_: Row) -> None:
            progress.update(task, advance=1)

        found = list(differing(rows, ours, options.workers, again))
    if found:
        raise SystemExit("\n".join([*found, f"{len(found):,} of {len(rows):,} games differ"]))
    adopting(bonds(rows, ours), path)
    print(f"all {len(rows):,} games went as before: what {options.crew} played counts")


def _report(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks.bots report", description="Writes a page."
    )
    parser.add_argument(
        "files", nargs="*", type=Path, help="all that is kept, if none is named"
    )
    parser.add_argument("--page", type=Path, default=PAGE)
    options = parser.parse_args(arguments)
    files = options.files or [*sorted(KEPT.glob("*.gz")), *sorted(FOLDER.glob("*.jsonl"))]
    kept = read(files)
    if not kept.rows:
        raise SystemExit("nothing was played yet: make strength")
    options.page.write_text(write(kept), "utf-8")
    print(f"written: {options.page}, from {len(kept.rows):,} games")


def _figures(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks.bots figures", description="Writes what servers show of the missions."
    )
    parser.add_argument("--level", default="expert", choices=levels("planet9"))
    parser.add_argument("--file", type=Path, default=FILE)
    options = parser.parse_args(arguments)
    found = measured(read([kept_file(options.level)]), options.level)
    bare = [game for game, one in found.items() if not one.cells]
    if bare:
        raise SystemExit(f"no mission of {' and '.join(bare)} was played: make strength")
    publish(found, options.file)
    print(f"written: {options.file}")


if __name__ == "__main__":
    main(sys.argv[1:])
