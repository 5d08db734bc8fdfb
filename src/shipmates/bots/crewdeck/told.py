"""Advice for Crew Deck in words: what to do, what it brings, and what else there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shipmates.bots.crewdeck.advice import Advice
from shipmates.crewdeck.actions import Place, Recruit, Stow
from shipmates.crewdeck.view import View
from shipmates.words import Words
from shipmates.words import crewdeck as deck


def sentences(
    words: Words, view: View, found: Sequence[Advice], names: Sequence[str]
) -> tuple[str, ...]:
    """What to do first, then why; `found` has the best first."""

    def deed(one: Advice) -> str:
        return deck.action(words, one.action, names, view.setup, view)

    best, rest = found[0], found[1:]
    if not rest and len(view.legal) == 1:
        return (words.text("advice-alone", deed=deed(best)),)
    return (
        words.text("advice-deck-best", deed=deed(best)),
        *_brings(words, best),
        *(_compared(words, best, other, deed(other)) for other in rest[:1]),
    )


def _brings(words: Words, best: Advice) -> Iterator[str]:
    if isinstance(best.action, Place | Stow | Recruit):
        yield words.text("advice-deck-gain", points=deck.signed(words, best.gain))
    for found in best.sets:
        line = deck.set_line(words, found)
        yield words.text("advice-deck-set", set=line.label, points=line.said)


def _compared(words: Words, best: Advice, other: Advice, deed: str) -> str:
    ahead = round(best.promise - other.promise)
    if ahead <= 0:
        return words.text("advice-deck-alike", deed=deed)
    return words.text("advice-deck-ahead", deed=deed, count=ahead)
