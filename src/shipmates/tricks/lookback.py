"""Tables that let nobody look back: what is left of a scene, and what memory makes of it."""

from __future__ import annotations

from dataclasses import replace

from shipmates.tricks.cards import EMPTY, CardSet
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.tricks.scenes import Tricking


def latest_only(scene: Tricking) -> Tricking:
    """Without the cards of every trick before the last one taken.

    An older trick stays as one without cards, so that tricks can be counted; a signal whose
    card fell in one stays as `None`, so that signals can. Winners and verdicts stay.
    """
    older, last = scene.ledger.tricks[:-1], scene.ledger.tricks[-1:]
    if not older:
        return scene
    hidden = scene.ledger.gone - CardSet.of(last[0].cards)
    turned = (*(Trick(trick.leader) for trick in older), *last)
    return replace(
        scene,
        ledger=_ledger(scene.ledger, turned),
        signals=tuple(
            tuple(one if one is not None and one.card not in hidden else None for one in shown)
            for shown in scene.signals
        ),
    )


def recalled(scene: Tricking, before: Tricking) -> Tricking:
    """With the older tricks and signals that an earlier scene of the same game still had."""
    pairs = zip(scene.ledger.tricks, before.ledger.tricks, strict=False)
    known = tuple(now if now.cards else then for now, then in pairs)
    tricks = (*known, *scene.ledger.tricks[len(known) :])
    return replace(
        scene,
        ledger=_ledger(scene.ledger, tricks),
        signals=tuple(
            (*(now or then for now, then in zip(shown, was, strict=False)), *shown[len(was) :])
            for shown, was in zip(scene.signals, before.signals, strict=True)
        ),
    )


def is_whole(scene: Tricking) -> bool:
    """Whether every finished trick has its cards."""
    return all(trick.cards for trick in scene.ledger.tricks)


def _ledger(ledger: Ledger, tricks: tuple[Trick, ...]) -> Ledger:
    """The same with these tricks, and no card that lies in none of them."""
    taken = [EMPTY] * ledger.seats
    for trick, winner in zip(tricks, ledger.winners, strict=True):
        taken[winner] |= CardSet.of(trick.cards)
    gone = CardSet.of(card for trick in tricks for card in trick.cards)
    return replace(ledger, tricks=tricks, taken=tuple(taken), gone=gone)
