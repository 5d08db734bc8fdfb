"""What the expert has learned to hope for: the numbers of `Hopes`, by frame and rounds to come.

Fitted so that ships which grow well in sampled rounds are the ones that are hoped for: see
`docs/guide/bots.md`.
"""

from __future__ import annotations

from typing import Final

from shipmates.bots.crewdeck.outlook import HOPES, Hopes
from shipmates.crewdeck.setup import Setup


def _learned(
    *,
    share: float,
    tight: float,
    pair: float,
    trust: float,
    hold: float,
    edge: float,
    loose: float,
) -> Hopes:
    return Hopes(
        share=share,
        tightness=tight,
        places=99.0,
        trust=(trust,) * 5,
        pair=pair,
        loose=loose,
        hold=(hold,) * 5,
        edge=edge,
    )


_LONG: Final = (
    _learned(share=1.20, tight=3.32, pair=1.46, trust=0.41, hold=0.00, edge=1.59, loose=1.10),
    _learned(share=0.28, tight=7.85, pair=0.35, trust=1.41, hold=0.00, edge=0.41, loose=0.53),
    _learned(share=0.17, tight=3.09, pair=1.04, trust=1.64, hold=4.13, edge=2.38, loose=0.74),
    _learned(share=0.31, tight=8.00, pair=0.79, trust=1.75, hold=5.98, edge=1.38, loose=0.78),
)
"""Two rows of eight and a hold for four."""

_SHORT: Final = (
    _learned(share=1.20, tight=3.79, pair=1.13, trust=0.55, hold=0.00, edge=1.55, loose=0.85),
    _learned(share=0.13, tight=1.99, pair=0.46, trust=2.09, hold=0.00, edge=1.08, loose=0.47),
    _learned(share=0.20, tight=5.33, pair=0.56, trust=2.14, hold=3.84, edge=1.77, loose=0.55),
    _learned(share=0.07, tight=8.00, pair=0.36, trust=2.55, hold=8.12, edge=1.15, loose=1.21),
)
"""Two rows of seven and a hold for one."""


def hopes(setup: Setup, rounds: int) -> Hopes:
    """How far groups grow in ships of this size with so many rounds to come."""
    if not rounds:
        return HOPES
    return (_LONG if setup.players == 2 else _SHORT)[rounds - 1]
