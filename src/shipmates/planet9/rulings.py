"""Where the rulebook is silent or sources differ: the question, and our choice.

Each constant has its row in `docs/rules/rulings.md` and a test.
"""

from __future__ import annotations

from typing import Final

from shipmates.planet9.stages import Step

BALANCE_MISSION_IS_DEAD_ZONE: Final[bool] = True
"""Mission 29: is the radio in a dead zone (or dead altogether)?"""

COMMANDER_MAY_BE_SILENT: Final[bool] = False
"""Mission 11: may commanders silence themselves?"""

SHOWN_CARD_MAY_BE_DRAWN: Final[bool] = False
"""Mission 12: can a card that lies open as a signal be drawn?"""

ROCKET_MAY_BE_DRAWN: Final[bool] = True
"""Mission 12: can a rocket be drawn?"""

PINK_NINE_MEMBER_FIXED_AT_DEAL: Final[bool] = True
"""Mission 46: does the member stay the same when the distress pass moves the pink 9?"""

PREPARATION: Final = (
    Step.LAY,
    Step.CHANGE,
    Step.NAME,
    Step.ROLES,
    Step.HAND_OUT,
    Step.HAND_OVER,
    Step.DISTRESS,
)
"""In which order is a mission prepared? With five, a task is handed over before distress."""

TOKEN_CHANGE_NEEDS_CONSENT: Final[bool] = True
"""Missions 23 and 40: does changing tokens need everybody's consent?"""

CREW_PROPOSES_ROLES: Final[bool] = True
"""Mission 50: does the crew agree on the roles (or does the commander simply decide)?"""

JARVIS_IS_POLLED: Final[bool] = True
"""Two players: is JARVIS asked in polls (the commander answering for it)?"""

JARVIS_MAY_BE_SILENT: Final[bool] = False
"""Mission 11 with two players: may JARVIS, who has no radio, be the silent member?"""

JARVIS_DRAWS_FACE_DOWN: Final[bool] = True
"""Mission 12 with two players: is JARVIS' card drawn from the covered ones?"""

JARVIS_VOTES: Final[bool] = False
"""Two players: has JARVIS a voice in what the crew decides together?"""

CHALLENGE_ONLY_WITH_THREE: Final[bool] = True
"""Is the three-player challenge for three people only, not for two with JARVIS?"""

HAND_OVER_MAY_BREAK_EVEN_SPREAD: Final[bool] = True
"""Five players: may the hand-over undo the commander's even distribution?"""
