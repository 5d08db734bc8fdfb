"""A hand being played: tricks, and the radio window before each of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from shipmates.kernel import Illegal, Seat
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.moves import READY, Play, Ready, plays
from shipmates.tricks.passing import Way, received
from shipmates.tricks.play import Trick, playable
from shipmates.tricks.signals import Radio, Signal, offers
from shipmates.tricks.tasks import Verdict

Brief = TypeVar("Brief")
Shown: TypeAlias = tuple[tuple[Signal, ...], ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards that changed hands all at once: what each seat gave, and what it got."""

    given: tuple[Card, ...]
    got: tuple[Card, ...]

    @staticmethod
    def along(way: Way, given: tuple[Card, ...]) -> Moved:
        """Everybody gives a card that way."""
        return Moved(given, received(given, way))


@dataclass(frozen=True, slots=True)
class Air:
    """Who can communicate, and how: the mission's radio, and the seats without a voice."""

    radio: Radio
    mute: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class Playing(Generic[Brief]):
    """Tricks are played; `ready` are those with nothing to signal before this one."""

    brief: Brief
    hands: Hands
    moved: tuple[Moved, ...]
    ledger: Ledger
    trick: Trick
    signals: Shown
    ready: tuple[Seat, ...]
    verdicts: tuple[Verdict, ...]
    air: Air
    secret: int | None = None
    """A number that one seat has written down for itself."""


def speakers(state: Playing[Brief]) -> tuple[Seat, ...]:
    """Those who still have a say before this trick, as far as everybody knows."""
    air = state.air
    radio, number = air.radio, len(state.ledger.tricks) + 1
    if state.trick.cards or number < radio.opens or number > radio.closes:
        return ()
    if radio.pool is not None:
        used = sum(map(len, state.signals)) >= radio.pool
        return () if used else _voices(range(len(state.signals)), air)
    return _voices([s for s, shown in enumerate(state.signals) if not shown], air)


def _voices(seats: range | list[int], air: Air) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in seats if seat not in air.mute])


def listening(state: Playing[Brief]) -> tuple[Seat, ...]:
    """Those the leader must wait for: they could signal and have not said they are ready.

    It must not depend on hands: a seat with nothing but trumps is waited for like any other.
    """
    return () if state.trick.cards else _unready(state, speakers(state))


def _unready(state: Playing[Brief], voices: tuple[Seat, ...]) -> tuple[Seat, ...]:
    leader, ready = state.trick.leader, state.ready
    left = [seat for seat in voices if seat not in ready and seat != leader]
    return tuple([s for s in left if s > leader] + [s for s in left if s < leader])


def awaited(state: Playing[Brief]) -> tuple[Seat, ...]:
    """Whose move it is: first whoever may speak, then the leader, then those who follow."""
    if state.trick.cards:
        return (state.trick.turn(len(state.signals)),)
    return _unready(state, speakers(state)) or (state.trick.leader,)


def signals(state: Playing[Brief], seat: Seat) -> tuple[Signal, ...]:
    """What this hand may show, leaving out what it has shown."""
    found = offers(state.hands[seat], state.air.radio)
    shown = [signal.card for signal in state.signals[seat]]
    return tuple([s for s in found if s.card not in shown]) if shown else found


def legal(state: Playing[Brief], seat: Seat) -> tuple[Signal | Ready | Play, ...]:
    """Signals before a trick, then cards that follow."""
    trick = state.trick
    if trick.cards:
        mine = seat == trick.turn(len(state.signals))
        return plays(playable(state.hands.cards[seat], trick.cards[0])) if mine else ()
    voices = speakers(state)
    said: tuple[Signal | Ready, ...] = signals(state, seat) if seat in voices else ()
    if seat != trick.leader:
        return (*said, READY) if seat in voices and seat not in state.ready else said
    return said if _unready(state, voices) else (*said, *plays(state.hands.cards[seat]))


def readied(state: Playing[Brief], seat: Seat) -> Playing[Brief]:
    """With one more who has nothing to signal."""
    _check_window(state, seat)
    if seat == state.trick.leader or seat in state.ready:
        raise Illegal("ready-already")
    return _with(state, ready=(*state.ready, seat))


def signalled(state: Playing[Brief], seat: Seat, action: Signal) -> Playing[Brief]:
    """With a card shown. Raises `Illegal` unless it is true and allowed now."""
    _check_window(state, seat)
    if action.card not in state.hands[seat]:
        raise Illegal("not-in-hand", card=action.card.text)
    if action not in signals(state, seat):
        raise Illegal("signal-untrue", card=action.card.text, meaning=action.meaning.value)
    shown = (*state.signals[seat], action)
    everyones = (*state.signals[:seat], shown, *state.signals[seat + 1 :])
    return _with(state, signals=everyones, ready=tuple(s for s in state.ready if s != seat))


def _check_window(state: Playing[Brief], seat: Seat) -> None:
    air, number = state.air, len(state.ledger.tricks) + 1
    if state.trick.cards:
        raise Illegal("radio-during-trick")
    if not 0 <= seat < len(state.signals):
        raise Illegal("not-your-turn", turn=state.trick.leader)
    if seat in air.mute:
        raise Illegal("radio-jarvis" if seat == state.hands.dummy else "radio-silenced")
    if number < air.radio.opens:
        raise Illegal("radio-disrupted", trick=air.radio.opens)
    if number > air.radio.closes:
        raise Illegal("radio-closed", trick=air.radio.closes)
    if seat not in speakers(state):
        raise Illegal("radio-used")


def played(state: Playing[Brief], seat: Seat, card: Card) -> Playing[Brief]:
    """With this card on the table. Raises `Illegal` if it may not be laid."""
    turn = state.trick.turn(len(state.signals))
    if seat != turn:
        raise Illegal("not-your-turn", turn=turn)
    waiting = listening(state)
    if waiting:
        raise Illegal("radio-open", seat=waiting[0])
    _check_card(state.hands[seat], card, state.trick.led)
    return _with(state, hands=state.hands.play(seat, card), trick=state.trick.plus(card))


def _check_card(hand: CardSet, card: Card, led: Card | None) -> None:
    if not hand.mask & card.bit:
        raise Illegal("not-in-hand", card=card.text)
    if led is not None and hand.mask & led.peers and not card.bit & led.peers:
        raise Illegal("must-follow", card=card.text, suit=led.suit.value)


def complete(state: Playing[Brief]) -> bool:
    """Whether everybody has laid a card."""
    return len(state.trick.cards) == len(state.signals)


def collected(
    state: Playing[Brief], ledger: Ledger, stand: tuple[Verdict, ...]
) -> Playing[Brief]:
    """The trick is taken: its winner leads the next, and the dummy's free card is turned."""
    return Playing(
        state.brief,
        state.hands.uncover(),
        state.moved,
        ledger,
        Trick(ledger.winners[-1]),
        state.signals,
        (),
        stand,
        state.air,
        state.secret,
    )


def _with(
    state: Playing[Brief],
    hands: Hands | None = None,
    trick: Trick | None = None,
    signals: Shown | None = None,
    ready: tuple[Seat, ...] | None = None,
) -> Playing[Brief]:
    # `dataclasses.replace` costs three times as much, and this is done for every card.
    return Playing(
        state.brief,
        hands or state.hands,
        state.moved,
        state.ledger,
        trick or state.trick,
        state.signals if signals is None else signals,
        state.ready if ready is None else ready,
        state.verdicts,
        state.air,
        state.secret,
    )
