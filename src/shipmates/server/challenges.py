"""Deals that many play: shared by a link, or for everybody once a day."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from shipmates import deepsea, planet9
from shipmates.server import ids, kits
from shipmates.server.course import begin
from shipmates.server.deals import Deal, natures, repeated
from shipmates.server.kits import KITS
from shipmates.server.lines import folded
from shipmates.server.plans import CrewDeckPlan, DeepSeaPlan, Plan, Planet9Plan, setup_of
from shipmates.server.refusals import Missing, Refusal
from shipmates.server.store import Store
from shipmates.server.store.challenges import TryRow, secret
from shipmates.server.store.deals import DealRow, DealStore
from shipmates.server.store.rows import AttemptRow

GAMES: Final = tuple(KITS)
_CREW: Final = (4, 3, 5, 4, 3, 4, 2)
_SHIPS: Final = (1, 2, 3, 4, 1, 3, 4)
"""How many play, from Monday to Sunday."""


async def shared(store: Store, game: AttemptRow, lines: Sequence[str]) -> DealRow:
    """The deal of a finished game, for others to play: always the same one.

    Raises `Refusal` for practice, where cards may have lain open.
    """
    deals = DealStore(store)
    if game.practice:
        raise Refusal("no-challenge")
    if game.deal is not None:
        return await found(store, game.deal)
    known = await deals.of_source(game.id)
    if known is None:
        deal = repeated(folded(lines)[0])
        await deals.add(DealRow(ids.token(), game.game, game.head, deal, _now(), game.id))
        known = await deals.of_source(game.id)
    assert known is not None
    return known


async def found(store: Store, deal: str) -> DealRow:
    """A deal by the id in its link. Raises `Missing`."""
    row = await DealStore(store).get(deal) if len(deal) <= ids.LONGEST else None
    if row is None:
        raise Missing("no-deal")
    return row


def today() -> date:
    """The day it is, by universal time: the same for all."""
    return datetime.now(UTC).date()


def planned(game: str, day: date) -> Plan:
    """What is played that day: every weekday has its crew, and the week grows harder."""
    week, weekday = divmod(day.toordinal() - 1, 7)
    match game:
        case "planet9":
            return Planet9Plan(_CREW[weekday], _mission(weekday, week, len(planet9.MISSIONS)))
        case "deepsea":
            return DeepSeaPlan(_CREW[weekday], _mission(weekday, week, len(deepsea.MISSIONS)))
        case _:
            return CrewDeckPlan(_SHIPS[weekday], wilds=week % 2 == 0)


def _mission(weekday: int, week: int, missions: int) -> int:
    share = missions // 7
    return weekday * share + week % share + 1


async def daily(store: Store, game: str, day: date) -> DealRow:
    """The deal everybody plays that day; nobody can know it before."""
    deals, when = DealStore(store), day.isoformat()
    known = await deals.of_day(when, game)
    if known is None:
        key = await secret(store, "daily", ids.token())
        seed = hmac.new(key.encode(), f"{when}/{game}".encode(), hashlib.sha256).hexdigest()
        await deals.add(_made(planned(game, day), game, Deal(seed), when))
        known = await deals.of_day(when, game)
    assert known is not None
    return known


def _made(plan: Plan, game: str, deal: Deal, day: str) -> DealRow:
    """Its first cards are written down: another version might shuffle otherwise."""
    setup = setup_of(plan)
    opening = kits.opening(setup)
    course = begin(game, setup, opening, deal).fated()
    written = Deal(deal.seed, natures(course.fresh))
    return DealRow(ids.token(), game, course.kit.head(opening), written, _now(), day=day)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A game of a deal, and whether it counts: who plays it twice knows the cards."""

    row: TryRow
    first: bool
    shown: bool


def weighed(rows: Sequence[TryRow], peeks: Mapping[str, int]) -> list[Weighed]:
    """Which of these games, in the order they were begun, somebody had seen before."""
    known, out = set[str](), list[Weighed]()
    for row in rows:
        end = row.finished or _now()
        shown = any(peeks.get(person, end) < end for person in row.people)
        out.append(Weighed(row, not (known & row.people) and not shown, shown))
        known |= row.people
    return out


def may_see(rows: Sequence[TryRow], peeks: Mapping[str, int], person: str | None) -> bool:
    """Whether somebody may see how others did: who has finished it, or asked to be shown."""
    if person is None:
        return False
    mine = [row for row in rows if person in row.people]
    return person in peeks or any(row.finished is not None for row in mine)


def _now() -> int:
    return time.time_ns() // 1_000_000
