"""A game of two lines: nature lays a pile, two seats take one or two from it in turn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shipmates.kernel import NATURE, Dice, Illegal, Note, Outcome, Seat

SEATS = (Seat(0), Seat(1))


@dataclass(frozen=True, slots=True)
class Pile:
    """What is left, whose turn it is, and a slip that nobody may see."""

    left: int | None = None
    turn: Seat = SEATS[0]
    slip: int = 0


class Takeaway:
    """Whoever takes the last one ends the game for both."""

    def legal(self, state: Pile, seat: Seat) -> tuple[int, ...]:
        if not state.left or seat != state.turn:
            return ()
        return tuple(range(1, min(2, state.left) + 1))

    def awaited(self, state: Pile) -> tuple[Seat, ...]:
        return (state.turn,) if state.left else ()

    def chance(self, state: Pile, dice: Dice) -> int | None:
        return dice.shuffled((3, 4, 5))[0] if state.left is None else None

    def apply(self, state: Pile, seat: Seat, action: int) -> Pile:
        if state.left is None and seat == NATURE:
            return replace(state, left=action)
        if action not in self.legal(state, seat):
            raise Illegal("not-now", taken=action)
        assert state.left is not None
        return replace(state, left=state.left - action, turn=Seat(1 - seat))

    def look(self, state: Pile, seat: Seat) -> int | None:
        return state.left

    def outcome(self, state: Pile) -> Outcome | None:
        return Outcome((1.0, 1.0), Note("empty")) if state.left == 0 else None
