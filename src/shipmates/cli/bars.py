"""A bar for games that are played one after the other."""

from __future__ import annotations

from collections.abc import Callable
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
