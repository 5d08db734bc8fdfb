"""Planet Nine's encoding, written a second time."""

from __future__ import annotations

from typing import Any

from shipmates.envs.blocks import Numbers
from shipmates.envs.planet9.layout import OBSERVATION, PHASES
from shipmates.planet9.actions import (
    Action,
    Answer,
    Assign,
    HandOver,
    Name,
    Reply,
    Retoken,
    Take,
)
from shipmates.planet9.stages import Consent, Matter
from shipmates.planet9.tokens import Token
from shipmates.planet9.view import View
from tests.envs.naive import Page, shared_place, undone, write


def numbers(view: View) -> Numbers:
    brief = view.brief
    assert brief is not None
    page = write(view, OBSERVATION, brief.commander, brief.mission.radio, (brief.silent,))
    page.put("mission", brief.mission.number)
    page.put("phase", PHASES.index(type(view.scene).__name__.lower()))
    page.count("challenge", view.setup.challenge)
    matter = getattr(view.scene, "matter", None)
    if matter is not None:
        page.put("matter", list(Matter).index(matter))
    page.cards("display", (errand.card for errand in brief.display))
    for open_task in (*brief.display, *undone(view)):
        _token(page, open_task)
    for duty in undone(view):
        page.seat("tasks", duty.owner, duty.card.index)
    for seat, answer in brief.answers:
        page.seat("answer", seat, list(Answer).index(answer))
    names = {"chosen": "named"}
    for who, seat in brief.cast:
        page.seat(names.get(who.value, who.value), seat)
    if brief.bearer is not None:
        page.seat("bearer", brief.bearer)
    if isinstance(view.scene, Consent):
        _proposal(page, view.scene.proposal)
    return page.numbers


def place(view: View, action: Action) -> tuple[str, int, int]:
    """The block of an action, the row in it and the place in that."""

    def near(seat: int) -> int:
        return (seat - view.eyes) % view.setup.seats

    match action:
        case Reply(answer):
            return "reply", 0, list(Answer).index(answer)
        case Name(seat):
            return "name", 0, near(seat)
        case Assign(first, last):
            return "assign", near(first), near(last)
        case Retoken(one, other):
            assert view.brief is not None
            cards = sorted(errand.card.index for errand in view.brief.display)
            pairs = [(i, j) for j in range(len(cards)) for i in range(j)]
            low, high = sorted((cards.index(one.index), cards.index(other.index)))
            return "retoken", 0, pairs.index((low, high))
        case Take(card):
            return "take", 0, card.index
        case HandOver(card, to):
            return "hand_over", card.index, near(to)
        case _:
            return shared_place(action)


def _token(page: Page, task: Any) -> None:
    if task.token is not None:
        row = list(Token).index(task.token)
        page.put("tokens", "PBGY".index(task.card.text[0]), 3 + task.card.value, row=row)


def _proposal(page: Page, proposal: Any) -> None:
    match proposal:
        case Retoken(one, other):
            page.cards("proposed", [one, other])
        case HandOver(card, to):
            page.cards("proposed", [card])
            page.seat("proposed_to", to)
        case Assign(first, last):
            page.seat("proposed_to", first)
            page.seat("proposed_last", last)
