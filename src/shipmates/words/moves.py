"""What is done at the table in both games: the code of its words, and what they need."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from shipmates.tricks.moves import Call, Deal, Give, Play, Ready
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Signal
from shipmates.words.cards import the
from shipmates.words.voice import Voice
from shipmates.words.words import Words

Said: TypeAlias = tuple[str, dict[str, str | int]]


def way(words: Words, way: Way) -> str:
    """To which neighbour cards are passed."""
    return words.text(f"way-{way.value}")


def said(voice: Voice, move: Deal | Call | Give | Signal | Ready | Play) -> Said:
    """The code of a move, and the parameters of its messages."""
    match move:
        case Deal():
            return "deal", {}
        case Call(way):
            return "call", {"way": way.value if way else "none"}
        case Give(given):
            return "give", {"card": the(voice, given)}
        case Signal(shown, meaning):
            return "signal", {"card": the(voice, shown), "meaning": meaning.value}
        case Ready():
            return "ready", {}
        case Play(played):
            return "play", {"card": the(voice, played)}
        case _:
            assert_never(move)
