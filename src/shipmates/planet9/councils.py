"""What the crew decides together: anyone proposes, everybody else must agree."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations

from shipmates.kernel import Illegal, Seat
from shipmates.planet9.actions import (
    Action,
    Agree,
    Assign,
    Decline,
    HandOver,
    Proposal,
    Refuse,
    Retoken,
)
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Handout, Who
from shipmates.planet9.rulings import (
    HAND_OVER_MAY_BREAK_EVEN_SPREAD,
    JARVIS_VOTES,
    TOKEN_CHANGE_NEEDS_CONSENT,
)
from shipmates.planet9.stages import Conferring, Consent, Council, Deciding, Matter, Stage
from shipmates.planet9.tokens import Duty, Errand
from shipmates.tricks.councils import agreeing, without
from shipmates.tricks.drafts import clockwise


def voters(brief: Brief) -> tuple[Seat, ...]:
    """Who takes part in joint decisions, the commander first."""
    everyone = clockwise(brief.commander, brief.seats)
    dummy = None if JARVIS_VOTES else brief.setup.dummy
    return everyone if dummy is None else tuple(s for s in everyone if s != dummy)


def proposals(brief: Brief, matter: Matter) -> tuple[Proposal, ...]:
    """Everything that could be proposed."""
    if matter is Matter.HAND_OVER:
        return tuple(
            HandOver(duty.card, Seat(seat))
            for duty in brief.duties
            for seat in range(brief.seats)
            if seat != duty.owner and _keeps_spread(brief, duty, Seat(seat))
        )
    if matter is Matter.ROLES:
        return tuple(Assign(Seat(a), Seat(b)) for a, b in permutations(range(brief.seats), 2))
    return tuple(
        Retoken(one.card, other.card)
        for one, other in combinations(brief.display, 2)
        if _changes(one, other, matter)
    )


def _keeps_spread(brief: Brief, duty: Duty, to: Seat) -> bool:
    if HAND_OVER_MAY_BREAK_EVEN_SPREAD or brief.mission.handout is not Handout.DISTRIBUTION:
        return True
    loads = list(brief.loads)
    loads[duty.owner] -= 1
    loads[to] += 1
    return max(loads) - min(loads) <= 1


def _changes(one: Errand, other: Errand, matter: Matter) -> bool:
    if matter is Matter.MOVE:
        return (one.token is None) != (other.token is None)
    return one.token is not None and other.token is not None


def legal(brief: Brief, stage: Conferring) -> tuple[Action, ...]:
    """What somebody who is awaited may do."""
    match stage:
        case Council(matter):
            return (Decline(), *proposals(brief, matter))
        case Consent():
            return Agree(), Refuse()
        case Deciding(matter):
            return proposals(brief, matter)


def apply(
    brief: Brief, stage: Conferring, seat: Seat, action: Action
) -> tuple[Brief, Stage | None]:
    """The brief after it, and the stage, or `None` when the matter is closed."""
    match stage, action:
        case Council(matter, waiting), Decline():
            return brief, _next(matter, waiting, seat)
        case Council(matter, waiting), (Retoken() | HandOver() | Assign()):
            asked = tuple(s for s in voters(brief) if s != seat and _needs_consent(matter))
            return _agreed(brief, Consent(matter, waiting, action, seat, asked))
        case Consent(matter, waiting, _, by), Refuse():
            return brief, _next(matter, waiting, by)
        case Consent(), Agree():
            return _agreed(brief, agreeing(stage, seat))
        case Deciding(), (Retoken() | HandOver() | Assign()):
            return _done(brief, action), None
        case _:
            raise Illegal("not-now")


def _needs_consent(matter: Matter) -> bool:
    return TOKEN_CHANGE_NEEDS_CONSENT or matter not in (Matter.SWAP, Matter.MOVE)


def _agreed(brief: Brief, stage: Consent[Matter, Proposal]) -> tuple[Brief, Stage | None]:
    return (brief, stage) if stage.asked else (_done(brief, stage.proposal), None)


def _next(matter: Matter, waiting: tuple[Seat, ...], seat: Seat) -> Stage | None:
    left = without(matter, waiting, seat)
    return Deciding(matter) if left is None and matter is Matter.ROLES else left


def _done(brief: Brief, proposal: Proposal) -> Brief:
    match proposal:
        case Retoken(one, other):
            tokens = {errand.card: errand.token for errand in brief.display}
            tokens[one], tokens[other] = tokens[other], tokens[one]
            return replace(brief, display=tuple(Errand(c, t) for c, t in tokens.items()))
        case HandOver(card, to):
            duties = (replace(d, owner=to) if d.card is card else d for d in brief.duties)
            return replace(brief, duties=tuple(duties))
        case Assign(first, last):
            return brief.casting(Who.FIRST, first).casting(Who.LAST, last)
