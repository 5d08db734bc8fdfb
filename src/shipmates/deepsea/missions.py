"""The thirty-two missions of the logbook, and the epilogue that has no end."""

from __future__ import annotations

from typing import Final

from shipmates.deepsea.mission import (
    AheadOfAll,
    Clock,
    FinalCard,
    Level,
    Mission,
    NoLead,
    Sharing,
    Sonar,
)
from shipmates.tricks.cards import SUITED, TRUMPS, VALUED, Card, Suit

MISSIONS: Final[tuple[Mission, ...]] = (
    Mission(1, difficulty=1),
    Mission(2, difficulty=2),
    Mission(3, difficulty=3),
    Mission(4, difficulty=4),
    Mission(5, difficulty=5),
    Mission(6, difficulty=5, sharing=Sharing.TOGETHER),
    Mission(7, difficulty=6),
    Mission(8, rules=(Level(VALUED[9], by=1),)),
    Mission(9, difficulty=7, sonar=Sonar.CURRENTS),
    Mission(10, difficulty=4, sharing=Sharing.CAPTAIN),
    Mission(11, difficulty=8, sonar=Sonar.RAPTURE),
    Mission(12, rules=(NoLead(SUITED[Suit.PINK] | TRUMPS),)),
    Mission(13, difficulty=5, sharing=Sharing.CAPTAIN),
    Mission(14, difficulty=6, sharing=Sharing.VOLUNTEERS, clock=Clock(210, Sonar.CURRENTS)),
    Mission(15, difficulty=6, sharing=Sharing.VOLUNTEERS, clock=Clock(180, Sonar.RAPTURE)),
    Mission(16, difficulty=6, sharing=Sharing.VOLUNTEERS, clock=Clock(150, Sonar.NONE)),
    Mission(17, difficulty=9, sharing=Sharing.FREE),
    Mission(18, difficulty=9),
    Mission(19, difficulty=9, hardest_first=True),
    Mission(20, difficulty=10, sonar=Sonar.TERRAIN),
    Mission(21, sonar=Sonar.TERRAIN, rules=(Level(VALUED[1], by=1),)),
    Mission(22, difficulty=11, sonar=Sonar.TERRAIN),
    Mission(23, sonar=Sonar.TERRAIN, opens=2, rules=(AheadOfAll(),)),
    Mission(24, difficulty=12, sonar=Sonar.TERRAIN),
    Mission(25, difficulty=12, sonar=Sonar.TERRAIN, captain_spared=True),
    Mission(
        26,
        difficulty=10,
        sonar=Sonar.TERRAIN,
        sharing=Sharing.VOLUNTEERS,
        volunteers=2,
        clock=Clock(300, difficulty=12),
    ),
    Mission(27, sonar=Sonar.TERRAIN, rules=(FinalCard(Card.parse("Y5")),)),
    Mission(28, difficulty=14, sharing=Sharing.FREE),
    Mission(29, difficulty=15, sharing=Sharing.FREE),
    Mission(30, difficulty=16, sharing=Sharing.FREE),
    Mission(31, difficulty=17, sharing=Sharing.FREE),
    Mission(32, fixed=("T68", "T87", "T84", "T78")),
)
"""In the order of the logbook: mission n stands at n - 1."""

EPILOGUE: Final = 33
"""The number of the epilogue's missions, whatever their difficulty."""

EPILOGUE_STARTS: Final = 18


def epilogue(difficulty: int) -> Mission:
    """One step of the epilogue: harder by one after each success."""
    return Mission(EPILOGUE, difficulty=difficulty, sharing=Sharing.FREE)
