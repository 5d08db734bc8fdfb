"""What a task is made of."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.tricks.tasks import Either, Every, Outdo, Rival, Task


def parts_of(task: Task) -> Iterator[Task]:
    """The task itself and whatever stands within it."""
    yield task
    if isinstance(task, Every | Either):
        for part in task.parts:
            yield from parts_of(part)


def rivals(task: Task) -> frozenset[Rival]:
    """Against whom tricks are counted anywhere in a task."""
    return frozenset(part.rival for part in parts_of(task) if isinstance(part, Outdo))
