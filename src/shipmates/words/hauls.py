"""Tasks that count cards: which of them, and how many."""

from __future__ import annotations

from typing import Final

from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import NONE, Span, exactly
from shipmates.words.cards import Kind, all_of, cards, kinds, none_of, single, the
from shipmates.words.lists import both
from shipmates.words.teller import Teller, most, spanned
from shipmates.words.voice import Voice

_FEW: Final = 3
"""As many cards are named within a sentence; more are listed at its end."""


def win_cards(teller: Teller, of: CardSet, span: Span) -> str:
    """So many cards of this set must be won."""
    parts = kinds(of)
    if not parts:
        return _win_listed(teller, of, span)
    if span == NONE:
        return teller.say("cards-none", cards=none_of(teller.voice, parts))
    if span == exactly(len(of)):
        kind = "-value" if [part.name for part in parts] == ["value"] else ""
        named = all_of(teller.voice, parts)
        return teller.say(f"cards-all{kind}", cards=named, count=len(of))
    return _win_some(teller, parts, span)


def _win_some(teller: Teller, parts: tuple[Kind, ...], span: Span) -> str:
    many = spanned(teller.voice, span)
    if len(parts) == 1 and most(span) == 1:
        return teller.say("cards-single", card=single(teller.voice, parts[0]), span=many)
    code = "cards" if len(parts) == 1 else "cards-mixed"
    return teller.say(code, cards=all_of(teller.voice, parts), span=many)


def _win_listed(teller: Teller, of: CardSet, span: Span) -> str:
    named, count = listed(teller.voice, of), len(of)
    if span == NONE:
        return teller.say("cards-none-listed", cards=named, count=count)
    if span == exactly(count) and count <= _FEW:
        few = both(teller.voice.words, [the(teller.voice, card) for card in of])
        return teller.say("cards-all-few", cards=few)
    if span == exactly(count):
        return teller.say("cards-all-listed", cards=named)
    return teller.say("cards-listed", cards=named, span=spanned(teller.voice, span))


def listed(voice: Voice, of: CardSet) -> str:
    """Cards by name: one within the sentence, several one after the other."""
    return the(voice, of.low) if len(of) == 1 else cards(voice, of)
