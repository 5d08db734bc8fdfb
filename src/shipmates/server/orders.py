"""What somebody said beforehand that they would do."""

from __future__ import annotations

from shipmates.deepsea.actions import Take as SeaTake
from shipmates.planet9.actions import Take as NineTake
from shipmates.server.kits import Action
from shipmates.server.people import Orders
from shipmates.tricks.moves import READY, Call
from shipmates.tricks.passing import Way

_WAYS = {"never": None, "left": Way.LEFT, "right": Way.RIGHT}


def ordered(orders: Orders, legal: tuple[Action, ...]) -> Action | None:
    """What these orders say here; `None` where the person is to be asked."""
    if orders.always_ready and READY in legal:
        return READY
    if orders.distress != "ask":
        call = Call(_WAYS[orders.distress])
        if call in legal:
            return call
    if orders.last_task and len(legal) == 1 and isinstance(legal[0], NineTake | SeaTake):
        return legal[0]
    return None
