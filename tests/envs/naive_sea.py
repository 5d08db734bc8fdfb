"""Deep Sea's encoding, written a second time."""

from __future__ import annotations

from shipmates.deepsea.actions import (
    Action,
    Assign,
    Foretell,
    Keep,
    Name,
    Offer,
    PutBack,
    Reply,
    Skip,
    Take,
)
from shipmates.deepsea.stages import (
    Choosing,
    Consent,
    Drafting,
    Offered,
    Offering,
    Volunteering,
)
from shipmates.deepsea.view import Scene, View
from shipmates.envs.blocks import Numbers
from shipmates.envs.deepsea.layout import OBSERVATION, PHASES
from tests.envs.naive import Page, shared_place, undone, write


def numbers(view: View) -> Numbers:
    brief = view.brief
    assert brief is not None
    page = write(view, OBSERVATION, brief.captain, brief.radio, ())
    page.put("mission", brief.mission.number)
    page.put("phase", PHASES.index(type(view.scene).__name__.lower()))
    page.put("sonar", ["normal", "currents", "rapture", "none"].index(brief.sonar.value))
    page.count("timed", view.setup.timed)
    page.count("given_away", brief.given_away)
    page.put("display", *(_number(view, key) for key in brief.display))
    for duty in undone(view):
        page.seat("tasks", duty.owner, _number(view, duty.key))
    page.put("foretold", *(d.predicted for d in brief.duties if d.predicted is not None))
    if view.noted is not None:
        page.put("noted", view.noted)
    _scene(page, view.scene)
    return page.numbers


def place(view: View, action: Action) -> tuple[str, int, int]:
    """The block of an action, the row in it and the place in that."""

    def near(seat: int) -> int:
        return (seat - view.eyes) % view.setup.seats

    match action:
        case Take(key) | PutBack(key):
            return "take", 0, _number(view, key)
        case Skip():
            return "skip", 0, 0
        case Reply(willing):
            return "reply", 0, 0 if willing else 1
        case Keep():
            return "keep", 0, 0
        case Offer(to):
            return "offer", 0, near(to)
        case Name(seat):
            return "name", 0, near(seat)
        case Assign(key, to):
            return "assign", _number(view, key), near(to)
        case Foretell(key, count):
            return "foretell", ["T72", "T73"].index(key), count
        case _:
            return shared_place(action)


def _number(view: View, key: str) -> int:
    own = [card.key for card in view.setup.mission.cards]
    return 96 + own.index(key) if key in own else int(key.removeprefix("T")) - 1


def _scene(page: Page, scene: Scene) -> None:
    said: tuple[int, ...] = ()
    match scene:
        case Drafting(members=members):
            for seat in members:
                page.seat("member", seat)
        case Choosing(content):
            said = content
        case Offering(refused):
            said = refused
        case Offered(to, refused):
            said = refused
            page.seat("proposed_to", to)
        case Volunteering(asked, willing):
            said = asked
            for seat in willing:
                page.seat("willing", seat)
        case Consent(proposal=named):
            page.seat("proposed_to", named)
    for other in said:
        page.seat("said", other)
