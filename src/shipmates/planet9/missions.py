"""The fifty missions of the logbook."""

from __future__ import annotations

from typing import Final

from shipmates.planet9.mission import (
    Balanced,
    Change,
    Clause,
    EachWins,
    Handout,
    Mission,
    Naming,
    OmegaLast,
    Who,
)
from shipmates.planet9.rulings import BALANCE_MISSION_IS_DEAD_ZONE
from shipmates.planet9.tokens import Token
from shipmates.tricks.cards import SUITED, TRUMPS, VALUED, Suit
from shipmates.tricks.signals import NEVER, Radio
from shipmates.tricks.tasks import NONE, Cards, Feats, Tricks, at_least, exactly

_DEAD: Final = Radio(muted=True)
_PINK: Final = SUITED[Suit.PINK]
_NO_NINES: Final = (Clause(Who.CREW, Feats(NONE, using=VALUED[9])),)
_ONES: Final = VALUED[1]


def _from_trick(number: int) -> Radio:
    return Radio(opens=number)


def _tokens(text: str) -> tuple[Token, ...]:
    return tuple(map(Token, text.split()))


def _ends(who: Who, count: int) -> Clause:
    return Clause(who, Tricks(exactly(count), among=(0, -1)))


MISSIONS: Final[tuple[Mission, ...]] = (
    Mission(1, tasks=1),
    Mission(2, tasks=2),
    Mission(3, tasks=2, tokens=_tokens("1 2")),
    Mission(4, tasks=3),
    Mission(5, naming=Naming.FEELING, rules=(Clause(Who.CHOSEN, Tricks(NONE)),)),
    Mission(6, tasks=3, tokens=_tokens("> >>"), radio=_DEAD),
    Mission(7, tasks=3, tokens=_tokens("omega")),
    Mission(8, tasks=3, tokens=_tokens("1 2 3")),
    Mission(9, rules=(Clause(Who.CREW, Feats(at_least(1), using=_ONES)),)),
    Mission(10, tasks=4),
    Mission(11, tasks=4, tokens=_tokens("1"), naming=Naming.SILENCED),
    Mission(12, tasks=4, tokens=_tokens("omega"), draws=True),
    Mission(13, rules=(EachWins(TRUMPS),)),
    Mission(14, tasks=4, tokens=_tokens("> >> >>>"), radio=_DEAD),
    Mission(15, tasks=4, tokens=_tokens("1 2 3 4")),
    Mission(16, rules=_NO_NINES),
    Mission(17, tasks=2, rules=_NO_NINES),
    Mission(18, tasks=5, radio=_from_trick(2)),
    Mission(19, tasks=5, tokens=_tokens("1"), radio=_from_trick(3)),
    Mission(20, tasks=2, handout=Handout.DECISION),
    Mission(21, tasks=5, tokens=_tokens("1 2"), radio=_DEAD),
    Mission(22, tasks=5, tokens=_tokens("> >> >>> >>>>")),
    Mission(23, tasks=5, tokens=_tokens("1 2 3 4 5"), change=Change.SWAP),
    Mission(24, tasks=6, handout=Handout.DISTRIBUTION),
    Mission(25, tasks=6, tokens=_tokens("> >>"), radio=_DEAD, hand_over=True),
    Mission(26, rules=(Clause(Who.CREW, Feats(at_least(2), using=_ONES)),)),
    Mission(27, tasks=3, handout=Handout.DECISION, hand_over=True),
    Mission(28, tasks=6, tokens=_tokens("1 omega"), radio=_from_trick(3), hand_over=True),
    Mission(29, radio=_DEAD if BALANCE_MISSION_IS_DEAD_ZONE else NEVER, rules=(Balanced(1),)),
    Mission(30, tasks=6, tokens=_tokens("> >> >>>"), radio=_from_trick(2), hand_over=True),
    Mission(31, tasks=6, tokens=_tokens("1 2 3"), hand_over=True),
    Mission(32, tasks=7, handout=Handout.DISTRIBUTION, hand_over=True),
    Mission(
        33,
        naming=Naming.VOLUNTEER,
        rules=(
            Clause(Who.CHOSEN, Tricks(exactly(1))),
            Clause(Who.CHOSEN, Feats(NONE, using=TRUMPS)),
        ),
    ),
    Mission(34, rules=(Balanced(1), _ends(Who.COMMANDER, 2))),
    Mission(35, tasks=7, tokens=_tokens("> >> >>>"), hand_over=True),
    Mission(36, tasks=7, tokens=_tokens("1 2"), handout=Handout.DISTRIBUTION, hand_over=True),
    Mission(37, tasks=4, handout=Handout.DECISION, hand_over=True),
    Mission(38, tasks=8, radio=_from_trick(3), hand_over=True),
    Mission(39, tasks=8, tokens=_tokens("> >> >>>"), radio=_DEAD, hand_over=True),
    Mission(40, tasks=8, tokens=_tokens("1 2 3"), change=Change.MOVE, hand_over=True),
    Mission(
        41,
        naming=Naming.VOLUNTEER,
        rules=(
            _ends(Who.CHOSEN, 2),
            Clause(Who.CHOSEN, Tricks(NONE, but=(0, -1))),
            Clause(Who.CHOSEN, Feats(NONE, using=TRUMPS)),
        ),
    ),
    Mission(42, tasks=9, hand_over=True),
    Mission(43, tasks=9, handout=Handout.DISTRIBUTION, hand_over=True),
    Mission(44, rules=(EachWins(TRUMPS, ordered=True),)),
    Mission(45, tasks=9, tokens=_tokens("> >> >>>"), hand_over=True),
    Mission(46, rules=(Clause(Who.NEIGHBOUR, Cards(_PINK, exactly(9))),)),
    Mission(47, tasks=10, hand_over=True),
    Mission(48, tasks=3, tokens=_tokens("omega"), hand_over=True, rules=(OmegaLast(),)),
    Mission(49, tasks=10, tokens=_tokens("> >> >>>"), hand_over=True),
    Mission(
        50,
        rules=(
            Clause(Who.FIRST, Tricks(exactly(4), among=(0, 1, 2, 3))),
            Clause(Who.FIRST, Tricks(NONE, but=(0, 1, 2, 3))),
            Clause(Who.LAST, Tricks(exactly(1), among=(-1,))),
            Clause(Who.LAST, Tricks(NONE, but=(-1,))),
        ),
    ),
)
"""In the order of the logbook: mission n stands at n - 1."""
