"""What a seat sees at every time of an attempt."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.planet9 import Distress, opening
from shipmates.planet9.stages import Drafting
from shipmates.planet9.state import Over, Playing
from shipmates.planet9.view import Shuffling, Tricking
from shipmates.tricks.tasks import Verdict
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import setup
from tests.planet9.stories import story
from tests.planet9.tables import GAME, do, lay, of, signal, table


def test_before_the_deal_there_is_only_the_setup() -> None:
    view = GAME.look(opening(setup(18, distress=Distress.OFFERED)), Seat(1))
    assert view.setup.mission.number == 18
    assert (view.brief, view.scene, len(view.hand)) == (None, Shuffling(), 0)
    assert (view.legal, view.awaited, view.outcome) == ((), (), None)


@clause("P9-RADIO-14")
def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    state = lay(table("", 2, 3), "P1 B2")
    view = GAME.look(state, Seat(1))
    assert view.scene == Drafting()
    assert (view.seat, view.eyes) == (1, 1)
    assert len(view.hand) == view.sizes[1]
    assert sorted(view.sizes) == [13, 13, 14]
    assert view.legal == ()
    assert GAME.look(state, Seat(0)).legal == GAME.legal(state, Seat(0))
    assert view.awaited == (0,)


@clause("P9-TASK-4", "P9-RADIO-6")
def test_tasks_signals_and_tricks_are_seen_by_all() -> None:
    state = story(2, "p", "0", tasks="P1 B2")
    hand = of(state, Playing).hands[Seat(2)]
    top = [card for card in hand if str(card).startswith("Y")]
    state = do(state, 2, signal(f"{top[-1]} {'highest' if top[1:] else 'only'}"))
    scenes = [GAME.look(state, Seat(seat)).scene for seat in range(4)]
    for scene in scenes:
        assert isinstance(scene, Tricking)
        assert scene.verdicts == (Verdict.DONE, Verdict.OPEN)
        assert scene.signals[2] is not None
        assert scene.ledger.winners == (0,)
    assert len({repr(scene) for scene in scenes}) == 1


@clause("P9-TASK-7")
def test_after_the_end_the_outcome_is_seen_and_hands_stay_hidden() -> None:
    state = story(1, "p", "0", tasks="P1")
    view = GAME.look(state, Seat(3))
    assert view.outcome == GAME.outcome(state)
    assert view.outcome is not None
    assert view.outcome.payoff == (1.0,) * 4
    assert view.hand == of(state, Over).last.hands[Seat(3)]
    assert (view.legal, view.awaited) == ((), ())


def test_who_may_do_what_is_told_to_everybody_alike() -> None:
    state = prepared(table("", 1), "P1")
    assert {GAME.look(state, Seat(seat)).awaited for seat in range(4)} == {(1, 2, 3)}
