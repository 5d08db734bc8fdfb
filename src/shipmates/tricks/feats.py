"""Tricks of a kind: whether one was made, and whether one can still be."""

from __future__ import annotations

from itertools import combinations

from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.tricks.tasks import Feats

_FEW = 9
"""With fewer cards to fill a trick, every trick they could make is tried."""

_MANY = 24
"""With more cards to come, a trick of any kind is taken to be possible."""


def fits(task: Feats, trick: Trick, place: int, total: int) -> bool:
    """Whether this finished trick is of the kind asked for."""
    if task.among and place not in {named % total for named in task.among}:
        return False
    best = trick.best
    return best in task.using and _kind(task, best, CardSet.of(trick.cards).minus(best))


def _kind(task: Feats, best: Card, rest: CardSet) -> bool:
    cards = rest.plus(best)
    if cards - task.within or (task.taking and not task.taking & rest):
        return False
    if task.holding and not task.holding & cards:
        return False
    if task.total is not None and sum(card.value for card in cards) not in task.total:
        return False
    if task.level is None:
        return True
    one, other = (len(cards.suited(suit)) for suit in task.level)
    return one == other > 0


def more_feats(task: Feats, ledger: Ledger) -> int:
    """How many more such tricks there can be at most, as far as is public."""
    places = _places_left(task, ledger)
    coming = ledger.coming
    if not places:
        return 0
    # With many cards to come it is not worth asking which of them could make the trick.
    if len(coming) <= _MANY and not any(
        _possible(task, card, ledger) for card in coming & task.using
    ):
        return 0
    within = _shared(coming, task.within) // ledger.seats
    bounds = [places, _shared(coming, task.using), within]
    bounds += [_shared(coming, part) for part in (task.taking, task.holding) if part.mask]
    return min(bounds)


def _shared(one: CardSet, other: CardSet) -> int:
    return (one.mask & other.mask).bit_count()


def _places_left(task: Feats, ledger: Ledger) -> int:
    played = len(ledger.tricks)
    if not task.among:
        return ledger.left
    return sum(place % ledger.total >= played for place in task.among)


def _possible(task: Feats, best: Card, ledger: Ledger) -> bool:
    """Whether a trick of the kind could be won by this card with others still to come."""
    if best not in task.within:
        return False
    below = CardSet(ledger.coming.mask & ~best.beaters)
    pool = (below & task.within).minus(best)
    size = ledger.seats - 1
    if len(pool) < size:
        return False
    if len(pool) < _FEW:
        return any(_kind(task, best, CardSet.of(rest)) for rest in combinations(pool, size))
    return _plausible(task, best, pool, size)


def _plausible(task: Feats, best: Card, pool: CardSet, size: int) -> bool:
    if task.taking and not task.taking & pool:
        return False
    if task.holding and not task.holding & pool.plus(best):
        return False
    if task.level is not None and not all(pool.plus(best).suited(s) for s in task.level):
        return False
    if task.total is None:
        return True
    values = sorted(card.value for card in pool)
    low, high = sum(values[:size]), sum(values[-size:])
    return task.total.meets(best.value + low, best.value + high)
