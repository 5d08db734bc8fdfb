"""A bar for games that are played one after the other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

OVER: Final = 600
"""Seconds the rate is taken over: games differ a hundredfold."""


EVERY: Final = 60.0
"""Seconds between two lines, where nobody looks at a bar."""


class Lines:
    """The same for a file that somebody reads later: a line a minute."""

    def __init__(self, say: Callable[[int, int, str, str], None]) -> None:
        self._say: Final = say
        self._began = self._last = monotonic()
        self._before: int | None = None

    def heard(self, done: int, total: int) -> None:
        """So many of so many are played; of some it was known before."""
        now = monotonic()
        if self._before is None:
            self._before = done
        elif now - self._last >= EVERY:
            self._last = now
            rate = max(done - self._before, 1) / max(now - self._began, 1e-6)
            left = timedelta(seconds=round((total - done) / rate))
            self._say(done, total, f"{rate:.3g}", str(left))


class _Rate(ProgressColumn):
    def __init__(self, told: Callable[[str], str]) -> None:
        super().__init__()
        self._told: Final = told

    def render(self, task: Task) -> Text:
        """So many a second."""
        return Text(self._told(f"{task.speed:.3g}" if task.speed else "–"))


def bar_of_games(
    console: Console, told: Callable[[str], str], *, quiet: bool = False
) -> Progress:
    """How many of how many, the rate as it is told, and the time left."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(told),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    return Progress(*columns, console=console, speed_estimate_period=OVER, disable=quiet)
