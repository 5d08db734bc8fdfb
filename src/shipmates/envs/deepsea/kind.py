"""Deep Sea as an environment plays it."""

from __future__ import annotations

from typing import Final

from shipmates.deepsea.actions import Action
from shipmates.deepsea.view import View
from shipmates.envs.deepsea.encoding import encoder
from shipmates.envs.deepsea.index import ACTIONS, indexes
from shipmates.envs.deepsea.layout import OBSERVATION
from shipmates.envs.deepsea.telling import told
from shipmates.envs.kind import Kind
from shipmates.envs.spaces import bits
from shipmates.games import DEEPSEA
from shipmates.kernel import Seat


def _legal(view: View) -> tuple[Action, ...]:
    return view.legal


def _agent(view: View) -> Seat:
    return view.eyes


KIND: Final = Kind(
    key=OBSERVATION.key,
    rules=DEEPSEA.rules,
    observed=bits(OBSERVATION),
    actions=ACTIONS.length,
    writer=encoder,
    legal=_legal,
    indexes=indexes,
    agent=_agent,
    told=told,
)
