"""What observations and actions look like to Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from gymnasium import spaces

from shipmates.envs.blocks import Layout, Numbers
from shipmates.envs.kind import Action, Kind, State, View

Observed: TypeAlias = dict[str, Numbers]


def bits(layout: Layout) -> spaces.Box:
    """So many zeros and ones."""
    return spaces.Box(0, 1, (layout.length,), np.int8)


def observed(kind: Kind[State, Action, View]) -> spaces.Dict:
    """An observation, and the mask of what is legal."""
    mask = spaces.Box(0, 1, (kind.actions,), np.int8)
    box = kind.observed
    return spaces.Dict(
        {
            "observation": spaces.Box(box.low, box.high, box.shape, np.int8),
            "action_mask": mask,
        }
    )
