"""What is kept: the open game, and a record of every other one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shipmates.campaign import Unwritable
from shipmates.crewdeck.view import Phase
from shipmates.notation.record import check, read_crewdeck
from shipmates.tui.crewdeck.desk import Desk
from shipmates.tui.crewdeck.plan import Plan
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.crewdeck.shelf import Shelf, shelf
from shipmates.tui.render.palette import PLAIN
from tests.tui.crewdeck.people import (
    WORDS,
    a_session,
    anything,
    go_on,
    play_out,
    play_to,
    until_asked,
)


def a_game(kept: Shelf, seats: str = "you:Ada,random:Vega,random:Orion") -> Session:
    plan = Plan(a_session(seats).players, practice=True)
    return Desk(WORDS["en"], PLAIN, kept).fresh(plan, "5")


def test_a_game_left_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    with shelf(tmp_path) as kept:
        session = a_game(kept)
        choose = anything(1)
        for _ in range(7):
            view = until_asked(session)
            assert view is not None
            go_on(session, view, choose)
        kept.keep(session)
    with shelf(tmp_path) as kept:
        again = kept.unfinished()
    assert again is not None
    assert again.record == session.record
    assert (again.players, again.begun, again.practice) == (
        session.players,
        session.begun,
        True,
    )
    play_out(again, choose)
    assert again.outcome is not None


def test_a_draft_is_lost_but_nothing_that_was_confirmed(tmp_path: Path) -> None:
    with shelf(tmp_path) as kept:
        session = a_game(kept)
        view = play_to(session, Phase.PLACE, 2, anything(2))
        session.act(view.seat, view.legal[0])
        kept.keep(session)
    with shelf(tmp_path) as kept:
        again = kept.unfinished()
    assert again is not None
    assert again.draft == ()
    assert again.shown == view


def test_a_finished_game_becomes_a_record(tmp_path: Path) -> None:
    with shelf(tmp_path) as kept:
        session = a_game(kept)
        play_out(session, anything(3))
        kept.keep(session)
        path = kept.close(session)
        assert path is not None
        assert kept.unfinished() is None
        assert kept.saved == [path]
    parsed = read_crewdeck(path.read_text("utf-8"))
    assert check(parsed)[-1] == session.state
    assert parsed.outcome is not None


def test_a_game_that_is_laid_by_is_an_unfinished_record(tmp_path: Path) -> None:
    with shelf(tmp_path) as kept:
        session = a_game(kept)
        play_to(session, Phase.POST, 1, anything(3))
        kept.keep(session)
        path = kept.close(session)
    assert path is not None
    parsed = read_crewdeck(path.read_text("utf-8"))
    assert parsed.outcome is None
    assert parsed.record == session.record


def test_two_tables_never_share_a_place(tmp_path: Path) -> None:
    with shelf(tmp_path) as first, shelf(tmp_path) as second:
        assert first.place != second.place
        one, other = a_game(first), a_game(second, "you:Bea,random:Vega")
        first.keep(one)
        second.keep(other)
        kept = [table.unfinished() for table in (first, second)]
        assert [game.names for game in kept if game] == [one.names, other.names]
    with shelf(tmp_path) as third, shelf(tmp_path) as fourth:
        assert third.unfinished() is not None
        assert fourth.unfinished() is not None
        third.close(one)
        fourth.close(other)
    with shelf(tmp_path) as last:
        assert last.unfinished() is None


def test_the_power_may_fail_between_writing_and_tidying_up(tmp_path: Path) -> None:
    with shelf(tmp_path) as kept:
        session = a_game(kept)
        play_out(session, anything(4))
        kept.keep(session)
        assert kept.place is not None
        left = kept.place / "game.json"
        data = left.read_bytes()
        path = kept.close(session)
        left.write_bytes(data)
    with shelf(tmp_path) as kept:
        again = kept.unfinished()
        assert again is not None
        assert again.outcome is not None
        assert kept.close(again) == path
    assert len(list((tmp_path / "records").iterdir())) == 1


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"format": "shipmates open game", "version": 2}',
        "seats",
        "record",
    ],
)
def test_a_game_that_cannot_be_read_is_laid_aside(tmp_path: Path, garbage: str) -> None:
    with shelf(tmp_path) as kept:
        session = a_game(kept)
        kept.keep(session)
        assert kept.place is not None
        path = kept.place / "game.json"
        if garbage in ("seats", "record"):
            document = json.loads(path.read_text("utf-8"))
            garbage = json.dumps({**document, garbage: "you,bot,bot,bot"})
        path.write_text(garbage)
        assert kept.unfinished() is None
        assert path.with_suffix(".unreadable").read_text() == garbage


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(Unwritable), shelf(blocked / "crewdeck"):
        pass


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    with shelf(None) as kept:
        session = a_game(kept)
        kept.keep(session)
        assert kept.close(session) is None
        assert kept.unfinished() is None
    assert list(tmp_path.iterdir()) == []


def test_games_begun_in_the_same_second_have_records_of_their_own(tmp_path: Path) -> None:
    with shelf(tmp_path) as kept:
        names = set[str]()
        for _ in range(3):
            session = a_game(kept)
            kept.close(session)
            names.add(session.begun)
    assert len(names) == 3
    assert len(list((tmp_path / "records").iterdir())) == 3
