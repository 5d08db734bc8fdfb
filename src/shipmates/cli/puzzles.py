"""`shipmates puzzles`: makes them, lists those that are shipped, shows one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final

import typer
from rich.console import Group
from rich.text import Text

from shipmates.cli.shared import Lang, words_of
from shipmates.cli.solve import asked_solver
from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.kernel import Seat
from shipmates.planet9.mission import Who
from shipmates.puzzles import Puzzle, made, shipped
from shipmates.solver.reference import turn
from shipmates.tricks.cards import Card, CardSet
from shipmates.tui import say, speech
from shipmates.tui.crew import dummy_name
from shipmates.tui.game import key_of
from shipmates.tui.mistake import Mistake
from shipmates.tui.printer import palette, show, show_json
from shipmates.tui.render.cards import chip
from shipmates.tui.render.palette import Palette
from shipmates.words import Words
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine

ACTIONS: Final = ("list", "show", "make")
USUAL: Final = 20
NODES: Final = "100000"
"""Cards laid in search for each card that might be laid: what takes longer is no puzzle."""
SEED: Final = "shipmates"


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
    count: Annotated[str | None, typer.Option(metavar="N", help="cli-puzzles-count")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-puzzles-seed")] = SEED,
    as_json: Annotated[bool, typer.Option("--json", help="cli-all-json")] = False,
    lang: Lang = None,
) -> None:
    """Lists puzzles, shows one, or makes others."""
    words = words_of(context, lang)
    if action not in ACTIONS:
        known = ", ".join(ACTIONS)
        raise Mistake("mistake-choice", option="puzzles", known=known, value=action)
    if (number is not None) != (action == "show"):
        raise Mistake("mistake-puzzle-number", last=len(shipped()))
    match action:
        case "list":
            _list(words, as_json=as_json)
        case "show":
            _show(words, _asked(number), solution=solution, as_json=as_json)
        case _:
            _make(words, speech.number("--count", count, least=1) or USUAL, seed)


def _asked(number: str | None) -> Puzzle:
    asked = speech.number("puzzles show", number)
    found = [puzzle for puzzle in shipped() if puzzle.number == asked]
    if not found:
        raise Mistake("mistake-puzzle-number", last=len(shipped()))
    return found[0]


def _make(words: Words, count: int, seed: str) -> None:
    for puzzle in made(count, seed, asked_solver(words, NODES)):
        typer.echo(puzzle.line)


def _list(words: Words, *, as_json: bool) -> None:
    if as_json:
        show_json([puzzle.document for puzzle in shipped()])
        return
    for puzzle in shipped():
        setup = puzzle.position.brief.setup
        place = words.text(
            "cli-puzzles-row",
            number=f"{puzzle.number:>3}",
            grade="●" * puzzle.grade + "○" * (5 - puzzle.grade),
            game=f"{key_of(setup):<7}",
            mission=f"{setup.mission.number:>2}",
            players=setup.players,
        )
        typer.echo(place)


def _show(words: Words, puzzle: Puzzle, *, solution: bool, as_json: bool) -> None:
    if as_json:
        show_json(puzzle.document)
        return
    show(Group(*_told(words, puzzle, palette(), solution=solution)))


def _told(words: Words, puzzle: Puzzle, colours: Palette, *, solution: bool) -> Iterator[Text]:
    position = puzzle.position
    setup, hands = position.brief.setup, position.hands
    names = [
        dummy_name(setup) if seat == setup.dummy else words.text("cli-seat", seat=seat)
        for seat in range(setup.seats)
    ]
    number = say.mission_label(words, setup.mission)
    title = say.title(words, setup.mission)
    yield Text.assemble((number, colours.accent), f" {title}")
    yield from (Text(line) for line in say.rules(words, setup))
    yield from (
        Text(line) for line in (*_parts(words, puzzle, names), *_tasks(words, puzzle, names))
    )
    yield Text("")
    for seat, name in enumerate(names):
        covered = hands.row.down if hands.row and seat == hands.dummy else CardSet()
        yield _hand(words, name, hands[Seat(seat)], covered, colours)
    yield Text("")
    for place, trick in enumerate((*position.ledger.tricks, position.trick), 1):
        leader = words.text("cli-trick", number=f"{place:>2}", name=names[trick.leader])
        yield Text.assemble(f"{leader} ", _chips(trick.cards, colours))
    yield Text("")
    yield Text(words.text("cli-puzzles-ask", name=names[turn(position)]))
    if solution:
        card = _chips((puzzle.solution,), colours)
        yield Text.assemble(words.text("cli-puzzles-answer"), " ", card)


def _hand(words: Words, name: str, cards: CardSet, covered: CardSet, colours: Palette) -> Text:
    row = Text.assemble(words.text("cli-hand", name=name), " ", _chips(cards, colours))
    return Text.assemble(row, "  ▒ ", _chips(covered, colours)) if covered else row


def _chips(cards: Iterable[Card], colours: Palette) -> Text:
    return Text(" ").join(chip(card, colours) for card in cards)


def _parts(words: Words, puzzle: Puzzle, names: list[str]) -> Iterator[str]:
    """Who commands, and who plays which part in the mission."""
    brief = puzzle.position.brief
    if isinstance(brief, SeaBrief):
        yield words.text("cli-puzzles-captain", name=names[brief.captain])
        return
    for who, seat in ((Who.COMMANDER, brief.commander), *brief.cast):
        yield words.text("cli-puzzles-part", name=names[seat], part=nine.who(words, who))


def _tasks(words: Words, puzzle: Puzzle, names: list[str]) -> Iterator[str]:
    position = puzzle.position
    for place, verdict in enumerate(position.verdicts):
        brief = position.brief
        if isinstance(brief, SeaBrief):
            duty = brief.duties[place]
            told = sea.duty(words, brief.setup, duty, position.secret)
            owner = duty.owner
        else:
            told, owner = nine.duty(words, brief.duties[place]), brief.duties[place].owner
        stand = nine.verdict(words, verdict)
        yield words.text("cli-puzzles-task", name=names[owner], task=told, stand=stand)
