"""The choices of a crew of Deep Sea before its first trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from typing import cast

from shipmates.deepsea.brief import Brief
from shipmates.deepsea.briefing import foretellers
from shipmates.deepsea.mission import Sharing
from shipmates.deepsea.state import Playing
from shipmates.kernel import Seat
from shipmates.review.owners import is_whole, reshared, scattered
from shipmates.solver.encode import Position
from shipmates.tricks.tasks import Predict

Choices = list[tuple[str, Iterator[Position], bool]]
Ways = Iterator[tuple[Seat, ...]]


def choices(start: Position) -> Choices:
    """Each kind of choice with the positions it could have led to, and if these are all."""
    brief = start.brief
    assert isinstance(brief, Brief)
    found = Choices()
    if brief.duties:
        ways, whole = _shares(brief, tuple(duty.owner for duty in brief.duties))
        foretells = bool(foretellers(brief))
        found.append(("draft", _owned(start, brief, ways), whole and not foretells))
        if foretells:
            found.append(("prediction", _foretold(start, brief), True))
    return found


def _shares(brief: Brief, owners: Sequence[Seat]) -> tuple[Ways, bool]:
    mission = brief.mission
    match mission.sharing:
        case Sharing.FREE:
            return scattered(owners, brief.everyone), False
        case Sharing.DRAFT:
            spared = mission.captain_spared
            members = brief.everyone[1:] if spared else brief.everyone
            if len(owners) < len(members):
                return permutations(members, len(owners)), not mission.hardest_first
            # A captain who may not own some of them is passed over, and others get more.
            even = all(brief.setup.card(duty.key).captains for duty in brief.duties)
            return reshared(owners), even and is_whole(owners) and not mission.hardest_first
        case Sharing.TOGETHER | Sharing.CAPTAIN:
            return ((seat,) * len(owners) for seat in brief.everyone), True
        case Sharing.VOLUNTEERS if mission.volunteers == 1:
            return ((seat,) * len(owners) for seat in brief.everyone), True
        case Sharing.VOLUNTEERS:
            return reshared(owners), False


def _owned(start: Position, brief: Brief, ways: Ways) -> Iterator[Position]:
    now = tuple(duty.owner for duty in brief.duties)
    for way in ways:
        pairs = zip(brief.duties, way, strict=True)
        duties = tuple(replace(duty, owner=owner) for duty, owner in pairs)
        after = replace(brief, duties=duties)
        if way != now and _is_allowed(after):
            yield _with(start, after)


def _is_allowed(brief: Brief) -> bool:
    """Nobody is measured against themselves, and the hardest task may be the captain's."""
    cards = {duty.key: brief.setup.card(duty.key) for duty in brief.duties}
    own = [duty.key for duty in brief.duties if duty.owner == brief.captain]
    if not all(cards[key].captains for key in own):
        return False
    if not brief.mission.hardest_first:
        return True
    values = [card.value(brief.seats) for card in cards.values() if card.captains]
    return not values or max(values) in [cards[key].value(brief.seats) for key in own]


def _foretold(start: Position, brief: Brief) -> Iterator[Position]:
    for place, duty in enumerate(brief.duties):
        asked = brief.setup.card(duty.key).task(brief.seats)
        if not isinstance(asked, Predict):
            continue
        for count in range(brief.setup.tricks + 1):
            if asked.secret and count != start.secret:
                yield _with(start, brief, secret=count)
            elif not asked.secret and count != duty.predicted:
                told = replace(duty, predicted=count)
                duties = (*brief.duties[:place], told, *brief.duties[place + 1 :])
                yield _with(start, replace(brief, duties=duties))


def _with(start: Position, brief: Brief, secret: int | None = None) -> Playing:
    secret = start.secret if secret is None else secret
    return replace(cast("Playing", start), brief=brief, secret=secret)
