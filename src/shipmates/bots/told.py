"""Advice for people: a sentence for what to do, and one for each reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from shipmates.bots.reasons import (
    Advice,
    Alike,
    Alone,
    AnyDuty,
    Better,
    Costs,
    Guards,
    Last,
    Option,
    Reason,
    Silence,
    Simple,
    Tells,
)
from shipmates.tricks.moves import Give, Play
from shipmates.tricks.signals import Signal
from shipmates.words import Words, advice
from shipmates.words.advice import Action, Setup
from shipmates.words.cards import suit, the
from shipmates.words.lists import either

FEW: Final = 3
"""More choices than these are not listed."""
HOPELESS: Final = 0.005


def sentences(
    words: Words, setup: Setup, given: Advice, names: Sequence[str]
) -> tuple[str, ...]:
    """What to do first, then why."""
    return tuple(_Teller(words, setup, tuple(names)).told(given))


@dataclass(frozen=True, slots=True)
class _Teller:
    words: Words
    setup: Setup
    names: tuple[str, ...]

    def told(self, given: Advice) -> Iterator[str]:
        yield self._first(given)
        if not _hopeless(given):
            for reason in given.because:
                yield from self._because(reason, given)

    def _first(self, given: Advice) -> str:
        deed, best = self._deed(given.best), given.option(given.best)
        if Alone() in given.because:
            return self.words.text("advice-alone", deed=deed)
        if best is None:
            return self.words.text("advice-simple", deed=deed)
        if _hopeless(given):
            return self.words.text("advice-hopeless", deed=deed)
        if isinstance(given.best, Signal):
            return self.words.text("advice-signal", deed=deed, count=given.gain)
        if _silent(given):
            return self.words.text("advice-silence", deed=deed)
        return self.words.text("advice-best", deed=deed, share=self._share(best.share))

    def _because(self, reason: Reason, given: Advice) -> Iterator[str]:
        match reason:
            case Alone() | Simple():
                return
            case Alike(others):
                yield self._alike(others)
            case Better(than):
                if not isinstance(given.best, Signal):
                    yield self._compared("advice-better", than)
            case Guards(duty, share, other):
                code = "advice-helps" if isinstance(given.best, Signal) else "advice-guards"
                shares = {"share": self._share(share), "other": self._share(other)}
                yield self._about(code, duty, **shares)
            case Last(None):
                asked = advice.rules(self.words, self.setup)
                yield self.words.text("advice-last-rules", rules=asked)
            case Last(duty):
                yield self._about("advice-last", duty)
            case Tells(signal):
                voice = advice.voice_of(self.words, self.setup)
                said = suit(voice, signal.card.suit)
                yield self.words.text(f"advice-tells-{signal.meaning.value}", suit=said)
            case Silence(best, gain):
                if gain:
                    deed = self._deed(best.action)
                    yield self.words.text("advice-silence-best", deed=deed, count=gain)
            case Costs(other, by):
                yield self._compared("advice-costs", other, count=advice.hundredths(by))
            case _:
                assert_never(reason)

    def _about(self, code: str, duty: AnyDuty | None, **params: str) -> str:
        if duty is None:
            return self.words.text(f"{code}-rules", **params)
        task = advice.task(self.words, self.setup, duty)
        owned = self.words.text("advice-task", task=task, name=self.names[duty.owner])
        return self.words.text(code, task=owned, **params)

    def _alike(self, others: Sequence[Option]) -> str:
        if len(others) > FEW:
            return self.words.text("advice-alike-many", count=len(others))
        deeds = [self._listed(one.action) for one in others]
        return self.words.text("advice-alike", deeds=either(self.words, deeds))

    def _compared(self, code: str, other: Option, **params: int) -> str:
        deed, share = self._face(other.action), self._share(other.share)
        return self.words.text(code, deed=deed, share=share, **params)

    def _deed(self, action: Action) -> str:
        return advice.deed(self.words, action, self.names, self.setup)

    def _face(self, action: Action) -> str:
        """What else could be done, where it is clear what is done with it."""
        if isinstance(action, Play | Give):
            return the(advice.voice_of(self.words, self.setup), action.card)
        return self._deed(action)

    def _listed(self, action: Action) -> str:
        """One of several: a deed has commas and colons of its own."""
        face = self._face(action)
        if isinstance(action, Play | Give):
            return face
        return self.words.text("advice-quoted", deed=face)

    def _share(self, part: float) -> str:
        return advice.share(self.words, part)


def _silent(given: Advice) -> bool:
    return any(isinstance(reason, Silence) for reason in given.because)


def _hopeless(given: Advice) -> bool:
    """Signals and silence are judged by card sense alone: small shares say nothing there."""
    best = given.option(given.best)
    if best is None or isinstance(given.best, Signal) or _silent(given):
        return False
    return best.share < HOPELESS
