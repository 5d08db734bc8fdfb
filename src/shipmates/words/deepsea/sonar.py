"""How the crew communicates, and how long it has."""

from __future__ import annotations

from shipmates.deepsea.mission import Sonar
from shipmates.deepsea.setup import Distress, Setup
from shipmates.words.words import Words


def sonar(words: Words, sonar: Sonar) -> str:
    """A way to communicate by name: "currents"."""
    return words.text(f"ds-sonar-{sonar.value}")


def sonar_order(words: Words, sonar: Sonar, setup: Setup) -> str:
    """What that way means for this crew."""
    return words.text(f"ds-brief-sonar-{sonar.value}", count=setup.seats - 2)


def clock(words: Words, seconds: int) -> str:
    """A time: "3:30"."""
    minutes, rest = divmod(seconds, 60)
    return words.text("ds-clock", minutes=str(minutes), seconds=f"{rest:02}")


def distress(words: Words, state: Distress) -> str:
    """How the distress signal stands, and what it would cost."""
    return words.text(f"ds-distress-{state.value}")
