"""What travels over a socket, both ways. `docs/guide/protocol.md` explains each."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from shipmates.server.plans import Plan
from shipmates.server.room import Number, Options, Status

Short: TypeAlias = Annotated[str, Meta(max_length=40)]
Ref: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something a person wants; `ref` comes back with the answer."""

    ref: Ref = 0


class Act(Command, tag="act"):
    """Does something in the game, having seen this ply; `seat` where one acts for two."""

    ply: Ply
    action: dict[str, Any]
    seat: Number | None = None


class Preview(Command, tag="preview"):
    """Asks what one's own cards would look like, placed so. Nothing is done."""

    ply: Ply
    actions: Annotated[list[dict[str, Any]], Meta(max_length=8)]


class Sit(Command, tag="sit"):
    """Takes a chair."""

    chair: Number


class Stand(Command, tag="stand"):
    """Leaves the chair."""


class Fill(Command, tag="fill"):
    """Host: a bot takes a chair."""

    chair: Number
    level: Short


class Vacate(Command, tag="vacate"):
    """Host: whoever sits there goes."""

    chair: Number


class Arrange(Command, tag="arrange"):
    """Host: two chairs are swapped."""

    one: Number
    other: Number


class HandOver(Command, tag="hand-over"):
    """Host: somebody else is host."""

    person: Short


class StandIn(Command, tag="stand-in"):
    """Host: a bot plays for somebody who is gone, or no longer."""

    chair: Number
    level: Short | None


class Change(Command, tag="change"):
    """Host: another plan, other options."""

    plan: Plan
    options: Options


class Start(Command, tag="start"):
    """Host: the game begins. Empty chairs are filled with bots."""


class Again(Command, tag="again"):
    """Host: once more; with the same tasks, with new ones, or the next mission.

    In practice also the same deal: nature does all it did again.
    """

    how: Literal["new", "same", "next", "deal"] = "new"


class GiveUp(Command, tag="give-up"):
    """Votes to break off the attempt, or withdraws the vote."""

    on: bool = True


class AskBack(Command, tag="ask-back"):
    """Asks to take back one's last move; in practice, with `whole`, all that was done."""

    ply: Ply
    whole: bool = False


class AnswerBack(Command, tag="answer-back"):
    """Says whether somebody may take back their move."""

    ply: Ply
    agree: bool


class Open(Command, tag="open"):
    """In practice: lays all cards open for oneself, or closes them again."""

    on: bool = True


class Say(Command, tag="say"):
    """A quick phrase or reaction, by its name."""

    phrase: Short


class Chat(Command, tag="chat"):
    """Free words."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


Commands: TypeAlias = (
    Act
    | Preview
    | Sit
    | Stand
    | Fill
    | Vacate
    | Arrange
    | HandOver
    | StandIn
    | Change
    | Start
    | Again
    | GiveUp
    | AskBack
    | AnswerBack
    | Open
    | Say
    | Chat
)
DECODER = msgspec.json.Decoder(Commands)


class _Numbered(Struct):
    ref: Ref = 0


_NUMBERED = msgspec.json.Decoder(_Numbered)


def ref_of(text: str) -> int:
    """The `ref` of a message that may not be a command; 0 if it has none."""
    try:
        return _NUMBERED.decode(text).ref
    except (msgspec.DecodeError, RecursionError):
        return 0


class Answer(Struct, tag_field="type", kw_only=True):
    """Something the server says."""


class Done(Answer, tag="done"):
    """It is done, and kept."""

    ref: int


class Refused(Answer, tag="refused"):
    """It is not done; the code and its parameters say why."""

    ref: int
    code: str
    params: dict[str, str | int]


class Previewed(Answer, tag="previewed"):
    """How it would look."""

    ref: int
    ply: int
    view: Raw
    sheet: Raw | None = None
    """What one's own ship would score."""


class Said(Answer, tag="said"):
    """Somebody said something: a phrase by name, or free words."""

    person: str
    name: str
    phrase: str | None
    text: str | None
    at: int


class Bye(Answer, tag="bye"):
    """The socket closes; `again` says whether to come back."""

    code: str
    again: bool


class Seated(Struct, frozen=True):
    """A chair as all see it."""

    seat: int
    """Which seat of the game it is."""
    person: str | None
    name: str
    bot: str | None
    here: bool
    opened: bool
    """Whether this person has looked at all cards, in practice."""
    plays: str | None = None
    """The level that really plays, where the bot's own cannot play on this server any more."""


class AskedBackInfo(Struct, frozen=True):
    """Somebody would like to take back a move, or in practice the whole attempt."""

    chair: int
    ply: int
    agreed: list[int]
    whole: bool


class TableInfo(Struct, frozen=True):
    """Everything about a table but the game."""

    id: str
    code: str
    game: str
    plan: Plan
    options: Options
    crew: str | None
    host: str | None
    status: Status
    chairs: list[Seated]
    watchers: int
    attempt: str | None
    number: int
    giving_up: list[int]
    asked_back: AskedBackInfo | None
    awaited: list[int]
    """The chairs the game waits for."""
    names: list[str]
    """What everybody is called, by seat of the game, the dummy included."""
    onward: bool
    """Whether a next mission can be asked for once this one is over."""
    deal: str | None = None
    """The deal that is played here, if it is one that others play too."""


class You(Struct, frozen=True):
    """Who one is here."""

    person: str
    chair: int | None
    host: bool
    back: bool
    """Whether one may ask to take back one's last move."""
    open: bool
    """Whether one looks at all cards, in practice."""


class Coach(Struct, frozen=True):
    """What the coach says now, in one's language."""

    guide: str
    number: int
    """So many steps are done."""
    steps: int
    place: str | None
    """Where to look."""
    action: Raw | None
    """What to do, one of `legal` once it is one's turn; nothing where any will do."""
    off: bool
    """Whether something else was done than what was wanted."""
    done: bool
    title: str
    told: str


class Now(Answer, tag="now"):
    """How everything stands: always whole, never a difference."""

    ply: int
    table: Raw
    you: You
    views: list[Raw]
    """One's own seat first, then the dummy's if one leads it; what is open for watchers."""
    left: float | None
    """Seconds left on the clock."""
    words: list[Raw] = msgspec.field(default_factory=list)
    """Each view in words, if the socket asked for a language."""
    news: list[str] = msgspec.field(default_factory=list)
    """What has happened lately, the newest last, if the socket asked for a language."""
    open: list[Raw] = msgspec.field(default_factory=list)
    """In practice, for whoever looks at all cards: the view of every seat of the game."""
    coach: Coach | None = None
    """What the coach says, at a guided table, if the socket asked for a language."""


Answers: TypeAlias = Now | Done | Refused | Previewed | Said | Bye
Phrase: TypeAlias = Literal[
    "hello",
    "thanks",
    "well-played",
    "sorry",
    "oops",
    "thinking",
    "your-turn",
    "ready",
    "one-moment",
    "back-soon",
    "again",
    "good-game",
    "goodbye",
    "react-joy",
    "react-wow",
    "react-sad",
    "react-clap",
    "react-heart",
]
