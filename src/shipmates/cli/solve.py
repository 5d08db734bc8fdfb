"""`shipmates solve`: positions in, answers out, a line each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer

from shipmates.cli.language import Lang, words_of
from shipmates.notation.faults import Misread
from shipmates.solver.answer import Chance, Solution
from shipmates.solver.core import core_status, is_native
from shipmates.solver.encode import Position
from shipmates.solver.positions import position_of, written_in
from shipmates.solver.sat import Backed, has_sat
from shipmates.solver.solver import Solver, best
from shipmates.tui import launch, speech
from shipmates.tui.mistake import Mistake
from shipmates.words import Words

SOME_WRONG: Final = 2
"""The exit code when a line could not be read; the others are answered all the same."""

MOST_NODES: Final = 10**15
"""As good as no bound."""


def solve(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-solve-file")] = None,
    *,
    nodes: Annotated[str | None, typer.Option(metavar="N", help="cli-solve-nodes")] = None,
    marks: Annotated[bool, typer.Option("--marks", help="cli-solve-marks")] = False,
    sat: Annotated[bool, typer.Option("--sat", help="cli-solve-sat")] = False,
    lang: Lang = None,
) -> None:
    """Answers whether positions can be won."""
    words = words_of(context, lang)
    if sat and not has_sat():
        raise Mistake("mistake-no-sat")
    solver = asked_solver(words, nodes)
    solver = Backed(solver) if sat else solver
    wrong = False
    for number, line in enumerate(_lines(file), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            told = _answer(line, solver, marks=marks)
        except Misread as fault:
            reason = words.text(fault.note.code, **dict(fault.note.params))
            told, wrong = {"line": number, "error": reason}, True
        typer.echo(_printable(told))
    if wrong:
        raise typer.Exit(SOME_WRONG)


def _printable(told: dict[str, object]) -> str:
    """One line of JSON; half a character, as an `id` may have it, is printed as a question."""
    return json.dumps(told, ensure_ascii=False).encode("utf-8", "replace").decode("utf-8")


def asked_solver(words: Words, nodes: str | None) -> Solver:
    """A solver with that bound. Says so if it is the slow one."""
    bound = speech.number("--nodes", nodes, least=1)
    if not is_native():
        typer.echo(words.text("cli-solve-twin", install=core_status().install), err=True)
    return best(None if bound is None else min(bound, MOST_NODES))


def _lines(file: Path | None) -> Iterator[str]:
    if file is not None and str(file) != "-":
        yield from launch.contents(file).removeprefix("\ufeff").split("\n")
        return
    try:
        yield from (line.removeprefix("\ufeff") for line in sys.stdin)
    except UnicodeDecodeError:
        raise Mistake("mistake-not-text", path="-") from None


def _answer(line: str, solver: Solver, *, marks: bool) -> dict[str, object]:
    given = written_in(line)
    position = position_of(given)
    start = perf_counter()
    told = _told(solver, position, marks=marks)
    named = {"id": given.values["id"]} if given.has("id") else {}
    return named | told | {"seconds": round(perf_counter() - start, 6)}


def _told(solver: Solver, position: Position, *, marks: bool) -> dict[str, object]:
    if not marks:
        return _solution(solver.solve(position))
    found = solver.marks(position)
    chances = {solution.chance for solution in found.values()}
    open_ = Chance.UNDECIDED if Chance.UNDECIDED in chances else Chance.LOST
    wins = [card for card, solution in found.items() if solution.chance is Chance.WINNABLE]
    line = found[wins[0]].line if wins else ()
    nodes = sum(solution.nodes for solution in found.values())
    told = _solution(Solution(Chance.WINNABLE if wins else open_, line, nodes))
    doubtful = [c.text for c, one in found.items() if one.chance is Chance.UNDECIDED]
    told["marks"] = [card.text for card in wins]
    return told | ({"undecided": doubtful} if doubtful else {})


def _solution(solution: Solution) -> dict[str, object]:
    told: dict[str, object] = {"verdict": solution.chance.value}
    if solution.chance is Chance.WINNABLE:
        told["line"] = [card.text for card in solution.line]
    return told | {"nodes": solution.nodes}
