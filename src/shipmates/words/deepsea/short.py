"""A task card in a few words, as it stands on a ticket beside its owner."""

from __future__ import annotations

from shipmates.deepsea.brief import Duty
from shipmates.deepsea.catalogue import BY_KEY
from shipmates.deepsea.setup import Setup
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.tasks import Cards, Feats, Predict, Span, Task, Tricks
from shipmates.words.deepsea.tasks import task_card
from shipmates.words.words import Words


def short(words: Words, setup: Setup, key: str) -> str:
    """Four words or so; cards of one's own making have only their sentence."""
    card = setup.card(key)
    if key not in BY_KEY:
        return task_card(words, setup, key)
    return words.text(f"ds-short-{key.lower()}", sum=_bound(card.task(setup.seats)))


def _bound(task: Task) -> int:
    """The sum that the cards of a trick must pass, or stay below; 0 where there is none."""
    if not isinstance(task, Feats) or task.total is None:
        return 0
    return task.total.low - 1 if task.total.high is None else task.total.high + 1


def progress(setup: Setup, duty: Duty, ledger: Ledger) -> tuple[int, int] | None:
    """How many of how many are won, where a task counts cards or tricks; else none."""
    match setup.card(duty.key).task(setup.seats):
        case Cards(of, span):
            return _counted(len(of & ledger.taken[duty.owner]), span)
        case Tricks(span, among, but) if not among and not but:
            return _counted(ledger.count(duty.owner), span)
        case Predict() if duty.predicted:
            return ledger.count(duty.owner), duty.predicted
        case _:
            return None


def _counted(now: int, span: Span) -> tuple[int, int] | None:
    """Only what takes several is worth counting."""
    return (now, span.low) if span.low > 1 else None
