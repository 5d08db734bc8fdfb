"""Games and missions as text, whichever game they are of."""

from __future__ import annotations

from typing import cast

from shipmates import deepsea
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea import mission as sea
from shipmates.kernel import Outcome, Record
from shipmates.notation import missions as nine_missions
from shipmates.notation.actions import write_action
from shipmates.notation.deepsea import missions as sea_missions
from shipmates.notation.deepsea.actions import write_action as write_sea_action
from shipmates.notation.record import (
    ParsedDeck,
    ParsedSea,
    Record9,
    RecordSea,
    check,
    read_any,
    write_record,
)
from shipmates.planet9 import actions as nine_actions
from shipmates.tui.game import SEA, Action, Mission, Setup, State


def record_text(record: Record[State, Action], outcome: Outcome | None = None) -> str:
    """A record as it is kept."""
    # A table never mixes two games, so the record is of one or of the other.
    return write_record(cast("Record9 | RecordSea", record), outcome)


def read_text(text: str) -> tuple[Record[State, Action], tuple[State, ...]]:
    """A record of a Crew game and every state it goes through. Raises `Faulty`."""
    parsed = read_any(text)
    if isinstance(parsed, ParsedDeck):
        raise ValueError(text[:80])
    if isinstance(parsed, ParsedSea):
        return cast("Record[State, Action]", parsed.record), check(parsed)
    return cast("Record[State, Action]", parsed.record), check(parsed)


def mission_text(mission: Mission) -> str:
    """A mission as one would write it oneself."""
    if isinstance(mission, sea.Mission):
        return sea_missions.write_mission(mission)
    return nine_missions.write_mission(mission)


def read_mission(text: str, game: str) -> Mission:
    """A mission somebody wrote for this game. Raises `Faulty` with all its mistakes."""
    read = sea_missions.read_mission if game == SEA else nine_missions.read_mission
    return read(text)


def action_text(action: Action, setup: Setup) -> str:
    """An action as it stands in a record."""
    if isinstance(setup, deepsea.Setup):
        assert isinstance(action, sea_actions.Action)
        return write_sea_action(action)
    assert isinstance(action, nine_actions.Action)
    return write_action(action)
