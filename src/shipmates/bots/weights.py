"""The weights of card sense, learned by self-play: `make sense`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from shipmates.bots.known import View
from shipmates.deepsea.view import View as SeaView


@cache
def _read(game: str) -> tuple[float, ...]:
    text = files(__package__).joinpath(f"sense_{game}.json").read_text("utf-8")
    return tuple(map(float, json.loads(text)))


def weights(view: View) -> tuple[float, ...]:
    """Those of the game this view is of."""
    return _read("deepsea" if isinstance(view, SeaView) else "planet9")
