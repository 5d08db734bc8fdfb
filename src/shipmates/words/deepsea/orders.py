"""The briefing: all that must be known of an attempt, one sentence a line."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.deepsea.mission import FinalCard, Sharing, Sonar, Together
from shipmates.deepsea.setup import Setup
from shipmates.words.deepsea.sonar import duration, sonar_order
from shipmates.words.deepsea.tasks import rules, task_list
from shipmates.words.house import house_rules
from shipmates.words.words import Words


def briefing(words: Words, setup: Setup) -> tuple[str, ...]:
    """What must be done and what is special, with the numbers that hold for this crew."""
    return (
        *_tasks(words, setup),
        *_sharing(words, setup),
        *dict.fromkeys(rules(words, setup)),
        *_sonar(words, setup),
        *_clock(words, setup),
        _end(words, setup),
        *_variants(words, setup),
        *house_rules(words, setup.in_force),
    )


def _tasks(words: Words, setup: Setup) -> Iterator[str]:
    if not setup.mission.has_tasks:
        return
    if setup.wanted:
        code = "ds-brief-again" if setup.again else "ds-brief-fixed"
        listed = task_list(words, setup, setup.wanted)
        yield words.text(code, count=len(setup.wanted), tasks=listed)
    else:
        yield words.text("ds-brief-tasks", difficulty=setup.difficulty)


def _sharing(words: Words, setup: Setup) -> Iterator[str]:
    mission = setup.mission
    if not mission.has_tasks:
        return
    if mission.sharing is Sharing.VOLUNTEERS:
        yield words.text("ds-sharing-volunteers", count=mission.volunteers)
        return
    if mission.sharing is Sharing.DRAFT and mission.captain_spared:
        yield words.text("ds-sharing-spared")
    else:
        yield words.text(f"ds-sharing-{mission.sharing.value}")
    if mission.hardest_first:
        yield words.text("ds-brief-hardest-first")


def _sonar(words: Words, setup: Setup) -> Iterator[str]:
    if setup.sonar is not Sonar.NORMAL:
        yield sonar_order(words, setup.sonar, setup)
    opens = setup.mission.opens
    if opens > 1 and setup.sonar is not Sonar.NONE:
        yield words.text("ds-sonar-opens", trick=opens, before=opens - 1)


def _clock(words: Words, setup: Setup) -> Iterator[str]:
    limit = setup.mission.clock
    if limit is None:
        return
    time = duration(words, limit.seconds)
    if setup.timed:
        yield words.text("ds-brief-clock", time=time)
        return
    yield words.text("ds-brief-untimed", time=time)
    if limit.sonar is not None:
        yield words.text("ds-brief-instead-sonar", sonar=limit.sonar.value)
    if limit.difficulty is not None:
        timed = setup.mission.difficulty
        yield words.text("ds-brief-instead-harder", timed=timed, difficulty=limit.difficulty)


def _end(words: Words, setup: Setup) -> str:
    mission = setup.mission
    if not mission.rules:
        return words.text("ds-end-tasks")
    code = "end-both-kept" if mission.has_tasks else "end-rules-lasting"
    return words.text(code, trick=setup.tricks, count=len(dict.fromkeys(rules(words, setup))))


def _variants(words: Words, setup: Setup) -> Iterator[str]:
    if setup.dummy is not None:
        yield words.text("ds-brief-tonoja")
    if len(setup.deck) % setup.seats:
        last = any(isinstance(rule, FinalCard | Together) for rule in setup.mission.rules)
        needed = setup.mission.has_tasks or last
        code = "brief-left-over" if needed else "brief-left-over-idle"
        yield words.text(code, trick=setup.tricks)
