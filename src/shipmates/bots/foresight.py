"""What a seat can foresee from its own view, without guessing at hands."""

from __future__ import annotations

from shipmates.planet9.judging import settle, verdicts
from shipmates.planet9.view import Tricking, View
from shipmates.tricks.cards import TRUMPS, Card, CardSet
from shipmates.tricks.play import Trick

_CERTAIN = ("task-taken", "rule-broken")


def loses_at_once(view: View, card: Card) -> bool:
    """Whether playing this card surely loses the mission with this very trick.

    Sure when the trick is complete, or when nobody left can beat its best card.
    """
    scene, brief = view.scene, view.brief
    assert isinstance(scene, Tricking)
    assert brief is not None
    trick = scene.trick.plus(card)
    complete = len(trick.cards) == brief.seats
    if not complete and not _unbeatable(view, scene, trick):
        return False
    ledger = scene.ledger.record(trick)
    outcome = settle(brief, ledger, verdicts(brief, ledger))
    if outcome is None or outcome.payoff[0] > 0:
        return False
    return complete or outcome.because.code in _CERTAIN


def _unbeatable(view: View, scene: Tricking, trick: Trick) -> bool:
    open_cards = CardSet.of(face.up for face in view.row if face.up)
    mine = view.hand if view.seat == view.eyes else open_cards
    unseen = scene.ledger.coming - mine - CardSet.of(trick.cards)
    best = trick.best
    return not any(card.beats(best) for card in unseen)


def promise(hand: CardSet, task: Card | None = None) -> int:
    """How well a hand looks fit to win tricks, or to win this very card; above 0 is good."""
    rockets = len(hand & TRUMPS)
    if task is None:
        return 2 * rockets + sum(card.value >= 8 for card in hand - TRUMPS) - len(hand) // 4
    suited = hand.suited(task.suit)
    above = sum(card.value > task.value for card in suited)
    if task in hand:
        missing = 9 - task.value - above
        return 3 - 2 * missing
    if not suited:
        return rockets
    return above + (suited.high.value - 7) * 2 - len(suited)
