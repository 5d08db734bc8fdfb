"""The rules of Crew Deck, as the kernel asks for them."""

from __future__ import annotations

from shipmates.crewdeck import dealing, forming, placing, recruiting
from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.setup import Setup, checked
from shipmates.crewdeck.state import (
    Dealing,
    Forming,
    Opening,
    Over,
    Placing,
    Posting,
    Recruiting,
    State,
)
from shipmates.crewdeck.view import View, look
from shipmates.kernel import NATURE, Dice, Illegal, Outcome, Seat

VERSION = 2
"""Raised whenever an old record would be read differently."""


def opening(setup: Setup) -> State:
    """A game before the first shuffle. Raises `Illegal` if the setup cannot be played."""
    return Opening(checked(setup))


class CrewDeck:
    """Crew Deck: five rounds, one to four players."""

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """All that this seat may do now; empty when it must wait."""
        match state:
            case Forming():
                return forming.legal(state, seat)
            case Posting():
                return recruiting.legal_posts(state, seat)
            case Recruiting():
                return recruiting.legal_recruits(state, seat)
            case Placing():
                return placing.legal(state, seat)
            case _:
                return ()

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The seats the game waits for: one in turn, or all who have cards left to place."""
        match state:
            case Forming():
                return (forming.turn(state),)
            case Posting():
                return (recruiting.turn(state),)
            case Recruiting():
                return (recruiting.chooser(state),)
            case Placing():
                return placing.awaited(state)
            case _:
                return ()

    def chance(self, state: State, dice: Dice) -> Action | None:
        """What nature does now; `None` when it is for people to act."""
        match state:
            case Opening(setup):
                return dealing.open_game(setup, dice)
            case Dealing(table):
                return Reshuffle(dice.shuffled(dealing.to_reshuffle(table)))
            case _:
                return None

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""
        match state:
            case Over():
                raise Illegal("over")
            case Opening() | Dealing():
                return _by_nature(state, seat, action)
            case _:
                if isinstance(action, (Open, Reshuffle)):
                    raise Illegal("not-now")
                if seat not in state.table.setup.people:
                    raise Illegal("no-such-seat", seat=seat)
                return _by_player(state, seat, action)

    def look(self, state: State, seat: Seat) -> View:
        """Everything this seat may know, and nothing else."""
        return look(
            state,
            seat,
            legal=self.legal(state, seat),
            awaited=self.awaited(state),
            outcome=self.outcome(state),
        )

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return state.outcome if isinstance(state, Over) else None


def _by_nature(state: Opening | Dealing, seat: Seat, action: Action) -> State:
    if seat != NATURE:
        raise Illegal("natures-turn")
    match state, action:
        case Opening(setup), Open():
            return dealing.opened(setup, action)
        case Dealing(), Reshuffle():
            return dealing.reshuffled(state, action)
        case _:
            raise Illegal("not-now")


def _by_player(
    state: Forming | Posting | Recruiting | Placing, seat: Seat, action: Action
) -> State:
    match state, action:
        case Forming(), Add():
            return forming.added(state, seat, action)
        case Posting(), Post():
            return recruiting.posted(state, seat, action)
        case Recruiting(), Recruit():
            return recruiting.recruited(state, seat, action)
        case Placing(), Place() | Stow():
            return placing.placed(state, seat, action)
        case _:
            raise Illegal("not-now")
