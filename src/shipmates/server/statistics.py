"""What a logbook adds up to, for plots: as much as there are missions, not attempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Final

from msgspec import Struct

from shipmates.campaign import Attempt, Logbook
from shipmates.campaign.logbook import MISSIONS
from shipmates.server.store.rows import PlayedRow

MINUTES: Final = (0, 2, 5, 10, 15, 20, 30, 60)
"""Where the bars of the durations begin; the last one has no end."""


class Tally(Struct, frozen=True):
    """How many attempts there were, and what became of them."""

    attempts: int
    won: int
    distress: int
    """With the distress signal sent or still active."""


class MissionTally(Tally, frozen=True):
    """All attempts at one mission, also those after it was won; 0 are own ones."""

    mission: int
    last: str
    """When it was tried last."""


class CrewTally(Tally, frozen=True):
    """All attempts by so many people."""

    players: int


class Stride(Struct, frozen=True):
    """A mission won for the first time."""

    attempt: int
    """After so many attempts."""
    when: str
    mission: int
    completed: int
    """So many missions are won now."""


class Bar(Struct, frozen=True):
    """So many attempts took so long."""

    minutes: int
    until: int | None
    attempts: int


class Durations(Struct, frozen=True):
    """How long it took, where the server saw it."""

    attempts: int
    seconds: int
    median: int
    took_back: int
    bars: list[Bar]


class CauseTally(Struct, frozen=True):
    """So many attempts were lost for this reason, by its code."""

    cause: str
    attempts: int


class Statistics(Struct, frozen=True):
    """A logbook in numbers."""

    all: Tally
    given_up: int
    missions: list[MissionTally]
    progress: list[Stride]
    durations: Durations
    players: list[CrewTally]
    distress: list[Tally]
    """Without the signal, and with it."""
    causes: list[CauseTally]
    """Why attempts were lost, the most frequent first."""


def statistics_of(logbook: Logbook, played: Sequence[PlayedRow]) -> Statistics:
    """What the plots show."""
    attempts = logbook.counted
    by_mission, by_players = dict[int, list[Attempt]](), dict[int, list[Attempt]]()
    for one in attempts:
        by_mission.setdefault(one.mission, []).append(one)
        by_players.setdefault(one.players, []).append(one)
    parts = ([a for a in attempts if not a.distress], [a for a in attempts if a.distress])
    return Statistics(
        all=Tally(*_count(attempts)),
        given_up=sum(a.given_up for a in attempts),
        missions=[
            MissionTally(*_count(some), mission=number, last=some[-1].when)
            for number, some in sorted(by_mission.items())
        ],
        progress=_progress(logbook),
        durations=_durations(played),
        players=[
            CrewTally(*_count(some), players=number)
            for number, some in sorted(by_players.items())
        ],
        distress=[Tally(*_count(part)) for part in parts],
        causes=_causes(attempts),
    )


def _causes(attempts: Sequence[Attempt]) -> list[CauseTally]:
    lost = Counter(one.because.split(" ", 1)[0] for one in attempts if not one.won)
    return [CauseTally(*one) for one in sorted(lost.items(), key=lambda o: (-o[1], o[0]))]


def _count(some: Sequence[Attempt]) -> tuple[int, int, int]:
    return len(some), sum(a.won for a in some), sum(a.distress for a in some)


def _progress(logbook: Logbook) -> list[Stride]:
    strides, last = dict[int, Stride](), MISSIONS[logbook.game]
    for number, one in enumerate(logbook.counted, start=1):
        if one.won and 0 < one.mission <= last and one.mission not in strides:
            strides[one.mission] = Stride(number, one.when, one.mission, len(strides) + 1)
    return list(strides.values())


def _durations(played: Sequence[PlayedRow]) -> Durations:
    ended = [(p.started, p.finished) for p in played if p.finished is not None]
    lasted = [max(0, finished - started) // 1000 for started, finished in ended]
    found = Counter(max(m for m in MINUTES if m * 60 <= s) for s in lasted)
    ends = (*pairwise(MINUTES), (MINUTES[-1], None))
    return Durations(
        attempts=len(lasted),
        seconds=sum(lasted),
        median=int(median(lasted)) if lasted else 0,
        took_back=sum(p.took_back for p in played),
        bars=[Bar(low, high, found[low]) for low, high in ends],
    )
