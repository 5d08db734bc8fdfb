"""What a server says over a socket, with views as the games know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from shipmates.client.errors import Gone
from shipmates.client.shapes import Params, Table, You
from shipmates.crewdeck import actions as deck_actions
from shipmates.crewdeck import view as deck_view
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea import view as sea_view
from shipmates.planet9 import actions as nine_actions
from shipmates.planet9 import view as nine_view
from shipmates.wire import VIEWS, Garbled

View: TypeAlias = nine_view.View | sea_view.View | deck_view.View
Action: TypeAlias = nine_actions.Action | sea_actions.Action | deck_actions.Action


@dataclass(frozen=True, slots=True)
class Now:
    """How everything stands: the table, and all that one may know of the game on it."""

    ply: int
    table: Table
    you: You
    views: tuple[View, ...]
    """One's own seat first, then the dummy's if one leads it; what is open for watchers."""
    left: float | None
    """Seconds left on the clock, if one runs."""

    @property
    def asked(self) -> View | None:
        """The view of a seat that is to act, and for which one acts; `None` to wait."""
        if self.table.status != "playing":
            return None
        return next((view for view in self.views if view.seat in view.awaited), None)

    def view_of(self, seat: int | None) -> View | None:
        """What one sees for a seat; one's own without a number."""
        if seat is None:
            return self.views[0] if self.views else None
        return next((view for view in self.views if view.seat == seat), None)

    def offers(self, action: Action, seat: int | None = None) -> bool:
        """Whether the rules let one do this now."""
        view = self.view_of(seat)
        return self.table.status == "playing" and view is not None and action in view.legal

    def is_before(self, other: Now) -> bool:
        """Whether the game has gone on since this, or another one has begun."""
        return self.table.attempt != other.table.attempt or other.ply > self.ply


@dataclass(frozen=True, slots=True)
class Connection:
    """The connection was lost, or is there again."""

    on: bool


class Answer(Struct, tag_field="type", frozen=True, kw_only=True):
    """Something the server says."""


class Standing(Answer, tag="now", frozen=True, kw_only=True):
    """`Now` before its views are read."""

    ply: int
    table: Table
    you: You
    views: list[Any]
    left: float | None
    words: list[Any]
    news: list[str]
    open: list[Any]
    coach: Any


class Done(Answer, tag="done", frozen=True, kw_only=True):
    """It is done, and kept."""

    ref: int


class Denied(Answer, tag="refused", frozen=True, kw_only=True):
    """It is not done."""

    ref: int
    code: str
    params: Params


class Previewed(Answer, tag="previewed", frozen=True, kw_only=True):
    """How it would look."""

    ref: int
    ply: int
    view: Any
    sheet: Any = None


class Said(Answer, tag="said", frozen=True, kw_only=True):
    """Somebody said something: a phrase by name, or free words."""

    person: str
    name: str
    phrase: str | None
    text: str | None
    at: int


class Bye(Answer, tag="bye", frozen=True, kw_only=True):
    """The socket closes; `again` says whether to come back."""

    code: str
    again: bool


Answers: TypeAlias = Standing | Done | Denied | Previewed | Said | Bye


class _Kind(Struct):
    type: str


_KIND: Final = msgspec.json.Decoder(_Kind)
_ANSWER: Final = msgspec.json.Decoder(Answers)
_KNOWN: Final = frozenset(
    kind.__struct_config__.tag for kind in (Standing, Done, Denied, Previewed, Said, Bye)
)
PROTOCOL_BROKEN: Final = "protocol"
"""The code of what cannot be read: the server is newer, or it is no server of ours."""


def read(text: str | bytes) -> Answers | None:
    """What was said; `None` for what only newer clients know. Raises `Gone` for nonsense."""
    try:
        kind = _KIND.decode(text).type
        return _ANSWER.decode(text) if kind in _KNOWN else None
    except msgspec.DecodeError:
        raise Gone(PROTOCOL_BROKEN) from None


def read_now(standing: Standing) -> Now:
    """How everything stands, views included. Raises `Gone` for views of another protocol."""
    views = tuple(read_view(standing.table.game, plain) for plain in standing.views)
    return Now(standing.ply, standing.table, standing.you, views, standing.left)


def read_view(game: str, plain: object) -> View:
    """A view that has travelled. Raises `Gone` if it is none."""
    try:
        view: View = VIEWS[game].decode(plain)
    except (Garbled, KeyError):
        raise Gone(PROTOCOL_BROKEN) from None
    return view
