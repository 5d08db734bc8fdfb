"""How a mission is won and lost, as the last sentence of what it asks for."""

from __future__ import annotations

from shipmates.planet9.mission import Balanced, Clause, EachWins, OmegaLast, Rule
from shipmates.planet9.setup import Setup
from shipmates.tricks.tasks import Cards, Feats, Runs, Task, Tricks
from shipmates.words.planet9.tasks import rules
from shipmates.words.words import Words


def ending(words: Words, setup: Setup) -> str:
    """When the attempt is won, and when it is lost."""
    mission = setup.mission
    if not mission.rules or setup.lapses:
        code = "end-tokens" if mission.tokens else "end-tasks"
        return words.text(code, count=mission.tasks)
    kind = _kind(setup.rules, setup.tricks)
    code = f"end-both-{kind}" if mission.tasks else f"end-rules-{kind}"
    said = len(dict.fromkeys(rules(words, setup)))
    return words.text(code, trick=setup.tricks, count=said)


def needs_cards(setup: Setup) -> bool:
    """Whether a card that is never played could lose the mission."""
    asked = (r for r in setup.rules if not (setup.excuses and isinstance(r, EachWins)))
    return bool(setup.mission.tasks) or any(map(_wants_cards, asked))


def _wants_cards(condition: Rule) -> bool:
    tricks = isinstance(condition, Clause) and isinstance(condition.task, Tricks)
    return _reached(condition) and not tricks


def _kind(conditions: tuple[Rule, ...], total: int) -> str:
    """Whether they wait for the last trick, are reached once and for all, or must be kept."""
    if any(_lasts(one, total) for one in conditions):
        return "lasting"
    return "reached" if all(map(_reached, conditions)) else "kept"


def _lasts(condition: Rule, total: int) -> bool:
    """Whether it is never decided in the crew's favour before the last trick is over."""
    match condition:
        case Balanced() | OmegaLast():
            return True
        case Clause(_, Tricks(span, among, but)):
            last = {place % total for place in among or range(total)}
            counts = total - 1 in last - {place % total for place in but}
            return counts and span.high is not None
        case _:
            return False


def _reached(condition: Rule) -> bool:
    """Whether nothing can undo it once it is met."""
    match condition:
        case EachWins():
            return True
        case Clause(_, task):
            return _gained(task)
        case _:
            return False


def _gained(task: Task) -> bool:
    match task:
        case Cards(of, span):
            return span.high is None or span.low == len(of)
        case Tricks(span, among):
            return span.high is None or (bool(among) and span.low == len(among))
        case Feats(span):
            return span.high is None
        case Runs(span=span, alone=alone):
            return span.high is None and not alone
        case _:
            return False
