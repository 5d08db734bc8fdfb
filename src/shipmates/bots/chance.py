"""The bot that knows only what is allowed."""

from __future__ import annotations

from shipmates.dice import Seeded
from shipmates.planet9.actions import Action
from shipmates.planet9.view import View


class Random:
    """Does anything legal, each thing as likely as another."""

    def __init__(self, dice: Seeded) -> None:
        self._dice = dice

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return self._dice.choice(view.legal)
