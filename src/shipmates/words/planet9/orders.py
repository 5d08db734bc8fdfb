"""The briefing: all that must be known of an attempt, one sentence a line."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.planet9.mission import Change, Handout, Naming, OmegaLast, Who
from shipmates.planet9.setup import Distress, Setup
from shipmates.planet9.tokens import Token
from shipmates.words.house import house_rules
from shipmates.words.lists import both
from shipmates.words.planet9.cards import sign
from shipmates.words.planet9.endings import ending, needs_cards
from shipmates.words.planet9.tasks import rules
from shipmates.words.words import Words


def briefing(words: Words, setup: Setup) -> tuple[str, ...]:
    """What must be done and what is special, with the numbers that hold for this crew."""
    return (
        *_parts(words, setup),
        *_tasks(words, setup),
        *_tokens(words, setup),
        *dict.fromkeys(rules(words, setup)),
        *_radio(words, setup),
        *_moves(words, setup),
        ending(words, setup),
        *_variants(words, setup),
        *house_rules(words, setup.in_force),
    )


def distress(words: Words, state: Distress) -> str:
    """How the distress signal stands, and what it would cost."""
    return words.text(f"distress-{state.value}")


def _parts(words: Words, setup: Setup) -> Iterator[str]:
    mission = setup.mission
    if mission.naming is not Naming.NOBODY:
        yield words.text(f"naming-{mission.naming.value}")
    if mission.binds(Who.FIRST) or mission.binds(Who.LAST):
        yield words.text("brief-roles")
    if mission.binds(Who.NEIGHBOUR) or mission.binds(Who.STRANGERS):
        yield words.text("brief-neighbour")


def _tasks(words: Words, setup: Setup) -> Iterator[str]:
    mission = setup.mission
    if mission.tasks:
        together = mission.handout is Handout.DECISION and mission.tasks > 1
        code = "brief-tasks-together" if together else "brief-tasks"
        yield words.text(code, count=mission.tasks)
        yield words.text(f"handout-{mission.handout.value}", count=mission.tasks)


def _tokens(words: Words, setup: Setup) -> Iterator[str]:
    mission = setup.mission
    numbers = [token for token in mission.tokens if token.number]
    arrows = [token for token in mission.tokens if token.arrow]
    if numbers:
        code = "brief-numbers-all" if len(numbers) == mission.tasks else "brief-numbers"
        yield words.text(code, tokens=_listed(words, numbers), count=len(numbers))
    if arrows:
        yield words.text("brief-arrows", tokens=_listed(words, arrows), count=len(arrows))
    if Token.OMEGA in mission.tokens and OmegaLast() not in mission.rules:
        yield words.text("brief-omega")
    if mission.tokens and OmegaLast() not in mission.rules:
        yield words.text("brief-same-trick")
    if mission.change is not Change.FIXED:
        yield words.text(f"change-{mission.change.value}")


def _listed(words: Words, tokens: list[Token]) -> str:
    return both(words, list(map(sign, tokens)))


def _radio(words: Words, setup: Setup) -> Iterator[str]:
    radio = setup.mission.radio
    if radio.opens > setup.tricks:
        yield words.text("radio-never")
        return
    if radio.opens > 1:
        yield words.text("radio-opens", trick=radio.opens, before=radio.opens - 1)
    if radio.muted:
        yield words.text("radio-muted")


def _moves(words: Words, setup: Setup) -> Iterator[str]:
    if setup.mission.draws:
        yield words.text("brief-draws")
    if setup.mission.hand_over and setup.players == 5:
        yield words.text("brief-hand-over", tokens=len(setup.mission.tokens))


def _variants(words: Words, setup: Setup) -> Iterator[str]:
    if setup.challenge:
        yield words.text("brief-challenge")
    if setup.dummy is not None:
        yield words.text("brief-jarvis")
    if len(setup.deck) % setup.seats:
        code = "brief-left-over" if needs_cards(setup) else "brief-left-over-idle"
        yield words.text(code, trick=setup.tricks)
