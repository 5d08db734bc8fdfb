"""A whole game as text: what was agreed, every move, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, cast

from shipmates.crewdeck import actions as deck_actions
from shipmates.crewdeck import state as deck_states
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea import state as sea_states
from shipmates.kernel import NATURE, Illegal, Note, Outcome, Record, Seat
from shipmates.kernel.game import Action, State
from shipmates.notation.codec import Codec
from shipmates.notation.crewdeck.codec import CREWDECK
from shipmates.notation.deepsea.codec import DEEPSEA
from shipmates.notation.endings import Ending, check_ending, read_ending, write_ending
from shipmates.notation.faults import Fault, Faulty, Misread
from shipmates.notation.fields import Fields
from shipmates.notation.lines import Line, spoken
from shipmates.notation.moves import read_seat
from shipmates.notation.planet9 import PLANET9
from shipmates.notation.sheet import FORMAT, NATURES, OUTCOME, TITLE, Sheet, check_title
from shipmates.planet9 import actions as nine_actions
from shipmates.planet9 import state as nine_states

Record9: TypeAlias = Record[nine_states.State, nine_actions.Action]
RecordSea: TypeAlias = Record[sea_states.State, sea_actions.Action]
RecordDeck: TypeAlias = Record[deck_states.State, deck_actions.Action]
_GAMES: Final = (PLANET9.key, DEEPSEA.key, CREWDECK.key)


@dataclass(frozen=True, slots=True)
class Parsed(Generic[State, Action]):
    """A record as it was read: `lines` has the line of each of its moves."""

    codec: Codec[State, Action]
    record: Record[State, Action]
    lines: tuple[int, ...]
    ending: Ending | None = None

    @property
    def outcome(self) -> Note | None:
        """Why the game ended, if the record says so."""
        return self.ending.because if self.ending else None


class Parsed9(Parsed[nine_states.State, nine_actions.Action]):
    """A record of Planet Nine."""

    __slots__ = ()


class ParsedSea(Parsed[sea_states.State, sea_actions.Action]):
    """A record of Deep Sea."""

    __slots__ = ()


class ParsedDeck(Parsed[deck_states.State, deck_actions.Action]):
    """A record of Crew Deck."""

    __slots__ = ()


def write_record(
    record: Record9 | RecordSea | RecordDeck, outcome: Outcome | None = None
) -> str:
    """The record as text; it must begin before the deal."""
    match record.opening:
        case deck_states.Opening():
            return _written(CREWDECK, record, outcome)
        case sea_states.Sounding() | sea_states.Dealing():
            return _written(DEEPSEA, record, outcome)
        case _:
            return _written(PLANET9, cast(Record9, record), outcome)


def _written(
    codec: Codec[State, Action], record: Record[State, Action], outcome: Outcome | None
) -> str:
    lines = [f"{TITLE} {FORMAT}", f"game {codec.key}", f"rules {record.rules}"]
    lines += (*codec.write_head(record.opening), "")
    lines += (f"{_mover(seat)} {codec.write_action(action)}" for seat, action in record.moves)
    if outcome is not None:
        lines.append(f"{OUTCOME} {write_ending(outcome)}")
    return "\n".join((*lines, ""))


def _mover(seat: Seat) -> str:
    return NATURES if seat == NATURE else str(seat)


def read_record(text: str) -> Parsed9:
    """The record of Planet Nine a text says; whether the rules allow it is for `check` to say.

    Raises `Faulty` with every line that cannot be read.
    """
    return Parsed9(PLANET9, *_read(text, PLANET9, (PLANET9.key,)))


def read_deepsea(text: str) -> ParsedSea:
    """The same for a record of Deep Sea."""
    return ParsedSea(DEEPSEA, *_read(text, DEEPSEA, (DEEPSEA.key,)))


def read_crewdeck(text: str) -> ParsedDeck:
    """The same for a record of Crew Deck."""
    return ParsedDeck(CREWDECK, *_read(text, CREWDECK, (CREWDECK.key,)))


def read_any(text: str) -> Parsed9 | ParsedSea | ParsedDeck:
    """The same for a record of whichever game it says."""
    games = (line.rest for line in spoken(text) if line.head == "game")
    match next(games, ""):
        case DEEPSEA.key:
            return read_deepsea(text)
        case CREWDECK.key:
            return read_crewdeck(text)
    return Parsed9(PLANET9, *_read(text, PLANET9, _GAMES))


def _read(
    text: str, codec: Codec[State, Action], games: Sequence[str]
) -> tuple[Record[State, Action], tuple[int, ...], Ending | None]:
    lines, sheet, faults = spoken(text), Sheet(codec.keys), list[Fault]()
    check_title(lines[0] if lines else Line(1, ""))
    for line in lines[1:]:
        sheet.sort(line, faults)
    head = Fields(sheet.head, sheet.quoted, faults, codec.required)
    head.known(games, range(codec.oldest, codec.version + 1))
    opening = codec.read_head(head)
    seats = None if opening is None else codec.seats(opening)
    moves = [_move(line, codec, seats, faults) for line in sheet.moves]
    ending = read_ending(sheet.ends, faults)
    if faults or opening is None:
        raise Faulty(faults)
    record = Record(codec.version, opening, tuple(filter(None, moves)))
    return record, tuple(line.number for line in sheet.moves), ending


def _move(
    line: Line, codec: Codec[State, Action], seats: int | None, faults: list[Fault]
) -> tuple[Seat, Action] | None:
    try:
        seat = NATURE if line.head == NATURES else read_seat(line.head)
        if seats is not None and seat >= seats:
            raise Misread("fault-seat-empty", seat=seat, seats=seats)
        action = codec.read_action(line.rest)
        if codec.is_natures(action) != (seat == NATURE):
            raise Misread("fault-mover", action=line.rest.split()[0], seat=line.head)
        return seat, action
    except Misread as wrong:
        faults.append(Fault(line.number, wrong.note))
    return None


def check(parsed: Parsed[State, Action]) -> tuple[State, ...]:
    """Every state of the game in turn. Raises `Faulty` with the line the rules refuse.

    A fault of the rules carries the note of the `Illegal` they raised.
    """
    states = [parsed.record.opening]
    for line, (seat, action) in zip(parsed.lines, parsed.record.moves, strict=True):
        try:
            states.append(parsed.codec.apply(states[-1], seat, action))
        except Illegal as refusal:
            notes = parsed.codec.refused(states[-1], action, refusal)
            raise Faulty(Fault(line, note) for note in notes) from refusal
    check_ending(parsed.ending, parsed.codec.outcome(states[-1]))
    return tuple(states)
