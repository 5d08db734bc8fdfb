"""What must be done, as sentences composed from the values the judge reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from shipmates.tricks.cards import CardSet, Suit
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Either,
    Every,
    Feats,
    Leads,
    Outdo,
    Predict,
    Rival,
    Runs,
    Span,
    Task,
    Tricks,
    Weigh,
    at_least,
    exactly,
)
from shipmates.words import feats, joint
from shipmates.words.cards import all_of, any_of, cards, colours, kinds, one_of, suit
from shipmates.words.hauls import listed, win_cards
from shipmates.words.lists import both, either
from shipmates.words.places import leading, places, tricks
from shipmates.words.teller import Teller, most, spanned
from shipmates.words.words import Words


def task(teller: Teller, deed: Task) -> str:
    """What must be done: a sentence, or one for each part."""
    match deed:
        case Cards(of, span):
            return win_cards(teller, of, span)
        case Tricks():
            return _win_tricks(teller, deed)
        case Leads(span, of):
            return _lead(teller, span, of)
        case Feats():
            return _win_feats(teller, deed)
        case Runs():
            return _win_runs(teller, deed)
        case Weigh():
            return _weigh(teller, deed)
        case Outdo():
            return _outdo(teller, deed)
        case Predict(secret):
            return teller.say("predict-secret" if secret else "predict", tricks=teller.total)
        case Every(parts):
            return _every(teller, parts)
        case Either(parts):
            return _either(teller, parts)
        case _:
            assert_never(deed)


def _win_tricks(teller: Teller, task: Tricks) -> str:
    span, named = task.span, places(task.among or task.but, teller.total)
    many, count = spanned(teller.voice, span), most(span)
    if not named and span == NONE:
        return teller.say("tricks-none")
    if not named:
        return teller.say("tricks", span=many, count=count)
    these = tricks(teller.voice, task.among or task.but, teller.total)
    if not task.among and span == NONE:
        return teller.say("tricks-none-but", tricks=these)
    if not task.among:
        return teller.say("tricks-but", span=many, tricks=these, count=count)
    if span == NONE and leading(named) and 1 < len(named) < teller.total:
        return teller.say("tricks-none-first", count=len(named))
    if span == NONE:
        return teller.say("tricks-none-of", tricks=these, count=len(named))
    if span == exactly(len(named)):
        return teller.say("tricks-all", tricks=these)
    return teller.say("tricks-of", span=many, tricks=these)


def _lead(teller: Teller, span: Span, of: CardSet) -> str:
    card = one_of(teller.voice, of)
    if span == NONE:
        return teller.say("leads-none", card=card)
    many = spanned(teller.voice, span)
    return teller.say("leads", card=card, span=many, count=most(span))


def _win_feats(teller: Teller, task: Feats) -> str:
    span, kind = task.span, feats.kind(teller.voice, task, teller.total)
    if not kind:
        return _win_tricks(teller, Tricks(span, task.among))
    if len(task.among) == 1:
        these = tricks(teller.voice, task.among, teller.total)
        code = "feats-none-of" if span == NONE else "feats-of"
        return teller.say(code, tricks=these, kind=kind)
    if span == NONE:
        return teller.say("feats-none", kind=kind)
    if span == at_least(1) and not teller.mood.must:
        return teller.say("feats-one", kind=kind)
    many, count = spanned(teller.voice, span), most(span)
    return teller.say("feats", span=many, kind=kind, count=count)


def _win_runs(teller: Teller, task: Runs) -> str:
    length, span = task.length, task.span
    if task.alone:
        return teller.say("runs-alone", length=length)
    if span == NONE:
        return teller.say("runs-none", length=length)
    if span == at_least(1):
        return teller.say("runs-one", length=length)
    many = spanned(teller.voice, span)
    return teller.say("runs", length=length, span=many)


def _weigh(teller: Teller, task: Weigh) -> str:
    voice, these, those = teller.voice, kinds(task.these), kinds(task.those)
    if these and those:
        one, other = all_of(voice, these), all_of(voice, those)
        return teller.say(f"weigh-{task.relation.value}", these=one, those=other)
    one, other = cards(voice, task.these), cards(voice, task.those)
    return teller.say(f"weigh-listed-{task.relation.value}", these=one, those=other)


def _outdo(teller: Teller, task: Outdo) -> str:
    relation, total = task.relation.value, teller.total
    match task.rival:
        case Rival.EACH:
            return teller.say("outdo-each", relation=relation)
        case Rival.REST:
            more, fewer = total // 2 + 1, (total - 1) // 2
            return teller.say("outdo-rest", relation=relation, more=more, fewer=fewer)
        case Rival.CAPTAIN:
            leader = teller.voice.text(f"leader-{teller.voice.trump}")
            return teller.say("outdo-captain", relation=relation, leader=leader)
        case _:
            assert_never(task.rival)


def _every(teller: Teller, parts: tuple[Task, ...]) -> str:
    whole = joint.every(parts)
    match whole:
        case joint.OnlyTricks(among):
            these = tricks(teller.voice, among, teller.total)
            return teller.say("tricks-only", tricks=these)
        case joint.OnlyCards(of, among):
            card, others = listed(teller.voice, of), any_of(teller.voice, (among,))
            return teller.say("cards-only", cards=card, others=others)
        case joint.Alike(found, span) if suits := colours(found):
            many, named = spanned(teller.voice, span), _coloured(teller, suits, both)
            return teller.say("cards-each-colour", colours=named, span=many, count=most(span))
        case joint.Alike(found, span):
            many = spanned(teller.voice, span)
            return teller.say("cards-each", cards=all_of(teller.voice, found), span=many)
        case None:
            return " ".join(task(teller, part) for part in parts)
        case _:
            assert_never(whole)


def _coloured(
    teller: Teller, suits: tuple[Suit, ...], join: Callable[[Words, Sequence[str]], str]
) -> str:
    return join(teller.voice.words, [suit(teller.voice, one) for one in suits])


def _either(teller: Teller, parts: tuple[Task, ...]) -> str:
    match joint.alike(parts):
        case joint.Alike(found, span) if all(span == exactly(len(k.cards)) for k in found):
            if suits := colours(found):
                named = _coloured(teller, suits, either)
                return teller.say("cards-any-colour", colours=named, count=span.low)
            some = any_of(teller.voice, found)
            return teller.say("cards-any", cards=some, count=span.low)
        case _:
            pass
    numbered = (
        teller.voice.text("task-part", number=number, task=task(teller, part))
        for number, part in enumerate(parts, start=1)
    )
    return teller.voice.text("task-either", parts=" ".join(numbered))
