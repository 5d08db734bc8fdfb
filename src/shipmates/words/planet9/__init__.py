"""Planet Nine in words: pure functions from values of the game to sentences."""

from __future__ import annotations

from shipmates.words.moves import way
from shipmates.words.planet9.actions import action, answer, told
from shipmates.words.planet9.cards import (
    card,
    cards,
    duty,
    meaning,
    sign,
    suit,
    token,
    verdict,
)
from shipmates.words.planet9.missions import story, title
from shipmates.words.planet9.notes import because, fault, refusal
from shipmates.words.planet9.orders import briefing, distress
from shipmates.words.planet9.questions import question
from shipmates.words.planet9.tasks import rule, rules, task, who

__all__ = [
    "action",
    "answer",
    "because",
    "briefing",
    "card",
    "cards",
    "distress",
    "duty",
    "fault",
    "meaning",
    "question",
    "refusal",
    "rule",
    "rules",
    "sign",
    "story",
    "suit",
    "task",
    "title",
    "token",
    "told",
    "verdict",
    "way",
    "who",
]
