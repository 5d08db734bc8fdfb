"""Missions as forms: what a file says, as plain tables, and faults that name their field."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from shipmates import deepsea, planet9
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.notation import Faulty
from shipmates.notation.forms import (
    OwnMission,
    field_of,
    form_of,
    game_for,
    read_form,
    read_own,
    write_own,
)

PRINTED: list[OwnMission] = [
    *(replace(mission, number=0) for mission in planet9.MISSIONS),
    *(replace(mission, number=0) for mission in deepsea.MISSIONS),
    replace(deepsea.epilogue(EPILOGUE_STARTS), number=0),
]


@pytest.mark.parametrize("mission", PRINTED, ids=lambda m: write_own(m).split("\n")[0][:30])
def test_every_printed_mission_is_the_same_as_file_and_as_form(mission: OwnMission) -> None:
    text = write_own(mission)
    form = json.loads(json.dumps(form_of(read_own(text))))
    assert read_own(text) == read_form(form) == mission
    assert write_own(read_form(form)) == text
    assert form["game"] == game_for(mission)


FAULTS: list[tuple[dict[str, Any], list[tuple[tuple[str | int, ...], str]]]] = [
    ({"tasks": 99}, [(("tasks",), "fault-range")]),
    ({}, [((), "fault-mission-empty")]),
    (
        {"tasks": 1, "tokens": ["1", "3"], "radio": "loud"},
        [(("tokens", 1), "fault-token-gap"), (("radio",), "fault-word")],
    ),
    (
        {"rule": [{"who": "crew", "cards": "pink"}]},
        [(("rule", 0, "count"), "fault-key-missing")],
    ),
    (
        {"rule": [{"who": "crew", "every": [{"tricks": "none"}, {"leads": "P3"}]}]},
        [(("rule", 0, "every", 1, "count"), "fault-key-missing")],
    ),
    ({"game": "deepsea", "difficulty": 0}, [(("difficulty",), "fault-range")]),
    ({"tasks": None, "rule": 3}, [(("rule",), "fault-type")]),
]


@pytest.mark.parametrize(("form", "faults"), FAULTS)
def test_every_fault_names_the_field_it_belongs_to(
    form: dict[str, Any], faults: list[tuple[tuple[str | int, ...], str]]
) -> None:
    with pytest.raises(Faulty) as caught:
        read_form(form)
    found = [(field_of(fault), fault.note.code) for fault in caught.value.faults]
    assert found == faults
