"""What a mission asks for besides its tasks, clause by clause."""

from __future__ import annotations

from typing import assert_never

from shipmates.planet9.mission import Balanced, Clause, EachWins, OmegaLast, Rule, Who
from shipmates.planet9.setup import Setup
from shipmates.tricks.tasks import Every, Span, Task, Tricks
from shipmates.words import tasks as shared
from shipmates.words.joint import OnlyTricks, every
from shipmates.words.lists import both
from shipmates.words.planet9.cards import card, voice
from shipmates.words.teller import Mood, Teller
from shipmates.words.words import Words


def who(words: Words, bound: Who) -> str:
    """Whom a clause binds."""
    return words.text(f"who-{bound.value}")


def task(words: Words, deed: Task, bound: Who, setup: Setup) -> str:
    """What those who are bound must do: a sentence, or one for each part."""
    speech = voice(words)
    mood = Mood.of(speech, who(words, bound))
    return shared.task(Teller(speech, mood, setup.tricks), deed)


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
    return tuple(_paired(words, one, setup) for one in setup.rules)


def _paired(words: Words, condition: Rule, setup: Setup) -> str:
    for other in setup.rules:
        for pair in ((condition, other), (other, condition)):
            match pair:
                case (
                    Clause(bound, Tricks() as these),
                    Clause(same, Tricks(Span(0, 0), ()) as rest),
                ) if bound is same and isinstance(every((these, rest)), OnlyTricks):
                    return task(words, Every((these, rest)), bound, setup)
                case _:
                    pass
    return rule(words, condition, setup)
