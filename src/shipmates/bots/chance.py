"""The bot that knows only what is allowed."""

from __future__ import annotations

from typing import overload

from shipmates.crewdeck.actions import Action as DeckAction
from shipmates.crewdeck.view import View as DeckView
from shipmates.deepsea.actions import Action as SeaAction
from shipmates.deepsea.view import View as SeaView
from shipmates.dice import Seeded
from shipmates.planet9.actions import Action
from shipmates.planet9.view import View


class Random:
    """Does anything legal, each thing as likely as another."""

    def __init__(self, dice: Seeded) -> None:
        self._dice = dice

    @overload
    def choose(self, view: View) -> Action: ...
    @overload
    def choose(self, view: SeaView) -> SeaAction: ...
    @overload
    def choose(self, view: DeckView) -> DeckAction: ...
    def choose(self, view: View | SeaView | DeckView) -> Action | SeaAction | DeckAction:
        """Any legal action."""
        return self._dice.choice(view.legal)
