"""What a bot is to the rest of the program."""

from __future__ import annotations

from typing import Protocol, overload

from shipmates.crewdeck.actions import Action as DeckAction
from shipmates.crewdeck.view import View as DeckView
from shipmates.deepsea.actions import Action as SeaAction
from shipmates.deepsea.view import View as SeaView
from shipmates.planet9.actions import Action
from shipmates.planet9.view import View


class Bot(Protocol):
    """Plays one seat of either Crew game, from what that seat may know."""

    @overload
    def choose(self, view: View) -> Action: ...
    @overload
    def choose(self, view: SeaView) -> SeaAction: ...
    def choose(self, view: View | SeaView) -> Action | SeaAction:
        """One of `view.legal`, which is never empty when a bot is asked."""


class DeckBot(Protocol):
    """Plays one seat of Crew Deck, from what that seat may know."""

    def choose(self, view: DeckView) -> DeckAction:
        """One of `view.legal`, which is never empty when a bot is asked."""
