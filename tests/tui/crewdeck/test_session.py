"""Sessions: everybody moves in turn, and what is placed stays a draft until confirmed."""

from __future__ import annotations

import pytest

from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.state import Placing
from shipmates.crewdeck.view import Phase
from shipmates.kernel import Illegal, Seat
from tests.tui.crewdeck.people import (
    TABLES,
    a_session,
    anything,
    go_on,
    play_out,
    play_to,
    until_asked,
    with_bots,
)


@pytest.mark.parametrize(("players", "wilds"), TABLES)
@pytest.mark.parametrize("fixed", [False, True])
def test_a_game_is_played_to_its_end(players: int, wilds: bool, fixed: bool) -> None:
    session = a_session(with_bots(players), wilds=wilds, fixed=fixed)
    play_out(session, anything(players))
    assert session.outcome is not None
    assert session.record.moves


def test_the_same_seed_gives_the_same_game() -> None:
    games = [a_session(with_bots(2, "planner"), seed=7) for _ in range(2)]
    for game in games:
        play_out(game, anything(7))
    assert games[0].record == games[1].record


def test_what_is_placed_can_be_undone_until_it_is_confirmed() -> None:
    session = a_session(with_bots(3))
    view = play_to(session, Phase.PLACE, 1, anything(1))
    kept = session.record
    for _ in range(3):
        shown = session.shown
        assert shown is not None
        session.act(view.seat, shown.legal[0])
    assert (session.complete, session.record) == (True, kept), "nothing is final yet"
    assert session.undo()
    after = session.shown
    assert after is not None
    assert len(after.news) == 1
    assert [session.undo(), session.undo(), session.undo()] == [True, True, False]
    assert session.shown == view


def test_confirming_makes_all_placements_final_in_their_order() -> None:
    session = a_session(with_bots(3))
    view = play_to(session, Phase.PLACE, 1, anything(1))
    before = len(session.record.moves)
    while not session.complete:
        shown = session.shown
        assert shown is not None
        session.act(view.seat, shown.legal[-1])
    drafted = session.draft
    moves = session.confirm(view.seat)
    assert [action for _, action in moves] == list(drafted)
    assert session.record.moves[before:] == moves
    assert session.draft == ()


def test_the_last_card_of_all_waits_for_its_owner_too() -> None:
    """Alone, nobody else places: the next round is dealt only when the draft is confirmed."""
    session = a_session("you:Ada")
    view = play_to(session, Phase.PLACE, 1, anything(4))
    while not session.complete:
        shown = session.shown
        assert shown is not None
        session.act(view.seat, shown.legal[0])
    assert isinstance(session.state, Placing)
    shown = session.shown
    assert shown is not None
    assert (shown.phase, shown.round) == (Phase.PLACE, 1)
    session.confirm(view.seat)
    after = session.view(Seat(0))
    assert after.round == 2


def test_a_draft_obeys_the_rules() -> None:
    session = a_session(with_bots(3))
    view = play_to(session, Phase.PLACE, 1, anything(1))
    place = next(action for action in view.legal if isinstance(action, Place))
    session.act(view.seat, place)
    with pytest.raises(Illegal) as refused:
        session.act(view.seat, Place(view.news[1], place.cell))
    assert refused.value.note.code in ("cell-taken", "not-your-recruit")
    assert session.draft == (place,)


def test_others_do_not_see_a_placement_before_all_are_done() -> None:
    session = a_session("you:Ada,you:Bea,random")
    view = play_to(session, Phase.PLACE, 1, anything(2))
    while not session.complete:
        shown = session.shown
        assert shown is not None
        session.act(view.seat, shown.legal[0])
    session.confirm(view.seat)
    other = next(seat for seat in session.people if seat != view.seat)
    assert session.view(other).ships[view.seat].placed == ()
    assert session.view(view.seat).ships[view.seat].placed != ()


def test_hands_and_drafts_hide_behind_the_curtain() -> None:
    session = a_session("you:Ada,you:Bea,random")
    choose = anything(3)
    curtains = set[Phase]()
    while True:
        while session.step() is not None:
            pass
        if session.asked is None:
            break
        if session.curtain is not None:
            assert session.shown is None
            curtains.add(session.view(session.curtain).phase)
            session.lift()
        view = session.shown
        assert view is not None
        assert view.seat == session.asked
        go_on(session, view, choose)
    assert curtains == {Phase.FORM, Phase.PLACE}


def test_after_open_phases_nobody_owns_the_screen() -> None:
    """Whoever recruits last must not begin to place under everybody's eyes."""
    session = a_session("you:Ada,you:Bea")
    choose = anything(5)
    while session.view(Seat(0)).phase is not Phase.PLACE:
        view = until_asked(session)
        assert view is not None
        if view.phase is not Phase.PLACE:
            go_on(session, view, choose)
    session_after = a_session("you:Ada,you:Bea")
    for seat, action in session.record.moves:
        session_after._apply(seat, action)
    assert session_after.viewer is None
    assert session_after.shown is None
    assert session_after.curtain is not None


def test_why_not_names_the_rule() -> None:
    session = a_session(with_bots(3))
    view = play_to(session, Phase.PLACE, 1, anything(1))
    stow = Stow(view.news[0])
    assert session.why_not(view.seat, stow) is None
    session.act(view.seat, stow)
    refused = session.why_not(view.seat, Stow(view.news[1]))
    assert refused is not None
    assert refused.note.code == "hold-full"
