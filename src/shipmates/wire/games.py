"""The views and actions of the three games, ready to travel."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from shipmates.crewdeck import actions as deck_actions
from shipmates.crewdeck import view as deck_view
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea import view as sea_view
from shipmates.planet9 import actions as nine_actions
from shipmates.planet9 import view as nine_view
from shipmates.wire.coder import Coder, Plain
from shipmates.wire.coders import Coders

PROTOCOL: Final = 1
"""Raised whenever something that travels changes its meaning."""

_CODERS: Final = Coders()

VIEWS: Final[Mapping[str, Coder]] = MappingProxyType(
    {
        "planet9": _CODERS.of(nine_view.View),
        "deepsea": _CODERS.of(sea_view.View),
        "crewdeck": _CODERS.of(deck_view.View),
    }
)
ACTIONS: Final[Mapping[str, Coder]] = MappingProxyType(
    {
        "planet9": _CODERS.of(nine_actions.Action),
        "deepsea": _CODERS.of(sea_actions.Action),
        "crewdeck": _CODERS.of(deck_actions.Action),
    }
)


def schema() -> dict[str, Plain]:
    """The JSON schema of every view and action."""
    games = {
        game: {"view": VIEWS[game].schema(), "action": ACTIONS[game].schema()} for game in VIEWS
    }
    definitions = {name: make() for name, make in sorted(_CODERS.schemas.items())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Shipmates views and actions, protocol {PROTOCOL}",
        "properties": {
            game: {"type": "object", "properties": parts} for game, parts in games.items()
        },
        "$defs": definitions,
    }
