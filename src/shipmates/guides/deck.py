"""The first round of Crew Deck for two, with a coach: any move will do."""

from __future__ import annotations

from typing import Final

from shipmates.guides.guide import Guide, Step

_HEAD: Final = """shipmates record 1
game crewdeck
rules 2
players 2
wilds in
frame floating

"""
_DEAL: Final = (
    "nature open 0 HM PM HG BP GE PM OS RP BP PN RE ON OM BN HG RS GM PS PP RS RP BP PN GM PP "
    "GN GS GM BE GS HG BE GS RE GM ON BG HG ON RP PM OM RM BE RS RG GM OP PP BE BE GE GG GE "
    "BM OE PN HS PS OS ON PG HP RN OM PP RS OM RS BS GP BM HE BP OS BN HN PP RE BN PN RN OE "
    "PE ON GP GS OG RE"
)

CREWDECK: Final = Guide(
    "crewdeck",
    "crewdeck",
    f"{_HEAD}{_DEAL}\n",
    (
        Step("form", "hand", "add"),
        *(Step("more", "hand", "add"),) * 3,
        Step("post", "coins", "post"),
        Step("second", "coins", "post"),
        *(Step("recruit", "stacks", "recruit"),) * 2,
        Step("place", "ship", "place"),
        *(Step("beside", "ship", "place"),) * 3,
    ),
    start=1,
)
