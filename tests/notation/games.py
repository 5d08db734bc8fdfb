"""Random games to be written down."""

from __future__ import annotations

from dataclasses import replace

from shipmates.dice import Seeded
from shipmates.games import PLANET9
from shipmates.kernel import Record, Seat, replay
from shipmates.kernel.laws import play_out
from shipmates.planet9 import Setup, opening
from shipmates.planet9.actions import Action
from shipmates.planet9.state import Over, State

CREWS = ((2, False), (3, False), (3, True), (4, False), (5, False))


def a_record(setup: Setup, seed: int) -> Record[State, Action]:
    """A whole game in which everybody acts at random."""
    dice = Seeded(seed)

    def choose(_: Seat, legal: tuple[Action, ...]) -> Action:
        return dice.choice(legal)

    record = play_out(PLANET9.rules, opening(setup), dice, choose)
    return replace(record, rules=PLANET9.version)


def the_end(record: Record[State, Action]) -> Over:
    """Where the game ended."""
    *_, last = replay(PLANET9.rules, record)
    assert isinstance(last, Over)
    return last
