"""Where the rulebook is silent or sources differ: the question, and our choice.

Each constant has its row in `docs/rules/rulings.md` and a test.
"""

from __future__ import annotations

from typing import Final

from shipmates.deepsea.stages import Step

PREPARATION: Final = (
    Step.LAY,
    Step.SHARE,
    Step.DISTRESS,
    Step.PREDICT,
)
"""In which order is a mission prepared? Predictions are made after the distress pass."""

TASKLESS_MISSIONS_ARE_PLAYED_OUT: Final[bool] = True
"""Missions without tasks: played to the last trick even when nothing can change?"""

VOLUNTEERS_TAKE_TURNS: Final[bool] = True
"""Mission 26: do the two volunteers draft in turn (or does the first choose for both)?"""

COMPARISONS_OF_A_LONE_CAPTAIN_ARE_REPLACED: Final[bool] = True
"""When the captain must take all tasks: is a comparison with the captain drawn anew?"""

TONOJA_VOTES: Final[bool] = False
"""Two players: has Tonoja a voice in what the crew decides together?"""

SECRET_FAILURE_ENDS_AT_ONCE: Final[bool] = True
"""A secret prediction that can no longer come true: does the attempt end there and then?"""
