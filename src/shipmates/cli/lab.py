"""`shipmates lab`: thousands of games, measured, and what they say."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from shipmates.cli.bars import Lines, bar_of_games
from shipmates.cli.language import Lang, words_of
from shipmates.cli.measured import show_crews, show_levels
from shipmates.cli.shared import GAMES, game_keys
from shipmates.games import CREWDECK, PLANET9
from shipmates.lab import backends, difficulty, measured, plan, rays, store
from shipmates.lab.figures import Tally
from shipmates.lab.rows import Row
from shipmates.lab.run import Told, run
from shipmates.lab.standing import by_crew
from shipmates.lab.unfit import Unfit
from shipmates.notation.pages import game_of
from shipmates.solver import core_status, is_native
from shipmates.tui import launch, speech
from shipmates.tui.mistake import Mistake
from shipmates.tui.text import read_mission
from shipmates.words import Words

FOLDER: Final = Path("lab-results")
REPORT: Final = Path("lab-report")
USUAL: Final = 100
"""Deals, when nobody says."""
STOPPED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""

app = typer.Typer(no_args_is_help=False, rich_markup_mode=None)

Bots = Annotated[str | None, typer.Option(metavar="BOT,…", help="cli-lab-bots")]
Players = Annotated[str | None, typer.Option(metavar="N,…", help="cli-lab-players")]
Deals = Annotated[str | None, typer.Option(metavar="N", help="cli-lab-deals")]
Seed = Annotated[str, typer.Option(metavar="SEED", help="cli-lab-seed")]
Workers = Annotated[str | None, typer.Option(metavar="N", help="cli-lab-workers")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-lab-ray")]
Json = Annotated[bool, typer.Option("--json", help="cli-all-json")]


@app.callback(invoke_without_command=True)
def lab(context: typer.Context, lang: Lang = None) -> None:
    """Says what the laboratory can do."""
    words_of(context, lang)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("run")
def run_(
    context: typer.Context,
    *,
    game: Annotated[
        str, typer.Option(metavar=GAMES, help="cli-lab-game", autocompletion=game_keys)
    ] = PLANET9.key,
    missions: Annotated[
        str | None, typer.Option(metavar="N-M,…", help="cli-lab-missions")
    ] = None,
    players: Players = None,
    bots: Bots = None,
    deals: Deals = None,
    seed: Seed = plan.SEED,
    workers: Workers = None,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-lab-out")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Plays many games, and keeps a row of each."""
    words = words_of(context, lang)
    with _mistakes():
        asked = _plan(game, missions, players, bots, deals, seed)
        folder = out or FOLDER / "-".join((game, *asked.bots))
        backend = _backend(workers, ray)
        _say_twin(words)
        with _stoppable(words, str(folder)), _watched(words, as_json=as_json) as told:
            run(asked, folder, backend, told)
        _tell(words, folder, asked, as_json=as_json)


@app.command("difficulty")
def difficulty_(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-lab-file")] = None,
    *,
    players: Players = None,
    bots: Bots = None,
    deals: Deals = None,
    seed: Seed = plan.SEED,
    workers: Workers = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measures a mission of one's own."""
    words = words_of(context, lang)
    if file is None:
        raise Mistake("mistake-lab-mission-file")
    text = launch.contents(file)
    mission = read_mission(text, game_of(text))
    crews = _numbers("--players", players) or plan.CREWS[PLANET9.key]
    levels = tuple(bots.split(",")) if bots else difficulty.BOTS
    count = speech.number("--deals", deals, least=1) or difficulty.DEALS
    with _mistakes():
        backend = _backend(workers, ray)
        games = difficulty.measure(mission, crews, levels, count, backend=backend, seed=seed)
        _say_twin(words)
        found = dict[int, Tally]()
        with _stoppable(words), _watched(words, as_json=as_json) as told, closing(games):
            for standing in games:
                found = dict(standing.crews)
                told(None, standing.done, standing.total)
    show_crews(words, found, as_json=as_json)


@app.command("report")
def report_(
    context: typer.Context,
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="FOLDER", help="cli-lab-folders")
    ] = None,
    *,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="cli-lab-report-out")] = REPORT,
    figures: Annotated[
        Path | None, typer.Option(metavar="FILE", help="cli-lab-report-figures")
    ] = None,
    lang: Lang = None,
) -> None:
    """Makes a page and pictures of what was played, or the figures that servers show."""
    words = words_of(context, lang)
    with _mistakes():
        from shipmates.lab.report import write

        found = folders or sorted(path.parent for path in FOLDER.glob(f"*/{store.ABOUT}"))
        if not found:
            raise Mistake("mistake-lab-nothing", path=str(FOLDER))
        results = [store.read(folder) for folder in found]
        if figures is None:
            written = write(results, out, words)
        else:
            measured.ship(results, written := figures)
    typer.echo(words.text("cli-lab-written", path=str(written)))


@contextmanager
def _mistakes() -> Iterator[None]:
    try:
        yield
    except Unfit as unfit:
        raise Mistake(unfit.note.code, **dict(unfit.note.params)) from None


@contextmanager
def _stoppable(words: Words, folder: str = "") -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        code = "cli-lab-stopped" if folder else "cli-lab-left"
        typer.echo(words.text(code, folder=folder), err=True)
        raise typer.Exit(STOPPED) from None


def _plan(
    game: str,
    missions: str | None,
    players: str | None,
    bots: str | None,
    deals: str | None,
    seed: str,
) -> plan.Plan:
    every = plan.every_mission(game)
    return plan.Plan(
        game,
        _numbers("--missions", missions) or every,
        _numbers("--players", players) or plan.CREWS[game],
        tuple(bots.split(",")) if bots else ("expert",),
        speech.number("--deals", deals, least=1) or USUAL,
        seed,
    )


def _numbers(option: str, text: str | None) -> tuple[int, ...]:
    return () if text is None else plan.numbers(option, text)


def _say_twin(words: Words) -> None:
    """Says so if the slow solver is asked what was winnable."""
    if not is_native():
        typer.echo(words.text("cli-lab-twin", install=core_status().install), err=True)


def _backend(workers: str | None, ray: str | None) -> backends.Backend:
    count = speech.number("--workers", workers, least=1)
    if ray is None:
        return backends.processes(count or os.cpu_count() or 1)
    if count is not None and ray != rays.LOCAL:
        raise Mistake("mistake-lab-ray-workers")
    return rays.Cluster(ray, count)


@contextmanager
def _watched(words: Words, *, as_json: bool) -> Iterator[Told]:
    """A bar with rate and time left, where somebody looks at it."""
    console = Console(stderr=True, highlight=False)
    quiet = as_json or not console.is_terminal

    def rate(games: str) -> str:
        return words.text("cli-lab-rate", rate=games)

    def say(done: int, total: int, rate: str, left: str) -> None:
        told = words.text("cli-lab-line", done=done, total=total, rate=rate, left=left)
        typer.echo(told, err=True)

    lines = Lines(say)
    with bar_of_games(console, rate, quiet=quiet) as bar:
        line = bar.add_task(words.text("cli-lab-playing"), total=None)

        def told(row: Row | None, done: int, total: int) -> None:
            if bar.tasks[0].total is None:
                # What was on file before is not counted into the rate.
                bar.reset(line, total=total, completed=done - (row is not None))
            bar.update(line, completed=done)
            if quiet and not as_json:
                lines.heard(done, total)

        yield told


def _tell(words: Words, folder: Path, asked: plan.Plan, *, as_json: bool) -> None:
    keys = {deal.key for deal in asked.games()}
    rows = [row for row in store.read(folder).rows if row.key in keys]
    faults = sum(row.faulty for row in rows)
    if not as_json:
        typer.echo(words.text("cli-lab-kept", count=len(rows), folder=str(folder)))
    if faults:
        typer.echo(words.text("cli-lab-faults", count=faults), err=True)
    if asked.game == CREWDECK.key:
        show_levels(words, rows, as_json=as_json)
    else:
        show_crews(words, by_crew(rows), as_json=as_json)
