"""A test that waits in vain fails, and says for what."""

from __future__ import annotations

import asyncio
import inspect

import pytest

from tests import patience
from tests.patience import Fitting, bounded, within


async def test_what_is_waited_for_in_vain_is_named() -> None:
    with pytest.raises(AssertionError, match="not enough for a sail; last: sea"):
        async with within("a sail", 0.01, lambda: "sea"):
            await asyncio.Event().wait()


async def test_what_fails_inside_fails_as_it_is() -> None:
    with pytest.raises(TimeoutError):
        async with within("a sail"):
            raise TimeoutError


def test_what_would_fit_is_named_by_its_line() -> None:
    assert "sail > 3" in str(Fitting(lambda sail: sail > 3))
    assert str(Fitting(bool)) == repr(bool)


async def test_a_test_that_does_not_end_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test_of_patience(sails: int) -> None:
        while sails:
            await asyncio.sleep(0)

    monkeypatch.setattr(patience, "WHOLE", 0.01)
    with pytest.raises(AssertionError, match="for test_of_patience"):
        await bounded(test_of_patience)(sails=1)
    await bounded(test_of_patience)(sails=0)


def test_every_test_that_waits_is_bounded(request: pytest.FixtureRequest) -> None:
    waiting = [
        item
        for item in request.session.items
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj)
    ]
    assert waiting
    assert all(hasattr(item.obj, "__wrapped__") for item in waiting)
