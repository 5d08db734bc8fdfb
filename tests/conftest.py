"""Hypothesis profiles: quick samples by default, large ones under `make deep`; quick bots."""

from __future__ import annotations

import gc
import os
import sys

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings

from tests.patience import bounded

settings.register_profile(
    "quick",
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("deep", settings.get_profile("quick"), max_examples=1500)
settings.load_profile("deep" if os.environ.get("SHIPMATES_DEEP") else "quick")


def pytest_itemcollected(item: pytest.Item) -> None:
    """No test waits for ever: one that does fails, and shows where it was."""
    if isinstance(item, pytest.Function) and pytest_asyncio.is_async_test(item):
        item.obj = bounded(item.obj)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the collector of garbage need not look at it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@pytest.fixture
def no_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which the native core is not installed."""
    monkeypatch.setitem(sys.modules, "shipmates_native", None)


@pytest.fixture(autouse=True)
def bots_at_the_terminal_think_little(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These tests are about the table; how strong bots are is shown elsewhere."""
    if {"tui", "cli"} & set(request.path.parts):
        monkeypatch.setenv("SHIPMATES_SIMPLE_BOTS", "1")
