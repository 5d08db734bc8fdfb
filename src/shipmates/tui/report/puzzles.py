"""Puzzles as the command line shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, assert_never

from rich.text import Text

from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.kernel import Seat
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Who
from shipmates.puzzles import CardPuzzle, DraftPuzzle, Puzzle, SignalPuzzle
from shipmates.solver.encode import Position
from shipmates.solver.reference import turn
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.signals import Signal
from shipmates.tui import say
from shipmates.tui.crew import dummy_name
from shipmates.tui.game import Setup, key_of
from shipmates.tui.render.cards import chip
from shipmates.tui.render.palette import Palette
from shipmates.tui.report.game import Game, game_story
from shipmates.words import Words, advice
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine


def puzzle_row(words: Words, puzzle: Puzzle) -> str:
    """A line for a list."""
    setup: Setup = puzzle.setup
    return words.text(
        "cli-puzzles-row",
        number=f"{puzzle.number:>3}",
        grade="●" * puzzle.grade + "○" * (5 - puzzle.grade),
        kind=f"{words.text(f'cli-puzzles-kind-{puzzle.kind.value}'):<6}",
        game=f"{key_of(setup):<7}",
        mission=f"{setup.mission.number:>2}",
        players=setup.players,
    )


def puzzle_page(
    words: Words, puzzle: Puzzle, colours: Palette, *, solution: bool
) -> Iterator[Text]:
    """What is known, what is asked and, if wanted, the answer."""
    match puzzle:
        case CardPuzzle():
            yield from _card(words, puzzle, colours, solution=solution)
        case DraftPuzzle():
            yield from _draft(words, puzzle, colours, solution=solution)
        case SignalPuzzle():
            yield from _signal(words, puzzle, colours, solution=solution)
        case _:
            assert_never(puzzle)


def _names(words: Words, setup: Setup) -> list[str]:
    return [
        dummy_name(setup) if seat == setup.dummy else words.text("cli-seat", seat=seat)
        for seat in range(setup.seats)
    ]


def _card(
    words: Words, puzzle: CardPuzzle, colours: Palette, *, solution: bool
) -> Iterator[Text]:
    position = puzzle.position
    setup, hands = position.brief.setup, position.hands
    names = _names(words, setup)
    number = say.mission_label(words, setup.mission)
    title = say.title(words, setup.mission)
    yield Text.assemble((number, colours.accent), f" {title}")
    yield from (Text(line) for line in say.rules(words, setup))
    yield from map(Text, _parts(words, position, names))
    yield from map(Text, _tasks(words, position, names))
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


def _draft(
    words: Words, puzzle: DraftPuzzle, colours: Palette, *, solution: bool
) -> Iterator[Text]:
    """Everything is open, but nothing is laid yet."""
    moment = puzzle.moment
    names, setup = _names(words, moment.setup), moment.setup
    yield from _story(words, puzzle, colours, None)
    yield Text("")
    brief = moment.state.brief
    for duty in brief.duties:
        told = _task(words, brief, duty)
        yield Text(words.text("cli-puzzles-part", name=names[duty.owner], part=told))
    yield Text(words.text("cli-puzzles-middle"))
    yield from (Text(f"  {told}") for told in _middle(words, brief))
    yield Text("")
    yield Text(words.text("cli-puzzles-ask-draft", name=names[moment.seat]))
    for action in moment.view.legal:
        yield _choice(words, action, names, setup)
    if solution:
        told = advice.deed(words, puzzle.solution, names, setup)
        yield Text(words.text("cli-puzzles-answer-draft", deed=told))


def _middle(words: Words, brief: SeaBrief | Brief) -> Iterator[str]:
    """The tasks nobody has taken yet."""
    if isinstance(brief, SeaBrief):
        return (sea.task_card(words, brief.setup, key) for key in brief.display)
    return (nine.duty(words, errand) for errand in brief.display)


def _signal(
    words: Words, puzzle: SignalPuzzle, colours: Palette, *, solution: bool
) -> Iterator[Text]:
    """Only what one seat knows."""
    moment = puzzle.moment
    names, setup, state = _names(words, moment.setup), moment.setup, moment.state
    yield from _story(words, puzzle, colours, moment.seat)
    yield Text("")
    yield from map(Text, _tasks(words, state, names, moment.seat))
    yield _hand(words, names[moment.seat], state.hands[moment.seat], CardSet(), colours)
    yield Text("")
    yield Text(words.text("cli-puzzles-ask-signal", name=names[moment.seat]))
    for action in moment.view.legal:
        if isinstance(action, Signal):
            yield _choice(words, action, names, setup)
    if solution:
        told = advice.deed(words, puzzle.solution, names, setup)
        parts = puzzle.share, puzzle.silence, puzzle.other
        share, silence, other = (advice.share(words, part / 1000) for part in parts)
        answer = words.text(
            "cli-puzzles-answer-signal", deed=told, share=share, silence=silence, other=other
        )
        yield Text(answer)


def _story(
    words: Words, puzzle: DraftPuzzle | SignalPuzzle, colours: Palette, eye: Seat | None
) -> Iterator[Text]:
    moment = puzzle.moment
    yield from game_story(Game(moment.record, moment.states, words, colours, eye))
    yield from (Text(line) for line in say.rules(words, moment.setup))


def _choice(words: Words, action: Any, names: Sequence[str], setup: Setup) -> Text:
    return Text(f"· {advice.deed(words, action, names, setup)}")


def _hand(words: Words, name: str, cards: CardSet, covered: CardSet, colours: Palette) -> Text:
    row = Text.assemble(words.text("cli-hand", name=name), " ", _chips(cards, colours))
    return Text.assemble(row, "  ▒ ", _chips(covered, colours)) if covered else row


def _chips(cards: Iterable[Card], colours: Palette) -> Text:
    return Text(" ").join(chip(card, colours) for card in cards)


def _parts(words: Words, position: Position, names: Sequence[str]) -> Iterator[str]:
    """Who commands, and who plays which part in the mission."""
    brief = position.brief
    if isinstance(brief, SeaBrief):
        yield words.text("cli-puzzles-captain", name=names[brief.captain])
        return
    for who, seat in ((Who.COMMANDER, brief.commander), *brief.cast):
        yield words.text("cli-puzzles-part", name=names[seat], part=nine.who(words, who))


def _tasks(
    words: Words, position: Position, names: Sequence[str], eye: Seat | None = None
) -> Iterator[str]:
    """Every task and how it stands; what was foretold in secret its owner knows alone."""
    brief = position.brief
    duties: tuple[Any, ...] = brief.duties
    for duty, verdict in zip(duties, position.verdicts, strict=True):
        told = _task(words, brief, duty, position.secret if eye in (None, duty.owner) else None)
        stand = nine.verdict(words, verdict)
        yield words.text("cli-puzzles-task", name=names[duty.owner], task=told, stand=stand)


def _task(words: Words, brief: SeaBrief | Brief, duty: Any, secret: int | None = None) -> str:
    if isinstance(brief, SeaBrief):
        return sea.duty(words, brief.setup, duty, secret)
    return nine.duty(words, duty)
