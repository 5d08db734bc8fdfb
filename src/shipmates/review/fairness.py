"""What is said about decisions, given what each seat could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from shipmates import deepsea
from shipmates.notation.actions import write_action
from shipmates.notation.deepsea.actions import write_action as write_sea_action
from shipmates.review.known import Decision, Grade, Tally, tallies, telling
from shipmates.review.review import Review
from shipmates.review.said import Said
from shipmates.review.walk import Laid
from shipmates.words import Words, advice
from shipmates.words.advice import Setup
from shipmates.words.cards import the


def sentences(
    words: Words,
    setup: Setup,
    names: Sequence[str],
    decisions: Sequence[Decision],
    review: Review,
) -> tuple[str, ...]:
    """A line for each slip, one for whoever lost it without being able to know, and sums."""
    return tuple(said.text for said in told(words, setup, names, decisions, review))


def told(
    words: Words,
    setup: Setup,
    names: Sequence[str],
    decisions: Sequence[Decision],
    review: Review,
) -> Iterator[Said]:
    """The same, each slip with the moment after it."""
    if not decisions:
        yield Said(words.text("known-none"))
        return
    slips = [one for one in telling(decisions) if one.grade is not Grade.FINE]
    excused = list(_blameless(decisions, review))
    for one in slips:
        yield Said(_move(words, setup, names, one), one.place + 1)
    for laid, one in excused:
        yield Said(_excused(words, setup, names, (laid, one)), one.place + 1)
    if not slips and not excused:
        yield Said(words.text("known-clean"))
    yield from map(Said, _sums(words, setup, names, decisions))


def _move(words: Words, setup: Setup, names: Sequence[str], one: Decision) -> str:
    where = (
        words.text("known-before")
        if one.trick is None
        else words.text("known-trick", trick=one.trick)
    )
    return words.text(
        "known-move",
        where=where,
        name=names[one.seat],
        deed=advice.deed(words, one.action, names, setup),
        share=advice.share(words, one.share),
        best=advice.deed(words, one.best, names, setup),
        other=advice.share(words, one.best_share),
        grade=words.text(f"known-grade-{one.grade.value}"),
    )


def _blameless(
    decisions: Sequence[Decision], review: Review
) -> Iterator[tuple[Laid, Decision]]:
    """The card that lost it with open cards, if it was fine by what could be known."""
    laid = review.first_losing
    for one in decisions:
        if laid is not None and one.place == laid.place and one.grade is Grade.FINE:
            yield laid, one


def _excused(
    words: Words, setup: Setup, names: Sequence[str], pair: tuple[Laid, Decision]
) -> str:
    laid, one = pair
    return words.text(
        "known-excused",
        trick=laid.trick,
        name=names[laid.seat],
        card=the(advice.voice_of(words, setup), laid.card),
        share=advice.share(words, one.share),
    )


def _sums(
    words: Words, setup: Setup, names: Sequence[str], decisions: Sequence[Decision]
) -> Iterator[str]:
    slips = [one for one in telling(decisions) if one.grade is not Grade.FINE]
    for tally in tallies(decisions, setup.seats):
        if tally.grades:
            own = [one for one in slips if one.seat == tally.seat]
            yield words.text(
                "known-seat",
                name=names[tally.seat],
                count=len(tally.grades),
                points=sum(map(_points, own)),
                **{grade.value: tally.count(grade) for grade in Grade},
            )


def _points(one: Decision) -> int:
    """What was given away, as a reader of the two shares reckons it."""
    return advice.hundredths(one.best_share) - advice.hundredths(one.share)


def document(setup: Setup, decisions: Sequence[Decision], review: Review) -> dict[str, object]:
    """The same as plain data."""
    laid = {one.place: one for one in review.cards}
    return {
        "decisions": [_decision(setup, one, laid.get(one.place)) for one in decisions],
        "seats": [_seat(tally) for tally in tallies(decisions, setup.seats)],
    }


def _decision(setup: Setup, one: Decision, laid: Laid | None) -> dict[str, object]:
    marks = laid and {
        "before": laid.before and laid.before.value,
        "after": laid.after and laid.after.value,
    }
    return {
        "move": one.place,
        "trick": one.trick,
        "seat": int(one.seat),
        "kind": one.kind.value,
        "options": one.options,
        "action": _text(setup, one.action),
        "share": round(one.share, 3),
        "best": _text(setup, one.best),
        "best_share": round(one.best_share, 3),
        "difference": round(one.difference, 3),
        "label": one.grade.value,
        "open": marks,
    }


def _seat(tally: Tally) -> dict[str, object]:
    counts = {grade.value: tally.count(grade) for grade in Grade}
    return {
        "seat": int(tally.seat),
        "decisions": len(tally.grades),
        **counts,
        "given_away": round(tally.given, 3),
    }


def _text(setup: Setup, action: Any) -> str:
    at_sea = isinstance(setup, deepsea.Setup)
    return write_sea_action(action) if at_sea else write_action(action)
