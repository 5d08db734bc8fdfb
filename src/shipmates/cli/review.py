"""`shipmates review`: where a recorded game was lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from shipmates.bots.mind import Mind, core
from shipmates.cli.language import Lang, words_of
from shipmates.cli.solve import asked_solver
from shipmates.notation.record import ParsedDeck, read_any
from shipmates.review import Review, document, fairness, reviewed, sentences
from shipmates.review.known import PLAN, Decision, asked, judged
from shipmates.review.solvers import thorough
from shipmates.review.told import winning_tricks
from shipmates.solver.core import core_status
from shipmates.solver.solver import Solver
from shipmates.tui import launch, say
from shipmates.tui.game import key_of
from shipmates.tui.mistake import Mistake
from shipmates.tui.printer import palette, running, show, show_json
from shipmates.tui.render.cards import chip
from shipmates.tui.render.ending import is_won
from shipmates.tui.report.game import Game
from shipmates.tui.text import read_text
from shipmates.words import Words

Json = Annotated[bool, typer.Option("--json", help="cli-all-json")]


def review(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-review-file")] = None,
    *,
    nodes: Annotated[str | None, typer.Option(metavar="N", help="cli-review-nodes")] = None,
    known: Annotated[bool, typer.Option("--known", help="cli-review-known")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Says where a recorded game was lost."""
    words = words_of(context, lang)
    if file is None:
        raise Mistake("mistake-no-file")
    text = sys.stdin.read() if str(file) == "-" else launch.contents(file)
    if isinstance(read_any(text), ParsedDeck):
        raise Mistake("mistake-review-deck")
    record, states = read_text(text)
    game = Game(record, states, words, palette())
    mind = _mind() if known else None
    solver, chooser = _solvers(words, nodes)
    found = reviewed(states, record.moves, solver, chooser)
    decisions = None if mind is None else _decided(words, game, mind)
    if as_json:
        show_json(_document(words, game, found) | _known(words, game, found, decisions))
        return
    show(Group(*_told(words, game, found)))
    if decisions is not None:
        show(Group(*_fairly(words, game, found, decisions)))


def _mind() -> Mind:
    """Raises `Mistake` where no deals can be imagined."""
    built = core()
    if built is None:
        raise Mistake("mistake-review-core", install=core_status().install)
    return Mind(built, PLAN)


def _decided(words: Words, game: Game, mind: Mind) -> tuple[Decision, ...]:
    """Every decision of the game; people are shown how far it is."""
    todo = list(asked(game.states, game.record.moves))
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn()
    found = list[Decision]()
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        line = bar.add_task("", total=len(todo))
        for number, one in enumerate(todo):
            told = words.text("cli-review-thinking", done=number, count=len(todo))
            bar.update(line, description=told, completed=number)
            found.append(judged(mind, one))
    return tuple(found)


def _fairly(
    words: Words, game: Game, found: Review, decisions: tuple[Decision, ...]
) -> Iterator[Text]:
    yield Text("")
    yield Text(words.text("known-heading"), style=game.palette.accent)
    told = fairness.sentences(words, game.setup, game.names, decisions, found)
    yield from (running(Text(one)) for one in told)


def _known(
    words: Words, game: Game, found: Review, decisions: tuple[Decision, ...] | None
) -> dict[str, object]:
    if decisions is None:
        return {}
    told = fairness.sentences(words, game.setup, game.names, decisions, found)
    known = fairness.document(game.setup, decisions, found)
    return {"known": {**known, "sentences": list(told)}}


def _solvers(words: Words, nodes: str | None) -> tuple[Solver, Solver]:
    """One for the cards, and one for what could have been chosen before them."""
    solver = asked_solver(words, nodes)
    return thorough() if nodes is None else (solver, solver)


def _told(words: Words, game: Game, found: Review) -> Iterator[Text]:
    setup = game.setup
    number, title = say.mission_label(words, setup.mission), say.title(words, setup.mission)
    crew = words.text("tui-set-players", players=setup.players)
    yield Text.assemble((number, game.palette.accent), f" {title} · {crew}")
    if found.outcome is not None:
        won = is_won(found.outcome)
        verdict = words.text("cli-won" if won else "cli-lost")
        style = game.palette.ok if won else game.palette.bad
        because = say.because(words, found.outcome, setup, game.names)
        yield running(Text.assemble((verdict, style), f" {because}"))
    else:
        yield Text(words.text("cli-unfinished"))
    yield Text("")
    yield from (running(Text(one)) for one in sentences(words, found, game.names))
    yield from _line(words, game, found)


def _line(words: Words, game: Game, found: Review) -> Iterator[Text]:
    turn = found.turn
    if turn is None:
        return
    yield Text("")
    yield Text(words.text("cli-review-line"))
    position = game.states[turn.place]
    tricks = winning_tricks(position, turn.line)  # type: ignore[arg-type] # a card was laid
    for number, trick in enumerate(tricks, turn.trick):
        name = game.names[trick.leader]
        row = Text(words.text("cli-trick", number=f"{number:>2}", name=name))
        for card in trick.cards:
            row.append(" ◆" if card is trick.best else "  ", style=game.palette.ok)
            row.append(chip(card, game.palette))
        winner = game.names[trick.winner(game.setup.seats)]
        row.append(f"  → {winner}", style=game.palette.quiet)
        yield row


def _document(words: Words, game: Game, found: Review) -> dict[str, object]:
    setup, outcome = game.setup, found.outcome
    return {
        "game": key_of(setup),
        "mission": setup.mission.number,
        "players": setup.players,
        "outcome": None
        if outcome is None
        else {
            "won": is_won(outcome),
            "because": {"code": outcome.because.code, **dict(outcome.because.params)},
        },
        **document(found),
        "sentences": list(sentences(words, found, game.names)),
    }
