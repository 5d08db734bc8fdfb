"""The rules of Deep Sea, as the kernel asks for them."""

from __future__ import annotations

from typing import assert_never

from shipmates.deepsea import briefing, drawing, playing
from shipmates.deepsea.actions import Action, Deal, Exchange, Give, Lay, Sound, TimeUp
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.judging import time_up
from shipmates.deepsea.mission import Sonar
from shipmates.deepsea.setup import Setup, checked
from shipmates.deepsea.stages import Laying, Redealing, Repairing
from shipmates.deepsea.state import (
    Briefing,
    Dealing,
    Over,
    Passing,
    Playing,
    Sounding,
    State,
)
from shipmates.deepsea.view import View, look
from shipmates.kernel import NATURE, WATCHER, Dice, Illegal, Outcome, Seat
from shipmates.tricks import distress, rounds
from shipmates.tricks.cards import COLOURED, Card
from shipmates.tricks.dealing import deal, dealt, leader
from shipmates.tricks.distress import givable, sealed
from shipmates.tricks.moves import GIVES
from shipmates.tricks.rounds import Moved

VERSION = 1
"""Raised whenever an old record would be read differently."""


def opening(setup: Setup) -> State:
    """An attempt before the deal. Raises `Illegal` if the setup cannot be played."""
    setup = checked(setup)
    return Sounding(setup) if setup.sonar is Sonar.TERRAIN else Dealing(setup, None)


class DeepSea:
    """The Crew: Mission Deep Sea, one attempt at one mission."""

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """All that this seat may do now; empty when it must wait."""
        return _legal(state, seat, self.awaited(state))

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        match state:
            case rounds.Playing():
                return rounds.awaited(state)
            case Briefing():
                return briefing.awaited(state)
            case distress.Passing():
                return state.awaited
            case _:
                return ()

    def chance(self, state: State, dice: Dice) -> Action | None:
        """What nature does now; the clock is for the edges to ring."""
        match state:
            case Sounding():
                return Sound(dice.shuffled(tuple(COLOURED))[0])
            case Dealing(setup):
                return deal(setup.deck, setup.seats, setup.dummy, dice)
            case Briefing(brief=brief, stage=Redealing()):
                return deal(brief.setup.deck, brief.seats, brief.setup.dummy, dice)
            case Briefing(brief=brief, stage=Laying()):
                return drawing.lay(brief, dice)
            case Briefing(brief=brief, stage=Repairing(key)):
                return drawing.exchange(brief, key, dice)
            case _:
                return None

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""
        if seat == NATURE:
            return _by_nature(state, action)
        match state:
            case rounds.Playing():
                return playing.apply(state, seat, action)
            case Over():
                raise Illegal("over")
            case distress.Passing():
                return _passed(state, seat, action)
            case Sounding() | Dealing():
                raise Illegal("natures-turn")
            case Briefing():
                self._check(state, seat, action)
                return briefing.apply(state, seat, action)
            case _:
                assert_never(state)

    def look(self, state: State, seat: Seat) -> View:
        """Everything this seat may know, and nothing else."""
        awaited = self.awaited(state)
        return look(
            state,
            seat,
            legal=_legal(state, seat, awaited),
            awaited=awaited,
            outcome=self.outcome(state),
        )

    def outcome(self, state: State) -> Outcome | None:
        """How the attempt ended; `None` while it goes on."""
        return state.outcome if isinstance(state, Over) else None

    def _check(self, state: Briefing, seat: Seat, action: Action) -> None:
        waiting = self.awaited(state)
        if action in _legal(state, seat, waiting):
            return
        if not waiting:
            raise Illegal("natures-turn")
        if seat not in waiting:
            raise Illegal("not-your-turn", turn=waiting[0])
        raise Illegal("not-offered")


def _legal(state: State, seat: Seat, asked: tuple[Seat, ...]) -> tuple[Action, ...]:
    if seat == WATCHER:
        return ()
    match state:
        case rounds.Playing():
            return playing.legal(state, seat, asked)
        case Briefing() if seat in asked:
            return briefing.legal(state, seat)
        case distress.Passing() if seat in asked:
            return tuple([GIVES[card] for card in givable(state.hands, seat)])
        case _:
            return ()


def _by_nature(state: State, action: Action) -> State:
    match state, action:
        case Sounding(setup), Sound(card):
            if card not in COLOURED:
                raise Illegal("sound-submarine")
            return Dealing(setup, card)
        case Dealing(setup, sounded), Deal():
            return briefing.proceed(_dealt(setup, sounded, action))
        case Briefing(brief=brief, stage=Redealing()), Deal():
            after = _dealt(brief.setup, brief.sounded, action, brief)
            return briefing.redealt(state, after)
        case Briefing(stage=Laying()), Lay():
            return briefing.apply(state, NATURE, action)
        case Briefing(stage=Repairing()), Exchange():
            return briefing.apply(state, NATURE, action)
        case rounds.Playing(), TimeUp():
            if state.brief.setup.seconds is None:
                raise Illegal("no-clock")
            return Over(state, time_up(state.brief, state.ledger))
        case Over(), _:
            raise Illegal("over")
        case _:
            raise Illegal("not-now")


def _dealt(
    setup: Setup, sounded: Card | None, action: Deal, known: Brief | None = None
) -> Briefing:
    hands = dealt(setup.deck, setup.seats, setup.dummy, action)
    turned, display = (known.turned, known.display) if known else ((), ())
    brief = Brief(setup, leader(action), sounded, turned, display)
    return Briefing(brief, hands, Laying(), briefing.agenda(setup))


def _passed(state: Passing, seat: Seat, action: Action) -> State:
    if not isinstance(action, Give):
        raise Illegal("not-now")
    state = sealed(state, seat, action)
    if state.given is None:
        return state
    return briefing.after_pass(state, Moved.along(state.way, state.given))


__all__ = ["VERSION", "DeepSea", "Playing", "opening"]
