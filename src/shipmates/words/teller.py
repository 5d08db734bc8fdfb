"""The person who tells what must be done, and in which mood."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.tricks.tasks import Span
from shipmates.words.lists import capital
from shipmates.words.voice import Voice


@dataclass(frozen=True, slots=True)
class Mood:
    """How a sentence begins: with who must or must not do it, or as an order."""

    must: str
    never: str

    @staticmethod
    def of(voice: Voice, who: str) -> Mood:
        """They must do it."""
        return Mood(voice.text("must", who=who), voice.text("must-not", who=who))

    @staticmethod
    def order(voice: Voice) -> Mood:
        """Do it."""
        return Mood("", voice.text("do-not"))


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells what must be done in a game of so many tricks."""

    voice: Voice
    mood: Mood
    total: int

    def say(self, code: str, **params: str | int) -> str:
        """A sentence in the teller's mood."""
        mood = self.mood
        said = self.voice.text(f"task-{code}", must=mood.must, never=mood.never, **params)
        return capital(said.strip())


def spanned(voice: Voice, span: Span) -> str:
    """How many: "at least 2"."""
    if span.high is None:
        return voice.text("span-at-least", count=span.low)
    if span.low == span.high:
        return voice.text("span-exactly", count=span.low)
    if span.low == 0:
        return voice.text("span-at-most", count=span.high)
    return voice.text("span-between", low=span.low, high=span.high)


def most(span: Span) -> int:
    """The number that a noun after it agrees with."""
    return span.low if span.high is None else span.high
