"""`shipmates puzzles`: makes them, lists and checks those that are shipped, shows one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Group

from shipmates.cli.language import Lang, words_of
from shipmates.cli.solve import asked_solver
from shipmates.puzzles import Kind, Puzzle, is_right, line, made, shipped
from shipmates.solver import core_status, is_native
from shipmates.tui import speech
from shipmates.tui.mistake import Mistake
from shipmates.tui.printer import palette, show, show_json
from shipmates.tui.report.puzzles import puzzle_page, puzzle_row
from shipmates.words import Words

ACTIONS: Final = ("list", "show", "check", "make")
NUMBERED: Final = {"list": (False,), "show": (True,), "check": (True, False), "make": (False,)}
"""Whether each takes the number of a puzzle."""
KINDS: Final = tuple(kind.value for kind in Kind)
USUAL: Final = 20
NODES: Final = "100000"
"""Cards laid in search for each question: what takes longer is no puzzle."""
SEED: Final = "shipmates"
WRONG: Final = 1
"""The exit code when a puzzle is none."""


def puzzles(
    context: typer.Context,
    action: Annotated[
        str, typer.Argument(metavar="|".join(ACTIONS), help="cli-puzzles-action")
    ] = "list",
    number: Annotated[
        str | None, typer.Argument(metavar="N", help="cli-puzzles-number")
    ] = None,
    *,
    solution: Annotated[bool, typer.Option("--solution", help="cli-puzzles-solution")] = False,
    kind: Annotated[
        str | None, typer.Option(metavar="|".join(KINDS), help="cli-puzzles-kind")
    ] = None,
    count: Annotated[str | None, typer.Option(metavar="N", help="cli-puzzles-count")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-puzzles-seed")] = SEED,
    as_json: Annotated[bool, typer.Option("--json", help="cli-all-json")] = False,
    lang: Lang = None,
) -> None:
    """Lists puzzles, shows one, checks them, or makes others."""
    words = words_of(context, lang)
    if action not in ACTIONS:
        known = ", ".join(ACTIONS)
        raise Mistake("mistake-choice", option="puzzles", known=known, value=action)
    if (number is not None) not in NUMBERED[action]:
        raise Mistake("mistake-puzzle-number", last=len(shipped()))
    wanted = _kind(kind)
    match action:
        case "list":
            _list(words, _chosen(None, wanted), as_json=as_json)
        case "show":
            _show(words, _asked(number), solution=solution, as_json=as_json)
        case "check":
            _check(words, _chosen(number, wanted), as_json=as_json)
        case _:
            wanted = wanted or Kind.CARD
            _make(words, wanted, speech.number("--count", count, least=1) or USUAL, seed)


def _kind(text: str | None) -> Kind | None:
    if text is not None and text not in KINDS:
        known = ", ".join(KINDS)
        raise Mistake("mistake-choice", option="--kind", known=known, value=text)
    return None if text is None else Kind(text)


def _chosen(number: str | None, kind: Kind | None) -> Sequence[Puzzle]:
    found = shipped() if number is None else (_asked(number),)
    return [puzzle for puzzle in found if kind in (None, puzzle.kind)]


def _asked(number: str | None) -> Puzzle:
    asked = speech.number("puzzles show", number)
    found = [puzzle for puzzle in shipped() if puzzle.number == asked]
    if not found:
        raise Mistake("mistake-puzzle-number", last=len(shipped()))
    return found[0]


def _make(words: Words, kind: Kind, count: int, seed: str) -> None:
    if kind is Kind.SIGNAL and not is_native():
        raise Mistake("mistake-needs-core", install=core_status().install)
    for puzzle in made(kind, count, seed, asked_solver(words, NODES)):
        typer.echo(line(puzzle))


def _list(words: Words, found: Sequence[Puzzle], *, as_json: bool) -> None:
    if as_json:
        show_json([puzzle.document for puzzle in found])
        return
    for puzzle in found:
        typer.echo(puzzle_row(words, puzzle))


def _show(words: Words, puzzle: Puzzle, *, solution: bool, as_json: bool) -> None:
    if as_json:
        show_json(puzzle.document)
        return
    show(Group(*puzzle_page(words, puzzle, palette(), solution=solution)))


def _check(words: Words, found: Sequence[Puzzle], *, as_json: bool) -> None:
    """Proves or estimates each anew."""
    if not is_native():
        raise Mistake("mistake-needs-core", install=core_status().install)
    solver = asked_solver(words, None)
    wrong = [puzzle.number for puzzle in found if not is_right(puzzle, solver)]
    if as_json:
        show_json({"checked": len(found), "wrong": wrong})
    else:
        typer.echo(words.text("cli-puzzles-checked", count=len(found), wrong=len(wrong)))
        for number in wrong:
            typer.echo(words.text("cli-puzzles-wrong", number=number))
    if wrong:
        raise typer.Exit(WRONG)
