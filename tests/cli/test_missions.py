"""`missions` as its user meets it."""

from __future__ import annotations

import json
from pathlib import Path

from shipmates.cli import run
from shipmates.deepsea import mission as sea
from shipmates.notation.missions import write_mission
from shipmates.planet9.mission import Mission
from shipmates.tui.text import mission_text
from tests.cli.spoken import Capture, said


def test_the_missions_are_listed(capsys: Capture) -> None:
    listed = said(capsys, "missions", "planet9")
    assert "Names on the Door" in listed
    assert "50" in listed


def test_the_missions_of_deep_sea_are_listed_with_the_epilogue(capsys: Capture) -> None:
    for lang in ("en", "fr"):
        listed = said(capsys, "missions", "deepsea", "--lang", lang).splitlines()
        assert any(line.startswith("32") for line in listed)
    everything = json.loads(said(capsys, "missions", "deepsea", "--json"))
    assert everything["game"] == "deepsea"
    assert [m["number"] for m in everything["missions"]] == list(range(1, 34))
    assert everything["missions"][25]["seconds"] == 300
    assert said(capsys, "missions", "deepsea", "epilogue").startswith(
        "Epilogue 18 One More Row"
    )


def test_an_own_mission_of_deep_sea_is_briefed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(mission_text(sea.Mission(0, difficulty=7, clock=sea.Clock(90))), "utf-8")
    page = said(capsys, "missions", "deepsea", "--mission-file", str(path))
    assert "7" in page
    assert run(["missions", "planet9", "--mission-file", str(path)]) == 2


def test_one_mission_is_told_whole(capsys: Capture) -> None:
    page = said(capsys, "missions", "planet9", "18", "--players", "5")
    assert page.startswith("Mission 18 Static for Breakfast")
    assert "before trick 2" in page


def test_missions_are_documents_too(capsys: Capture) -> None:
    everything = json.loads(said(capsys, "missions", "--json"))
    assert [m["number"] for m in everything["missions"]] == list(range(1, 51))
    one = json.loads(said(capsys, "missions", "3", "--json"))
    assert one["tokens"] == ["1", "2"]


def test_an_own_mission_is_briefed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(write_mission(Mission(0, tasks=3)), "utf-8")
    assert "3 tasks" in said(capsys, "missions", "--mission-file", str(path))


def test_every_fault_of_an_own_mission_has_its_line(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("tasks = 99\nhandouts = 'draft'\n", "utf-8")
    code = run(["play", "--mission-file", str(path)])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 2
    assert "line 1" in err.lower()


def test_crew_deck_has_neither_missions_nor_a_campaign(capsys: Capture) -> None:
    assert said(capsys, "missions", "crewdeck").startswith("Crew Deck has no missions")
    told = said(capsys, "campaign", "--game", "crewdeck", "--lang", "fr")
    assert told.startswith("Crew Deck n’a pas de campagne")
    assert json.loads(said(capsys, "missions", "crewdeck", "--json"))["missions"] == []
