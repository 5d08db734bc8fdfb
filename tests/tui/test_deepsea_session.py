"""Deep Sea at a table: every mission, every crew, and the clock."""

from __future__ import annotations

import pytest

from shipmates import deepsea
from shipmates.deepsea.actions import READY, Play, TimeUp
from shipmates.kernel import NATURE, Seat, replay
from shipmates.tricks.scenes import Tricking
from shipmates.tui.game import View
from shipmates.tui.session import Session
from tests.sample import in_turn
from tests.tui.people import anything, at_sea, play_out, until_asked

PLAYERS = (2, 3, 4, 5)
NUMBERS = range(1, 34)
every_mission = pytest.mark.parametrize(
    ("mission", "players"),
    in_turn((mission, players) for mission in NUMBERS for players in PLAYERS),
)
EVERYONE = {2: "you,you", 3: "you,you,you", 4: "you,bot,you,random", 5: "you,bot,you,bot,you"}
TIMED = (14, 15, 16, 26)


class Wall:
    """A clock on the wall that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


def timed(wall: Wall, mission: int = 14, seats: str = "you,random,random,random") -> Session:
    table = at_sea(seats, mission=mission, timed=True)
    return Session(table.setup, table.crew, 1, now=wall)


def to_the_tricks(session: Session) -> View:
    choose = anything(1)
    while (view := until_asked(session)) is not None:
        if isinstance(view.scene, Tricking):
            return view
        session.act(view.seat, choose(view))
    raise AssertionError


@every_mission
def test_every_mission_can_be_played_to_its_end_alone(mission: int, players: int) -> None:
    session = at_sea(",".join(["you", *["random"] * (players - 1)]), mission=mission)
    play_out(session, anything(mission))
    assert session.outcome is not None
    *_, final = replay(session.rules, session.record)
    assert session.rules.outcome(final) == session.outcome


@every_mission
def test_in_hot_seat_nobody_sees_a_hand_but_their_own(mission: int, players: int) -> None:
    session = at_sea(EVERYONE[players], mission=mission)
    choose = anything(mission)
    while (view := until_asked(session)) is not None:
        asked = session.asked
        assert asked is not None
        assert (view.eyes, view.seat) == (asked.person, asked.seat)
        session.act(view.seat, choose(view))
    assert session.outcome is not None


def test_the_third_of_two_is_tonoja() -> None:
    session = at_sea("you:Ada,bot:Vega")
    assert session.names == ("Ada", "Vega", "Tonoja")


@pytest.mark.parametrize("mission", TIMED)
def test_the_clock_starts_with_the_first_trick(mission: int) -> None:
    wall = Wall()
    session = timed(wall, mission)
    assert session.left is None
    wall.time += 500
    to_the_tricks(session)
    clock = deepsea.MISSIONS[mission - 1].clock
    assert clock is not None
    assert session.left == clock.seconds


def test_the_bell_ends_the_attempt_though_nobody_moves() -> None:
    wall = Wall()
    session = timed(wall)
    to_the_tricks(session)
    wall.time += 210
    assert session.late
    assert session.step() == (NATURE, TimeUp())
    assert session.outcome is not None
    assert session.outcome.because.code == "time-up"
    assert session.left is None


def test_a_card_that_comes_too_late_is_not_laid() -> None:
    wall = Wall()
    session = timed(wall)
    view = to_the_tricks(session)
    wall.time += 300
    assert session.act(view.seat, view.legal[0]) == (NATURE, TimeUp())
    assert session.record.moves[-1] == (NATURE, TimeUp())


def test_in_time_everything_is_as_always() -> None:
    wall = Wall()
    session = timed(wall)
    view = to_the_tricks(session)
    wall.time += 209
    assert session.act(view.seat, view.legal[0]) == (view.seat, view.legal[0])
    assert not session.late


def test_without_a_clock_nobody_is_hurried() -> None:
    session = at_sea("you,random,random", mission=14)
    to_the_tricks(session)
    assert session.left is None
    assert session.began is None


def test_bots_that_dawdle_lose_to_the_clock_too() -> None:
    wall = Wall()
    session = timed(wall)
    session.set_always_ready(Seat(0), on=True)
    while session.outcome is None:
        wall.time += 5
        if session.step() is None:
            view = session.shown
            assert view is not None
            cards = [a for a in view.legal if isinstance(a, Play) or a == READY]
            session.act(view.seat, next(iter(cards), view.legal[0]))
    assert session.outcome.because.code in ("time-up", "duty-failed", "tasks-done")
