"""Positions written down, so that `positions` reads the same again."""

from __future__ import annotations

from shipmates import deepsea
from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.planet9.brief import Brief
from shipmates.solver.encode import Position
from shipmates.solver.table import texts
from shipmates.tricks.hands import Hands
from shipmates.tricks.tasks import Predict

Written = dict[str, object]


def written(state: Position) -> Written:
    """The fields that tell a position. Raises `ValueError` for an own mission with rules."""
    brief = state.brief
    mission, dummy = brief.mission, brief.setup.dummy
    if not mission.number and mission.rules:
        raise ValueError("an own mission has no number to be told by")
    fields: Written = {
        "game": "deepsea" if isinstance(brief.setup, deepsea.Setup) else "planet9",
        "seats": brief.seats,
        "leader": int(state.trick.leader),
        "hands": _hands(state.hands),
        "table": [card.text for card in state.trick.cards],
        "tasks": _sea_tasks(state) if isinstance(brief, SeaBrief) else _tasks(brief),
        "mission": mission.number,
        "captain": int(brief.captain if isinstance(brief, SeaBrief) else brief.commander),
        "tricks": [texts(trick.cards) for trick in state.ledger.tricks],
        "dummy": None if dummy is None else int(dummy),
        "house": sorted(str(rule.value) for rule in brief.setup.house),
    }
    if isinstance(brief, Brief):
        fields["roles"] = {who.value: int(seat) for who, seat in brief.cast}
        fields["challenge"] = brief.setup.challenge
    return {key: value for key, value in fields.items() if _says(key, value)}


def _says(key: str, value: object) -> bool:
    """Seat 0 is something, no mission is nothing; so are empty lists, but for the tricks."""
    if key in ("leader", "captain", "dummy"):
        return value is not None
    return bool(value) or key == "tricks"


def _hands(hands: Hands) -> list[str]:
    found = [str(cards) for cards in hands.cards]
    if hands.row is not None and hands.dummy is not None:
        columns = (c for c in hands.row.columns if c.up or c.down)
        found[hands.dummy] = " ".join(
            f"{c.up or '-'}/{c.down}" if c.down else str(c.up) for c in columns
        )
    return found


def _tasks(brief: Brief) -> list[Written]:
    return [
        {"card": duty.card.text, "seat": int(duty.owner)}
        | ({"token": duty.token.value} if duty.token else {})
        for duty in brief.duties
    ]


def _sea_tasks(state: Position) -> list[Written]:
    brief = state.brief
    assert isinstance(brief, SeaBrief)
    found = list[Written]()
    for duty in brief.duties:
        asked = brief.setup.card(duty.key).task(brief.seats)
        written: Written = {"task": duty.key, "seat": int(duty.owner)}
        if isinstance(asked, Predict):
            written["predicted"] = state.secret if asked.secret else duty.predicted
        found.append(written)
    return found
