"""The distress signal: a vote, then a card from everybody to one side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeVar

from shipmates.kernel import Illegal, Seat, quick
from shipmates.tricks.cards import TRUMPS, Card, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.moves import CALLS, Call, Give
from shipmates.tricks.passing import Way

Brief = TypeVar("Brief")

DUMMY_PASSES_FACE_UP: Final[bool] = True
"""Two players: does the dummy give one of its open cards (the card it gets lies open too)?"""


class Distress(Enum):
    """Whether the signal may be sent, is active from an earlier attempt, or left at home."""

    OFFERED = "offered"
    ACTIVE = "active"
    OFF = "off"


@quick
@dataclass(frozen=True, slots=True)
class Calling:
    """Everybody says whether to send the distress signal, and which way to pass."""

    votes: tuple[tuple[Seat, Way], ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Passing(Generic[Brief]):
    """Everybody chooses a card to give, sealed until all have chosen."""

    brief: Brief
    hands: Hands
    way: Way
    sealed: tuple[Card | None, ...]

    @property
    def given(self) -> tuple[Card, ...] | None:
        """What each seat gives, once all have chosen."""
        cards = tuple([card for card in self.sealed if card is not None])
        return cards if len(cards) == len(self.sealed) else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has not chosen yet."""
        return tuple([Seat(seat) for seat, card in enumerate(self.sealed) if card is None])


def callers(stage: Calling, voters: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who is still to vote; if all would pass, but not the same way, the first settles it."""
    if not stage.votes:
        return voters
    cast = [seat for seat, _ in stage.votes]
    return tuple([seat for seat in voters if seat not in cast]) or voters[:1]


def calls(stage: Calling, voters: tuple[Seat, ...]) -> tuple[Call, ...]:
    """What may be voted now."""
    return CALLS[1:] if len(stage.votes) == len(voters) else CALLS


def called(
    stage: Calling, voters: tuple[Seat, ...], seat: Seat, way: Way | None
) -> Calling | Way | None:
    """The vote so far, or the way all will pass, or `None`: one "no" settles it."""
    if way is None:
        return None
    if len(stage.votes) == len(voters):
        return way
    votes = (*stage.votes, (seat, way))
    ways = {vote for _, vote in votes}
    return way if len(votes) == len(voters) and len(ways) == 1 else Calling(votes)


def givable(hands: Hands, seat: Seat) -> CardSet:
    """What this seat may pass on: no trumps."""
    if hands.row is not None and seat == hands.dummy and not DUMMY_PASSES_FACE_UP:
        return hands.row.down - TRUMPS
    return hands[seat] - TRUMPS


def sealed(state: Passing[Brief], seat: Seat, action: Give) -> Passing[Brief]:
    """With this seat's choice. Raises `Illegal` if it may not give that card, or has chosen."""
    if not 0 <= seat < len(state.sealed) or state.sealed[seat] is not None:
        raise Illegal("not-your-turn", turn=state.awaited[0])
    if action.card not in givable(state.hands, seat):
        raise Illegal("not-offered")
    cards = (*state.sealed[:seat], action.card, *state.sealed[seat + 1 :])
    return Passing(state.brief, state.hands, state.way, cards)
