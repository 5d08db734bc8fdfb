"""The command line as its user meets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from shipmates import __version__
from shipmates.campaign import Attempt, Logbook, logbook_path, save
from shipmates.cli import run
from shipmates.crewdeck import USUAL
from shipmates.deepsea import mission as sea
from shipmates.notation.crewdeck.edition import write_edition
from shipmates.notation.missions import write_mission
from shipmates.notation.record import write_record
from shipmates.planet9.mission import Mission
from shipmates.tui.text import mission_text, record_text
from tests.tui.crewdeck import people as crew
from tests.tui.people import a_session, anything, at_sea, play_out

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path / "home"))
    for name in ("SHIPMATES_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


def said(capture: Capture, *arguments: str) -> str:
    """What is printed when all is well."""
    code = run(list(arguments))
    out, err = capture.readouterr()
    assert (code, err) == (0, "")
    return out


def complaint(capture: Capture, *arguments: str) -> str:
    """The one line that a mistake gets."""
    code = run(list(arguments))
    out, err = capture.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1), (out, err)
    return err.strip()


def test_the_version(capsys: Capture) -> None:
    assert said(capsys, "--version") == f"shipmates {__version__}\n"


def test_without_a_command_there_is_help(capsys: Capture) -> None:
    page = said(capsys)
    assert all(
        command in page for command in ("play", "rules", "missions", "replay", "campaign")
    )


@pytest.mark.parametrize("command", ["play", "rules", "missions", "replay", "campaign"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_explains_itself(capsys: Capture, command: str, lang: str) -> None:
    page = said(capsys, command, "--lang", lang, "--help")
    assert ("Exit codes" in page) == (command == "play" and lang == "en")
    assert "--lang" in page


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            "sail",
            "There is no command sail; there is play, rules, missions, replay, campaign, "
            "solve, review, puzzles, serve, worker, db, lab.",
        ),
        ("play chess", "There is no game chess; there is planet9, deepsea, crewdeck."),
        ("play --mission 51", "There is no mission 51: they go from 1 to 50."),
        ("play --mission 0", "There is no mission 0: they go from 1 to 50."),
        ("play --mission one", "--mission takes a whole number, not “one”."),
        ("play --mission", "--mission needs a value."),
        ("play --players 6", "A crew has 2 to 5 players, not 6."),
        ("play --players 1", "A crew has 2 to 5 players, not 1."),
        ("play --seats bot,bot", "At least one seat must be yours: write “you” among --seats."),
        ("play --seats you,bot --players 3", "--players says 3, but --seats names 2."),
        ("play --challenge --players 4", "The challenge is for three players, not 4."),
        (
            "play --distress maybe",
            "--distress takes one of ask, never, left, right, not “maybe”.",
        ),
        ("play --frobnicate", "There is no option --frobnicate here."),
        ("play --lang de", "There is no language de; there is en, fr."),
        ("play planet9 extra", "Too much was said: see shipmates play --help."),
        (
            "play --mission 1 --mission-file x",
            "Name a mission by --mission or by --mission-file, not by both.",
        ),
        ("play --mission-file nowhere.toml", "nowhere.toml cannot be read."),
        ("play", "The table needs a terminal: standard input and output must be one."),
        ("play deepsea --mission 33", "There is no mission 33: they go from 1 to 32."),
        ("play deepsea --challenge", "--challenge is not for deepsea."),
        ("play --timed", "--timed is not for planet9."),
        ("play --same-tasks", "--same-tasks is not for planet9."),
        (
            "play deepsea --mission 13 --timed",
            "Mission 13 has no clock: only 14, 15, 16 and 26 have one.",
        ),
        ("play --mission epilogue", "--mission takes a whole number, not “epilogue”."),
        (
            "play deepsea --mission 14 --timed",
            "The table needs a terminal: standard input and output must be one.",
        ),
        (
            "play deepsea --mission epilogue",
            "The table needs a terminal: standard input and output must be one.",
        ),
        ("play crewdeck --mission 3", "--mission is not for crewdeck."),
        ("play crewdeck --campaign Wren", "--campaign is not for crewdeck."),
        ("play crewdeck --timed", "--timed is not for crewdeck."),
        ("play --no-wilds", "--no-wilds is not for planet9."),
        ("play deepsea --practice", "--practice is not for deepsea."),
        ("play --edition x.toml", "--edition is not for planet9."),
        ("play crewdeck --players 5", "Crew Deck is for 1 to 4 players, not 5."),
        ("play crewdeck --players 0", "Crew Deck is for 1 to 4 players, not 0."),
        ("play crewdeck --players x", "--players takes a whole number, not “x”."),
        (
            "play crewdeck --seats you,bot,bot,bot,bot",
            "Crew Deck is for 1 to 4 players, not 5.",
        ),
        (
            "play crewdeck --seats you,cautious",
            "“cautious” is nobody: a seat is you, bot or random, planner, expert, with a name "
            "after a colon if you like.",
        ),
        (
            "play crewdeck --seats you,bot --players 3",
            "--players says 3, but --seats names 2.",
        ),
        ("play crewdeck --edition nowhere.toml", "nowhere.toml cannot be read."),
        (
            "play crewdeck --players 1 --practice",
            "The table needs a terminal: standard input and output must be one.",
        ),
        ("rules chess", "There is no game chess; there is planet9, deepsea, crewdeck."),
        ("rules planet9 --edition x", "--edition is not for planet9."),
        ("rules crewdeck --edition nowhere.toml", "nowhere.toml cannot be read."),
        (
            "missions crewdeck 3",
            "Crew Deck has no missions: each game stands alone. Play one with “shipmates play "
            "crewdeck”.",
        ),
        ("missions deepsea 40", "There is no mission 40: they go from 1 to 32."),
        (
            "campaign --game chess",
            "There is no game chess; there is planet9, deepsea, crewdeck.",
        ),
        ("missions 77", "There is no mission 77: they go from 1 to 50."),
        ("missions 1 2", "Too much was said: see shipmates missions --help."),
        ("replay", "Which record? Name a file, or - for standard input."),
        ("replay nowhere.txt", "nowhere.txt cannot be read."),
        ("replay x --seat 1 --all", "Either --seat or --all, not both."),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: Capture, arguments: str, line: str) -> None:
    assert complaint(capsys, *arguments.split()) == line


def test_mistakes_are_told_in_french(capsys: Capture) -> None:
    told = complaint(capsys, "play", "--mission", "51", "--lang", "fr")
    assert told == "Il n’y a pas de mission 51\N{NO-BREAK SPACE}: elles vont de 1 à 50."


@pytest.mark.parametrize(
    ("name", "value", "french"),
    [
        ("SHIPMATES_LANG", "fr", True),
        ("LC_ALL", "fr_FR.UTF-8", True),
        ("LANG", "fr_CA", True),
        ("LANG", "de_DE", False),
    ],
)
def test_the_environment_chooses_the_language(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, name: str, value: str, french: bool
) -> None:
    monkeypatch.setenv(name, value)
    assert ("Titre" in said(capsys, "missions")) == french
    assert "Title" in said(capsys, "missions", "--lang=en")


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


def test_a_seat_that_tonoja_cannot_have(capsys: Capture) -> None:
    told = complaint(capsys, "play", "deepsea", "--players", "2", "--tonoja", "7")
    assert "Tonoja" in told


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


def test_crew_deck_has_neither_missions_nor_a_campaign(capsys: Capture) -> None:
    assert said(capsys, "missions", "crewdeck").startswith("Crew Deck has no missions")
    told = said(capsys, "campaign", "--game", "crewdeck", "--lang", "fr")
    assert told.startswith("Crew Deck n’a pas de campagne")
    assert json.loads(said(capsys, "missions", "crewdeck", "--json"))["missions"] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["planet9", "deepsea", "crewdeck"])
def test_the_rules_are_printed(capsys: Capture, game: str, lang: str) -> None:
    page = said(capsys, "rules", game, "--lang", lang)
    assert len(page.splitlines()) > 40
    assert all(len(line) <= 90 for line in page.splitlines())
    document = json.loads(said(capsys, "rules", game, "--lang", lang, "--json"))
    assert document["sections"]
    assert bool(document["assumed"]) == (game == "crewdeck")
    if game == "crewdeck":
        assert "*" in page


def test_the_rules_take_their_numbers_from_an_edition(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(write_edition(replace(USUAL, human=6)), "utf-8")
    assert "−6" in said(capsys, "rules", "crewdeck", "--edition", str(path))
    path.write_text("human = 'six'\n", "utf-8")
    assert "human" in complaint(capsys, "rules", "crewdeck", "--edition", str(path))


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


@pytest.mark.slow
def test_it_runs_as_a_program_and_ends_quietly_when_nobody_reads_on() -> None:
    command = f"{sys.executable} -c 'from shipmates.cli import main; main()' missions | head -1"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=True, env=os.environ
    )
    assert "Title" in done.stdout
    assert done.stderr == ""
