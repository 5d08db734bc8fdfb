"""Task cards: turned over until they add up, and replaced where they cannot be kept."""

from __future__ import annotations

from dataclasses import replace

from shipmates.deepsea.actions import Exchange, Lay
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.catalogue import TaskCard
from shipmates.deepsea.conflicts import contradicted, excluded
from shipmates.deepsea.mission import Sharing
from shipmates.deepsea.setup import Setup
from shipmates.kernel import Dice, Illegal
from shipmates.tricks.cards import CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.tasks import Outdo, Rival, Task


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
    """What may replace a task: anybody may own it, and once owned no hand spoils it."""
    setup = brief.setup
    wanted = setup.card(key).value(setup.seats)
    return tuple(
        card.key
        for card in setup.pile
        if card.value(setup.seats) == wanted
        and card.captains
        and card.key not in brief.turned
        and not (brief.duties and card.redeal)
    )


def unkeepable(brief: Brief) -> str | None:
    """The latest task that cannot be kept beside earlier ones, whoever takes what."""
    if brief.setup.wanted:
        return None
    tasks = [brief.setup.card(key).task(brief.seats) for key in brief.display]
    for count in range(2, len(tasks) + 1):
        key = brief.display[count - 1]
        if _hopeless(brief, tasks[:count]) and substitutes(brief, key):
            return key
    return None


def _hopeless(brief: Brief, tasks: list[Task]) -> bool:
    total = brief.setup.tricks
    compared = [
        task for task in tasks if isinstance(task, Outdo) and task.rival is Rival.CAPTAIN
    ]
    if len(compared) > brief.seats - 1:
        return True
    mission = brief.mission
    if mission.sharing is Sharing.DRAFT:
        drafters = brief.seats - mission.captain_spared
        return len(brief.display) <= drafters and excluded(tasks, total)
    lone = mission.sharing is not Sharing.FREE and mission.volunteers == 1
    return lone and contradicted(tasks, total)


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
