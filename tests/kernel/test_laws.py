"""The laws hold for a sound game, and each catches the flaw it is there for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Note, Outcome, Record, Seat, laws
from tests.kernel.toys import SEATS, Pile, Takeaway

GAME = Takeaway()


class Endless(Takeaway):
    """Nobody's taking makes the pile smaller."""

    def apply(self, state: Pile, seat: Seat, action: int) -> Pile:
        return replace(super().apply(state, seat, action), left=9)


class Lenient(Takeaway):
    """Takes any number from anybody."""

    def apply(self, state: Pile, seat: Seat, action: int) -> Pile:
        return state


class Stammering(Takeaway):
    """Offers everything twice."""

    def legal(self, state: Pile, seat: Seat) -> tuple[int, ...]:
        return super().legal(state, seat) * 2


class Restless(Takeaway):
    """Lets both seats take at any time."""

    def legal(self, state: Pile, seat: Seat) -> tuple[int, ...]:
        return (1,)


class Waiting(Takeaway):
    """Waits for a seat that has nothing to do."""

    def awaited(self, state: Pile) -> tuple[Seat, ...]:
        return (Seat(1 - state.turn),) if state.left else ()


class Deaf(Takeaway):
    """Waits for nobody."""

    def awaited(self, state: Pile) -> tuple[Seat, ...]:
        return ()


class Leaky(Takeaway):
    """Shows the slip."""

    def look(self, state: Pile, seat: Seat) -> int | None:
        return state.slip


class Unfair(Takeaway):
    """One of the crew wins alone."""

    def outcome(self, state: Pile) -> Outcome | None:
        return Outcome((1.0, 0.0), Note("empty"))


def played(game: Takeaway, seed: int = 1) -> Record[Pile, int]:
    return laws.play_out(game, Pile(), Seeded(seed), lambda _, legal: legal[0])


def test_a_game_is_played_out_with_nature_among_its_moves() -> None:
    record = played(GAME)
    assert record.moves[0][0] == NATURE
    assert [seat for seat, _ in record.moves[1:4]] == [0, 1, 0]
    laws.assert_replays(GAME, record, Pile(0, Seat(record.moves[0][1] % 2)))


def test_a_game_without_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="no end after 2000 moves"):
        played(Endless())


@pytest.mark.parametrize("pile", [Pile(), Pile(3), Pile(0)])
def test_someone_moves_at_every_time(pile: Pile) -> None:
    laws.assert_someone_moves(GAME, pile, SEATS, Seeded(1))


@pytest.mark.parametrize(
    ("flawed", "pile", "match"),
    [
        (Deaf(), Pile(3), "False, False"),
        (Waiting(), Pile(3), "seat 1 is awaited and can do nothing"),
        (Restless(), Pile(0), "seat 0 may act out of time"),
    ],
)
def test_a_game_in_which_nobody_can_move_is_caught(
    flawed: Takeaway, pile: Pile, match: str
) -> None:
    with pytest.raises(AssertionError, match=match):
        laws.assert_someone_moves(flawed, pile, SEATS, Seeded(1))


def test_legal_and_apply_agree() -> None:
    laws.assert_legal_is_applied(GAME, Pile(3), SEATS, [1, 2, 3])


@pytest.mark.parametrize(
    ("flawed", "match"),
    [(Stammering(), "offered something twice"), (Lenient(), "seat 0 was allowed 3")],
)
def test_disagreement_of_legal_and_apply_is_caught(flawed: Takeaway, match: str) -> None:
    with pytest.raises(AssertionError, match=match):
        laws.assert_legal_is_applied(flawed, Pile(3), SEATS, [1, 2, 3])


def test_a_replay_that_ends_elsewhere_is_caught() -> None:
    with pytest.raises(AssertionError):
        laws.assert_replays(GAME, played(GAME), Pile(7))


def test_what_is_out_of_sight_changes_nothing_that_is_seen() -> None:
    laws.assert_looks_alike(GAME, Pile(3, slip=1), Pile(3, slip=2), SEATS[0])
    with pytest.raises(AssertionError):
        laws.assert_looks_alike(Leaky(), Pile(3, slip=1), Pile(3, slip=2), SEATS[0])


def test_a_crew_shares_its_fate() -> None:
    laws.assert_shared_fate(GAME, Pile(0))
    with pytest.raises(AssertionError):
        laws.assert_shared_fate(Unfair(), Pile(0))
