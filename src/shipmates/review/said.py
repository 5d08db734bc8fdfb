"""What a review says, and of which moment it says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from shipmates.deepsea import actions as sea
from shipmates.planet9 import actions as nine
from shipmates.review.others import Kind
from shipmates.review.walk import Move
from shipmates.tricks.moves import Agree, Call, Decline, Give, Refuse

_ANSWERS: Final = (Agree, Refuse, Decline)
_SETTLED: Final[Mapping[Kind, tuple[type[Any], ...]]] = MappingProxyType(
    {
        Kind.DRAFT: (
            *(nine.Take, nine.Name, sea.Take, sea.Skip, sea.Keep, sea.Offer, sea.Name),
            *(sea.Assign, sea.Reply, sea.PutBack),
        ),
        Kind.HAND_OVER: (nine.HandOver, *_ANSWERS),
        Kind.TOKENS: (nine.Retoken, *_ANSWERS),
        Kind.NAMED: (nine.Name,),
        Kind.ROLES: (nine.Assign, *_ANSWERS),
        Kind.PREDICTION: (sea.Foretell,),
        Kind.NO_PASS: (Call,),
        Kind.GIVE: (Give,),
        Kind.PASS: (Call,),
    }
)
"""With which moves a choice before the first card is made."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, and the moment it belongs to: so many moves were made."""

    text: str
    ply: int | None = None


def settled(kind: Kind, moves: Sequence[Move]) -> int | None:
    """The moment at which such a choice was made for good; `None` if nobody was asked."""
    made = [ply for ply, (_, one) in enumerate(moves, 1) if isinstance(one, _SETTLED[kind])]
    return made[-1] if made else None
