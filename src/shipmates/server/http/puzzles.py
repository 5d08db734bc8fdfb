"""Puzzles: moments of real play at which one thing is right, one of them new every day."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Raw, Struct

from shipmates import deepsea
from shipmates.kernel import Seat
from shipmates.puzzles import CardPuzzle, Puzzle, SignalPuzzle, shipped
from shipmates.server.kits import KITS, Action, Kit, State, View
from shipmates.server.names import STARS, seat_names
from shipmates.server.people import Language
from shipmates.server.refusals import Missing, Wrong
from shipmates.server.telling import Telling, telling
from shipmates.solver.reference import silent, turn
from shipmates.tricks.signals import Signal
from shipmates.words import Words, advice
from shipmates.words import planet9 as nine

FIRST: Final = date(2026, 1, 1)
STRIDE: Final = 97
"""From one day to the next; it has no divisor in common with the number of puzzles."""

Number = Annotated[int, PathParameter(ge=1, le=1_000_000)]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle on the shelf."""

    number: int
    kind: str
    grade: int
    """From 1, seen at a glance, to 5."""
    game: str
    mission: int
    players: int


class Shelf(Struct, frozen=True):
    """All of them, and which is today's."""

    today: int
    puzzles: list[PuzzleInfo]


class Asked(Struct, frozen=True):
    """One puzzle: what may be known, and what there is to choose from."""

    about: PuzzleInfo
    seat: int
    """Who is to choose."""
    names: list[str]
    views: list[Raw]
    """What may be known: every seat's view where cards are open, else one's own."""
    words: Telling
    parts: list[str]
    """Who plays which part in the mission."""
    question: str
    choices: list[str]
    cards: list[str | None]
    """For each choice the card it is about, if it is about one."""


class Answered(Struct, frozen=True):
    """Whether a choice was right, and which one is."""

    right: bool
    solution: int
    told: str


def today() -> date:
    """In one time zone for everybody."""
    return datetime.now(UTC).date()


def of_the_day(day: date) -> Puzzle:
    """Every day another, until all have had their turn."""
    found = shipped()
    return found[(day - FIRST).days * STRIDE % len(found)]


@get("/api/puzzles", summary="All puzzles, and today's")
async def shelf() -> Shelf:
    """Of each kind the easy ones first."""
    return Shelf(of_the_day(today()).number, [_about(puzzle) for puzzle in shipped()])


@get("/api/puzzles/{number:int}", summary="One puzzle")
async def puzzle(number: Number, words: FromQuery[Language] = "en") -> Asked:
    """Without its solution."""
    found, said = _wanted(number), Words(words)
    kit, state, seat = _kit(found), _state(found), _seat(found)
    names = _names(found)
    open_to = [seat] if isinstance(found, SignalPuzzle) else range(found.setup.seats)
    choices = _choices(found, kit.rules.look(state, seat))
    return Asked(
        _about(found),
        int(seat),
        names,
        [_written(kit, kit.rules.look(state, Seat(one))) for one in open_to],
        telling(said, kit.rules.look(state, seat), names),
        _parts(said, state.brief, names),
        said.text(_question(found), name=names[seat]),
        [advice.deed(said, action, names, found.setup) for action in choices],
        [_card_of(action) for action in choices],
    )


@get("/api/puzzles/{number:int}/answer", summary="Whether a choice is right")
async def answer(
    number: Number,
    choice: Annotated[int, QueryParameter(ge=0, le=100)],
    words: FromQuery[Language] = "en",
) -> Answered:
    """By its place among the choices. Raises `Wrong`."""
    found, said = _wanted(number), Words(words)
    kit, state, seat = _kit(found), _state(found), _seat(found)
    choices = _choices(found, kit.rules.look(state, seat))
    if choice >= len(choices):
        raise Wrong("no-choice", choice=choice, last=len(choices) - 1)
    solution = next(i for i, action in enumerate(choices) if _solves(found, action))
    return Answered(choice == solution, solution, _told(said, found, choices[solution]))


def _wanted(number: int) -> Puzzle:
    found = next((one for one in shipped() if one.number == number), None)
    if found is None:
        raise Missing("no-puzzle")
    return found


def _about(found: Puzzle) -> PuzzleInfo:
    setup = found.setup
    return PuzzleInfo(
        found.number,
        found.kind.value,
        found.grade,
        _kit(found).key,
        setup.mission.number,
        setup.players,
    )


def _kit(found: Puzzle) -> Kit:
    return KITS["deepsea" if isinstance(found.setup, deepsea.Setup) else "planet9"]


def _state(found: Puzzle) -> State:
    return silent(found.position) if isinstance(found, CardPuzzle) else found.moment.state


def _seat(found: Puzzle) -> Seat:
    return turn(found.position) if isinstance(found, CardPuzzle) else found.moment.seat


def _names(found: Puzzle) -> list[str]:
    setup = found.setup
    return seat_names(_kit(found).key, setup.people, STARS, setup.seats)


def _choices(found: Puzzle, view: View) -> list[Action]:
    signals = isinstance(found, SignalPuzzle)
    wanted = [action for action in view.legal if isinstance(action, Signal) == signals]
    return wanted if not isinstance(found, CardPuzzle) else [a for a in wanted if _card_of(a)]


def _card_of(action: Action) -> str | None:
    card = getattr(action, "card", None)
    return None if card is None else str(card.text)


def _solves(found: Puzzle, action: Action) -> bool:
    if isinstance(found, CardPuzzle):
        return _card_of(action) == found.solution.text
    return bool(action == found.solution)


def _parts(words: Words, brief: Any, names: list[str]) -> list[str]:
    return [
        words.text("cli-puzzles-part", name=names[seat], part=nine.who(words, who))
        for who, seat in getattr(brief, "cast", ())
    ]


def _question(found: Puzzle) -> str:
    kind = found.kind.value
    return "cli-puzzles-ask" if kind == "card" else f"cli-puzzles-ask-{kind}"


def _told(words: Words, found: Puzzle, action: Action) -> str:
    deed = advice.deed(words, action, _names(found), found.setup)
    if isinstance(found, SignalPuzzle):
        parts = {"share": found.share, "silence": found.silence, "other": found.other}
        shares = {name: advice.share(words, part / 1000) for name, part in parts.items()}
        return words.text("cli-puzzles-answer-signal", deed=deed, **shares)
    if isinstance(found, CardPuzzle):
        return words.text("puzzle-only-card", deed=deed, others=found.legal - 1)
    return words.text("cli-puzzles-answer-draft", deed=deed)


def _written(kit: Kit, view: View) -> Raw:
    return Raw(msgspec.json.encode(kit.views.encode(view)))


HANDLERS: Final[list[Any]] = [shelf, puzzle, answer]
