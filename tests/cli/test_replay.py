"""`replay` as its user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shipmates.notation.record import write_record
from shipmates.tui.text import record_text
from tests.cli.spoken import Capture, complaint, said
from tests.tui.crewdeck import people as crew
from tests.tui.people import a_session, anything, at_sea, play_out


def a_record(tmp_path: Path) -> Path:
    session = a_session("you,random,random,random", mission=10, seed=6)
    play_out(session, anything(6))
    path = tmp_path / "game.txt"
    path.write_text(record_text(session.record, session.outcome), "utf-8")
    return path


def test_a_record_is_told(capsys: Capture, tmp_path: Path) -> None:
    path = str(a_record(tmp_path))
    whole = said(capsys, "replay", path)
    assert "Trick  1" in whole
    assert "Seat 3: " in whole
    seat = said(capsys, "replay", path, "--seat", "1")
    assert "Seat 1: " in seat
    assert "Seat 3: " not in seat
    assert said(capsys, "replay", path, "--all") == whole
    assert "Pli  1" in said(capsys, "replay", path, "--lang", "fr")


def test_a_record_is_a_document(capsys: Capture, tmp_path: Path) -> None:
    document = json.loads(said(capsys, "replay", str(a_record(tmp_path)), "--json"))
    assert document["mission"] == 10
    assert document["outcome"]["text"]
    assert len(document["tricks"]) >= 1


@pytest.mark.parametrize("mission", [1, 14, 20, 31])
def test_a_record_of_deep_sea_is_told_as_a_seat_saw_it(
    capsys: Capture, tmp_path: Path, mission: int
) -> None:
    session = at_sea("you,random,random,random", mission=mission, seed=6)
    play_out(session, anything(6))
    path = tmp_path / "game.txt"
    path.write_text(record_text(session.record, session.outcome), "utf-8")
    assert "Trick  1" in said(capsys, "replay", str(path))
    assert "Seat 3: " not in said(capsys, "replay", str(path), "--seat", "1")
    document = json.loads(said(capsys, "replay", str(path), "--json"))
    assert (document["game"], document["mission"]) == ("deepsea", mission)
    assert document["outcome"]["text"]


@pytest.mark.parametrize("players", [1, 3])
def test_a_record_of_crew_deck_is_told_as_a_seat_saw_it(
    capsys: Capture, tmp_path: Path, players: int
) -> None:
    session = crew.a_session(crew.with_bots(players), seed=players)
    crew.play_out(session, crew.anything(players))
    path = tmp_path / "game.txt"
    path.write_text(write_record(session.record, session.outcome), "utf-8")
    whole = said(capsys, "replay", str(path))
    assert f"Seat {players - 1}: " in whole
    assert whole.count("Round 5") >= 1
    assert "Total" in whole
    own = said(capsys, "replay", str(path), "--seat", "0", "--lang", "fr")
    assert "Manche 1" in own
    assert "Place 2 : Placer" not in own.replace("\N{NO-BREAK SPACE}", " ")
    document = json.loads(said(capsys, "replay", str(path), "--json", "--seat", "0"))
    assert (document["game"], document["players"]) == ("crewdeck", players)
    assert len(document["rounds"]) == 5
    assert len(document["sheets"]) == players + (players == 1)
    assert all(
        move["action"] is None
        for move in document["moves"]
        if move["seat"] is None
        or (move["seat"] != 0 and " placed " in move["told"] and "begins" not in move["told"])
    )
    assert document["outcome"]["text"]
    everything = json.loads(said(capsys, "replay", str(path), "--json", "--all"))
    assert all(move["action"] for move in everything["moves"])
    told = complaint(capsys, "replay", str(path), "--seat", str(players))
    assert told.startswith(f"There is no seat {players} in this record")


def test_an_unfinished_record_of_crew_deck_says_so(capsys: Capture, tmp_path: Path) -> None:
    session = crew.a_session(crew.with_bots(2))
    session.step()
    path = tmp_path / "game.txt"
    path.write_text(write_record(session.record), "utf-8")
    assert "ends before the game does" in said(capsys, "replay", str(path))
    assert json.loads(said(capsys, "replay", str(path), "--json"))["outcome"] is None


def test_a_seat_that_is_not_there(capsys: Capture, tmp_path: Path) -> None:
    path = str(a_record(tmp_path))
    told = complaint(capsys, "replay", path, "--seat", "7")
    assert told == "There is no seat 7 in this record: they go from 0 to 3."


def test_an_illegal_move_is_named_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    path = a_record(tmp_path)
    lines = path.read_text("utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if " play " in line)
    lines[place] = lines[place][:1] + " play T1" if "T1" not in lines[place] else "0 play P1"
    path.write_text("\n".join(lines), "utf-8")
    told = complaint(capsys, "replay", str(path))
    assert str(place + 1) in told


def test_no_text_is_no_record(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert complaint(capsys, "replay", str(path)) == f"{path} is no text file."
