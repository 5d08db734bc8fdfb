"""Task cards and the conditions of a mission, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shipmates.deepsea.brief import Duty
from shipmates.deepsea.mission import AheadOfAll, FinalCard, Level, NoLead, Rule, Together
from shipmates.deepsea.setup import Setup
from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import Task
from shipmates.words import tasks as shared
from shipmates.words.cards import all_of, kinds
from shipmates.words.deepsea.cards import cards, one_of, the, voice
from shipmates.words.lists import capital
from shipmates.words.teller import Mood, Teller
from shipmates.words.words import Words


def task(words: Words, deed: Task, setup: Setup) -> str:
    """What the owner of a task must do, as an order."""
    speech = voice(words)
    return shared.task(Teller(speech, Mood.order(speech), setup.tricks), deed)


def task_card(words: Words, setup: Setup, key: str) -> str:
    """What a task card asks for with this crew, and who may not own it."""
    card = setup.card(key)
    said = task(words, card.task(setup.seats), setup)
    return said if card.captains else f"{said} {words.text('ds-not-for-captain')}"


def task_list(words: Words, setup: Setup, keys: Sequence[str]) -> str:
    """Task cards one after the other, numbered if there are several."""
    told = [task_card(words, setup, key) for key in keys]
    if len(told) == 1:
        return told[0]
    parts = enumerate(told, start=1)
    return " ".join(words.text("task-part", number=place, task=said) for place, said in parts)


def duty(words: Words, setup: Setup, duty: Duty, noted: int | None = None) -> str:
    """A task somebody owns, with what was foretold; `noted` is for its owner's eyes only."""
    said, told = task_card(words, setup, duty.key), duty.predicted
    if noted is not None:
        return words.text("ds-duty-noted", task=said, count=noted)
    return said if told is None else words.text("ds-duty-foretold", task=said, count=told)


def rule(words: Words, condition: Rule, setup: Setup) -> str:
    """One of the mission's own conditions, as a sentence."""
    match condition:
        case Together(deed):
            speech = voice(words)
            mood = Mood.of(speech, words.text("who-crew"))
            return shared.task(Teller(speech, mood, setup.tricks), deed)
        case Level(of, by):
            return words.text("ds-rule-level", cards=_named(words, of), by=by)
        case NoLead(of):
            return words.text("ds-rule-no-lead", card=one_of(words, of))
        case AheadOfAll():
            return words.text("ds-rule-ahead-of-all")
        case FinalCard(card):
            last = the(words, card)
            return capital(words.text("ds-rule-final-card", card=last, trick=setup.tricks))
        case _:
            assert_never(condition)


def _named(words: Words, of: CardSet) -> str:
    parts = kinds(of)
    if parts:
        return all_of(voice(words), parts)
    return words.text("ds-listed-cards", cards=cards(words, of))


def rules(words: Words, setup: Setup) -> tuple[str, ...]:
    """A sentence for each rule."""
    return tuple(rule(words, one, setup) for one in setup.mission.rules)
