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
        "is left. If there are fewer tasks than members, a member may pass, as long as enough "
        "members come after to take every task.",
        "Won as soon as all tasks are fulfilled and can no longer fail. "
        "Lost as soon as the cards played rule out one of them.",
    )


@pytest.mark.parametrize(
    ("mission", "line"),
    [
        (6, "The crew agrees on one member"),
        (8, "After each trick, nobody may have won two more 9s"),
        (9, "Currents: when you communicate, you show a card"),
        (10, "If they are given away, nobody may communicate once the first trick has begun."),
        (11, "shares 2 signals"),
        (12, "No trick may be opened with a pink card or a submarine."),
        (14, "The first to say yes takes them"),
        (16, "Nobody may communicate in this mission."),
        (17, "one member may take all"),
        (19, "The first task the captain takes must be the hardest on the table."),
        (20, "Unfamiliar terrain"),
        (23, "Nobody may communicate until trick 1 is over."),
        (23, "The sonar opens just before trick 2."),
        (25, "The captain takes none"),
        (25, "If there are fewer tasks than members besides the captain, a member may pass"),
        (26, "until two have said yes"),
        (27, "Yellow 5 must be the very last card to be played"),
        (
            32,
            "The 4 tasks are always these: (1) Do not win any trick. (2) Win exactly 3 tricks",
        ),
    ],
)
def test_a_mission_says_what_is_special(mission: int, line: str) -> None:
    assert line in " ".join(briefing(mission))


@pytest.mark.parametrize(
    ("mission", "time"), [(14, "3:30"), (15, "3"), (16, "2:30"), (26, "5")]
)
def test_the_time_limit_is_named_with_the_clock_and_without(mission: int, time: str) -> None:
    """DS-CLOCK-1."""
    limit = f"the crew has {time} minutes for all tricks."
    assert any(limit in line for line in briefing(mission, timed=True))
    assert (
        f"You play without the clock; against it, the crew would have {time} minutes."
        in briefing(mission)
    )


def test_without_the_clock_something_makes_up_for_it() -> None:
    assert "The currents make up for the clock." in briefing(14)
    assert "The rapture of the deep makes up for the clock." in briefing(15)
    assert "The silence makes up for the clock." in briefing(16)
    assert "A difficulty of 12 instead of 10 makes up for the clock." in briefing(26)
    bare = Mission(0, difficulty=3, clock=Clock(60))
    assert not any("makes up" in line for line in say.briefing(EN, Setup(bare, 4)))


def test_the_same_tasks_again_are_named() -> None:
    setup = replace(Setup(MISSIONS[1], 4), again=("T01", "T02"))
    assert say.briefing(EN, setup)[0] == (
        "The 2 tasks are the same as last time: (1) Win pink 3. (2) Win yellow 1."
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
    setup = Setup(MISSIONS[0], 4, distress=state)
    assert "distress signal" in say.distress(EN, setup)
    assert "signal de détresse" in say.distress(FR, setup)


def test_the_epilogue_speaks_of_no_attempts_that_count() -> None:
    """DS-EPI-2."""
    told = say.distress(EN, Setup(epilogue(18), 4))
    assert "counts no attempts" in told
    assert "one attempt more" not in told
    assert "one attempt more" in say.distress(EN, Setup(MISSIONS[0], 4))


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (210, "3:30 minutes", "3 min 30"),
        (65, "1:05 minutes", "1 min 05"),
        (60, "1 minute", "1 minute"),
        (300, "5 minutes", "5 minutes"),
        (5, "5 seconds", "5 secondes"),
    ],
)
def test_a_time_is_told_as_people_say_it(seconds: int, english: str, french: str) -> None:
    assert say.duration(EN, seconds) == english
    assert say.duration(FR, seconds) == french
