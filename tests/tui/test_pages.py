"""What is read beside the table: pages, endings, the first screen, reports."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from shipmates import deepsea
from shipmates.campaign import Attempt, Logbook
from shipmates.kernel import Seat, replay
from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.actions import Give, Ready
from shipmates.planet9.mission import Mission
from shipmates.planet9.view import Tricking
from shipmates.solver import is_native
from shipmates.tricks.cards import DECK
from shipmates.tricks.signals import Signal
from shipmates.tui import say
from shipmates.tui.crew import read
from shipmates.tui.news import news, own_news
from shipmates.tui.plan import Plan
from shipmates.tui.render.block import Block
from shipmates.tui.render.cards import face
from shipmates.tui.render.ending import ending, fallen, hands_of, open_hands
from shipmates.tui.render.hint import hint_page
from shipmates.tui.render.pages import (
    FAR_KEYS,
    briefing_page,
    help_page,
    last_trick_page,
    tasks_page,
)
from shipmates.tui.render.palette import PLAIN
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.start import (
    Foyer,
    crew_panel,
    headline,
    mission_line,
    mission_panel,
)
from shipmates.tui.report.campaign import campaign_document, campaign_table
from shipmates.tui.report.game import Game, game_document, game_text
from shipmates.tui.report.missions import mission_document, mission_page, mission_table
from shipmates.tui.session import Session
from shipmates.words import LOCALES, Words
from tests.tui.people import a_session, anything, play_out, until_asked

WORDS = {locale: Words(locale) for locale in LOCALES}


def text(block: Block) -> str:
    assert len({cell_len(line.plain) for line in block.lines} | {block.width}) == 1
    return "\n".join(line.plain for line in block.lines)


def printed(renderable: RenderableType, width: int = 200) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def a_finished(mission: int = 10, seats: str = "you,random,random,random") -> Session:
    session = a_session(seats, mission=mission, seed=6)
    play_out(session, anything(6))
    return session


def a_sight(session: Session, locale: str = "en") -> Sight:
    return Sight(session.view(Seat(0)), WORDS[locale], session.names, PLAIN)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_names_every_key(locale: str) -> None:
    page = text(help_page(WORDS[locale], PLAIN, Setup(MISSIONS[0], 4), 70))
    for key in ("←→", "Ctrl-C", "▲", "●", "▼", "♛"):
        assert key in page


@pytest.mark.parametrize("locale", LOCALES)
def test_who_is_asked_can_have_a_hint(locale: str) -> None:
    session = a_session("you,random,random,random", mission=4)
    view: Any = until_asked(session)
    page = text(hint_page(Sight(view, WORDS[locale], session.names, PLAIN), 70))
    assert "%" in page or not is_native()
    waiting = Sight(replace(view, legal=()), WORDS[locale], session.names, PLAIN)
    assert WORDS[locale].text("tui-hint-none") in text(hint_page(waiting, 70))


@pytest.mark.skipif(not is_native(), reason="nothing is imagined without the core")
def test_signals_are_listed_by_what_they_add_to_silence() -> None:
    session = a_session("you,random,random,random", mission=4)
    view: Any = until_asked(session)
    while not any(isinstance(action, Signal) for action in view.legal):
        session.act(Seat(0), view.legal[0])
        view = until_asked(session)
    sight = Sight(view, WORDS["en"], session.names, PLAIN)
    listed = re.split(r"\n +\n", text(hint_page(sight, 70)))[-1]
    assert "%" not in listed
    assert re.search(r"^ +0  Nothing to signal", listed, re.MULTILINE)


def test_nobody_is_helped_at_a_table_with_others() -> None:
    setup, hinted = Setup(MISSIONS[0], 4), WORDS["en"].text("tui-help-hint")
    assert hinted in text(help_page(WORDS["en"], PLAIN, setup, 70))
    assert hinted not in text(help_page(WORDS["en"], PLAIN, setup, 70, FAR_KEYS))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_has_a_briefing_page(mission: Mission, locale: str) -> None:
    page = text(briefing_page(WORDS[locale], PLAIN, Setup(mission, 4), 72))
    assert "· " in page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_names_the_reason_and_opens_every_hand(locale: str) -> None:
    session = a_finished()
    sight = a_sight(session, locale)
    page = text(ending(sight, hands_of(session.state), 80))
    hands = hands_of(session.state)
    assert hands is not None
    for card in hands.all:
        assert face(card) in page
    for name in session.names:
        assert name in page


def test_the_end_with_jarvis_opens_its_covered_cards() -> None:
    session = a_finished(mission=10, seats="you,random")
    hands = hands_of(session.state)
    assert hands is not None
    assert hands.row is not None
    page = text(open_hands(a_sight(session), hands)(80))
    for card in hands.row.down:
        assert face(card) in page


def test_every_trick_has_its_line() -> None:
    session = a_finished()
    scene = session.view(Seat(0)).scene
    assert isinstance(scene, Tricking)
    lines = text(fallen(scene, a_sight(session), 80)).splitlines()
    assert len(lines) == len(scene.ledger.tricks)
    assert all(line.count("◆") == 1 for line in lines)


def test_the_last_trick_is_shown_and_no_other() -> None:
    session = a_finished(mission=5)
    scene = session.view(Seat(0)).scene
    assert isinstance(scene, Tricking)
    page = text(last_trick_page(a_sight(session), scene, 72))
    last = scene.ledger.tricks[-1]
    shown = [card for card in DECK if f"{face(card)[0]} {card.value}" in page]
    assert set(shown) == set(last.cards)


def test_tasks_stand_in_words_with_their_owners() -> None:
    session = a_finished(mission=8)
    page = text(tasks_page(a_sight(session), 72))
    for name in session.names:
        assert name in page
    assert "token 1" in page


def test_news_tell_of_a_chosen_card_but_not_which() -> None:
    session = a_session("you,random,random", mission=1, seed=3)
    one = Session(session.setup, session.crew, 3, call=None)
    play_out(one, anything(21))
    states = tuple(replay(one.rules, one.record))
    for i, move in enumerate(one.record.moves):
        before, after = (one.rules.look(states[j], Seat(0)) for j in (i, i + 1))
        told = " ".join(news(WORDS["en"], one.names, before, after, move))
        if isinstance(move[1], Give):
            assert f" {move[1].card.value}" not in told
        if isinstance(move[1], Ready):
            assert told == ""


def test_only_oneself_is_told_what_came_and_went() -> None:
    session = a_session("random,random,you", mission=12, seed=1)
    play_out(session, anything(4))
    for state in replay(session.rules, session.record):
        view = session.rules.look(state, Seat(2))
        if isinstance(view.scene, Tricking) and view.scene.moved:
            assert len(tuple(own_news(WORDS["en"], view))) <= 1


def a_foyer(locale: str = "en") -> Foyer:
    line = Attempt(3, 4, won=True, distress=True, because="tasks-done trick=4", when="2026")
    lost = Attempt(4, 4, won=False, because="tasks-done trick=4", when="2026")
    logbook = Logbook(crew="Wren", attempts=(line, lost, lost))
    plan = Plan(MISSIONS[2], read("you,bot,random", you="Zoe"))
    return Foyer(plan, logbook, WORDS[locale], PLAIN, frozenset({7}))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_screen_says_how_the_missions_stand(locale: str) -> None:
    foyer, words = a_foyer(locale), WORDS[locale]
    lines = [mission_line(foyer, mission, 42).plain for mission in MISSIONS]
    assert {cell_len(line) for line in lines} == {42}
    assert lines[2].startswith("✓")
    assert "2" in lines[3][-9:]
    assert lines[6].startswith("▶")
    assert "Wren" in text(headline(foyer, 80))
    assert "Zoe" in text(crew_panel(foyer, 32))
    assert words.text("tui-set-house", count=1) not in text(crew_panel(foyer, 32))
    agreed = replace(foyer, plan=replace(foyer.plan, house=("single-card",)))
    assert words.text("tui-set-house", count=1) in text(crew_panel(agreed, 32))
    for mission in MISSIONS:
        assert len(text(mission_panel(foyer, mission, 32, 12)).splitlines()) == 12


def test_a_campaign_is_a_table_and_a_document() -> None:
    foyer = a_foyer()
    table = printed(campaign_table(WORDS["en"], PLAIN, foyer.logbook))
    assert "Boots, Then Helmet" in table
    assert "mission 4" in table
    document = json.loads(json.dumps(campaign_document(foyer.logbook)))
    assert document["score"] == 2
    assert document["next_mission"] == 4
    assert [m["mission"] for m in document["missions"]] == [3, 4]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_of_missions_has_them_all(locale: str) -> None:
    listed = printed(mission_table(WORDS[locale], PLAIN, MISSIONS))
    assert all(f"\n{number:>2}  " in f"\n{listed}" for number in range(1, 51))
    setup = Setup(MISSIONS[17], 4)
    assert printed(mission_page(WORDS[locale], PLAIN, setup, 80))
    document = mission_document(WORDS[locale], setup)
    assert document["number"] == 18


def test_an_attempt_left_open_is_named_by_its_mission() -> None:
    words = WORDS["en"]
    assert say.left_open(words, "deepsea", 32).startswith("An attempt at mission 32 is kept")
    assert say.left_open(words, "deepsea", 33).startswith("An attempt at the epilogue is kept")
    assert say.left_open(words, "planet9", 33).startswith("An attempt at mission 33 is kept")


def test_the_list_names_tasks_times_and_sonar_as_people_do() -> None:
    missions = (*deepsea.MISSIONS, deepsea.epilogue(18))
    listed = printed(mission_table(WORDS["en"], PLAIN, missions))
    told = " ".join(listed.split())
    assert "Against the clock (3:30 minutes), or without it." in told
    assert "Always these tasks: (1) Do not win any trick." in told
    assert "T68" not in told
    assert "Radio" not in told
    assert "First signals just before trick 2." in told
    assert "Two volunteers share the tasks." in told
    assert "Epilogue: One More Row 18+" in told
    assert "33" not in told


@pytest.mark.parametrize("mission", [1, 12, 30, 50])
@pytest.mark.parametrize("seats", ["you,random", "you,random,random,random"])
def test_a_game_told_from_a_seat_hides_what_the_seat_did_not_see(
    mission: int, seats: str
) -> None:
    session = a_finished(mission, seats)
    states = tuple(replay(session.rules, session.record))
    whole = Game(session.record, states, WORDS["en"], PLAIN)
    mine = Game(session.record, states, WORDS["en"], PLAIN, Seat(0))
    assert len(printed(game_text(mine))) < len(printed(game_text(whole)))
    steps = game_document(mine)["moves"]
    assert isinstance(steps, list)
    assert steps[0]["action"] is None
    assert game_document(whole)["outcome"] == game_document(mine)["outcome"]
    hidden = [
        step
        for step, (seat, action) in zip(steps, session.record.moves, strict=True)
        if isinstance(action, Give) and seat != 0
    ]
    assert all(step["action"] is None for step in hidden)
