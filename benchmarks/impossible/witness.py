"""A course that was found, played by the rules: what each seat of it has fulfilled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, Card, CardSet
from shipmates.tricks.judge import judge
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick, playable
from shipmates.tricks.tasks import Predict, Task, Verdict


@dataclass(frozen=True, slots=True)
class Course:
    """What each seat lays in each trick, and the card that nobody lays, if there is one."""

    laid: tuple[tuple[Card, ...], ...]
    left: tuple[int, Card] | None = None

    @property
    def hands(self) -> list[CardSet]:
        """What each seat was dealt."""
        held = [CardSet.of(cards) for cards in zip(*self.laid, strict=True)]
        if self.left is not None:
            held[self.left[0]] = held[self.left[0]].plus(self.left[1])
        return held


def played(course: Course) -> Ledger:
    """The finished tricks. Raises `ValueError` where the rules of following are broken."""
    hands, leader = course.hands, Seat(0)
    if CardSet.of(card for hand in hands for card in hand) != DECK:
        raise ValueError("these hands are not the whole deck")
    ledger = Ledger.blank(len(hands), len(course.laid), DECK)
    for cards in course.laid:
        trick = Trick(leader)
        for _ in hands:
            seat = trick.turn(len(hands))
            if cards[seat] not in playable(hands[seat], trick.led):
                raise ValueError(f"seat {seat} cannot lay {cards[seat]} in {trick}")
            trick, hands[seat] = trick.plus(cards[seat]), hands[seat].minus(cards[seat])
        ledger = ledger.record(trick)
        leader = ledger.winners[-1]
    return ledger


def fulfilled(ledger: Ledger) -> list[int]:
    """For each seat the tasks of the catalogue it has fulfilled, as bits."""
    seats = range(ledger.seats)
    return [sum(1 << i for i in _done(Seat(seat), ledger)) for seat in seats]


def _done(seat: Seat, ledger: Ledger) -> Sequence[int]:
    captain = seat == ledger.tricks[0].leader
    return [
        i
        for i, card in enumerate(CATALOGUE)
        if not (captain and not card.captains)
        and _is_done(card.task(ledger.seats), seat, ledger)
    ]


def _is_done(task: Task, seat: Seat, ledger: Ledger) -> bool:
    # A prediction can always be made that comes true.
    return isinstance(task, Predict) or judge(task, (seat,), ledger) is Verdict.DONE
