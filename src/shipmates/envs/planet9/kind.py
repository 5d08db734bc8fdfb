"""Planet Nine as an environment plays it."""

from __future__ import annotations

from typing import Final

from shipmates.envs.kind import Kind
from shipmates.envs.planet9.encoding import encoder
from shipmates.envs.planet9.index import ACTIONS, indexes
from shipmates.envs.planet9.layout import OBSERVATION
from shipmates.envs.planet9.telling import told
from shipmates.envs.spaces import bits
from shipmates.games import PLANET9
from shipmates.kernel import Seat
from shipmates.planet9.actions import Action
from shipmates.planet9.view import View


def _legal(view: View) -> tuple[Action, ...]:
    return view.legal


def _agent(view: View) -> Seat:
    return view.eyes


KIND: Final = Kind(
    key=OBSERVATION.key,
    rules=PLANET9.rules,
    observed=bits(OBSERVATION),
    actions=ACTIONS.length,
    writer=encoder,
    legal=_legal,
    indexes=indexes,
    agent=_agent,
    told=told,
)
