"""What a deal must be like to look the same from a seat, written from the rule book alone.

Shares nothing with `bots.known` or `bots.worlds`: it takes the true state, and what all saw.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations
from types import ModuleType
from typing import Any

from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.tricks import rounds
from shipmates.tricks.cards import CARDS, Card, CardSet
from shipmates.tricks.distress import Distress
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.signals import Meaning, Signal
from tests.laws import deepsea_games, games

T4, P9 = Card.parse("T4"), Card.parse("P9")
SEA, NINE = deepsea_games, games


def setup_of(
    source: ModuleType, case: Any, seed: int, house: frozenset[Any] = frozenset()
) -> Any:
    """Every other seed, the distress signal was sent in an earlier attempt."""
    setup = source.a_setup(case, seed, house)
    return replace(setup, distress=Distress.ACTIVE) if seed % 2 else setup


def scenes(
    source: ModuleType, case: Any, seed: int, house: frozenset[Any] = frozenset()
) -> Iterator[tuple[Any, Seat]]:
    """States of a random game, each with some seat at the table."""
    dice = Seeded(seed).fork("eyes")
    setup = setup_of(source, case, seed, house)
    for state, _, _ in source.a_game(setup, seed):
        if hasattr(state, "hands"):
            yield state, Seat(dice.choice(range(setup.seats)))


def dealt(state: Any, masks: list[int], under: list[tuple[int, int]]) -> Hands:
    """The hands as told by the native core."""
    cards = tuple(map(CardSet, masks))
    row, dummy = state.hands.row, state.hands.dummy
    if row is None:
        return Hands(cards)
    below, columns = dict(under), list[Column]()
    for column in row.columns:
        top = column.up or (_laid_by(state, dummy) if column.down else None)
        down = CARDS[below.pop(top.index)] if column.down and top else None
        columns.append(Column(column.up, down))
    assert not below
    return Hands.around(Row(tuple(columns)), dummy, cards)


def _laid_by(state: Any, seat: Seat) -> Card:
    trick: Trick = state.trick
    return trick.cards[(seat - trick.leader) % len(state.signals)]


def complaints(state: Any, eyes: Seat, deal: Hands) -> list[str]:
    """Why this cannot be the deal, for somebody who sees the table with these eyes."""
    return [*_seen(state, eyes, deal), *_told(state, deal), *_remembered(state, eyes, deal)]


def _seen(state: Any, eyes: Seat, deal: Hands) -> Iterator[str]:
    true: Hands = state.hands
    if deal.all != true.all:
        yield "other cards are left"
    if sum(deal.sizes) != len(deal.all):
        yield "a card is in two places"
    if deal.sizes != true.sizes:
        yield "a hand has another size"
    if deal[eyes] != true[eyes]:
        yield "my own hand is another"
    if true.row is not None and deal.row is not None:
        faces = [[(c.up, c.down is None) for c in row.columns] for row in (true.row, deal.row)]
        if faces[0] != faces[1]:
            yield "the row lies otherwise"


def _told(state: Any, deal: Hands) -> Iterator[str]:
    """What was said before the first trick and by radio; a blind draw makes it stale."""
    if drawn(state):
        return
    brief, gone = state.brief, laid(state)
    leader = brief.captain if hasattr(brief, "captain") else brief.commander
    if T4 not in gone and T4 not in deal[leader]:
        yield "who has the highest trump was told"
    if _announces(state) and P9 not in gone:
        holder = _holder(state.hands, P9)
        if _holder(deal, P9) != holder:
            yield "who has the pink nine was told"
    for seat, shown in enumerate(getattr(state, "signals", ())):
        for signal in shown:
            if signal.card not in gone and signal.card not in deal[Seat(seat)]:
                yield f"{signal.card} was shown"
            if not _is_true(signal, deal[Seat(seat)]):
                yield f"{signal.card} was shown as {signal.meaning.value}"


def _announces(state: Any) -> bool:
    mission = state.brief.mission
    return (
        not hasattr(state.brief, "captain")
        and mission.number == 46
        and state.brief.passed is None
    )


def _holder(deal: Hands, card: Card) -> Seat | None:
    holders = [Seat(s) for s, cards in enumerate(deal.cards) if card in cards]
    return holders[0] if holders else deal.dummy


def _is_true(signal: Signal, hand: CardSet) -> bool:
    same = [card.value for card in hand if card.suit is signal.card.suit]
    higher = any(value > signal.card.value for value in same)
    lower = any(value < signal.card.value for value in same)
    match signal.meaning:
        case Meaning.HIGHEST:
            return not higher
        case Meaning.LOWEST:
            return not lower
        case Meaning.ONLY:
            return not higher and not lower
        case Meaning.UNSAID:
            return not (higher and lower)


def _remembered(state: Any, eyes: Seat, deal: Hands) -> Iterator[str]:
    """Who could not follow, and what oneself gave away."""
    if not isinstance(state, rounds.Playing):
        return
    since = 1 if drawn(state) else 0
    for trick in (*state.ledger.tricks[since:], state.trick):
        for place, card in enumerate(trick.cards):
            seat = Seat((trick.leader + place) % len(state.signals))
            suit = trick.cards[0].suit
            if card.suit is suit or seat == deal.dummy:
                continue
            if any(held.suit is suit for held in deal[seat]):
                yield f"seat {seat} could not follow {trick}"
    way = state.brief.passed
    if way is None or since:
        return
    given = state.moved[0].given[eyes]
    to = Seat((eyes + (1 if way is Way.LEFT else -1)) % len(state.signals))
    if given not in laid(state) and given not in deal[to]:
        yield f"I gave {given} to seat {to}"


def drawn(state: Any) -> bool:
    """Mission 12, after everybody has drawn a card blindly."""
    mission = state.brief.mission
    return bool(getattr(mission, "draws", False) and getattr(state, "ledger", None)) and bool(
        state.ledger.tricks
    )


def laid(state: Any) -> CardSet:
    """Every card that has fallen."""
    if not isinstance(state, rounds.Playing):
        return CardSet()
    return CardSet.of(c for t in (*state.ledger.tricks, state.trick) for c in t.cards)


def every_deal(state: Any, eyes: Seat) -> Iterator[Hands]:
    """All that could be dealt to the places this seat cannot see, one after another."""
    hands: Hands = state.hands
    hidden = [Seat(s) for s in range(len(hands.cards)) if s not in (eyes, hands.dummy)]
    covered = hands.row.down if hands.row else CardSet()
    pool = [card for seat in hidden for card in hands[seat]] + list(covered)
    for parts, rest in _parted(pool, [len(hands[seat]) for seat in hidden]):
        cards = list(hands.cards)
        for seat, part in zip(hidden, parts, strict=True):
            cards[seat] = CardSet.of(part)
        if hands.row is None or hands.dummy is None:
            yield Hands(tuple(cards))
            continue
        for order in permutations(rest):
            below = iter(order)
            columns = [Column(c.up, next(below) if c.down else None) for c in hands.row.columns]
            yield Hands.around(Row(tuple(columns)), hands.dummy, tuple(cards))


def _parted(
    pool: list[Card], sizes: list[int]
) -> Iterator[tuple[list[tuple[Card, ...]], list[Card]]]:
    if not sizes:
        yield [], pool
        return
    for part in combinations(pool, sizes[0]):
        rest = [card for card in pool if card not in part]
        for parts, left in _parted(rest, sizes[1:]):
            yield [part, *parts], left
