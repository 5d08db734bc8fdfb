"""Nothing that can be said lacks words, in any language, and no words are left over."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import get_args, get_origin

import pytest
from fluent.syntax import ast

from shipmates import deepsea, planet9
from shipmates.crewdeck import actions as deck_actions
from shipmates.crewdeck import cards as deck_cards
from shipmates.crewdeck import editions as deck_editions
from shipmates.crewdeck import house as deck_house
from shipmates.crewdeck import view as deck_view
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea import mission as sea_mission
from shipmates.deepsea import stages as sea_stages
from shipmates.deepsea.catalogue import BY_KEY
from shipmates.deepsea.impossible import Owners
from shipmates.planet9 import MISSIONS, Distress
from shipmates.planet9.actions import Action, Answer
from shipmates.planet9.mission import Change, Handout, Naming, Rule, Who
from shipmates.planet9.stages import Matter, Step
from shipmates.planet9.tokens import Token
from shipmates.server.talk import PHRASES, words_of
from shipmates.tricks.cards import Suit
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning
from shipmates.tricks.tasks import Relation, Rival, Task, Verdict
from shipmates.words import LOCALES, Words
from tests.meta.fluent_files import entries, ids, messages, variables
from tests.meta.sources import (
    ROOT,
    asked,
    emissions,
    frames,
    literals,
    names,
    shown_in_browser,
    trees,
)
from tests.words import deck_samples, samples, sea_samples

SPOKEN: dict[type[Enum], tuple[str, ...]] = {
    Answer: ("answer",),
    Change: ("change",),
    Distress: ("distress", "ds-distress"),
    Handout: ("handout",),
    Matter: ("matter",),
    Meaning: ("meaning",),
    Naming: ("naming",),
    Relation: ("task-weigh", "task-weigh-listed"),
    Rival: ("task-outdo",),
    Suit: ("suit",),
    Token: ("token",),
    Verdict: ("verdict",),
    Way: ("way",),
    Who: ("who",),
    sea_mission.Sharing: ("ds-sharing",),
    sea_mission.Sonar: ("ds-sonar", "ds-brief-sonar"),
    sea_stages.Matter: ("matter",),
    deck_cards.Colour: ("cd-colour", "cd-letter"),
    deck_cards.Faction: ("cd-faction", "cd-letter", "cd-card", "cd-the"),
    deck_cards.Wild: ("cd-wild", "rules-cd-stands"),
    deck_editions.Species: ("cd-species",),
    deck_house.HouseRule: ("house",),
    deepsea.HouseRule: ("house",),
    planet9.HouseRule: ("house",),
    deck_view.Phase: ("cd-phase", "cd-ask"),
}
UNSPOKEN: tuple[type[Enum], ...] = (Step, sea_stages.Step, Owners, deck_cards.Layer)
"""Enums nobody hears of."""

SILENT = (Change.FIXED, Naming.NOBODY)
"""Members that mean there is nothing to say."""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_parses(locale: str) -> None:
    junk = [
        (file, entry.content) for file, entry in entries(locale) if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice(locale: str) -> None:
    found = [e.id.name for _, e in entries(locale) if isinstance(e, ast.Message)]
    assert [name for name, count in Counter(found).items() if count > 1] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_stands_in_every_language(locale: str) -> None:
    assert [name for name in ids() if name not in messages(locale)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_needs_the_same_variables_in_every_language(locale: str) -> None:
    first, other = messages(LOCALES[0]), messages(locale)
    shared = [name for name in ids() if name in first and name in other]
    assert {n: _needs(first[n]) for n in shared} == {n: _needs(other[n]) for n in shared}


def _needs(message: ast.Message) -> set[str]:
    """Whether one says "must win none" or "must not win any" is up to the language."""
    return {"must" if name == "never" else name for name in variables(message)}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_the_source_can_emit_has_words(locale: str) -> None:
    words = Words(locale)
    assert sorted({e.message for e in emissions() if not words.has(e.message)}) == []


def test_the_collector_of_codes_sees_all_kinds() -> None:
    found = {emission.message for emission in emissions()}
    assert {"illegal-must-follow", "because-task-unplayed", "logbook-newer"} <= found
    assert {"fault-card-twice", "fault-action-near", "fault-toml-quote"} <= found
    assert {"refused-host-only", "refused-too-slow", "refused-nobody"} <= found
    assert {"illegal-stack-taken", "illegal-edition-species", "because-rival-ahead"} <= found


@pytest.mark.parametrize("locale", LOCALES)
def test_a_code_brings_all_that_its_words_need(locale: str) -> None:
    known = messages(locale)
    lacking = {
        name: sorted(variables(known[name]) - emission.params)
        for emission in emissions()
        for name in (f"{own}{emission.message}" for own in ("", "ds-", "cd-"))
        if emission.params is not None and name in known
    }
    assert {name: some for name, some in lacking.items() if some} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_the_source_asks_for_exists(locale: str) -> None:
    words = Words(locale)
    assert sorted(name for name in asked() if not words.has(name)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", SPOKEN)
def test_every_choice_has_words(locale: str, kind: type[Enum]) -> None:
    words = Words(locale)
    spoken = [_spelt(member) for member in kind if member not in SILENT]
    wanted = [f"{family}-{name}" for family in SPOKEN[kind] for name in spoken]
    assert [name for name in wanted if not words.has(name)] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("trump", ["rocket", "submarine"])
def test_both_kinds_of_trump_have_all_their_words(locale: str, trump: str) -> None:
    words = Words(locale)
    families = ("suit", "card", "the-card", "one", "all", "one-colour-value")
    wanted = [f"{name}-{trump}" for name in (*families, "without", "leader")]
    assert [name for name in wanted if not words.has(name)] == []


def _spelt(member: Enum) -> str:
    if member is Suit.TRUMP:
        return "submarine"
    if isinstance(member, Suit | Token | deck_cards.Colour | deck_cards.Faction):
        return member.name.lower().replace("_", "-")
    return str(member.value)


def test_every_enum_of_the_rules_is_spoken_or_said_to_be_unspoken() -> None:
    known = {kind.__name__ for kind in (*SPOKEN, *UNSPOKEN)}
    packages = {"kernel", "tricks", "planet9", "deepsea", "crewdeck"}
    elsewhere = {"words", "notation", "bots", "tui"}
    defined = {
        name
        for path, tree in trees()
        if path.parent.name in packages and not elsewhere & set(path.relative_to(ROOT).parts)
        for name in samples.enums(tree)
    }
    assert defined == known


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mission_has_a_title_and_a_story(locale: str) -> None:
    words = Words(locale)
    pages = [f"p9-mission-{mission.number:02}" for mission in MISSIONS]
    pages += [f"ds-mission-{mission.number:02}" for mission in deepsea.MISSIONS]
    pages.append(f"ds-mission-{deepsea.epilogue(18).number:02}")
    wanted = [f"{page}-{part}" for page in pages for part in ("title", "story")]
    assert [name for name in wanted if not words.has(name)] == []


def test_every_constructor_is_among_the_samples() -> None:
    """What the tests of `words` render is all there is."""
    assert {type(action) for action in samples.ACTIONS} == set(get_args(Action))
    assert {type(rule) for rule in samples.RULES} == set(get_args(Rule))
    assert {type(task) for task in samples.TASKS} == set(get_args(Task))
    assert {type(action) for action in sea_samples.ACTIONS} == set(get_args(sea_actions.Action))
    assert {type(rule) for rule in sea_samples.RULES} == set(get_args(sea_mission.Rule))
    assert {type(action) for action in deck_samples.ACTIONS} == set(
        get_args(deck_actions.Action)
    )
    stages = {get_origin(stage) or stage for stage in get_args(sea_stages.Stage)}
    assert {type(stage) for stage in sea_samples.STAGES} == stages


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_without_a_colour_or_a_faction_has_words(locale: str) -> None:
    words = Words(locale)
    wanted = [f"cd-{family}-human" for family in ("colour", "letter")]
    wanted += [f"cd-{family}-generalist" for family in ("faction", "letter", "card", "the")]
    assert [name for name in wanted if not words.has(name)] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("field", deck_editions.NUMBERS)
def test_every_number_of_an_edition_could_be_said_to_be_assumed(
    locale: str, field: str
) -> None:
    words, code = Words(locale), field.replace("_", "-")
    assert words.has(f"rules-cd-name-{code}")
    assert words.has(f"rules-cd-why-{code}")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phrase_has_words(locale: str) -> None:
    words = Words(locale)
    assert [phrase for phrase in PHRASES if not words.has(words_of(phrase))] == []


def test_no_words_are_left_for_a_code_the_server_cannot_emit() -> None:
    emitted = {emission.message for emission in emissions()}
    said = {name for name in ids() if name.startswith("refused-")}
    assert sorted(said - emitted) == [
        "refused-offline"
    ]  # said by the client, who is alone then
    phrases = {name for name in ids() if name.startswith("phrase-")}
    assert phrases == set(map(words_of, PHRASES))


def test_no_message_is_unused() -> None:
    assert [name for name in ids() if not _used(name)] == []


def _used(name: str) -> bool:
    """Whether the source spells the id out, or composes it of what it spells out."""
    if name.startswith(("web-", "refused-offline")):
        return shown_in_browser(name)
    if name in literals() or name in names() or name.isdigit() or name.upper() in BY_KEY:
        return True
    matches = (frame.fullmatch(name) for frame in frames())
    return any(all(map(_used, match.groups())) for match in matches if match)
