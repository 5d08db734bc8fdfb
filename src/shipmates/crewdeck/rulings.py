"""Where the rulebook is silent: the question, and our choice.

Each constant has its row in `docs/rules/rulings.md` and a test.
"""

from __future__ import annotations

from typing import Final

FIRST_PLAYER_IS_DRAWN: Final[bool] = True
"""Who goes first in round one: somebody by lot (or seat 0)?"""

LAST_CARDS_ARE_DEALT_BEFORE_RESHUFFLING: Final[bool] = True
"""The deck is short: are its last cards dealt first (or shuffled in with the discards)?"""

HOLD_TAKES_SEVERAL_IN_A_ROUND: Final[bool] = True
"""Two players: may more than one card go to the hold in the same round?"""

RIVAL_TAKES_LEFT_OF_EQUAL_STACKS: Final[bool] = True
"""Solo: which of two stacks of equal value does the opponent take (the left one)?"""

RIVAL_SCORES_WILDS_AS_POSITIVE: Final[bool] = True
"""Solo: do the opponent's wilds count as positive at the end, as when it chooses?"""

EQUAL_SCORE_BEATS_RIVAL: Final[bool] = False
"""Solo: is it enough to score as much as the opponent?"""

LEVEL_PLAYERS_SHARE_THE_WIN: Final[bool] = True
"""Level in points, largest set and payroll: is the win shared (or does nobody win)?"""
