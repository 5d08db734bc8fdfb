"""How the tasks in the middle reach the crew."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from shipmates.deepsea.actions import (
    Action,
    Agree,
    Assign,
    Decline,
    Keep,
    Name,
    Offer,
    PutBack,
    Refuse,
    Reply,
    Skip,
    Take,
)
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.mission import Sharing
from shipmates.deepsea.rulings import TONOJA_VOTES, VOLUNTEERS_TAKE_TURNS
from shipmates.deepsea.stages import (
    Choosing,
    Conferring,
    Consent,
    Council,
    Deciding,
    Drafting,
    Matter,
    Offered,
    Offering,
    Placing,
    Stage,
    Volunteering,
)
from shipmates.kernel import Illegal, Seat
from shipmates.tricks.councils import agreeing, without

Share: TypeAlias = (
    Drafting | Choosing | Placing | Offering | Offered | Volunteering | Conferring
)
After: TypeAlias = tuple[Brief, Stage | None]


def first(brief: Brief) -> Share:
    """The stage with which the sharing begins."""
    match brief.mission.sharing:
        case Sharing.DRAFT:
            spared = brief.mission.captain_spared
            return draft(brief, brief.everyone[1:] if spared else brief.everyone)
        case Sharing.TOGETHER:
            return Council(Matter.OWNER, voters(brief))
        case Sharing.CAPTAIN:
            return Offering()
        case Sharing.VOLUNTEERS:
            return Volunteering()
        case Sharing.FREE:
            return Choosing()
        case _:
            assert_never(brief.mission.sharing)


def voters(brief: Brief) -> tuple[Seat, ...]:
    """Who takes part in joint decisions, the captain first."""
    dummy = None if TONOJA_VOTES else brief.setup.dummy
    return brief.everyone if dummy is None else tuple(s for s in brief.everyone if s != dummy)


def draft(brief: Brief, members: tuple[Seat, ...]) -> Drafting:
    """Tasks are taken in turn by these members."""
    return _settled(brief, Drafting(members, len(brief.display)))


def _settled(brief: Brief, stage: Drafting) -> Drafting:
    # Somebody can always take one: only the captain may not own everything.
    while not takable(brief, drafter(stage)):
        stage = replace(stage, turn=stage.turn + 1)
    return stage


def drafter(stage: Drafting) -> Seat:
    """Whose turn it is to take a task."""
    return stage.members[stage.turn % len(stage.members)]


def takable(brief: Brief, seat: Seat) -> tuple[str, ...]:
    """The tasks this seat may own: nobody is measured against themselves."""
    if seat != brief.captain:
        return brief.display
    return tuple(key for key in brief.display if brief.setup.card(key).captains)


def returnable(brief: Brief, stage: Choosing, seat: Seat) -> tuple[str, ...]:
    """The tasks of this seat that it has not put back before: so a selection ends."""
    mine = (duty.key for duty in brief.duties if duty.owner == seat)
    return tuple(key for key in mine if (key, seat) not in stage.returned)


def may_skip(brief: Brief, stage: Drafting) -> bool:
    """Passing: only with fewer tasks than members, and while enough of them come after."""
    if brief.mission.hardest_first and stage.turn == 0:
        return False
    after = len(stage.members) - stage.turn - 1
    return stage.tasks < len(stage.members) and len(brief.display) <= after


def awaited(brief: Brief, stage: Share) -> tuple[Seat, ...]:
    """Who is to act."""
    match stage:
        case Drafting():
            return (drafter(stage),)
        case Choosing(content):
            return tuple(seat for seat in brief.everyone if seat not in content)
        case Placing() | Offering() | Deciding():
            return (brief.captain,)
        case Offered(to):
            return (to,)
        case Volunteering(asked):
            return (brief.everyone[1:][len(asked)],)
        case Council(_, waiting):
            return waiting
        case Consent(asked=asked):
            return asked
        case _:
            assert_never(stage)


def legal(brief: Brief, stage: Share, seat: Seat) -> tuple[Action, ...]:
    """What somebody who is awaited may do."""
    match stage:
        case Drafting():
            skip = (Skip(),) if may_skip(brief, stage) else ()
            return (*map(Take, _draftable(brief, stage, seat)), *skip)
        case Choosing():
            back = map(PutBack, returnable(brief, stage, seat))
            return (*map(Take, takable(brief, seat)), Skip(), *back)
        case Placing():
            return tuple(
                Assign(key, to)
                for to in brief.everyone
                for key in brief.display
                if key in takable(brief, to)
            )
        case Offering(refused):
            others = (s for s in brief.everyone[1:] if s not in refused)
            return (Keep(), *map(Offer, others))
        case Offered() | Volunteering():
            return Reply(willing=True), Reply(willing=False)
        case Council():
            return (Decline(), *map(Name, brief.everyone))
        case Consent():
            return Agree(), Refuse()
        case Deciding():
            return tuple(map(Name, brief.everyone))
        case _:
            assert_never(stage)


def _draftable(brief: Brief, stage: Drafting, seat: Seat) -> tuple[str, ...]:
    keys = takable(brief, seat)
    if not (brief.mission.hardest_first and seat == brief.captain and stage.turn == 0):
        return keys
    values = {key: brief.setup.card(key).value(brief.seats) for key in keys}
    return tuple(key for key in keys if values[key] == max(values.values()))


def apply(brief: Brief, stage: Share, seat: Seat, action: Action) -> After:
    """The brief after it, and the next stage, or `None` when all tasks are shared."""
    match stage, action:
        case Drafting(), (Take() | Skip()):
            return _drafted(brief, stage, seat, action)
        case Choosing(_, returned), Take(key):
            return _chosen(brief.owning(seat, key), Choosing((), returned))
        case Choosing(_, returned), PutBack(key):
            return brief.disowning(key), Choosing((), (*returned, (key, seat)))
        case Choosing(content, returned), Skip():
            return _chosen(brief, Choosing((*content, seat), returned))
        case Placing(), Assign(key, to):
            brief = brief.owning(to, key)
            return brief, (Placing() if brief.display else None)
        case Offering(), Keep():
            return _all_to(brief, brief.captain), None
        case Offering(refused), Offer(to):
            return brief, Offered(to, refused)
        case Offered(to, refused), Reply(willing):
            if willing:
                return replace(_all_to(brief, to), given_away=True), None
            return brief, Offering((*refused, to))
        case Volunteering(), Reply(willing):
            return _volunteered(brief, stage, seat, willing=willing)
        case ((Council() | Consent() | Deciding()), _):
            return _conferred(brief, stage, seat, action)
        case _:
            raise Illegal("not-now")


def _drafted(brief: Brief, stage: Drafting, seat: Seat, action: Take | Skip) -> After:
    if isinstance(action, Take):
        brief = brief.owning(seat, action.key)
    if not brief.display:
        return brief, None
    return brief, _settled(brief, replace(stage, turn=stage.turn + 1))


def _chosen(brief: Brief, stage: Choosing) -> After:
    if not brief.display:
        return brief, None
    if len(stage.content) < brief.seats:
        return brief, stage
    return brief, Placing()


def _all_to(brief: Brief, owner: Seat) -> Brief:
    return brief.owning(owner, *brief.display)


def _volunteered(brief: Brief, stage: Volunteering, seat: Seat, *, willing: bool) -> After:
    asked = (*stage.asked, seat)
    ready = (*stage.willing, seat) if willing else stage.willing
    left = tuple(other for other in brief.everyone[1:] if other not in asked)
    needed = brief.mission.volunteers - len(ready)
    if needed > 0 and len(left) + 1 > needed:
        return brief, Volunteering(asked, ready)
    forced = (*left, brief.captain)[: max(needed, 0)]
    takers = tuple(s for s in (*brief.everyone[1:], brief.captain) if s in (*ready, *forced))
    if len(takers) == 1:
        return _all_to(brief, takers[0]), None
    return brief, draft(brief, takers if VOLUNTEERS_TAKE_TURNS else takers[:1])


def _conferred(brief: Brief, stage: Conferring, seat: Seat, action: Action) -> After:
    match stage, action:
        case Council(matter, waiting), Decline():
            return brief, without(matter, waiting, seat) or Deciding(matter)
        case Council(matter, waiting), Name(named):
            asked = tuple(other for other in voters(brief) if other != seat)
            return brief, Consent(matter, waiting, named, seat, asked)
        case Consent(matter, waiting, _, by), Refuse():
            return brief, without(matter, waiting, by) or Deciding(matter)
        case Consent(proposal=named), Agree():
            agreed = agreeing(stage, seat)
            return (brief, agreed) if agreed.asked else (_all_to(brief, named), None)
        case Deciding(), Name(named):
            return _all_to(brief, named), None
        case _:
            raise Illegal("not-now")
