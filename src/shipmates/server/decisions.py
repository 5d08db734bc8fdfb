"""The decisions of a game of the Crew, and why a bot made one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from shipmates.bots.reasons import Advice
from shipmates.bots.told import sentences
from shipmates.notation import read_any
from shipmates.review.known import Asked, Decision, asked
from shipmates.server.kits import replayed
from shipmates.server.live import Live
from shipmates.server.lookback import may_tell
from shipmates.server.people import Person
from shipmates.server.practice import practising
from shipmates.server.refusals import Refusal, Wrong
from shipmates.server.shows import names_of
from shipmates.words import Words, advice


@lru_cache(maxsize=16)
def decisions(head: str, lines: tuple[str, ...]) -> tuple[Asked, ...]:
    """Every decision that somebody had to make, in turn; whoever looks back asks often."""
    parsed: Any = read_any(head + "".join(f"{line}\n" for line in lines))
    return tuple(asked(replayed(head, lines), parsed.record.moves))


@dataclass(frozen=True, slots=True)
class Done:
    """Something a bot at a table for practice has decided."""

    attempt: str
    past: tuple[str, ...]
    """The moves up to it, itself included."""
    found: Asked
    names: tuple[str, ...]
    earlier: bool
    """Whether bots decided anything before."""


def done(live: Live, person: Person, ago: int) -> Done:
    """What a bot decided last, or so many decisions of bots before that.

    Silence is no deed, a bot that stands in for somebody does not tell of their hand, and where
    nobody may look back none tells of an older trick.
    Raises `Refusal` where there is none, or not in practice.
    """
    course, _ = practising(live, person)
    if course.kit.key == "crewdeck":
        raise Wrong("no-review")
    kept = tuple(course.kept)
    bots = {at for at, chair in enumerate(live.room.chairs) if chair.free and chair.driven}
    found = [
        one
        for one in decisions(course.head, kept)
        if not one.silent
        and course.chair(one.view.seat) in bots
        and may_tell(live.room, course, one.view)
    ]
    if ago >= len(found):
        raise Refusal("nothing-done")
    one = found[-1 - ago]
    past, names = kept[: one.place + 1], tuple(names_of(live))
    return Done(live.room.attempt or "", past, one, names, ago + 1 < len(found))


def reasons(
    words: Words, names: Sequence[str], found: Asked, decision: Decision, given: Advice
) -> list[str]:
    """What the bot did, in its own words; or what looks better, thought over again."""
    name, setup = names[found.view.seat], found.view.setup
    if given.best == found.action:
        first, *rest = sentences(words, setup, given, names)
        return [words.text("known-did", name=name, deed=first), *rest]
    deed, best = (
        advice.deed(words, action, names, setup) for action in (found.action, given.best)
    )
    return [
        words.text("why-did", name=name, deed=deed),
        words.text("why-again", best=best, grade=decision.grade.value),
    ]
