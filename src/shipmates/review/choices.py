"""What is said about choices that were made before the first card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TypeAlias, assert_never

from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Who
from shipmates.planet9.tokens import Duty
from shipmates.review.others import Kind, Others, proved
from shipmates.review.review import Review
from shipmates.review.said import Said
from shipmates.solver.encode import Position
from shipmates.words import Words, advice
from shipmates.words.cards import cards, the
from shipmates.words.lists import both
from shipmates.words.voice import Voice

AnyDuty: TypeAlias = Duty | SeaDuty


def voice_of(words: Words, position: Position) -> Voice:
    """The words of the game a position belongs to."""
    return advice.voice_of(words, position.brief.setup)


def choices(words: Words, review: Review, names: Sequence[str]) -> Iterator[Said]:
    """A sentence for each kind of choice that would have helped, or that none was found."""
    start = review.start
    assert start is not None
    for others, ply in zip_longest(review.others, review.settled):
        if others.found is not None:
            yield Said(_found(words, start, others, names), ply)
    if review.others and not any(others.found for others in review.others):
        count = sum(others.tried for others in review.others)
        sure = count and proved(review.others)
        code = "review-none-other" if sure else "review-no-other"
        yield Said(words.text(code, count=count), review.begin)


def _found(words: Words, start: Position, others: Others, names: Sequence[str]) -> str:
    assert others.found is not None
    position, code = others.found.position, f"review-other-{others.kind.value}"
    match others.kind:
        case Kind.DRAFT | Kind.HAND_OVER:
            return words.text(code, tasks=_tasks(words, start, position, names))
        case Kind.TOKENS:
            return words.text(code, tasks=_tokens(words, start, position))
        case Kind.NAMED:
            return words.text(code, name=_part(position, Who.CHOSEN, names))
        case Kind.ROLES:
            first, last = (_part(position, who, names) for who in (Who.FIRST, Who.LAST))
            return words.text(code, first=first, last=last)
        case Kind.PREDICTION:
            return words.text(code, count=_prediction(start, position))
        case Kind.NO_PASS:
            return words.text(code)
        case Kind.GIVE:
            return words.text(code, **_given(words, start, position, names))
        case Kind.PASS:
            voice, moved = voice_of(words, position), position.moved[0]
            return words.text(code, cards=cards(voice, moved.given))
        case _:
            assert_never(others.kind)


def _part(position: Position, who: Who, names: Sequence[str]) -> str:
    assert isinstance(position.brief, Brief)
    seat = position.brief.part(who)
    assert seat is not None
    return names[seat]


def _tasks(words: Words, start: Position, position: Position, names: Sequence[str]) -> str:
    """Who should have had which task, as far as it was another."""
    return both(
        words,
        [
            words.text("review-task", task=_task(words, position, duty), name=names[duty.owner])
            for was, duty in _pairs(start, position)
            if was.owner != duty.owner
        ],
    )


def _pairs(start: Position, position: Position) -> list[tuple[AnyDuty, AnyDuty]]:
    before: tuple[AnyDuty, ...] = start.brief.duties
    after: tuple[AnyDuty, ...] = position.brief.duties
    return list(zip(before, after, strict=True))


def _task(words: Words, position: Position, duty: AnyDuty) -> str:
    return advice.task(words, position.brief.setup, duty)


def _tokens(words: Words, start: Position, position: Position) -> str:
    changed = [duty for was, duty in _pairs(start, position) if was != duty]
    return both(words, [_task(words, position, duty) for duty in changed])


def _prediction(start: Position, position: Position) -> int:
    if position.secret is not None and position.secret != start.secret:
        return position.secret
    changed = (duty for was, duty in _pairs(start, position) if was != duty)
    told = (duty.predicted for duty in changed if isinstance(duty, SeaDuty))
    return next(count for count in told if count is not None)


def _given(
    words: Words, start: Position, position: Position, names: Sequence[str]
) -> dict[str, str]:
    voice = voice_of(words, position)
    pairs = zip(start.moved[0].given, position.moved[0].given, strict=True)
    seat, card = next((s, new) for s, (old, new) in enumerate(pairs) if old is not new)
    return {"name": names[seat], "card": the(voice, card)}
