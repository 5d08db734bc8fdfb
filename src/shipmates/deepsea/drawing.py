"""Task cards: turned over until they add up, and replaced where they cannot be kept."""

from __future__ import annotations

from dataclasses import replace

from shipmates.deepsea.actions import Exchange, Lay
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.catalogue import TaskCard
from shipmates.deepsea.keeping import addable, keepable
from shipmates.deepsea.setup import Setup
from shipmates.kernel import Dice, Illegal
from shipmates.tricks.cards import CardSet
from shipmates.tricks.hands import Hands


def lay(brief: Brief, dice: Dice) -> Lay:
    """Cards from the shuffled pile until they add up to the difficulty exactly."""
    setup = brief.setup
    if setup.wanted:
        return Lay(setup.wanted)
    turned: tuple[str, ...] | None = None
    while turned is None:
        turned = _turned(setup, dice.shuffled(setup.pile))
    return Lay(turned)


def _turned(setup: Setup, pile: tuple[TaskCard, ...]) -> tuple[str, ...] | None:
    turned, left = list[str](), setup.difficulty
    for card in pile:
        turned.append(card.key)
        left -= card.value(setup.seats) if card.value(setup.seats) <= left else 0
        if not left:
            return tuple(turned)
    return None


def laid(brief: Brief, action: Lay) -> Brief:
    """The cards on display. Raises `Illegal` unless they add up as they should."""
    setup = brief.setup
    if setup.wanted:
        if action.keys != setup.wanted:
            raise Illegal("lay-not-wanted")
        return replace(brief, turned=action.keys, display=action.keys)
    pile = {card.key: card for card in setup.pile}
    if len(set(action.keys)) != len(action.keys) or not set(action.keys) <= set(pile):
        raise Illegal("lay-not-in-pile")
    display, left = list[str](), setup.difficulty
    for key in action.keys:
        if not left:
            raise Illegal("lay-too-many")
        if pile[key].value(setup.seats) <= left:
            left -= pile[key].value(setup.seats)
            display.append(key)
    if left:
        raise Illegal("lay-short", left=left)
    return replace(brief, turned=action.keys, display=tuple(display))


def exchange(brief: Brief, key: str, dice: Dice) -> Exchange:
    """Another task just as hard, from what has not been turned over."""
    return Exchange(key, dice.shuffled(substitutes(brief, key))[0])


def exchanged(brief: Brief, key: str, action: Exchange) -> Brief:
    """With the new task where the old one was. Raises `Illegal` if it is not just as hard."""
    if action.out != key or action.into not in substitutes(brief, key):
        raise Illegal("exchange-wrong", task=key)
    into = action.into
    return replace(
        brief,
        turned=(*brief.turned, into),
        display=tuple(into if old == key else old for old in brief.display),
        duties=tuple(replace(d, key=into) if d.key == key else d for d in brief.duties),
    )


def substitutes(brief: Brief, key: str) -> tuple[str, ...]:
    """What may replace a task: just as hard, anybody's to own, and possible beside the others.

    Once it has an owner, no hand may spoil it either.
    """
    sound = _owned_beside if brief.duties else _kept_beside
    return tuple(other for other in _equals(brief, key) if sound(brief, key, other))


def _equals(brief: Brief, key: str) -> tuple[str, ...]:
    setup = brief.setup
    wanted = setup.card(key).value(setup.seats)
    return tuple(
        card.key
        for card in setup.pile
        if card.value(setup.seats) == wanted and card.captains and card.key not in brief.turned
    )


def _kept_beside(brief: Brief, key: str, other: str) -> bool:
    """Whether the display up to this task can be kept with another in its place."""
    place = brief.display.index(key)
    display = (*brief.display[:place], other, *brief.display[place + 1 :])
    return keepable(replace(brief, display=display), place + 1)


def _owned_beside(brief: Brief, key: str, other: str) -> bool:
    beside = [duty.key for duty in brief.duties if duty.key != key]
    return not brief.setup.card(other).redeal and addable(brief, other, beside)


def unkeepable(brief: Brief) -> str | None:
    """The task to replace: the first that cannot be kept beside those laid before it.

    Where nothing can replace that one, it is the latest before it that something can.
    """
    count = len(brief.display)
    if brief.setup.wanted or keepable(brief, count):
        return None
    short = next(many for many in range(1, count + 1) if not keepable(brief, many))
    return next((k for k in reversed(brief.display[:short]) if substitutes(brief, k)), None)


def must_redeal(brief: Brief, hands: Hands) -> bool:
    """Whether one hand makes a task on display impossible for everybody."""
    held = list(hands.cards)
    if hands.row is not None and hands.dummy is not None:
        held[hands.dummy] = hands.row.up | hands.row.down
    traps = (trap for key in brief.display for trap in brief.setup.card(key).redeal)
    return any(_holds(hand, trap) for trap in traps for hand in held)


def _holds(hand: CardSet, trap: CardSet) -> bool:
    return not trap - hand


__all__ = [
    "exchange",
    "exchanged",
    "laid",
    "lay",
    "must_redeal",
    "substitutes",
    "unkeepable",
]
