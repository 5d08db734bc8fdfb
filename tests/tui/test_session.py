from __future__ import annotations

from collections.abc import Callable

import pytest

from shipmates.bots import levels
from shipmates.kernel import Illegal, Seat, replay
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import (
    READY,
    Agree,
    Answer,
    Call,
    Give,
    Play,
    Reply,
    Retoken,
    Take,
)
from shipmates.planet9.brief import Brief
from shipmates.planet9.view import Sealing, Tricking
from shipmates.tricks.passing import Way
from shipmates.tui.game import Action, View, captain
from shipmates.tui.session import Asked, Session
from tests.sample import in_turn
from tests.tui.people import TABLES, a_session, anything, play_out, until_asked

every_mission = pytest.mark.parametrize(
    ("mission", "players", "challenge"),
    in_turn((mission.number, *table) for mission in MISSIONS for table in TABLES),
)
EVERYONE = {2: "you,you", 3: "you,you,you", 4: "you,bot,you,random", 5: "you,bot,you,bot,you"}


@every_mission
def test_every_mission_can_be_played_to_its_end_alone(
    mission: int, players: int, challenge: bool
) -> None:
    seats = ",".join(["you", *["random"] * (players - 1)])
    session = a_session(seats, mission=mission, challenge=challenge)
    play_out(session, anything(mission))
    assert session.outcome is not None
    assert session.curtain is None
    *_, final = replay(session.rules, session.record)
    assert session.rules.outcome(final) == session.outcome


@every_mission
def test_in_hot_seat_nobody_sees_a_hand_but_their_own(
    mission: int, players: int, challenge: bool
) -> None:
    session = a_session(EVERYONE[players], mission=mission, challenge=challenge)
    choose = anything(mission)
    while True:
        while session.step() is not None:
            _assert_private(session)
        asked = session.asked
        if asked is None:
            break
        if session.viewer != asked.person:
            assert session.shown is None
            assert session.curtain == asked.person
            session.lift()
        view = session.shown
        assert view is not None
        assert (view.eyes, view.seat) == (asked.person, asked.seat)
        session.act(view.seat, choose(view))
    assert session.outcome is not None


def _assert_private(session: Session) -> None:
    view = session.shown
    assert view is None or view.eyes == session.viewer


def test_alone_there_is_never_a_curtain() -> None:
    session = a_session("you,bot,bot,bot", mission=4)
    assert session.viewer == 0
    while (view := until_asked(session)) is not None:
        assert session.curtain is None
        session.act(view.seat, view.legal[0])


def test_before_anybody_took_the_screen_nothing_is_shown() -> None:
    session = a_session("you:Ada,you:Bea,bot")
    assert session.viewer is None
    assert session.shown is None
    while session.step() is not None:
        assert session.shown is None


def test_whoever_sits_at_the_screen_is_asked_before_it_is_passed_on() -> None:
    session = a_session("you:Ada,you:Bea,you:Cem", mission=1)
    while not isinstance(session.view(Seat(0)).scene, Sealing):
        view = until_asked(session)
        assert view is not None
        session.act(view.seat, Call(Way.LEFT) if Call(Way.LEFT) in view.legal else _quiet(view))
    last = session.viewer
    assert last is not None
    assert session.asked == Asked(last, last)
    assert session.curtain is None


def test_people_vote_before_bots_and_bots_follow_them() -> None:
    session = a_session("bot,you,bot,bot", mission=1)
    sent = _play_until(session, lambda view: Call(None) in view.legal)
    assert sent is not None
    session.act(sent.seat, Call(Way.RIGHT))
    view = until_asked(session)
    assert view is not None
    assert isinstance(view.scene, Sealing)
    assert view.scene.way is Way.RIGHT
    assert view.scene.chosen == ()


def test_a_person_proposes_before_the_bots_have_their_say() -> None:
    session = a_session("bot,bot,bot,you", mission=23)
    view = _play_until(session, lambda view: any(isinstance(a, Retoken) for a in view.legal))
    assert view is not None
    assert isinstance(view.brief, Brief)
    before = {errand.card: errand.token for errand in view.brief.display}
    proposal = next(a for a in view.legal if isinstance(a, Retoken))
    session.act(view.seat, proposal)
    moves = list[Action]()
    while (move := session.step()) is not None and len(moves) < 3:
        moves.append(move[1])
    assert moves == [Agree()] * 3
    after = session.view(Seat(3)).brief
    assert isinstance(after, Brief)
    swapped = {errand.card: errand.token for errand in after.display} | {
        duty.card: duty.token for duty in after.duties
    }
    assert swapped[proposal.one] == before[proposal.other]


def test_a_person_who_is_always_ready_is_asked_for_cards_only() -> None:
    session = a_session("you,bot,bot,bot", mission=1)
    session.set_always_ready(Seat(0), on=True)
    while (view := until_asked(session)) is not None:
        assert READY not in view.legal
        session.act(view.seat, _quiet(view))
    said = [seat for seat, action in session.record.moves if action == READY]
    assert Seat(0) in said


def test_readiness_can_be_taken_back() -> None:
    session = a_session("you,bot,bot,bot", mission=1)
    session.set_always_ready(Seat(0), on=True)
    session.set_always_ready(Seat(0), on=False)
    assert _play_until(session, lambda view: READY in view.legal) is not None


def test_a_vote_given_beforehand_is_cast_without_asking() -> None:
    session = a_session("you,bot,bot", mission=1)
    early = Session(session.setup, session.crew, seed=1, call=Way.LEFT)
    while (view := until_asked(early)) is not None:
        assert not any(isinstance(action, Call) for action in view.legal)
        early.act(view.seat, _quiet(view))
    brief = early.view(Seat(0)).brief
    assert brief is not None
    assert brief.passed is Way.LEFT


def test_a_person_who_commands_acts_for_jarvis_too() -> None:
    session = _as_commander("you,bot")
    acted = set[int]()
    while (view := until_asked(session)) is not None:
        assert view.eyes == 0
        acted.add(view.seat)
        session.act(view.seat, _quiet(view))
    assert acted == {0, session.setup.dummy}


def test_a_bot_that_commands_acts_for_jarvis() -> None:
    session = _as_commander("bot,you")
    while (view := until_asked(session)) is not None:
        assert view.seat == view.eyes == 1
        session.act(view.seat, _quiet(view))
    assert any(seat == session.setup.dummy for seat, _ in session.record.moves)


def test_the_commander_passes_a_card_for_jarvis_in_distress() -> None:
    session = _as_commander("you,bot")
    given = list[tuple[int, Action]]()
    while (view := until_asked(session)) is not None and not given[1:]:
        action = Call(Way.LEFT) if Call(Way.LEFT) in view.legal else _quiet(view)
        if isinstance(action, Give):
            given.append((view.seat, action))
        session.act(view.seat, action)
    assert {seat for seat, _ in given} == {0, session.setup.dummy}


def _as_commander(seats: str) -> Session:
    for seed in range(50):
        session = a_session(seats, seed=seed)
        session.step()
        brief = session.view(Seat(0)).brief
        if brief is not None and captain(brief) == 0:
            return session
    raise AssertionError


def test_a_session_goes_on_from_its_moves() -> None:
    first = a_session("you,bot,bot,bot", mission=3, seed=5)
    view = _play_until(first, lambda view: isinstance(view.scene, Tricking))
    second = Session(first.setup, first.crew, first.seed, first.record.moves)
    assert second.state == first.state
    assert second.shown == view
    assert second.record == first.record


def test_the_same_seed_deals_the_same_cards() -> None:
    one, two = a_session("you,bot,bot", seed=9), a_session("you,bot,bot", seed=9)
    other = a_session("you,bot,bot", seed=10)
    for session in (one, two, other):
        session.step()
    assert one.state == two.state
    assert one.state != other.state


def test_what_the_rules_refuse_changes_nothing() -> None:
    session = a_session("you,bot,bot,bot", mission=1)
    view = _play_until(session, lambda view: isinstance(view.scene, Tricking))
    assert view is not None
    before = session.record
    with pytest.raises(Illegal):
        session.act(Seat(0), Reply(Answer.YES))
    assert session.record == before


@pytest.mark.parametrize("level", levels("planet9"))
def test_bots_of_every_level_fill_the_seats(level: str) -> None:
    session = a_session(f"you,{level},{level}", mission=10)
    play_out(session, anything(1))
    assert session.outcome is not None


def _quiet(view: View) -> Action:
    for action in (READY, Call(None)):
        if action in view.legal:
            return action
    cards = (a for a in view.legal if isinstance(a, Play | Give | Take))
    return next(cards, view.legal[0])


def _play_until(session: Session, found: Callable[[View], bool]) -> View | None:
    while (view := until_asked(session)) is not None:
        if found(view):
            return view
        session.act(view.seat, _quiet(view))
    return None
