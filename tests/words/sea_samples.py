"""One of everything that can be said in Deep Sea."""

from __future__ import annotations

from shipmates.deepsea import MISSIONS, Setup, epilogue
from shipmates.deepsea.actions import (
    Action,
    Agree,
    Assign,
    Call,
    Deal,
    Decline,
    Exchange,
    Foretell,
    Give,
    Keep,
    Lay,
    Name,
    Offer,
    Play,
    PutBack,
    Ready,
    Refuse,
    Reply,
    Signal,
    Skip,
    Sound,
    Take,
    TimeUp,
)
from shipmates.deepsea.mission import AheadOfAll, FinalCard, Level, NoLead, Rule, Together
from shipmates.deepsea.stages import (
    Calling,
    Choosing,
    Consent,
    Council,
    Deciding,
    Drafting,
    Laying,
    Matter,
    Offered,
    Offering,
    Placing,
    Predicting,
    Redealing,
    Repairing,
    Stage,
    Volunteering,
)
from shipmates.kernel import Seat
from shipmates.tricks.cards import SUITED, TRUMPS, VALUED, Card, CardSet, Suit
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning
from tests.words import samples

SETUPS = tuple(
    Setup(mission, players, timed)
    for mission in (*MISSIONS, epilogue(18), epilogue(23))
    for players in (2, 3, 4, 5)
    for timed in ((False, True) if mission.clock else (False,))
)

_P3, _B9, _T2 = Card.parse("P3"), Card.parse("B9"), Card.parse("T2")
_ADA, _BEA, _CEM = Seat(0), Seat(1), Seat(2)

NATURAL: tuple[Action, ...] = (
    Sound(_P3),
    Deal((CardSet.parse("P3"), CardSet.parse("B9"))),
    Lay(("T05", "T90")),
    Exchange("T01", "T92"),
    TimeUp(),
)
"""What nobody does."""

ACTIONS: tuple[Action, ...] = (
    *NATURAL,
    Take("T11"),
    PutBack("T11"),
    Skip(),
    *map(Reply, (True, False)),
    Keep(),
    Offer(_BEA),
    Name(_CEM),
    Assign("T11", _CEM),
    Agree(),
    Refuse(),
    Decline(),
    Call(None),
    *map(Call, Way),
    Give(_P3),
    *(Foretell(key, count) for key in ("T72", "T73") for count in (0, 1, 3)),
    *(Signal(_B9, meaning) for meaning in Meaning),
    Ready(),
    Play(_P3),
    Play(_T2),
)

RULES: tuple[Rule, ...] = (
    *map(Together, samples.TASKS),
    *(Level(VALUED[9], by) for by in (0, 1, 2)),
    Level(CardSet.parse("P3 B9"), 1),
    NoLead(SUITED[Suit.PINK] | TRUMPS),
    AheadOfAll(),
    FinalCard(_P3),
)

STAGES: tuple[Stage, ...] = (
    Laying(),
    Repairing("T01"),
    Redealing(),
    Drafting((_ADA, _BEA), 2),
    Choosing(),
    Placing(),
    Offering(),
    Offered(_BEA, ()),
    Volunteering(),
    Council(Matter.OWNER, (_ADA,)),
    Consent(Matter.OWNER, (_ADA,), _BEA, _ADA, (_CEM,)),
    Deciding(Matter.OWNER),
    Calling(),
    Predicting((("T72", _ADA),)),
)
