from __future__ import annotations

from pathlib import Path

import pytest

from shipmates.campaign import Unreadable, Unwritable
from shipmates.notation.record import check, read_record
from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.mission import Mission
from shipmates.tricks.passing import Way
from shipmates.tui.crew import read, seated
from shipmates.tui.journal import Journal
from shipmates.tui.session import Session
from tests.tui.people import a_session, anything, play_out, until_asked


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "planet9" / "logbook.json", "Wren")


def some_moves(session: Session, count: int) -> None:
    choose = anything(1)
    for _ in range(count):
        view = until_asked(session)
        assert view is not None
        session.act(view.seat, choose(view))


def test_an_attempt_left_in_the_middle_goes_on_where_it_was(journal: Journal) -> None:
    session = a_session("you:Bea,random,bot,you", mission=12)
    some_moves(session, 5)
    journal.keep(session)
    assert journal.open_missions() == {12}
    again = journal.unfinished(MISSIONS[11])
    assert again is not None
    assert again.record == session.record
    assert again.crew == session.crew
    play_out(again, anything(1))
    play_out(session, anything(1))
    assert again.outcome is not None


def test_the_vote_given_beforehand_is_remembered(journal: Journal) -> None:
    first = a_session("you,bot,bot")
    session = Session(first.setup, first.crew, 1, call=Way.LEFT)
    journal.keep(session)
    again = journal.unfinished(MISSIONS[0])
    assert again is not None
    assert again.call is Way.LEFT


def test_jarvis_keeps_its_seat(journal: Journal) -> None:
    session = a_session("you,bot", mission=3)
    some_moves(session, 3)
    journal.keep(session)
    again = journal.unfinished(MISSIONS[2])
    assert again is not None
    assert again.crew == session.crew


def test_a_finished_attempt_is_entered_with_its_record(journal: Journal) -> None:
    session = a_session("you,bot,bot,bot")
    journal.keep(session)
    play_out(session, anything(2))
    logbook = journal.close(session)
    assert journal.open_missions() == frozenset()
    assert journal.path is not None
    (attempt,) = logbook.attempts
    assert session.outcome is not None
    assert attempt.won == (max(session.outcome.payoff) > 0)
    text = (journal.path.parent / attempt.record).read_text("utf-8")
    assert check(read_record(text))[-1] == session.state
    assert journal.logbook() == logbook


def test_an_attempt_is_not_entered_twice_when_the_power_fails_before_tidying_up(
    journal: Journal,
) -> None:
    session = a_session("you,bot,bot,bot")
    play_out(session, anything(3))
    journal.keep(session)
    left_over = journal.path.parent / "open" / "m01" / "attempt.json" if journal.path else None
    assert left_over is not None
    text = left_over.read_bytes()
    journal.close(session)
    left_over.write_bytes(text)
    assert journal.unfinished(MISSIONS[0]) is None
    assert not left_over.exists()
    assert len(journal.logbook().attempts) == 1


def test_what_is_given_up_is_lost(journal: Journal) -> None:
    session = a_session("you,bot,bot,bot", mission=10)
    some_moves(session, 2)
    journal.keep(session)
    (attempt,) = journal.close(session).attempts
    assert attempt.given_up
    assert not attempt.won
    assert journal.unfinished(MISSIONS[9]) is None


def test_own_missions_are_kept_apart(journal: Journal) -> None:
    own = [Mission(0, tasks=2), Mission(0, tasks=3)]
    for mission in own:
        setup = Setup(mission, 3)
        journal.keep(Session(setup, seated(read("you,bot,bot", you="Ada"), setup), 1))
    for mission in own:
        kept = journal.unfinished(mission)
        assert kept is not None
        assert kept.setup.mission == mission
    assert journal.open_missions() == frozenset()


@pytest.mark.parametrize(
    "garbage", ["", "{}", "[]", "null", '{"format": "shipmates open attempt"}']
)
def test_an_attempt_that_cannot_be_read_is_laid_aside(journal: Journal, garbage: str) -> None:
    session = a_session("you,bot,bot")
    journal.keep(session)
    assert journal.path is not None
    (kept,) = journal.path.parent.glob("open/*/attempt.json")
    kept.write_text(garbage)
    assert journal.unfinished(MISSIONS[0]) is None
    assert kept.with_suffix(".unreadable").read_text() == garbage


def test_a_damaged_logbook_is_never_written_over(journal: Journal) -> None:
    assert journal.path is not None
    journal.path.parent.mkdir(parents=True)
    journal.path.write_text("{ no logbook")
    session = a_session("you,bot,bot")
    play_out(session, anything(1))
    with pytest.raises(Unreadable):
        journal.close(session)
    assert journal.path.read_text() == "{ no logbook"


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(Unwritable):
        Journal(blocked / "planet9" / "logbook.json").keep(a_session("you,bot,bot"))


def test_without_a_campaign_nothing_is_kept(tmp_path: Path) -> None:
    journal = Journal(None)
    session = a_session("you,bot,bot")
    journal.keep(session)
    play_out(session, anything(1))
    assert journal.close(session).attempts == ()
    assert journal.unfinished(MISSIONS[0]) is None
    assert list(tmp_path.iterdir()) == []
