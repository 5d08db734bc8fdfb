"""The challenge for three: no green, no rocket 1."""

from __future__ import annotations

import pytest

from shipmates.kernel import Illegal
from shipmates.planet9 import MISSIONS, opening
from shipmates.planet9.state import Playing
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import setup
from tests.planet9.stories import story
from tests.planet9.tables import ended, of, table


@pytest.mark.parametrize("players", [2, 4, 5])
@clause("P9-CHAL-1")
def test_the_challenge_is_for_three_people(players: int) -> None:
    with pytest.raises(Illegal, match=f"setup-challenge players={players}"):
        opening(setup(1, players, challenge=True))
    assert opening(setup(1, 3, challenge=True))


def test_otherwise_others_could_set_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shipmates.planet9.setup.CHALLENGE_ONLY_WITH_THREE", False)
    assert opening(setup(1, 2, challenge=True))


@clause("P9-CHAL-1", "P9-DECK-3")
def test_ten_tricks_are_played_and_nothing_is_left() -> None:
    winners = "0 1 2 0 1 2 0 1 2 0"
    state = story(29, "p1 p2 p3 b1 b2 b3 y1 y2 y3 T4+T2+T3", winners, players=3, challenge=True)
    assert ended(state) == "won mission-done trick=10"


RISING = "T2+P1+P2 T3+B1+B2 T4+Y1+Y2"
"""Each rocket takes a trick of another colour."""


@clause("P9-CHAL-2", "P9-M13")
def test_mission_13_asks_for_three_rockets() -> None:
    before = story(13, "T2+P1+P2 T3+B1+B2", "1 2", players=3, challenge=True)
    assert ended(before) == ""
    state = story(13, RISING, "1 2 0", players=3, challenge=True)
    assert ended(state) == "won mission-done trick=3"


@clause("P9-CHAL-2", "P9-M44")
def test_mission_44_begins_with_rocket_two() -> None:
    state = story(44, RISING, "1 2 0", players=3, challenge=True)
    assert ended(state) == "won mission-done trick=3"
    early = story(44, "T3+B1+B2", "2", players=3, challenge=True)
    assert ended(early).startswith("lost rule-broken")


@clause("P9-CHAL-2")
def test_no_other_mission_changes() -> None:
    three = [prepared(table("", m, 3, challenge=True), name=1) for m in (9, 16, 29, 46)]
    assert [of(state, Playing).brief.mission for state in three] == [
        MISSIONS[m - 1] for m in (9, 16, 29, 46)
    ]


@clause("P9-CHAL-2", "P9-M26")
def test_two_of_the_three_ones_are_enough_for_mission_26() -> None:
    tricks = "P1+B2+Y2 T3+P2+Y3 B1+Y4+P3"
    state = story(26, tricks, "0 1 1", players=3, challenge=True)
    assert ended(state) == "won mission-done trick=3"


@clause("P9-CHAL-2", "P9-M09")
def test_three_ones_are_all_there_are_in_mission_9() -> None:
    assert ended(story(9, "p1 b1", "1 2", players=3, challenge=True)) == ""
    state = story(9, "p1 b1 y1", "1 2 0", players=3, challenge=True)
    assert ended(state).startswith("lost rule-broken rule=0 trick=3")


@clause("P9-CHAL-2", "P9-M16")
def test_three_nines_are_all_there_are_in_mission_16() -> None:
    tricks = "T2+P9+P1 T3+Y9+B9"
    assert ended(story(16, tricks, "1 2", players=3, challenge=True, stop=1)) == ""
    state = story(16, tricks, "1 2", players=3, challenge=True)
    assert ended(state) == "won mission-done trick=2"
