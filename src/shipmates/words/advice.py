"""What advice is made of, whichever Crew game it is about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from shipmates import deepsea, planet9
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.planet9 import actions as nine_actions
from shipmates.planet9.tokens import Duty
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine
from shipmates.words.voice import Voice
from shipmates.words.words import Words

Setup: TypeAlias = planet9.Setup | deepsea.Setup
Action: TypeAlias = nine_actions.Action | sea_actions.Action

_COLOURED: Final = re.compile(r"\[[PBGYT] ([^]]+)\]")
"""What a ticket shows with the sign of its colour."""


def voice_of(words: Words, setup: Setup) -> Voice:
    """The language as this game speaks it."""
    return Voice(words, "submarine" if isinstance(setup, deepsea.Setup) else "rocket")


def share(words: Words, part: float) -> str:
    """So many of a hundred; what is not quite all or nothing is not called so."""
    return words.text("advice-share", percent=hundredths(part))


def hundredths(part: float) -> int:
    """A share as a whole number from 0 to 100."""
    least, most = int(part > 0), 99 + int(part >= 1)
    return min(max(round(100 * part), least), most)


def rules(words: Words, setup: Setup) -> str:
    """What the mission itself asks of the crew."""
    if isinstance(setup, deepsea.Setup):
        return " ".join(dict.fromkeys(sea.rules(words, setup)))
    return " ".join(dict.fromkeys(nine.rules(words, setup)))


def task(words: Words, setup: Setup, duty: Duty | SeaDuty) -> str:
    """A task in a few words."""
    if isinstance(duty, SeaDuty):
        assert isinstance(setup, deepsea.Setup)
        short = _COLOURED.sub(r"\1", sea.short(words, setup, duty.key))
        return words.text("review-sea-task", key=duty.key, short=short)
    return nine.card(words, duty.card)


def deed(words: Words, action: Action, names: Sequence[str], setup: Setup) -> str:
    """Something one can do, as a part of a sentence."""
    if isinstance(setup, deepsea.Setup):
        assert isinstance(action, sea_actions.Action)
        return sea.action(words, action, names, setup).rstrip(".")
    assert isinstance(action, nine_actions.Action)
    return nine.action(words, action, names)
