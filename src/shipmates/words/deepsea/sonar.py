"""How the crew communicates, and how long it has."""

from __future__ import annotations

from shipmates.deepsea.mission import Sonar
from shipmates.deepsea.missions import EPILOGUE
from shipmates.deepsea.setup import Distress, Setup
from shipmates.words.words import Words


def sonar(words: Words, sonar: Sonar) -> str:
    """A way to communicate by name: "currents"."""
    return words.text(f"ds-sonar-{sonar.value}")


def sonar_order(words: Words, sonar: Sonar, setup: Setup) -> str:
    """What that way means for this crew."""
    return words.text(f"ds-brief-sonar-{sonar.value}", count=setup.seats - 2)


def duration(words: Words, seconds: int) -> str:
    """How long something may take, as people say it: "3:30 minutes"."""
    minutes, rest = divmod(seconds, 60)
    if not rest:
        return words.text("ds-minutes", minutes=minutes)
    if not minutes:
        return words.text("ds-seconds", seconds=rest)
    return words.text("ds-minutes-seconds", minutes=minutes, seconds=f"{rest:02}")


def distress(words: Words, setup: Setup) -> str:
    """How the distress signal stands, and what it would cost."""
    if setup.distress is Distress.OFFERED and setup.mission.number == EPILOGUE:
        return words.text("ds-distress-epilogue")
    return words.text(f"ds-distress-{setup.distress.value}")
