"""The actions both Crew games share, as numbers."""

from __future__ import annotations

from typing import Final

from shipmates.envs.blocks import Field, Layout
from shipmates.envs.tricks.layout import COLOURS, DECK
from shipmates.tricks import moves
from shipmates.tricks.moves import (
    CALLS,
    GIVES,
    PLAYS,
    Agree,
    Call,
    Decline,
    Give,
    Play,
    Ready,
    Refuse,
)
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import SIGNALS, Meaning, Signal

SHARED: Final = (
    Field("play", DECK, "lay a card"),
    Field("ready", 1, "nothing to signal before this trick"),
    Field(
        "signal", COLOURS, "show a card: as highest, only, lowest, without a word", len(Meaning)
    ),
    Field("give", COLOURS, "pass a card on"),
    Field("call", 3, "the distress signal: no; pass to the left; to the right"),
    Field("agree", 1, "consent to the proposal"),
    Field("refuse", 1, "end it"),
    Field("decline", 1, "propose nothing"),
)
"""Cards count in the order of the deck: pink 1-9, blue, green, yellow, trumps 1-4."""

_LAYOUT: Final = Layout("shared", SHARED)
READY: Final = _LAYOUT.at("ready")
GIVE: Final = _LAYOUT.at("give")
CALL: Final = _LAYOUT.at("call")
AGREE: Final = _LAYOUT.at("agree")
REFUSE: Final = _LAYOUT.at("refuse")
DECLINE: Final = _LAYOUT.at("decline")
_SIGNALS: Final = tuple(
    (meaning, _LAYOUT.at("signal") + place * COLOURS)
    for place, meaning in enumerate(
        (Meaning.HIGHEST, Meaning.ONLY, Meaning.LOWEST, Meaning.UNSAID)
    )
)
_WAYS: Final = (None, Way.LEFT, Way.RIGHT)

Shared = Play | Ready | Signal | Give | Call | Agree | Refuse | Decline


def shared(action: Shared) -> int:
    """The number of an action of both games."""
    match action:
        case Play(card):
            return card.index
        case Ready():
            return READY
        case Signal(card, meaning):
            return signal_at(meaning) + card.index
        case Give(card):
            return GIVE + card.index
        case Call(way):
            return CALL + _WAYS.index(way)
        case Agree():
            return AGREE
        case Refuse():
            return REFUSE
        case Decline():
            return DECLINE


_TOLD: Final[tuple[Shared, ...]] = (
    *PLAYS.values(),
    *GIVES.values(),
    moves.READY,
    *CALLS,
    *(signal for signals in SIGNALS.values() for signal in signals),
)


def signal_at(meaning: Meaning) -> int:
    """Where the signals of this meaning begin."""
    return next(start for known, start in _SIGNALS if known is meaning)


KNOWN: Final = {id(action): shared(action) for action in _TOLD}
"""The numbers of those actions that the rules make only once, by identity: the quick way."""
