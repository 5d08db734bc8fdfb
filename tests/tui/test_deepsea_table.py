"""Every stage of Deep Sea as it is drawn and chosen from."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

from shipmates.deepsea import stages
from shipmates.deepsea.actions import PutBack
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.mission import Sonar
from shipmates.kernel import Seat
from shipmates.tricks import councils
from shipmates.tricks.moves import READY, Call
from shipmates.tricks.passing import Way
from shipmates.tricks.scenes import Sealing, Tricking
from shipmates.tui.choices import Menu, Place, menu, radio
from shipmates.tui.game import Action, View
from shipmates.tui.picking import Picking
from shipmates.tui.render.block import Block
from shipmates.tui.render.cards import face
from shipmates.tui.render.ending import ending, hands_of
from shipmates.tui.render.pages import briefing_page, help_page, tasks_page
from shipmates.tui.render.palette import PLAIN
from shipmates.tui.render.prompt import question
from shipmates.tui.render.sight import SMALLEST, Sight
from shipmates.tui.render.table import clock, table
from shipmates.tui.session import Session
from shipmates.words import LOCALES, Words
from shipmates.words import deepsea as say
from tests.sample import in_turn
from tests.tui.people import Choose, anything, at_sea, until_asked

WORDS = {locale: Words(locale) for locale in LOCALES}
PLAYERS = (2, 3, 4, 5)
NUMBERS = range(1, 34)


def text(block: Block) -> str:
    return "\n".join(line.plain for line in block.lines)


def a_sight(
    session: Session, view: View, locale: str = "en", left: float | None = None
) -> Sight:
    picking = Picking.begin(view)
    return Sight(
        view, WORDS[locale], session.names, PLAIN, picking.menu, picking.cursor, left=left
    )


def leaves(asked: Menu) -> list[Action]:
    found = list[Action]()
    for option in asked.options:
        found += leaves(option.goal) if isinstance(option.goal, Menu) else [option.goal]
    return found


def passing(seed: int) -> Choose:
    """Somebody who sends the distress signal, and else does anything."""
    choose = anything(seed)
    return lambda view: Call(Way.LEFT) if Call(Way.LEFT) in view.legal else choose(view)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mission", "players"),
    in_turn((mission, players) for mission in NUMBERS for players in PLAYERS),
)
def test_every_position_fits_the_smallest_terminal_in_french(
    mission: int, players: int
) -> None:
    session = at_sea(",".join(["you", *["random"] * (players - 1)]), mission=mission)
    choose = passing(mission)
    while (view := until_asked(session)) is not None:
        sight = a_sight(session, view, "fr", left=183.2)
        drawn = table(sight, *SMALLEST)
        assert [cell_len(line.plain) for line in drawn.lines] == [80] * 24
        assert question(sight), view.scene
        assert question(sight) in text(drawn), "the question is cut"
        assert not [row for row in text(drawn).splitlines() if re.search(r"\S…", row)]
        asked = menu(view)
        assert asked is not None
        reached = {*leaves(asked), *leaves(radio(view)), *([READY] if asked.ready else [])}
        assert reached == set(view.legal)
        session.act(view.seat, choose(view))
    view = session.view(session.people[0])
    assert text(ending(a_sight(session, view, "fr"), hands_of(session.state), 80))


def first(mission: int, kind: type, seats: str = "you,you,you", seed: int = 1) -> Sight:
    """The first position of that kind which somebody is asked in."""
    for attempt in range(seed, seed + 30):
        session = at_sea(seats, mission=mission, seed=attempt)
        choose = passing(attempt)
        while (view := until_asked(session)) is not None:
            if isinstance(view.scene, kind):
                return a_sight(session, view)
            session.act(view.seat, choose(view))
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("mission", "kind", "asked"),
    [
        (2, stages.Drafting, "Take a task, or leave them to the others."),
        (5, stages.Drafting, "Take a task"),
        (17, stages.Choosing, "say that you are content"),
        (17, stages.Placing, "Which task do you hand out?"),
        (10, stages.Offering, "Keep all tasks, or offer them"),
        (10, stages.Offered, "Will you take the tasks?"),
        (14, stages.Volunteering, "Will you take the tasks?"),
        (6, councils.Council, "Propose somebody"),
        (6, councils.Consent, "Do you agree?"),
        (6, councils.Deciding, "You decide"),
        (1, stages.Calling, "The distress signal"),
        (1, Sealing, "no submarines"),
        (1, Tricking, "Sonar open"),
    ],
)
def test_every_stage_has_its_question(mission: int, kind: type, asked: str) -> None:
    sight = first(mission, kind)
    drawn = text(table(sight, *SMALLEST))
    assert asked in drawn


def test_a_task_of_ones_own_can_be_put_back() -> None:
    session, back = at_sea("you,you,you", mission=17), list[PutBack]()
    view = until_asked(session)
    while view is not None and not back:
        session.act(view.seat, view.legal[0])
        view = until_asked(session)
        assert view is not None
        back = [action for action in view.legal if isinstance(action, PutBack)]
    assert view is not None
    assert f"Put back {back[0].key}" in text(table(a_sight(session, view), *SMALLEST))
    session.act(view.seat, back[0])
    brief = session.view(view.seat).brief
    assert isinstance(brief, Brief)
    assert back[0].key in brief.display


def test_a_task_on_offer_is_told_in_words() -> None:
    sight = first(1, stages.Drafting)
    assert isinstance(sight.brief, Brief)
    (key,) = sight.brief.display
    drawn = text(table(sight, *SMALLEST))
    assert f"{key}·1" in drawn
    told = say.task_card(sight.words, sight.brief.setup, key)
    assert told.split()[0] in drawn
    assert told.split()[-1] in text(tasks_page(sight, 72))


@pytest.mark.parametrize(("key", "told"), [("T72", "aloud"), ("T73", "in secret")])
def test_predictions_are_typed_as_the_number_they_are(key: str, told: str) -> None:
    found = False
    for seed in range(400):
        session = at_sea("you,you,you", mission=31, seed=seed)
        while session.step() is not None:
            pass
        brief = session.view(Seat(0)).brief
        assert isinstance(brief, Brief)
        if key in brief.display:
            found = True
            _predict(session, key, told)
            break
    assert found


def _predict(session: Session, key: str, told: str) -> None:
    choose = anything(3)
    while (view := until_asked(session)) is not None:
        sight = a_sight(session, view)
        picking = Picking.begin(view)
        if isinstance(view.scene, stages.Predicting) and picking.menu is not None:
            if picking.menu.place is Place.TASKS:
                goal = picking.menu.options[picking.menu.find(key) or 0].goal
                assert isinstance(goal, Menu)
                picking = picking.into(goal)
            chosen = picking.digit(2)
            assert isinstance(chosen, Picking)
            assert chosen.choice is not None
            assert not isinstance(chosen.choice.goal, Menu)
            deeper = replace(sight, menu=picking.menu, cursor=None)
            if picking.menu is not None and picking.menu.first == key:
                assert f"{key}, {told}" in question(deeper)
            session.act(view.seat, chosen.choice.goal)
        elif isinstance(view.scene, Tricking):
            return
        else:
            session.act(view.seat, choose(view))


def test_the_header_knows_the_sonar_and_the_clock() -> None:
    for seed in range(20):
        session = at_sea("you,random,random,random", mission=20, seed=seed)
        view = until_asked(session)
        assert view is not None
        assert isinstance(view.brief, Brief)
        drawn = text(table(a_sight(session, view, left=61.5), *SMALLEST)).splitlines()[0]
        assert ("Currents" in drawn) == (view.brief.sonar is Sonar.CURRENTS)
        assert ("Rapture, 2 signals left" in drawn) == (view.brief.sonar is Sonar.RAPTURE)
        assert view.brief.sounded is not None
        wide = text(table(a_sight(session, view), 120, 24)).splitlines()[0]
        assert f"Terrain {face(view.brief.sounded)}" in wide
        assert "◷ 1:02" in drawn


@pytest.mark.parametrize(("left", "shown"), [(210, "3:30"), (59.01, "1:00"), (-3, "0:00")])
def test_the_clock_counts_down_to_nothing(left: float, shown: str) -> None:
    assert clock(left) == f"◷ {shown}"


def test_a_forbidden_lead_is_refused_with_the_reason() -> None:
    session = at_sea("you,you,you", mission=12)
    while (view := until_asked(session)) is not None:
        assert isinstance(view.scene, Tricking | stages.Calling | Sealing)
        leads = isinstance(view.scene, Tricking) and READY not in view.legal
        kept = [card for card in view.hand if card.suit.value == "P"]
        if leads and isinstance(view.scene, Tricking) and not view.scene.trick.cards and kept:
            refused = session.why_not(view.seat, kept[0])
            assert refused is not None
            assert refused.note.code == "lead-forbidden"
            return
        action = next((a for a in (READY, Call(None)) if a in view.legal), view.legal[0])
        session.act(view.seat, action)
    raise AssertionError


@pytest.mark.parametrize("locale", LOCALES)
def test_the_pages_speak_of_submarines(locale: str) -> None:
    session = at_sea("you,bot,bot")
    words = WORDS[locale]
    page = text(help_page(words, PLAIN, session.setup, 70))
    assert {"en": "submarine", "fr": "sous-marin"}[locale] in page
    assert text(briefing_page(words, PLAIN, session.setup, 70))
