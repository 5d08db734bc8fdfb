"""What may be shown before a trick: sonar, currents, rapture, terrain, silence."""

from __future__ import annotations

import pytest

from shipmates.deepsea import Setup, opening
from shipmates.deepsea.actions import Keep, Offer, Play, Ready, Sound
from shipmates.deepsea.mission import Mission, Sonar
from shipmates.deepsea.state import Briefing, Dealing, Playing, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, WATCHER, Seat
from shipmates.tricks import rounds
from shipmates.tricks.cards import CARDS, Card
from shipmates.tricks.signals import Signal
from tests.clauses import clause
from tests.deepsea.tables import (
    GAME,
    awaits,
    brief,
    do,
    free,
    lay,
    nature,
    of,
    offered,
    own,
    play,
    quiet,
    refusal,
    reply,
    setup,
    signal,
    table,
)

HANDS = "P9 B17 G145 Y123 T4 | P18 B23 G26 Y456 T1 | P2 B4589 G378 Y7 T2 | P34567 B6 G9 Y89 T3"


def sonar(kind: Sonar = Sonar.NORMAL, players: int = 4) -> State:
    """Before the first trick of a mission of which nothing but the sonar matters."""
    return table(HANDS if players == 4 else "", Mission(0, sonar=kind), players)


def shows(state: State, seat: int) -> list[str]:
    """The signals a seat may give: `P9 highest`."""
    found = (a for a in offered(state, seat) if isinstance(a, Signal))
    return [f"{a.card} {a.meaning.value}" for a in found]


@clause("DS-SONAR-1")
def test_each_person_signals_once_and_never_during_a_trick() -> None:
    state = sonar()
    shown = do(state, 1, signal("P1 lowest"))
    assert refusal(shown, 1, signal("B3 highest")) == "radio-used"
    assert shows(shown, 1) == []
    led = do(quiet(shown), 0, Play(Card.parse("P9")))
    assert refusal(led, 2, signal("P2 only")) == "radio-during-trick"
    later = play(shown, "P9 P1 P2 P3")
    assert shows(later, 1) == []
    assert {"B4 lowest", "B9 highest", "Y7 only"} <= set(shows(later, 2))


@clause("DS-SONAR-2")
def test_a_signal_is_true_and_of_a_colour() -> None:
    state = table("P159 B3 T4", 8)
    true = [s for s in shows(state, 0) if s[0] in "PB"]
    assert {"P1 lowest", "P9 highest"} <= set(true)
    assert refusal(state, 0, signal("P5 highest")).startswith("signal-untrue")
    assert refusal(state, 0, signal("T4 only")).startswith("signal-untrue")
    missing = next(c for c in CARDS if c not in of(state, Playing).hands.cards[0])
    assert refusal(state, 0, signal(f"{missing} only")) == f"not-in-hand card={missing}"


@clause("DS-SONAR-3")
def test_a_single_card_is_shown_as_only() -> None:
    state = table("P5 B12345678 T4", 8)
    assert [s for s in shows(state, 0) if s.startswith("P")] == ["P5 only"]
    assert refusal(state, 0, signal("P5 highest")).startswith("signal-untrue")


@clause("DS-SONAR-4")
def test_a_signal_stays_and_the_card_is_played_like_any_other() -> None:
    state = do(table(HANDS, 8), 1, signal("B2 lowest"))
    assert Card.parse("B2") in of(state, Playing).hands.cards[1]
    state = do(quiet(state), 0, Play(Card.parse("B1")))
    state = do(state, 1, Play(Card.parse("B2")))
    assert of(state, Playing).signals[1] == (signal("B2 lowest"),)


@clause("DS-SONAR-5")
def test_all_who_could_signal_are_awaited_whatever_they_hold() -> None:
    state = sonar()
    assert awaits(state) == "1 2 3"
    ready = do(state, 2, Ready())
    assert awaits(ready) == "1 3"
    assert refusal(ready, 2, Ready()) == "ready-already"
    late = do(ready, 2, signal("P2 only"))
    assert of(late, Playing).signals[2] == (signal("P2 only"),)
    assert refusal(state, 0, Ready()) == "ready-already"


@clause("DS-SONAR-6")
def test_the_leader_may_signal_and_waits_for_the_others() -> None:
    state = sonar()
    assert refusal(state, 0, Play(Card.parse("P9"))) == "radio-open seat=1"
    assert "P9 only" in shows(state, 0)
    assert awaits(quiet(state)) == "0"
    assert "P9 only" in shows(quiet(state), 0)
    after = play(state, "P9 P1 P2 P3")
    assert awaits(after) == "1 2 3"


@clause("DS-CURR-1")
def test_in_the_currents_a_card_is_shown_without_a_word() -> None:
    state = table("P159 B3 T4", Mission(0, sonar=Sonar.CURRENTS))
    assert brief(state).radio.muted
    mine = [s for s in shows(state, 0) if s.startswith("P")]
    assert mine[0] == "P1 unsaid"
    assert refusal(state, 0, signal("P5 unsaid")).startswith("signal-untrue")
    assert refusal(state, 0, signal("P1 lowest")).startswith("signal-untrue")
    assert setup(9).sonar is Sonar.CURRENTS


@pytest.mark.parametrize(("players", "pool"), [(2, 1), (3, 1), (4, 2), (5, 3)])
@clause("DS-RAPT-1", "DS-TONO-5")
def test_in_the_rapture_the_crew_shares_its_signals(players: int, pool: int) -> None:
    state = sonar(Sonar.RAPTURE, players)
    for _ in range(pool):
        assert awaits(state) != "0"
        state = do(state, 1, next(a for a in offered(state, 1) if isinstance(a, Signal)))
    assert awaits(state) == "0"
    assert shows(state, 1) == shows(state, 0) == []
    assert refusal(state, 1, Ready()) == "radio-used"
    assert setup(11).sonar is Sonar.RAPTURE


@clause("DS-RAPT-2")
def test_one_person_may_use_several_signals_but_shows_no_card_twice() -> None:
    state = do(sonar(Sonar.RAPTURE), 1, signal("P1 lowest"))
    assert "P1 lowest" not in shows(state, 1)
    assert refusal(state, 1, signal("P1 lowest")).startswith("signal-untrue")
    assert awaits(state) == "1 2 3"
    twice = do(state, 1, signal("G2 lowest"))
    assert of(twice, Playing).signals[1] == (signal("P1 lowest"), signal("G2 lowest"))
    other = do(state, 3, signal("P3 lowest"))
    assert awaits(other) == "0"
    later = play(state, "P9 P1 P2 P3")
    assert awaits(later) == "1 2 3"


@pytest.mark.parametrize("mission", range(20, 28))
@clause("DS-TERR-1")
def test_the_terrain_is_drawn_before_the_deal(mission: int) -> None:
    state = opening(setup(mission))
    drawn = GAME.chance(state, Seeded(mission))
    assert isinstance(drawn, Sound)
    of(nature(state, drawn), Dealing)
    assert refusal(state, NATURE, Sound(Card.parse("T1"))) == "sound-submarine"
    assert GAME.look(state, Seat(0)).brief is None
    kinds = {Sonar.NORMAL: "123", Sonar.CURRENTS: "456", Sonar.RAPTURE: "789"}
    for kind, values in kinds.items():
        for value in values:
            dealt = table("", mission, sounded=f"G{value}")
            assert brief(dealt).sonar is kind
            assert isinstance(dealt, Briefing | rounds.Playing)
            assert Card.parse(f"G{value}") in dealt.hands.all


@clause("DS-TERR-1")
def test_no_other_mission_has_unfamiliar_terrain() -> None:
    others = [n for n in range(1, 33) if setup(n).sonar is not Sonar.TERRAIN]
    assert others == [*range(1, 20), *range(28, 33)]
    of(opening(Setup(setup(1).mission, 4)), Dealing)


@clause("DS-NONE-1", "DS-M16")
def test_without_sonar_only_the_leader_is_awaited() -> None:
    state = reply(lay(table(HANDS, 16), "T11 T12"), "yes")
    assert awaits(state) == "0"
    assert refusal(state, 2, signal("P2 only")) == "radio-disrupted trick=100"
    timed = reply(lay(table(HANDS, 16, timed=True), "T11 T12"), "yes")
    assert awaits(timed) == "1 2 3"


@clause("DS-M10", "DS-M13")
def test_tasks_given_away_close_the_sonar_for_all() -> None:
    for mission, keys in ((10, "T91"), (13, "T91 T02")):
        state = lay(table(HANDS, mission), keys)
        given = reply(do(state, 0, Offer(Seat(2))), "yes")
        assert awaits(given) == "1 2 3"
        after = play(given, "P9 P1 P2 P3")
        assert awaits(after) == "0"
        assert refusal(after, 1, signal("B2 lowest")) == "radio-closed trick=1"
        kept = play(do(state, 0, Keep()), "P9 P1 P2 P3")
        assert awaits(kept) == "1 2 3"


@clause("DS-M23")
def test_in_mission_23_sonar_opens_before_the_second_trick() -> None:
    state = table(HANDS, 23)
    assert awaits(state) == "0"
    assert refusal(state, 1, signal("P1 only")) == "radio-disrupted trick=2"
    assert awaits(play(state, "P9 P1 P2 P3")) == "1 2 3"


@clause("DS-SONAR-5")
def test_owned_tasks_change_nothing_about_the_window() -> None:
    state = own(lay(table(HANDS, free("T01")), "T01"), "T01:2")
    assert awaits(state) == "1 2 3"


def test_whoever_looks_on_sees_what_is_open_and_can_do_nothing() -> None:
    state = sonar()
    view = GAME.look(state, WATCHER)
    assert (view.legal, len(view.hand), view.noted) == ((), 0, None)
    assert (view.sizes, view.awaited) == ((10, 10, 10, 10), GAME.awaited(state))
