"""What a partner is to the rest of the program."""

from __future__ import annotations

from typing import Protocol

from shipmates.planet9.actions import Action
from shipmates.planet9.view import View


class Bot(Protocol):
    """Plays one seat, from what that seat may know."""

    def choose(self, view: View) -> Action:
        """One of `view.legal`, which is never empty when a bot is asked."""
