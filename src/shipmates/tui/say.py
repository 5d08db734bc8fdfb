"""What is said of either game, in the words of the one that is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from shipmates import deepsea
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea import mission as sea_mission
from shipmates.deepsea.missions import EPILOGUE
from shipmates.kernel import Illegal, Outcome, Seat
from shipmates.planet9 import actions as nine_actions
from shipmates.tricks.cards import Card, Suit
from shipmates.tui.game import SEA, Action, Mission, Setup
from shipmates.words import Words, cards
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine
from shipmates.words.voice import Voice


def title(words: Words, mission: Mission) -> str:
    """What a mission is called."""
    if isinstance(mission, sea_mission.Mission):
        return sea.title(words, mission)
    return nine.title(words, mission)


def story(words: Words, mission: Mission) -> str:
    """What a mission tells."""
    if isinstance(mission, sea_mission.Mission):
        return sea.story(words, mission)
    return nine.story(words, mission)


def briefing(words: Words, setup: Setup) -> tuple[str, ...]:
    """What must be done, a sentence each."""
    if isinstance(setup, deepsea.Setup):
        return sea.briefing(words, setup)
    return nine.briefing(words, setup)


def rules(words: Words, setup: Setup) -> tuple[str, ...]:
    """The mission's own conditions, a sentence each."""
    if isinstance(setup, deepsea.Setup):
        return tuple(sea.rule(words, rule, setup) for rule in setup.mission.rules)
    return nine.rules(words, setup)


def because(words: Words, outcome: Outcome, setup: Setup, names: Sequence[str]) -> str:
    """Why an attempt was won or lost."""
    if isinstance(setup, deepsea.Setup):
        return sea.because(words, outcome, setup, names)
    return nine.because(words, outcome, setup, names)


def refusal(words: Words, illegal: Illegal, names: Sequence[str], setup: Setup) -> str:
    """Why the rules refuse an action."""
    if isinstance(setup, deepsea.Setup):
        return sea.refusal(words, illegal, names)
    return nine.refusal(words, illegal, names)


def action(words: Words, action: Action, names: Sequence[str], setup: Setup) -> str:
    """Something one can do."""
    if isinstance(setup, deepsea.Setup):
        assert isinstance(action, sea_actions.Action)
        return sea.action(words, action, names, setup)
    assert isinstance(action, nine_actions.Action)
    return nine.action(words, action, names)


def told(words: Words, seat: Seat, action: Action, names: Sequence[str], setup: Setup) -> str:
    """Something that was done, as everybody may read it."""
    if isinstance(setup, deepsea.Setup):
        assert isinstance(action, sea_actions.Action)
        return sea.told(words, seat, action, names, setup)
    assert isinstance(action, nine_actions.Action)
    return nine.told(words, seat, action, names)


def distress(words: Words, setup: Setup) -> str:
    """How the distress signal stands."""
    if isinstance(setup, deepsea.Setup):
        return sea.distress(words, setup)
    return nine.distress(words, setup.distress)


def voice(words: Words, setup: Setup) -> Voice:
    """The language as this game speaks it."""
    return Voice(words, "submarine" if isinstance(setup, deepsea.Setup) else "rocket")


def card(words: Words, card: Card, setup: Setup) -> str:
    """A card's name."""
    return cards.card(voice(words, setup), card)


def the(words: Words, card: Card, setup: Setup) -> str:
    """A card's name as it stands in a sentence."""
    return cards.the(voice(words, setup), card)


def suit(words: Words, suit: Suit, setup: Setup) -> str:
    """A suit's name."""
    return cards.suit(voice(words, setup), suit)


def mission_label(words: Words, mission: Mission) -> str:
    """A mission's number, or its step of the epilogue; own missions have none."""
    if is_epilogue(mission):
        return words.text("tui-epilogue", difficulty=mission.difficulty)
    return words.text("tui-mission", number=mission.number) if mission.number else ""


def left_open(words: Words, game: str, number: int) -> str:
    """That an attempt at this mission of the logbook goes on another time."""
    if game == SEA and number == EPILOGUE:
        return words.text("cli-left-open-epilogue")
    return words.text("cli-left-open", mission=number)


def list_number(mission: Mission) -> str:
    """The number before a mission in a list; the epilogue has none, its title says so."""
    return "" if is_epilogue(mission) else str(mission.number)


def list_title(words: Words, mission: Mission) -> str:
    """A mission's title in a list."""
    name = title(words, mission)
    return words.text("tui-epilogue-title", title=name) if is_epilogue(mission) else name


def is_epilogue(mission: Mission) -> TypeGuard[sea_mission.Mission]:
    """Whether it is a step of the epilogue, which counts no attempts."""
    return isinstance(mission, sea_mission.Mission) and mission.number == EPILOGUE
