"""The rules of Planet Nine, as the kernel asks for them."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from shipmates.kernel import NATURE, WATCHER, Dice, Illegal, Outcome, Seat
from shipmates.planet9 import briefing, dealing, playing
from shipmates.planet9.actions import Action, Deal, Draw, Give
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Who
from shipmates.planet9.rulings import PINK_NINE_MEMBER_FIXED_AT_DEAL
from shipmates.planet9.setup import Setup, checked
from shipmates.planet9.stages import Laying
from shipmates.planet9.state import Briefing, Dealing, Drawing, Over, Passing, Playing, State
from shipmates.planet9.view import View, look
from shipmates.tricks import distress, rounds
from shipmates.tricks.cards import Card
from shipmates.tricks.dealing import deal, dealt, leader
from shipmates.tricks.distress import givable, sealed
from shipmates.tricks.hands import Hands
from shipmates.tricks.moves import GIVES
from shipmates.tricks.passing import Way
from shipmates.tricks.rounds import Moved

VERSION = 1
"""Raised whenever an old record would be read differently."""

PINK_NINE = Card.parse("P9")


def opening(setup: Setup) -> State:
    """An attempt before the deal. Raises `Illegal` if the setup cannot be played."""
    return Dealing(checked(setup))


class PlanetNine:
    """The Crew: The Quest for Planet Nine, one attempt at one mission."""

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
        """What nature does now; `None` when it is for people to act."""
        match state:
            case Dealing(setup):
                return deal(setup.deck, setup.seats, setup.dummy, dice)
            case Briefing(brief=brief, stage=Laying(count)):
                return dealing.lay(brief, count, dice)
            case Drawing(last):
                return dealing.draw(last, dice)
            case _:
                return None

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""
        match state:
            case rounds.Playing():
                return playing.apply(state, seat, action)
            case Over():
                raise Illegal("over")
            case Dealing() | Drawing() | Briefing(stage=Laying()):
                _expect_nature(seat)
                return _by_nature(state, action)
            case Briefing():
                self._check(state, seat, action)
                return briefing.apply(state, seat, action)
            case distress.Passing():
                return _passed(state, seat, action)
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
        if seat not in waiting:
            raise Illegal("not-your-turn", turn=waiting[0])
        raise Illegal("not-offered")


def _legal(state: State, seat: Seat, asked: tuple[Seat, ...]) -> tuple[Action, ...]:
    if seat == WATCHER:
        return ()
    match state:
        case rounds.Playing():
            return rounds.legal(state, seat, asked)
        case Briefing() if seat in asked:
            return briefing.legal(state)
        case distress.Passing() if seat in asked:
            return tuple([GIVES[card] for card in givable(state.hands, seat)])
        case _:
            return ()


def _expect_nature(seat: Seat) -> None:
    if seat != NATURE:
        raise Illegal("natures-turn")


def _by_nature(state: Dealing | Drawing | Briefing, action: Action) -> State:
    match state, action:
        case Dealing(setup), Deal():
            return _dealt(setup, action)
        case Drawing(last), Draw():
            return _drawn(last, action)
        case Briefing(), _:
            return briefing.apply(state, NATURE, action)
        case _:
            raise Illegal("not-now")


def _dealt(setup: Setup, action: Deal) -> State:
    hands = dealt(setup.deck, setup.seats, setup.dummy, action)
    brief = _announced(Brief(setup, leader(action)), hands)
    return briefing.proceed(brief, hands, briefing.agenda(setup))


def _announced(brief: Brief, hands: Hands) -> Brief:
    if not brief.mission.binds(Who.NEIGHBOUR) and not brief.mission.binds(Who.STRANGERS):
        return brief
    holder = next((s for s, hand in enumerate(hands.cards) if PINK_NINE in hand), hands.dummy)
    assert holder is not None
    neighbour = Seat((holder + 1) % brief.seats)
    return replace(brief, cast=((Who.NEIGHBOUR, neighbour),))


def _passed(state: Passing, seat: Seat, action: Action) -> State:
    if not isinstance(action, Give):
        raise Illegal("not-now")
    state = sealed(state, seat, action)
    if state.given is None:
        return state
    moved = Moved.along(state.way, state.given)
    hands, brief = state.hands.move(moved.given, moved.got), state.brief
    if not PINK_NINE_MEMBER_FIXED_AT_DEAL:
        brief = _announced(brief, hands)
    return playing.begin(brief, hands, (moved,))


def _drawn(last: Playing, action: Draw) -> State:
    moved = Moved.along(Way.LEFT, dealing.drawn(last, action))
    hands = last.hands.move(moved.given, moved.got)
    return replace(last, hands=hands, moved=(*last.moved, moved))
