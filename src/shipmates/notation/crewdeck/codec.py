"""Crew Deck as text."""

from __future__ import annotations

from typing import Final

from shipmates.crewdeck import VERSION, CrewDeck, opening
from shipmates.crewdeck.actions import Action, Open, Reshuffle
from shipmates.crewdeck.dealing import to_reshuffle
from shipmates.crewdeck.state import Dealing, Opening, State
from shipmates.kernel import Illegal, Note, Outcome, Seat
from shipmates.notation.crewdeck import header
from shipmates.notation.crewdeck.actions import read_action, write_action
from shipmates.notation.crewdeck.cards import misopened, misshuffled
from shipmates.notation.crewdeck.edition import CREWDECK as KEY
from shipmates.notation.fields import Fields

_RULES: Final = CrewDeck()


class CrewDeckCodec:
    """Records of Crew Deck."""

    key = KEY
    version = VERSION
    oldest = header.ALL_WILDS_WERE_USUAL
    keys = header.KEYS
    required = header.REQUIRED

    def write_head(self, opening: State) -> tuple[str, ...]:
        """The lines that say what was agreed."""
        assert isinstance(opening, Opening)
        return header.write_head(opening.setup)

    def read_head(self, head: Fields) -> State | None:
        """The state before the first shuffle, or `None` with the faults noted."""
        setup = header.read_head(head)
        return None if setup is None else opening(setup)

    def seats(self, opening: State) -> int:
        """How many people play; the solo opponent has no seat."""
        assert isinstance(opening, Opening)
        return opening.setup.players

    def write_action(self, action: Action) -> str:
        """The action as a line of text."""
        return write_action(action)

    def read_action(self, text: str) -> Action:
        """The action a line says. Raises `Misread` for what is none."""
        return read_action(text)

    def is_natures(self, action: Action) -> bool:
        """Whether nature does this, and no seat."""
        return isinstance(action, Open | Reshuffle)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""
        return _RULES.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return _RULES.outcome(state)

    def refused(self, state: State, action: Action, refusal: Illegal) -> tuple[Note, ...]:
        """A deck that does not add up is told its cards."""
        match state, action:
            case Opening(setup), Open(first, deck) if first in setup.people:
                return tuple(misopened(setup, deck)) or (refusal.note,)
            case Dealing(table), Reshuffle(deck):
                return tuple(misshuffled(to_reshuffle(table), deck)) or (refusal.note,)
            case _:
                return (refusal.note,)


CREWDECK: Final = CrewDeckCodec()
