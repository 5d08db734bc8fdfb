"""A hand being played: tricks, and the radio window before each of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from shipmates.kernel import Illegal, Seat, quick
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.drafts import clockwise
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.moves import READY, Play, Ready, plays
from shipmates.tricks.passing import Way, received
from shipmates.tricks.play import Trick, playable
from shipmates.tricks.signals import Radio, Signal, offers
from shipmates.tricks.tasks import Verdict

Brief = TypeVar("Brief")
Shown: TypeAlias = tuple[tuple[Signal, ...], ...]
FIRST = Seat(0)


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
    single: bool = False
    """Whether a single card may be shown as highest or lowest too."""


@quick
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
    air, signals = state.air, state.signals
    radio, mute = air.radio, air.mute
    number = len(state.ledger.tricks) + 1
    if state.trick.cards or not radio.opens <= number <= radio.closes:
        return ()
    if radio.pool is None:
        return tuple([s for s in _everyone(signals) if not signals[s] and s not in mute])
    used = sum(map(len, signals)) >= radio.pool
    return () if used else tuple([s for s in _everyone(signals) if s not in mute])


def _everyone(signals: Shown, first: Seat = FIRST) -> tuple[Seat, ...]:
    return clockwise(first, len(signals))


def listening(state: Playing[Brief]) -> tuple[Seat, ...]:
    """Those the leader must wait for: they could signal and have not said they are ready.

    It must not depend on hands: a seat with nothing but trumps is waited for like any other.
    """
    return () if state.trick.cards else _unready(state, speakers(state))


def _unready(state: Playing[Brief], voices: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if not voices:
        return ()
    ready, others = state.ready, _everyone(state.signals, state.trick.leader)[1:]
    return tuple([seat for seat in others if seat in voices and seat not in ready])


def awaited(state: Playing[Brief]) -> tuple[Seat, ...]:
    """Whose move it is: first whoever may speak, then the leader, then those who follow."""
    trick = state.trick
    if trick.cards:
        return (trick.turn(len(state.signals)),)
    return _unready(state, speakers(state)) or (trick.leader,)


def signals(state: Playing[Brief], seat: Seat) -> tuple[Signal, ...]:
    """What this hand may show, leaving out what it has shown."""
    found = offers(state.hands[seat], state.air.radio, single=state.air.single)
    shown = [signal.card for signal in state.signals[seat]]
    return tuple([s for s in found if s.card not in shown]) if shown else found


def legal(
    state: Playing[Brief], seat: Seat, asked: tuple[Seat, ...]
) -> tuple[Signal | Ready | Play, ...]:
    """Signals before a trick, then cards that follow; `asked` is whose move it is."""
    trick, mine = state.trick, seat in asked
    if trick.cards:
        return plays(playable(state.hands.cards[seat], trick.cards[0])) if mine else ()
    leads = seat == trick.leader
    speaks = (mine and not leads) or seat in speakers(state)
    said = signals(state, seat) if speaks else ()
    if not mine:
        return said
    return (*said, *plays(state.hands.cards[seat])) if leads else (*said, READY)


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
    trick, hands = state.trick, state.hands
    turn = trick.turn(len(state.signals))
    if seat != turn:
        raise Illegal("not-your-turn", turn=turn)
    waiting = () if trick.cards else listening(state)
    if waiting:
        raise Illegal("radio-open", seat=waiting[0])
    _check_card(hands.cards[seat], card, trick.led)
    return _with(state, hands=hands.play(seat, card), trick=trick.plus(card))


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
