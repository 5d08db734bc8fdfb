from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.deepsea import MISSIONS, Distress, Setup, epilogue
from shipmates.deepsea.mission import AheadOfAll, Clock, Mission, Sharing, Sonar, Text
from shipmates.words import LOCALES, Words
from shipmates.words import deepsea as say
from tests.words import sea_samples

EN, FR = Words("en"), Words("fr")


def briefing(number: int, players: int = 4, *, timed: bool = False) -> tuple[str, ...]:
    return say.briefing(EN, Setup(MISSIONS[number - 1], players, timed))


def test_mission_1_is_drawn_and_drafted() -> None:
    assert briefing(1) == (
        "Task cards are turned over until their difficulties add up to exactly 1; "
        "a card that would go beyond is skipped.",
        "They lie open. The captain takes one, then everybody in turn, clockwise, until none "
        "is left. With fewer tasks than members one may pass, as long as enough members come "
        "after.",
        "Won as soon as all tasks are fulfilled. "
        "Lost as soon as the cards played rule out one of them.",
    )


@pytest.mark.parametrize(
    ("mission", "line"),
    [
        (6, "The crew agrees on one member"),
        (8, "After each trick, nobody may have won two more 9s"),
        (9, "Currents: whoever communicates shows a card"),
        (10, "If they are given away, everybody may communicate only before the first trick."),
        (11, "shares 2 signals"),
        (12, "No trick may be opened with a pink card or a submarine."),
        (14, "The first to say yes takes all tasks"),
        (16, "Nobody may communicate in this mission."),
        (17, "one member may take all"),
        (19, "The captain’s first task must be the hardest there is."),
        (20, "Unfamiliar terrain"),
        (23, "Nobody may communicate before trick 2."),
        (25, "The captain takes none"),
        (26, "until 2 are willing"),
        (27, "Yellow 5 must be the very last card to fall"),
        (32, "The 4 tasks are always these: Do not win any trick. Win exactly 3 tricks"),
    ],
)
def test_a_mission_says_what_is_special(mission: int, line: str) -> None:
    assert line in " ".join(briefing(mission))


@pytest.mark.parametrize(("mission", "time"), [(14, "3:30"), (15, "3:00"), (26, "5:00")])
def test_a_clock_is_announced(mission: int, time: str) -> None:
    assert any(f"{time} minutes" in line for line in briefing(mission, timed=True))
    assert not any("minutes" in line for line in briefing(mission))


def test_without_the_clock_something_makes_up_for_it() -> None:
    assert "Played without the clock; this way to communicate makes up for it." in briefing(15)
    assert (
        "Played without the clock; a difficulty of 12 instead of 10 makes up for it."
        in briefing(26)
    )
    bare = Mission(0, difficulty=3, clock=Clock(60))
    assert "Played without the clock." in say.briefing(EN, Setup(bare, 4))


def test_the_same_tasks_again_are_named() -> None:
    setup = replace(Setup(MISSIONS[1], 4), again=("T01", "T02"))
    assert say.briefing(EN, setup)[0] == (
        "The 2 tasks are the same as last time: Win pink 3. Win yellow 1."
    )


@pytest.mark.parametrize(("players", "shared"), [(2, "1 signal."), (4, "2 sig"), (5, "3 sig")])
def test_the_rapture_leaves_two_signals_fewer_than_members(players: int, shared: str) -> None:
    assert any(f"shares {shared}" in line for line in briefing(11, players))


def test_two_people_meet_tonoja() -> None:
    lines = briefing(1, players=2)
    assert any(line.startswith("Tonoja") for line in lines)
    assert any("left over" in line for line in lines)
    assert not any("Tonoja" in line or "left over" in line for line in briefing(1))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mission_has_a_briefing_for_every_crew(locale: str) -> None:
    words = Words(locale)
    for setup in sea_samples.SETUPS:
        assert_reads_well(say.briefing(words, setup))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sharing", Sharing)
@pytest.mark.parametrize("sonar", Sonar)
def test_an_own_mission_may_combine_it_all(locale: str, sharing: Sharing, sonar: Sonar) -> None:
    mission = Mission(0, fixed=("T01",), sharing=sharing, sonar=sonar, rules=(AheadOfAll(),))
    assert_reads_well(say.briefing(Words(locale), Setup(replace(mission, opens=3), 4)))


def assert_reads_well(lines: tuple[str, ...]) -> None:
    assert 2 <= len(lines) <= 9
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert line[0].isupper()
        assert line.endswith(".")
        assert not [mark for mark in ("{", "}", "  ", " ,", "..") if mark in line]


def test_the_logbook_has_our_own_titles() -> None:
    assert say.title(EN, MISSIONS[0]) == "Fresh Paint"
    assert say.title(FR, MISSIONS[0]) == "Peinture fraîche"
    assert say.story(EN, MISSIONS[4]).startswith("On the reef")
    assert say.title(EN, epilogue(18)) == say.title(EN, epilogue(25)) == "One More Row"


def test_an_own_mission_has_its_authors_words() -> None:
    texts = (Text("en", "Home", "Back again."),)
    assert say.title(FR, Mission(0, difficulty=1, texts=texts)) == "Home"
    assert say.story(FR, Mission(0, difficulty=1, texts=texts)) == "Back again."
    assert say.title(FR, Mission(0, difficulty=1)) == "Une mission maison"
    assert say.story(EN, Mission(0, difficulty=1)) == ""


@pytest.mark.parametrize("sonar", Sonar)
def test_every_sonar_has_a_name_and_an_explanation(sonar: Sonar) -> None:
    for words in (EN, FR):
        assert say.sonar(words, sonar)[0].islower()
        assert say.sonar_order(words, sonar, Setup(MISSIONS[0], 4)).endswith(".")


@pytest.mark.parametrize("state", Distress)
def test_the_distress_signal_explains_itself(state: Distress) -> None:
    assert "distress signal" in say.distress(EN, state)
    assert "signal de détresse" in say.distress(FR, state)


def test_a_time_has_two_digits_for_its_seconds() -> None:
    assert [say.clock(EN, seconds) for seconds in (210, 65, 5)] == ["3:30", "1:05", "0:05"]
