"""The missions with a page of their own, played to the end."""

from __future__ import annotations

import pytest

from shipmates.deepsea import MISSIONS, epilogue
from shipmates.deepsea.actions import Play, TimeUp
from shipmates.deepsea.mission import Sharing, Sonar
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.deepsea.state import Over, Playing
from shipmates.kernel import NATURE
from shipmates.tricks.cards import SUITED, TRUMPS, Card, Suit
from tests.clauses import clause
from tests.deepsea.stories import begun, told
from tests.deepsea.tables import (
    awaits,
    do,
    ended,
    lay,
    nature,
    of,
    offered,
    play,
    playable,
    quiet,
    refusal,
    reply,
    setup,
    table,
)

LEVEL = (
    "P9+P1+P2+P3 B9+B1+B2+B3 G9+G1+G2+G3 Y9+Y1+Y2+Y3 "
    "P7+P4+P5+P6 B7+B4+B5+B6 G7+G4+G5+G6 Y7+Y4+Y5+Y6 P8+B8+G8+Y8 T"
)
NO_PINK = (
    "B3+B1+B2+P1 B6+B4+B5+P2 G3+G1+G2+P3 G6+G4+G5+P4 Y3+Y1+Y2+P5 Y6+Y4+Y5+P6 "
    "B8+Y7+G7+P7 B7+Y8+G8+P8 T1+B9+G9+P9 T4+Y9+T2+T3"
)


def fate(mission: int, tricks: str, winners: str, *, players: int = 4) -> str:
    """How the attempt ends, by the word and the trick."""
    state = begun(mission, tricks, winners, players=players)
    state = play(state, told(tricks, winners, players=players))
    if not isinstance(state, Over):
        return "open"
    return f"{ended(state).split()[0]} {dict(state.outcome.because.params)['trick']}"


@pytest.mark.parametrize("mission", [8, 21])
@clause("DS-M08", "DS-M21", "DS-TERR-1")
def test_nobody_is_two_nines_or_ones_ahead(mission: int) -> None:
    assert fate(mission, LEVEL, "0 1 2 3 0 0 0 0 0 0") == "won 10"
    early = "P9+P1+P2+P3 B9+B1+B2+B3 G9+G1+G2+G3 Y9+Y1+Y2+Y3"
    assert fate(mission, early, "0 1 2 3") == "open"
    assert fate(mission, early, "0 1 2 1") == "lost 4"
    assert fate(mission, "P9+P1+P2+P3 B9+B1+B2+B3", "0 0") == "lost 2"
    code = ended(play(begun(mission, "9", "0"), told("9", "0")))
    assert code.startswith("lost rule-broken rule=0") == (mission == 8)


@clause("DS-M12", "DS-TRICK-4")
def test_no_trick_is_opened_with_pink_or_a_submarine() -> None:
    state = quiet(begun(12, NO_PINK, "0 0 0 0 0 0 0 0 1 0"))
    hand = of(state, Playing).hands.cards[0]
    assert playable(state, 0) == str(hand - SUITED[Suit.PINK] - TRUMPS)
    assert refusal(state, 0, Play(Card.parse("T4"))) == "lead-forbidden card=T4"
    assert fate(12, NO_PINK, "0 0 0 0 0 0 0 0 1 0") == "won 10"


@clause("DS-M12")
def test_who_has_nothing_else_leads_it_and_loses() -> None:
    state = quiet(table("P123456789 T4", 12))
    assert playable(state, 0) == "P1 P2 P3 P4 P5 P6 P7 P8 P9 T4"
    led = do(state, 0, Play(Card.parse("P9")))
    assert ended(led) == ""
    for seat in (1, 2, 3):
        led = do(led, seat, offered(led, seat)[0])
    assert ended(led).startswith("lost rule-broken rule=0 trick=1")


@clause("DS-M12", "DS-TRICK-4")
def test_following_with_pink_is_free() -> None:
    state = play(table("B1 | P123456789 | B2 | B3", 12), "B1")
    assert playable(state, 1).startswith("P1 P2 P3")


@clause("DS-M23")
def test_the_winner_of_the_first_trick_stays_ahead_of_all() -> None:
    assert fate(23, "p P b B g G y Y 9 T", "1 1 1 1 1 1 1 1 1 0") == "won 10"
    assert fate(23, "p b", "1 2") == "lost 2"
    assert fate(23, "p b g", "1 1 2") == "open"
    assert fate(23, "p b g y", "1 1 2 2") == "lost 4"
    assert setup(23).sonar is Sonar.TERRAIN


@clause("DS-M27")
def test_the_yellow_five_is_the_very_last_card() -> None:
    before = "p P b B g G y 9 T"
    winners = "0 0 0 0 0 0 0 0 0 0"
    assert fate(27, f"{before} Y8+Y6+Y7+Y5", winners) == "won 10"
    assert fate(27, f"{before} Y8+Y6+Y5+Y7", winners) == "lost 10"
    assert fate(27, "Y", "0") == "lost 1"
    left_over = "p1 p2 p3 b1 b2 b3 g1 g2 g3 y1 y3 T3+Y6+Y4 T"
    assert fate(27, left_over, "0 0 0 0 0 0 0 0 0 0 0 1 0", players=3) == "lost 13"
    assert setup(27).sonar is Sonar.TERRAIN


@pytest.mark.parametrize(
    ("mission", "seconds", "sonar"),
    [
        (14, 210, Sonar.CURRENTS),
        (15, 180, Sonar.RAPTURE),
        (16, 150, Sonar.NONE),
    ],
)
@clause("DS-M14", "DS-M15", "DS-M16", "DS-CLOCK-1")
def test_against_the_clock_or_with_the_substitute(
    mission: int, seconds: int, sonar: Sonar
) -> None:
    timed, untimed = setup(mission, timed=True), setup(mission)
    assert (timed.seconds, timed.sonar) == (seconds, Sonar.NORMAL)
    assert (untimed.seconds, untimed.sonar) == (None, sonar)
    assert timed.difficulty == untimed.difficulty == 6


@clause("DS-M26", "DS-CLOCK-1")
def test_mission_26_is_harder_without_a_clock() -> None:
    timed, untimed = setup(26, timed=True), setup(26)
    assert (timed.seconds, timed.difficulty, timed.sonar) == (300, 10, Sonar.TERRAIN)
    assert (untimed.seconds, untimed.difficulty, untimed.sonar) == (None, 12, Sonar.TERRAIN)


@clause("DS-CLOCK-1")
def test_untimed_play_brings_currents_in_mission_14_only() -> None:
    untimed = {m.number: setup(m.number).sonar for m in MISSIONS if m.clock}
    assert [number for number, sonar in untimed.items() if sonar is Sonar.CURRENTS] == [14]


@clause("DS-CLOCK-1")
def test_no_other_mission_has_a_clock() -> None:
    assert [m.number for m in MISSIONS if m.clock] == [14, 15, 16, 26]
    state = of(begun(8, "p", "0"), Playing)
    assert refusal(state, NATURE, TimeUp()) == "no-clock"


@clause("DS-CLOCK-2", "DS-CLOCK-3")
def test_when_the_time_is_up_the_attempt_is_lost_in_the_middle_of_a_trick() -> None:
    state = lay(table("P9 | P1", 14, timed=True), "T11 T12")
    assert refusal(state, NATURE, TimeUp()) == "not-now"
    window = reply(state, "yes")
    assert ended(nature(window, TimeUp())) == "lost time-up seconds=210 trick=1"
    playing = play(window, "P9 P1")
    assert awaits(playing) == "2"
    over = nature(playing, TimeUp())
    assert ended(over) == "lost time-up seconds=210 trick=1"
    assert refusal(over, NATURE, TimeUp()) == "over"
    untimed = reply(lay(table("", 14), "T11 T12"), "yes")
    assert refusal(untimed, NATURE, TimeUp()) == "no-clock"


@clause("DS-EPI-1", "DS-EPI-2")
def test_the_epilogue_grows_by_one_with_free_selection() -> None:
    assert EPILOGUE_STARTS == 18
    for difficulty in (18, 19, 40):
        page = epilogue(difficulty)
        shared = page.difficulty, page.sharing, page.sonar
        assert shared == (difficulty, Sharing.FREE, Sonar.NORMAL)
        assert (page.rules, page.clock, page.fixed) == ((), None, ())
    assert awaits(lay(table("", epilogue(18)), "T16 T15 T14 T57 T02")) == "0 1 2 3"
    assert awaits(lay(table("", epilogue(19)), "T16 T15 T14 T57 T06")) == "0 1 2 3"
