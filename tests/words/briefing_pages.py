"""Every briefing of both Crew games as a page to read, in every language and for every crew."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from shipmates import deepsea, planet9
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.planet9.mission import Mission as NineMission
from shipmates.planet9.stages import Matter
from shipmates.tricks.distress import Distress
from shipmates.tui import say
from shipmates.tui.game import Mission, Setup
from shipmates.tui.report.missions import specials
from shipmates.words import LOCALES, Words
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine
from tests.words import sea_samples
from tests.words.said import Crew, bullets

PLAYERS = (2, 3, 4, 5)
_NOTE = """\
Made by `make briefings`, never by hand. A sentence that only some crews hear says which.
"""


def planet9_page() -> str:
    """All that Planet Nine tells a crew before the first trick."""
    parts = ["# Planet Nine: every briefing", _NOTE, "## Before the first trick\n"]
    asked = {
        locale: [nine.question(Words(locale), one) for one in Matter] for locale in LOCALES
    }
    for locale, questions in asked.items():
        parts += _points(locale, [*_distress(locale, planet9.MISSIONS[0]), *questions])
    for mission in planet9.MISSIONS:
        parts += _mission(mission, f"Mission {mission.number}")
    return "\n".join(parts)


def deepsea_page() -> str:
    """All that Deep Sea tells a crew before the first trick, and its task cards."""
    parts = ["# Deep Sea: every briefing", _NOTE, "## Before the first trick\n"]
    for locale in LOCALES:
        questions = [sea.question(Words(locale), stage) for stage in sea_samples.STAGES]
        told = [*_distress(locale, deepsea.MISSIONS[0]), *dict.fromkeys(questions)]
        parts += _points(locale, told)
    for mission in deepsea.MISSIONS:
        parts += _mission(mission, f"Mission {mission.number}")
    parts += _mission(deepsea.epilogue(EPILOGUE_STARTS), "Epilogue")
    return "\n".join((*parts, *_cards()))


def _points(locale: str, sentences: Iterable[str]) -> Iterator[str]:
    yield f"**{locale}**\n"
    yield from (f"- {sentence}" for sentence in sentences)
    yield ""


def _distress(locale: str, mission: Mission) -> list[str]:
    return [say.distress(Words(locale), _setup(mission, Crew(4), one)) for one in Distress]


def _mission(mission: Mission, label: str) -> Iterator[str]:
    titles = " / ".join(say.title(Words(locale), mission) for locale in LOCALES)
    yield f"## {label}: {titles}\n"
    for locale in LOCALES:
        words = Words(locale)
        told = {crew: _told(words, _setup(mission, crew)) for crew in _crews(mission)}
        listed = " ".join(specials(words, mission))
        yield f"**{locale}** {say.story(words, mission)}\n"
        yield from (f"In the list: {listed}\n",) if listed else ()
        yield from bullets(told)
        yield ""


def _told(words: Words, setup: Setup) -> list[str]:
    """The briefing; of distress only what a mission says otherwise than the first one."""
    usual = planet9.MISSIONS if isinstance(setup, planet9.Setup) else deepsea.MISSIONS
    first = say.distress(words, _setup(usual[0], Crew(4)))
    own = say.distress(words, setup)
    return [*say.briefing(words, setup), *([own] if own != first else [])]


def _crews(mission: Mission) -> Iterator[Crew]:
    timed = isinstance(mission, SeaMission) and mission.clock is not None
    for way in ("with the clock", "without the clock") if timed else ("",):
        yield from (Crew(players, way) for players in PLAYERS)
    if isinstance(mission, NineMission):
        yield Crew(3, "challenge")


def _setup(mission: Mission, crew: Crew, distress: Distress = Distress.OFFERED) -> Setup:
    if isinstance(mission, NineMission):
        challenge = crew.way == "challenge"
        return planet9.Setup(mission, crew.players, challenge, distress)
    timed = crew.way == "with the clock"
    return deepsea.Setup(mission, crew.players, timed, distress)


def _cards() -> Iterator[str]:
    yield "## The task cards\n"
    yield "Each with its difficulty for three, four and five players; two play as three do.\n"
    for card in CATALOGUE:
        yield f"### {card.key}: {' / '.join(map(str, card.difficulty))}\n"
        for locale in LOCALES:
            words = Words(locale)
            setups = {n: deepsea.Setup(deepsea.MISSIONS[0], n) for n in PLAYERS[1:]}
            told = {Crew(n): _card(words, setup, card.key) for n, setup in setups.items()}
            yield from (f"- **{locale}** {line[2:]}" for line in bullets(told))
        yield ""


def _card(words: Words, setup: deepsea.Setup, key: str) -> list[str]:
    """In a few words, as on a ticket, and in a whole sentence."""
    few = re.sub(r"\[[PBGYT] ([^\]]+)\]", r"\1", sea.short(words, setup, key))
    return [f"“{few}” {sea.task_card(words, setup, key)}"]
