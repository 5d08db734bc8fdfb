"""A mission's title and story: ours for the fifty, its author's for an own one."""

from __future__ import annotations

from shipmates.planet9.mission import Mission, Text
from shipmates.words.words import LOCALES, Words


def title(words: Words, mission: Mission) -> str:
    """What the mission is called."""
    if mission.number:
        return words.text(f"p9-mission-{mission.number:02}-title")
    own = _best(words, mission)
    return own.title if own else words.text("p9-mission-own-title")


def story(words: Words, mission: Mission) -> str:
    """A sentence or two of story; nothing for an own mission that tells none."""
    if mission.number:
        return words.text(f"p9-mission-{mission.number:02}-story")
    own = _best(words, mission)
    return own.story if own else ""


def _best(words: Words, mission: Mission) -> Text | None:
    wanted = (words.locale, *LOCALES)
    return min(mission.texts, key=lambda text: _rank(text.locale, wanted), default=None)


def _rank(locale: str, wanted: tuple[str, ...]) -> int:
    language = locale.replace("_", "-").partition("-")[0].lower()
    return wanted.index(language) if language in wanted else len(wanted)
