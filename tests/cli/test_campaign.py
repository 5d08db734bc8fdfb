"""`campaign` as its user meets it, and the folder that logbooks are kept in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shipmates.campaign import Attempt, Logbook, logbook_path, save
from tests.cli.spoken import Capture, complaint, said


def test_an_empty_campaign_says_so(capsys: Capture) -> None:
    assert said(capsys, "campaign") == "Nothing has been tried yet.\n"


def test_a_campaign_is_shown(capsys: Capture) -> None:
    won = Attempt(1, 4, won=True, because="tasks-done trick=3", when="2026-01-01T00:00:00")
    save(logbook_path("planet9", "Wren"), Logbook(crew="Wren", attempts=(won,)))
    page = said(capsys, "campaign", "Wren")
    assert "Names on the Door" in page
    assert "Next: mission 2" in page
    assert json.loads(said(capsys, "campaign", "Wren", "--json"))["completed"] == [1]


def test_a_campaign_of_deep_sea_is_shown(capsys: Capture) -> None:
    won = Attempt(1, 4, won=True, because="tasks-done", when="", difficulty=1, tasks=("T01",))
    step = Attempt(33, 4, won=True, because="tasks-done", when="", difficulty=18)
    save(logbook_path("deepsea"), Logbook("deepsea", attempts=(won, step)))
    page = said(capsys, "campaign", "--game", "deepsea")
    assert "1 of 32 missions" in page
    assert "Epilogue 18" in page
    document = json.loads(said(capsys, "campaign", "--game", "deepsea", "--json"))
    assert (document["best"], document["aside"]) == (18, ["T01"])
    assert said(capsys, "campaign") == "Nothing has been tried yet.\n"


@pytest.mark.parametrize("command", [["campaign"], ["play", "--mission", "1"]])
def test_a_damaged_logbook_is_named_and_left_alone(
    capsys: Capture, home: Path, command: list[str]
) -> None:
    path = logbook_path("planet9")
    path.parent.mkdir(parents=True)
    path.write_text("{")
    assert str(path) in complaint(capsys, *command)
    assert path.read_text() == "{"


def test_a_folder_that_cannot_be_written_is_named(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("SHIPMATES_HOME", str(blocked))
    assert "SHIPMATES_HOME" in complaint(capsys, "play", "--mission", "1")
