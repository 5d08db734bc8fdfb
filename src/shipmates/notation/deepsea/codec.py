"""Deep Sea as text."""

from __future__ import annotations

from typing import Final

from shipmates.deepsea import VERSION, DeepSea, opening
from shipmates.deepsea.actions import Action, Deal, Exchange, Lay, Sound, TimeUp
from shipmates.deepsea.setup import Setup
from shipmates.deepsea.stages import Redealing
from shipmates.deepsea.state import Briefing, Dealing, Sounding, State
from shipmates.kernel import Illegal, Note, Outcome, Seat
from shipmates.notation.deals import misdealt
from shipmates.notation.deepsea import header
from shipmates.notation.deepsea.actions import read_action, write_action
from shipmates.notation.fields import REQUIRED, Fields
from shipmates.tricks.cards import DECK

_RULES: Final = DeepSea()


class DeepSeaCodec:
    """Records of Deep Sea."""

    key = "deepsea"
    version = VERSION
    oldest = VERSION
    keys = header.KEYS
    required = REQUIRED

    def write_head(self, opening: State) -> tuple[str, ...]:
        """The lines that say what was agreed."""
        return header.write_head(_setup(opening))

    def read_head(self, head: Fields) -> State | None:
        """The state before the deal, or `None` with the faults noted."""
        setup = header.read_head(head)
        return None if setup is None else opening(setup)

    def seats(self, opening: State) -> int:
        """How many hands are played."""
        return _setup(opening).seats

    def write_action(self, action: Action) -> str:
        """The action as a line of text."""
        return write_action(action)

    def read_action(self, text: str) -> Action:
        """The action a line says. Raises `Misread` for what is none."""
        return read_action(text)

    def is_natures(self, action: Action) -> bool:
        """Whether nature does this, and no seat."""
        return isinstance(action, Sound | Deal | Lay | Exchange | TimeUp)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""
        return _RULES.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return _RULES.outcome(state)

    def refused(self, state: State, action: Action, refusal: Illegal) -> tuple[Note, ...]:
        """A deal that does not add up is told its cards."""
        dealing = isinstance(state, Dealing) or (
            isinstance(state, Briefing) and isinstance(state.stage, Redealing)
        )
        if dealing and isinstance(action, Deal):
            return misdealt(DECK, action) or (refusal.note,)
        return (refusal.note,)


def _setup(opening: State) -> Setup:
    assert isinstance(opening, Sounding | Dealing)
    return opening.setup


DEEPSEA: Final = DeepSeaCodec()
