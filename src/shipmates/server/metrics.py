"""What is measured of a running server, for Prometheus. No label is ever a name or an id."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

_SOON: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_LONG: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 30.0)

COMMANDS: Final = Counter(
    "shipmates_commands",
    "What people asked of tables, and the answer: done, or the code of the refusal.",
    ("command", "answer"),
    registry=REGISTRY,
)
KEEPING: Final = Histogram(
    "shipmates_keeping_seconds",
    "From the arrival of an action in a game until it is kept.",
    buckets=_SOON,
    registry=REGISTRY,
)
THINKING: Final = Histogram(
    "shipmates_thinking_seconds",
    "How long bots think, the wait for a free worker included.",
    ("game", "level"),
    buckets=_LONG,
    registry=REGISTRY,
)
BATCH: Final = Histogram(
    "shipmates_writer_jobs",
    "How many jobs share a transaction.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
REQUESTS: Final = Counter(
    "shipmates_requests",
    "Requests by the pattern of their address.",
    ("method", "route", "status"),
    registry=REGISTRY,
)
ANSWERING: Final = Histogram(
    "shipmates_request_seconds",
    "From a request to the first byte of its answer.",
    ("route",),
    buckets=_SOON,
    registry=REGISTRY,
)

Figure: TypeAlias = tuple[str, str, tuple[str, ...], Iterable[tuple[tuple[str, ...], float]]]
"""A name, what it means, its labels, and a number for each combination of them."""


def figures(
    tables: Iterable[tuple[str, str]], *, sockets: int, studies: int, away: bool
) -> list[Figure]:
    """What stands at this moment: the tables are those in memory, by game and status."""
    counted = [(labels, float(count)) for labels, count in sorted(Tally(tables).items())]
    return [
        ("shipmates_tables", "Tables in memory.", ("game", "status"), counted),
        ("shipmates_sockets", "Open sockets at tables.", (), [((), float(sockets))]),
        ("shipmates_studies", "Reviews under way or waiting.", (), [((), float(studies))]),
        (
            "shipmates_database_away",
            "1 while the database cannot be written to.",
            (),
            [((), float(away))],
        ),
    ]


class _Moment(Collector):
    def __init__(self, figures: Iterable[Figure]) -> None:
        self._figures: Final = figures

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, about, labels, numbers in self._figures:
            family = GaugeMetricFamily(name, about, labels=labels)
            for values, number in numbers:
                family.add_metric(values, number)
            yield family


def exposed(moment: Iterable[Figure]) -> str:
    """All figures as text."""
    now = CollectorRegistry()
    now.register(_Moment(moment))
    return (generate_latest(REGISTRY) + generate_latest(now)).decode()
