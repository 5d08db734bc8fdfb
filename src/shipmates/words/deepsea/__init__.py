"""Deep Sea in words: pure functions from values of the game to sentences."""

from __future__ import annotations

from shipmates.words.deepsea.actions import action, told
from shipmates.words.deepsea.cards import card, cards, meaning, suit, the, verdict
from shipmates.words.deepsea.missions import story, title
from shipmates.words.deepsea.notes import because, fault, refusal
from shipmates.words.deepsea.orders import briefing
from shipmates.words.deepsea.questions import question
from shipmates.words.deepsea.short import progress, short
from shipmates.words.deepsea.sonar import distress, duration, sonar, sonar_order
from shipmates.words.deepsea.tasks import duty, rule, rules, task, task_card, task_list
from shipmates.words.moves import way

__all__ = [
    "action",
    "because",
    "briefing",
    "card",
    "cards",
    "distress",
    "duration",
    "duty",
    "fault",
    "meaning",
    "progress",
    "question",
    "refusal",
    "rule",
    "rules",
    "short",
    "sonar",
    "sonar_order",
    "story",
    "suit",
    "task",
    "task_card",
    "task_list",
    "the",
    "title",
    "told",
    "verdict",
    "way",
]
