"""What may not make sense in a mission, and how it is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from shipmates.notation.places import Path
from shipmates.notation.tables import Page

Doubt: TypeAlias = tuple[bool, str, Path, tuple[str, ...]]
"""Whether something is amiss, its code, what is to blame, and the other keys it depends on."""


def weigh(page: Page, doubts: Iterable[Doubt]) -> None:
    """Notes what is amiss, as far as all it depends on could be read."""
    if not page.complete:
        return
    unread = {path[0] for path in page.wrong if path}
    for amiss, code, path, others in doubts:
        if amiss and unread.isdisjoint((*path[:1], *others)):
            page.blame(path, code)
