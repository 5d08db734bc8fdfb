"""What must be done, as sentences composed from the values the judge reads."""

from __future__ import annotations

from typing import assert_never

from shipmates.planet9.mission import Balanced, Clause, EachWins, OmegaLast, Rule, Who
from shipmates.planet9.setup import Setup
from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import NONE, Cards, Every, Feats, Span, Task, Tricks, exactly
from shipmates.words.lists import both, capital
from shipmates.words.planet9.cards import all_of, card, cards, kinds, one_of, the
from shipmates.words.words import Words


def who(words: Words, bound: Who) -> str:
    """Whom a clause binds."""
    return words.text(f"who-{bound.value}")


def task(words: Words, deed: Task, bound: Who, setup: Setup) -> str:
    """What those who are bound must do: a sentence, or one for each part."""
    subject = who(words, bound)
    match deed:
        case Cards(of, span):
            return capital(_win_cards(words, subject, of, span))
        case Tricks():
            return capital(_win_tricks(words, subject, deed, setup))
        case Feats(span, using):
            return capital(_win_with(words, subject, span, using))
        case Every(parts):
            return " ".join(task(words, part, bound, setup) for part in parts)
        case _:
            assert_never(deed)


def rule(words: Words, condition: Rule, setup: Setup) -> str:
    """One of the mission's own conditions, as a sentence."""
    match condition:
        case Clause(bound, deed):
            return task(words, deed, bound, setup)
        case Balanced(by):
            return words.text("rule-balanced", by=by)
        case EachWins(of, ordered):
            code = "rule-each-wins-ordered" if ordered else "rule-each-wins"
            named = [card(words, one) for one in of & setup.deck or of]
            return words.text(code, cards=both(words, named))
        case OmegaLast():
            return words.text("rule-omega-last", trick=setup.tricks)
        case _:
            assert_never(condition)


def rules(words: Words, setup: Setup) -> tuple[str, ...]:
    """A sentence for each rule; the same one for two that say "these tricks and no other"."""
    return tuple(_paired(words, one, setup) for one in setup.mission.rules)


def _paired(words: Words, condition: Rule, setup: Setup) -> str:
    for other in setup.mission.rules:
        for pair in ((condition, other), (other, condition)):
            match pair:
                case (
                    Clause(bound, Tricks(span, among)),
                    Clause(same, Tricks(Span(0, 0), (), but)),
                ) if bound is same and among and among == but and span == _all(among, setup):
                    tricks = _tricks(words, places(among, setup), setup.tricks)
                    subject = who(words, bound)
                    return capital(words.text("task-tricks-only", who=subject, tricks=tricks))
                case _:
                    pass
    return rule(words, condition, setup)


def _all(among: tuple[int, ...], setup: Setup) -> Span:
    return exactly(len(places(among, setup)))


def _span(words: Words, span: Span) -> str:
    if span.high is None:
        return words.text("span-at-least", count=span.low)
    if span.low == span.high:
        return words.text("span-exactly", count=span.low)
    if span.low == 0:
        return words.text("span-at-most", count=span.high)
    return words.text("span-between", low=span.low, high=span.high)


def _most(span: Span) -> int:
    return span.low if span.high is None else span.high


def _win_cards(words: Words, subject: str, of: CardSet, span: Span) -> str:
    parts, count = kinds(of), len(of)
    kind = "" if parts else "-listed"
    named = all_of(words, parts) if parts else _listed(words, of)
    if span == NONE:
        return words.text(f"task-cards-none{kind}", who=subject, cards=named, count=count)
    if span == exactly(count):
        return words.text(f"task-cards-all{kind}", who=subject, cards=named, count=count)
    many = _span(words, span)
    return words.text(f"task-cards{kind}", who=subject, cards=named, span=many)


def _listed(words: Words, of: CardSet) -> str:
    return the(words, of.low) if len(of) == 1 else cards(words, of)


def _win_with(words: Words, subject: str, span: Span, using: CardSet) -> str:
    card = one_of(words, using)
    if span == NONE:
        return words.text("task-feats-none", who=subject, card=card)
    many, most = _span(words, span), _most(span)
    return words.text("task-feats", who=subject, card=card, span=many, count=most)


def places(among: tuple[int, ...], setup: Setup) -> tuple[int, ...]:
    """The numbers of these tricks, from 1, as the judge counts them."""
    return tuple(sorted({place % setup.tricks + 1 for place in among}))


def _win_tricks(words: Words, subject: str, task: Tricks, setup: Setup) -> str:
    span, named = task.span, places(task.among or task.but, setup)
    many, most = _span(words, span), _most(span)
    if not named and span == NONE:
        return words.text("task-tricks-none", who=subject)
    if not named:
        return words.text("task-tricks", who=subject, span=many, count=most)
    tricks = _tricks(words, named, setup.tricks)
    if not task.among and span == NONE:
        return words.text("task-tricks-none-but", who=subject, tricks=tricks)
    if not task.among:
        return words.text("task-tricks-but", who=subject, span=many, tricks=tricks, count=most)
    if span == NONE:
        return words.text("task-tricks-none-of", who=subject, tricks=tricks, count=len(named))
    if span == exactly(len(named)):
        return words.text("task-tricks-all", who=subject, tricks=tricks)
    return words.text("task-tricks-of", who=subject, span=many, tricks=tricks)


def _tricks(words: Words, named: tuple[int, ...], total: int) -> str:
    inner = [number for number in named if number < total]
    parts = list[str]()
    if inner and inner == list(range(1, len(inner) + 1)):
        parts.append(words.text("tricks-first", count=len(inner)))
    elif inner:
        numbers = both(words, list(map(str, inner)))
        parts.append(words.text("tricks-numbered", numbers=numbers, count=len(inner)))
    if total in named:
        parts.append(words.text("tricks-last", trick=total))
    return both(words, parts)
