"""What somebody who practises is told."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates import crewdeck
from shipmates.bots import make
from shipmates.bots.expert import EXPERT
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded
from shipmates.games import CREWDECK
from shipmates.kernel import NATURE
from shipmates.server.hints import thought

NAMES = ("Ada", "Vega")


def placings() -> Iterator[View]:
    """What a seat sees whenever new cards are to be placed."""
    rules, dice = CREWDECK.rules, Seeded("ships")
    state, bot = crewdeck.opening(crewdeck.Setup(2)), make("crewdeck", "random", dice)
    while rules.outcome(state) is None:
        nature = rules.chance(state, dice)
        seat = NATURE if nature else rules.awaited(state)[0]
        view = rules.look(state, seat)
        if nature is None and view.phase is Phase.PLACE and len(view.legal) > 1:
            yield view
        state = rules.apply(state, seat, nature or bot.choose(view))


def test_what_is_advised_is_never_compared_with_itself() -> None:
    for view, _ in zip(placings(), range(12), strict=False):
        _, told = thought("a hint", view, NAMES, EXPERT)
        for best, *reasons in told.values():
            assert not [one for one in reasons if one.endswith(f": {best}")], told
