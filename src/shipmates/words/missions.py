"""A mission's title and story: ours for those of the logbook, its author's for an own one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from shipmates.words.words import LOCALES, Words


class Text(Protocol):
    """The title and story of an own mission in one language."""

    @property
    def locale(self) -> str:
        """Which language."""

    @property
    def title(self) -> str:
        """What the mission is called."""

    @property
    def story(self) -> str:
        """A sentence or two."""


class Mission(Protocol):
    """A page of a logbook; number 0 is an own mission."""

    @property
    def number(self) -> int:
        """Where it stands in the logbook."""

    @property
    def texts(self) -> Sequence[Text]:
        """What its author calls it."""


def title(words: Words, game: str, mission: Mission) -> str:
    """What the mission is called."""
    if mission.number:
        return words.text(f"{game}-mission-{mission.number:02}-title")
    own = _best(words, mission)
    return own.title if own else words.text(f"{game}-mission-own-title")


def story(words: Words, game: str, mission: Mission) -> str:
    """A sentence or two of story; nothing for an own mission that tells none."""
    if mission.number:
        return words.text(f"{game}-mission-{mission.number:02}-story")
    own = _best(words, mission)
    return own.story if own else ""


def _best(words: Words, mission: Mission) -> Text | None:
    wanted = (words.locale, *LOCALES)
    return min(mission.texts, key=lambda text: _rank(text.locale, wanted), default=None)


def _rank(locale: str, wanted: tuple[str, ...]) -> int:
    language = locale.replace("_", "-").partition("-")[0].lower()
    return wanted.index(language) if language in wanted else len(wanted)
