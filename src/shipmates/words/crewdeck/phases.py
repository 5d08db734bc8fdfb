"""Where a round stands, and what is asked of whom."""

from __future__ import annotations

from shipmates.crewdeck.setup import HAND
from shipmates.crewdeck.view import Phase, View
from shipmates.words.words import Words


def phase(words: Words, phase: Phase) -> str:
    """The phase in a word or two."""
    return words.text(f"cd-phase-{phase.value}")


def question(words: Words, view: View) -> str:
    """What this seat is asked; what is happening, where it is not asked."""
    if not view.legal:
        waiting = view.phase not in (Phase.SHUFFLE, Phase.OVER)
        return words.text("cd-wait" if waiting else f"cd-ask-{view.phase.value}")
    setup = view.setup
    match view.phase:
        case Phase.FORM:
            full = len(view.stacks) == setup.stacks
            left = len(view.hand) - HAND + setup.plays
            return words.text("cd-ask-form-full" if full else "cd-ask-form", left=left)
        case Phase.RECRUIT if setup.solo:
            return words.text("cd-ask-recruit-alone")
        case asked:
            return words.text(f"cd-ask-{asked.value}", left=len(view.news))
