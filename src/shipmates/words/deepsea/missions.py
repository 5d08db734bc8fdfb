"""The titles and stories of Deep Sea."""

from __future__ import annotations

from shipmates.deepsea.mission import Mission
from shipmates.words import missions as shared
from shipmates.words.words import Words


def title(words: Words, mission: Mission) -> str:
    """What the mission is called."""
    return shared.title(words, "ds", mission)


def story(words: Words, mission: Mission) -> str:
    """A sentence or two of story; nothing for an own mission that tells none."""
    return shared.story(words, "ds", mission)
