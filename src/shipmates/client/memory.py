"""What a program remembers at a table that sends no older trick."""

from __future__ import annotations

from dataclasses import replace

from shipmates.client.answers import Now, View
from shipmates.tricks.lookback import is_whole, recalled
from shipmates.tricks.scenes import Tricking


class Memory:
    """Remembers what lay open, as a person may: for bots, which count on every trick.

    A seat that plays in each trick sees each of them whole. One that came later does not.
    """

    def __init__(self) -> None:
        self._attempt: str | None = None
        self._seen: Tricking | None = None

    def recall(self, now: Now) -> Now:
        """The same with the older tricks that were seen before."""
        if now.table.attempt != self._attempt:
            self._attempt, self._seen = now.table.attempt, None
        return replace(now, views=tuple(map(self._view, now.views)))

    def _view(self, view: View) -> View:
        scene = getattr(view, "scene", None)
        if not isinstance(scene, Tricking):
            return view
        if self._seen is not None:
            scene = recalled(scene, self._seen)
        self._seen = scene
        changed: View = replace(view, scene=scene)  # type: ignore[arg-type]  # one of its scenes
        return changed


def is_complete(view: View) -> bool:
    """Whether a view has the cards of every finished trick."""
    scene = getattr(view, "scene", None)
    return not isinstance(scene, Tricking) or is_whole(scene)
