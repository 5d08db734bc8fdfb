"""Tricks of a kind, as the end of a sentence: "with a 9", "whose cards add up to 23"."""

from __future__ import annotations

from shipmates.tricks.cards import COLOURED, DECK, SUITED, CardSet
from shipmates.tricks.tasks import Feats, Span
from shipmates.words.cards import Kind, all_of, any_of, cards, kinds, one_of
from shipmates.words.lists import comma, either
from shipmates.words.places import tricks
from shipmates.words.voice import Voice


def kind(voice: Voice, task: Feats, total: int) -> str:
    """What must be true of the trick; empty if any trick will do."""
    parts = [_winning(voice, task)]
    if task.total is not None:
        parts.append(_total(voice, task.total))
    if task.within != DECK:
        parts.append(_within(voice, task.within))
    if task.holding:
        parts.append(voice.text("feat-holding", card=one_of(voice, task.holding)))
    if task.level is not None:
        one, other = (all_of(voice, kinds(SUITED[suit])) for suit in task.level)
        parts.append(voice.text("feat-level", one=one, other=other))
    if len(task.among) > 1:
        parts.append(voice.text("feat-among", tricks=tricks(voice, task.among, total)))
    parts = [part for part in parts if part]
    return comma(voice.words, parts) if parts else ""


def _winning(voice: Voice, task: Feats) -> str:
    """With which card it is won, and over which."""
    if not task.taking:
        free = task.using == DECK
        return "" if free else voice.text("feat-using", card=one_of(voice, task.using))
    if task.using == DECK:
        return voice.text("feat-taking", card=one_of(voice, task.taking))
    card = one_of(voice, task.using)
    if task.using == task.taking:
        return _over_its_like(voice, card, task.using)
    return voice.text("feat-using-taking", card=card, taken=one_of(voice, task.taking))


def _over_its_like(voice: Voice, card: str, of: CardSet) -> str:
    match kinds(of):
        case (Kind(value=value),) if value:
            return voice.text("feat-using-value", card=card, value=value)
        case _:
            return voice.text("feat-using-like", card=card)


def _within(voice: Voice, of: CardSet) -> str:
    without = voice.text(f"without-{voice.trump}")
    if of == COLOURED:
        return without
    found = kinds(of)
    if found and all(kind.value for kind in found):
        values = either(voice.words, [str(kind.value) for kind in found])
        return voice.text("feat-within-values", values=values)
    if found:
        return voice.text("feat-within", cards=any_of(voice, found))
    return voice.text("feat-within-listed", cards=cards(voice, of))


def _total(voice: Voice, span: Span) -> str:
    if span.high is None:
        return voice.text("feat-total-more", count=span.low - 1)
    if not span.low:
        return voice.text("feat-total-less", count=span.high + 1)
    if span.high - span.low > 1:
        between = voice.text("span-between", low=span.low, high=span.high)
        return voice.text("feat-total", counts=between)
    ends = sorted({span.low, span.high})
    return voice.text("feat-total", counts=either(voice.words, list(map(str, ends))))
