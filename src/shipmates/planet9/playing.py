"""Tricks, and the radio window before each of them."""

from __future__ import annotations

from shipmates.kernel import Illegal, Seat
from shipmates.planet9.actions import PLAYS, READY, Action, Play, Ready
from shipmates.planet9.brief import Brief
from shipmates.planet9.judging import settle, verdicts
from shipmates.planet9.state import Drawing, Moved, Over, Playing
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick, playable
from shipmates.tricks.signals import Signal, offers
from shipmates.tricks.tasks import Verdict


def begin(brief: Brief, hands: Hands, moved: tuple[Moved, ...] = ()) -> Playing:
    """Before the first trick, which the commander leads."""
    setup = brief.setup
    return Playing(
        brief,
        hands,
        moved,
        Ledger.blank(setup.seats, setup.tricks, setup.deck),
        Trick(brief.commander),
        (None,) * setup.seats,
        (),
        (Verdict.OPEN,) * len(brief.duties),
    )


def speakers(state: Playing) -> tuple[Seat, ...]:
    """Those who still have a say before this trick, as far as everybody knows."""
    brief = state.brief
    if state.trick.cards or len(state.ledger.tricks) + 1 < brief.mission.radio.opens:
        return ()
    mute = (brief.setup.dummy, brief.silent)
    return tuple(
        [Seat(s) for s, signal in enumerate(state.signals) if signal is None and s not in mute]
    )


def listening(state: Playing) -> tuple[Seat, ...]:
    """Those the leader must wait for: they could signal and have not said they are ready.

    It must not depend on hands: a seat with nothing but rockets is waited for like any other.
    """
    if state.trick.cards:
        return ()
    leader, ready = state.trick.leader, state.ready
    left = [seat for seat in speakers(state) if seat not in ready and seat != leader]
    return tuple([s for s in left if s > leader] + [s for s in left if s < leader])


def awaited(state: Playing) -> tuple[Seat, ...]:
    """Whose move it is: first whoever may speak, then the leader, then those who follow."""
    return listening(state) or (state.trick.turn(len(state.signals)),)


def legal(state: Playing, seat: Seat) -> tuple[Action, ...]:
    """Signals before a trick, then cards that follow."""
    signals: tuple[Action, ...] = ()
    if not state.trick.cards and seat in speakers(state):
        signals = offers(state.hands[seat], state.brief.mission.radio)
        if seat != state.trick.leader and seat not in state.ready:
            signals = (*signals, READY)
    if seat != state.trick.turn(len(state.signals)) or listening(state):
        return signals
    cards = playable(state.hands[seat], state.trick.led)
    return (*signals, *[PLAYS[card] for card in cards])


def apply(state: Playing, seat: Seat, action: Action) -> Playing | Drawing | Over:
    """The state after a signal, a word of readiness or a card."""
    match action:
        case Play():
            return _play(state, seat, action)
        case Signal():
            return _signal(state, seat, action)
        case Ready():
            _check_window(state, seat)
            if seat == state.trick.leader or seat in state.ready:
                raise Illegal("ready-already")
            return _with(state, ready=(*state.ready, seat))
        case _:
            raise Illegal("not-now")


def _signal(state: Playing, seat: Seat, action: Signal) -> Playing:
    _check_window(state, seat)
    hand = state.hands[seat]
    if action.card not in hand:
        raise Illegal("not-in-hand", card=action.card.text)
    if action not in offers(hand, state.brief.mission.radio):
        raise Illegal("signal-untrue", card=action.card.text, meaning=action.meaning.value)
    signals = (*state.signals[:seat], action, *state.signals[seat + 1 :])
    return _with(state, signals=signals, ready=tuple(s for s in state.ready if s != seat))


def _check_window(state: Playing, seat: Seat) -> None:
    if state.trick.cards:
        raise Illegal("radio-during-trick")
    if not 0 <= seat < len(state.signals):
        raise Illegal("not-your-turn", turn=state.trick.leader)
    if seat == state.brief.setup.dummy:
        raise Illegal("radio-jarvis")
    if seat == state.brief.silent:
        raise Illegal("radio-silenced")
    if len(state.ledger.tricks) + 1 < state.brief.mission.radio.opens:
        raise Illegal("radio-disrupted", trick=state.brief.mission.radio.opens)
    if state.signals[seat] is not None:
        raise Illegal("radio-used")


def _play(state: Playing, seat: Seat, action: Play) -> Playing | Drawing | Over:
    seats, card = len(state.signals), action.card
    turn = state.trick.turn(seats)
    if seat != turn:
        raise Illegal("not-your-turn", turn=turn)
    waiting = listening(state)
    if waiting:
        raise Illegal("radio-open", seat=waiting[0])
    hand = state.hands[seat]
    if card not in hand:
        raise Illegal("not-in-hand", card=card.text)
    led = state.trick.led
    if card not in playable(hand, led):
        assert led is not None
        raise Illegal("must-follow", card=card.text, suit=led.suit.value)
    hands, trick = state.hands.play(seat, card), state.trick.plus(card)
    if len(trick.cards) < seats:
        return _with(state, hands=hands, trick=trick)
    return _finish(state, hands, trick)


def _finish(state: Playing, hands: Hands, trick: Trick) -> Playing | Drawing | Over:
    brief, ledger = state.brief, state.ledger.record(trick)
    stand = verdicts(brief, ledger)
    after = Playing(
        brief,
        hands.uncover(),
        state.moved,
        ledger,
        Trick(ledger.winners[-1]),
        state.signals,
        (),
        stand,
    )
    outcome = settle(brief, ledger, stand)
    if outcome is not None:
        return Over(after, outcome)
    if brief.mission.draws and len(ledger.tricks) == 1:
        return Drawing(after)
    return after


def _with(
    state: Playing,
    hands: Hands | None = None,
    trick: Trick | None = None,
    signals: tuple[Signal | None, ...] | None = None,
    ready: tuple[Seat, ...] | None = None,
) -> Playing:
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
    )
