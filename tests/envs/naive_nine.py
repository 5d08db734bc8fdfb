"""Planet Nine's encoding, written a second time."""

from __future__ import annotations

from typing import Any

from shipmates.envs.blocks import Numbers
from shipmates.envs.planet9.layout import OBSERVATION, PHASES
from shipmates.planet9.actions import Answer, Assign, HandOver, Retoken
from shipmates.planet9.stages import Consent, Matter
from shipmates.planet9.tokens import Token
from shipmates.planet9.view import View
from tests.envs.naive import Page, undone, write


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
