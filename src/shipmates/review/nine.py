"""The choices of a crew of Planet Nine before its first trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from typing import cast

from shipmates.kernel import Seat
from shipmates.planet9.brief import Brief
from shipmates.planet9.briefing import eligible
from shipmates.planet9.mission import Change, Handout, Naming, Who
from shipmates.planet9.stages import Matter
from shipmates.planet9.state import Playing
from shipmates.review.owners import is_whole, moved, reshared, scattered
from shipmates.solver.encode import Position

Choices = list[tuple[str, Iterator[Position], bool]]


def choices(start: Position) -> Choices:
    """Each kind of choice with the positions it could have led to, and if these are all."""
    brief = start.brief
    assert isinstance(brief, Brief)
    mission, found = brief.mission, Choices()
    owners = tuple(duty.owner for duty in brief.duties)
    if mission.hand_over and brief.setup.players == 5 and owners:
        drafted, seats = _drafted(brief, owners), tuple(map(Seat, range(brief.seats)))
        ways = (way for way in (drafted, *moved(drafted, seats)) if way != owners)
        found.append(("hand-over", _owned(start, ways), True))
    if owners:
        found.append(_shared(start, brief, owners))
    if mission.change is not Change.FIXED:
        found.append(("tokens", _retokened(start, brief, mission.change), True))
    if mission.naming in (Naming.FEELING, Naming.VOLUNTEER):
        found.append(("named", _named(start, brief), True))
    if mission.binds(Who.FIRST):
        found.append(("roles", _roles(start, brief), True))
    return found


def _drafted(brief: Brief, owners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who had which task before one was handed over, as far as the rules tell."""
    if brief.mission.handout is not Handout.DRAFT:
        return owners
    return tuple(Seat((brief.commander + i) % brief.seats) for i in range(len(owners)))


def _shared(
    start: Position, brief: Brief, owners: Sequence[Seat]
) -> tuple[str, Iterator[Position], bool]:
    match brief.mission.handout:
        case Handout.DECISION:
            others = eligible(brief, Matter.DECISION)
            same = ((seat,) * len(owners) for seat in others if seat != owners[0])
            return "draft", _owned(start, same), True
        case Handout.DISTRIBUTION:
            seats = tuple(map(Seat, range(brief.seats)))
            even = (one for one in scattered(owners, seats) if _is_even(one, brief.seats))
            return "draft", _owned(start, even), False
        case Handout.DRAFT:
            return "draft", _owned(start, reshared(owners)), is_whole(owners)


def _is_even(owners: Sequence[Seat], seats: int) -> bool:
    loads = [owners.count(Seat(seat)) for seat in range(seats)]
    return max(loads) - min(loads) <= 1


def _owned(start: Position, ways: Iterator[tuple[Seat, ...]]) -> Iterator[Position]:
    brief = start.brief
    assert isinstance(brief, Brief)
    for way in ways:
        pairs = zip(brief.duties, way, strict=True)
        duties = tuple(replace(duty, owner=owner) for duty, owner in pairs)
        yield _with(start, replace(brief, duties=duties))


def _retokened(start: Position, brief: Brief, change: Change) -> Iterator[Position]:
    for a, b in combinations(range(len(brief.duties)), 2):
        one, other = brief.duties[a], brief.duties[b]
        tokens = (one.token is not None) + (other.token is not None)
        if tokens == (2 if change is Change.SWAP else 1):
            duties = list(brief.duties)
            duties[a], duties[b] = (
                replace(one, token=other.token),
                replace(other, token=one.token),
            )
            yield _with(start, replace(brief, duties=tuple(duties)))


def _named(start: Position, brief: Brief) -> Iterator[Position]:
    feeling = brief.mission.naming is Naming.FEELING
    for seat in eligible(brief, Matter.FEELING if feeling else Matter.VOLUNTEER):
        if seat != brief.part(Who.CHOSEN):
            yield _with(start, _recast(brief, {Who.CHOSEN: seat}))


def _roles(start: Position, brief: Brief) -> Iterator[Position]:
    now = brief.part(Who.FIRST), brief.part(Who.LAST)
    for first, last in permutations(map(Seat, range(brief.seats)), 2):
        if (first, last) != now:
            yield _with(start, _recast(brief, {Who.FIRST: first, Who.LAST: last}))


def _recast(brief: Brief, parts: dict[Who, Seat]) -> Brief:
    return replace(brief, cast=tuple((dict(brief.cast) | parts).items()))


def _with(start: Position, brief: Brief) -> Playing:
    return replace(cast("Playing", start), brief=brief)
