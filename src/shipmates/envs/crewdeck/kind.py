"""Crew Deck as an environment plays it."""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces

from shipmates.crewdeck.actions import Action
from shipmates.crewdeck.view import View
from shipmates.envs.crewdeck.encoding import Writer
from shipmates.envs.crewdeck.index import ACTIONS, indexes
from shipmates.envs.crewdeck.layout import HIGHEST, OBSERVATION
from shipmates.envs.crewdeck.telling import told
from shipmates.envs.kind import Kind
from shipmates.games import CREWDECK
from shipmates.kernel import Seat


def _legal(view: View) -> tuple[Action, ...]:
    return view.legal


def _agent(view: View) -> Seat:
    return view.seat


KIND: Final = Kind(
    key=OBSERVATION.key,
    rules=CREWDECK.rules,
    observed=spaces.Box(0, HIGHEST, (OBSERVATION.length,), np.int8),
    actions=ACTIONS.length,
    writer=Writer,
    legal=_legal,
    indexes=indexes,
    agent=_agent,
    told=told,
)
