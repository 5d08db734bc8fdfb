"""What the crew is asked before the first trick."""

from __future__ import annotations

from shipmates.planet9.stages import Matter
from shipmates.words.words import Words


def question(words: Words, matter: Matter) -> str:
    """What is asked, named, proposed or decided, as a question."""
    return words.text(f"matter-{matter.value}")
