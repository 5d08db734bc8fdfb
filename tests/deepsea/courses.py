"""Games of random cards by the rules, and what each seat of them would have fulfilled."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, CardSet
from shipmates.tricks.dealing import deal, dealt, leader
from shipmates.tricks.drafts import clockwise
from shipmates.tricks.judge import judge
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick, playable
from shipmates.tricks.tasks import Predict, Verdict


class Course(NamedTuple):
    """For each seat, the captain first: tricks won, cards taken, tasks fulfilled as bits."""

    won: tuple[int, ...]
    taken: tuple[CardSet, ...]
    done: tuple[int, ...]


@cache
def a_course_of(players: int, seed: int) -> Course:
    """A game of random cards."""
    ledger = _played(players, Seeded(seed))
    captain = ledger.tricks[0].leader
    around = clockwise(captain, ledger.seats)
    done = tuple(sum(1 << i for i in _done(seat, ledger, captain)) for seat in around)
    return Course(
        tuple(ledger.count(s) for s in around), tuple(ledger.taken[s] for s in around), done
    )


def a_course(players: int, seed: int) -> tuple[int, ...]:
    """For each seat, the captain first, the tasks it fulfils, as bits."""
    return a_course_of(players, seed).done


def _played(players: int, dice: Seeded) -> Ledger:
    seats, dummy = max(players, 3), Seat(2) if players == 2 else None
    cards = deal(DECK, seats, dummy, dice)
    hands = dealt(DECK, seats, dummy, cards)
    ledger, trick = Ledger.blank(seats, len(DECK) // seats, DECK), Trick(leader(cards))
    while ledger.left:
        seat = trick.turn(seats)
        card = dice.choice(tuple(playable(hands[seat], trick.led)))
        hands, trick = hands.play(seat, card), trick.plus(card)
        if len(trick.cards) == seats:
            hands, ledger = hands.uncover(), ledger.record(trick)
            trick = Trick(ledger.winners[-1])
    return ledger


def _done(seat: Seat, ledger: Ledger, captain: Seat) -> list[int]:
    return [
        i
        for i, card in enumerate(CATALOGUE)
        if (seat != captain or card.captains)
        and (
            isinstance(task := card.task(ledger.seats), Predict)
            or judge(task, (seat,), ledger) is Verdict.DONE
        )
    ]
