"""What any `Game` must satisfy. Called by each game's tests; shipped for games from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from shipmates.kernel.game import NATURE, Action, Dice, Game, Illegal, Seat, State, View_co
from shipmates.kernel.record import Record, replay

Choose = Callable[[Seat, tuple[Action, ...]], Action]


def play_out(
    game: Game[State, Action, View_co],
    opening: State,
    dice: Dice,
    choose: Choose[Action],
    *,
    limit: int = 2_000,
) -> Record[State, Action]:
    """Plays to the end, asking the first awaited seat; fails past `limit` moves."""
    state, moves = opening, list[tuple[Seat, Action]]()
    while game.outcome(state) is None:
        assert len(moves) < limit, f"no end after {limit} moves"
        move = game.chance(state, dice)
        seat = NATURE if move is not None else game.awaited(state)[0]
        action = move if move is not None else choose(seat, game.legal(state, seat))
        state = game.apply(state, seat, action)
        moves.append((seat, action))
    return Record(0, opening, tuple(moves))


def assert_someone_moves(
    game: Game[State, Action, View_co], state: State, seats: Sequence[Seat], dice: Dice
) -> None:
    """Exactly one of: it is over, nature moves, or somebody is awaited who can act."""
    over = game.outcome(state) is not None
    nature = game.chance(state, dice) is not None
    awaited = game.awaited(state)
    assert (over, nature, bool(awaited)).count(True) == 1, (over, nature, awaited)
    assert len(set(awaited)) == len(awaited)
    for seat in seats:
        legal = game.legal(state, seat)
        assert legal or seat not in awaited, f"seat {seat} is awaited and can do nothing"
        assert not (legal and (over or nature)), f"seat {seat} may act out of time"


def assert_legal_is_applied(
    game: Game[State, Action, View_co],
    state: State,
    seats: Iterable[Seat],
    others: Iterable[Action],
) -> None:
    """What is legal is accepted and distinct; of `others`, what is not legal is refused."""
    probes = tuple(others)
    for seat in seats:
        legal = game.legal(state, seat)
        assert len(set(legal)) == len(legal), f"seat {seat} is offered something twice"
        for action in legal:
            game.apply(state, seat, action)
        for action in probes:
            if action not in legal:
                assert_refused(game, state, seat, action)


def assert_refused(
    game: Game[State, Action, View_co], state: State, seat: Seat, action: Action
) -> None:
    """The rules refuse this action, with a reason."""
    try:
        game.apply(state, seat, action)
    except Illegal:
        return
    raise AssertionError(f"seat {seat} was allowed {action}")


def assert_replays(
    game: Game[State, Action, View_co], record: Record[State, Action], final: State
) -> None:
    """The same setup and moves give the same game, every time."""
    first, second = tuple(replay(game, record)), tuple(replay(game, record))
    assert first == second
    assert first[-1] == final


def assert_looks_alike(
    game: Game[State, Action, View_co], state: State, other: State, seat: Seat
) -> None:
    """Non-interference: `other` differs from `state` only out of this seat's sight."""
    assert game.look(state, seat) == game.look(other, seat)
    assert game.legal(state, seat) == game.legal(other, seat)
    assert game.awaited(state) == game.awaited(other)
    assert game.outcome(state) == game.outcome(other)


def assert_shared_fate(game: Game[State, Action, View_co], state: State) -> None:
    """A crew wins together or loses together."""
    outcome = game.outcome(state)
    assert outcome is not None
    assert len(set(outcome.payoff)) == 1
