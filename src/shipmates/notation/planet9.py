"""Planet Nine as text."""

from __future__ import annotations

from typing import Final

from shipmates.kernel import Illegal, Note, Outcome, Seat
from shipmates.notation import header
from shipmates.notation.actions import read_action, write_action
from shipmates.notation.deals import misdealt
from shipmates.notation.fields import REQUIRED, Fields
from shipmates.planet9 import VERSION, PlanetNine, opening
from shipmates.planet9.actions import Action, Deal, Draw, Lay
from shipmates.planet9.state import Dealing, State

_RULES: Final = PlanetNine()


class PlanetNineCodec:
    """Records of Planet Nine."""

    key = "planet9"
    version = VERSION
    oldest = VERSION
    keys = header.KEYS
    required = REQUIRED

    def write_head(self, opening: State) -> tuple[str, ...]:
        """The lines that say what was agreed."""
        assert isinstance(opening, Dealing)
        return header.write_head(opening.setup)

    def read_head(self, head: Fields) -> State | None:
        """The state before the deal, or `None` with the faults noted."""
        setup = header.read_head(head)
        return None if setup is None else opening(setup)

    def seats(self, opening: State) -> int:
        """How many hands are played."""
        assert isinstance(opening, Dealing)
        return opening.setup.seats

    def write_action(self, action: Action) -> str:
        """The action as a line of text."""
        return write_action(action)

    def read_action(self, text: str) -> Action:
        """The action a line says. Raises `Misread` for what is none."""
        return read_action(text)

    def is_natures(self, action: Action) -> bool:
        """Whether nature does this, and no seat."""
        return isinstance(action, Deal | Lay | Draw)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""
        return _RULES.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return _RULES.outcome(state)

    def refused(self, state: State, action: Action, refusal: Illegal) -> tuple[Note, ...]:
        """A deal that does not add up is told its cards."""
        if isinstance(state, Dealing) and isinstance(action, Deal):
            return misdealt(state.setup.deck, action) or (refusal.note,)
        return (refusal.note,)


PLANET9: Final = PlanetNineCodec()
