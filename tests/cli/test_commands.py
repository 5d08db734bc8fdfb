"""The command line as its user meets it: help, mistakes, languages, rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from shipmates import __version__
from shipmates.crewdeck import USUAL
from shipmates.notation.crewdeck.edition import write_edition
from shipmates.solver import is_native
from tests.cli.spoken import Capture, complaint, said


def test_the_version_says_which_core_there_is(capsys: Capture) -> None:
    version, core = said(capsys, "--version").splitlines()
    assert version == f"shipmates {__version__}"
    assert core.startswith(f"Native core {__version__}, ") or not is_native()


def test_the_version_says_what_to_install_without_a_core(
    capsys: Capture, no_core: None
) -> None:
    _, core = said(capsys, "--version").splitlines()
    assert "is not installed" in core
    assert core.endswith("pip install shipmates-native")


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
            "solve, review, puzzles, lab, serve, worker, db, completion.",
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
        (
            "play --house-rule all-wilds",
            "There is no house rule “all-wilds” in this game.",
        ),
        (
            "play deepsea --house-rule forbiden-lead",
            "There is no house rule “forbiden-lead” in this game. "
            "Did you mean “forbidden-lead”?",
        ),
        (
            "play crewdeck --house-rule all-wild",
            "There is no house rule “all-wild” in this game. Did you mean “all-wilds”?",
        ),
        (
            "play crewdeck --house-rule all-wilds --house-rule all-wilds",
            "The house rule “all-wilds” stands here twice.",
        ),
        ("play --no-wilds", "--no-wilds is not for planet9."),
        (
            "play deepsea --practice",
            "--practice is not for deepsea: there the key h says at any time what an expert "
            "would do.",
        ),
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


def test_a_seat_that_tonoja_cannot_have(capsys: Capture) -> None:
    told = complaint(capsys, "play", "deepsea", "--players", "2", "--tonoja", "7")
    assert "Tonoja" in told


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


@pytest.mark.slow
def test_it_runs_as_a_program_and_ends_quietly_when_nobody_reads_on() -> None:
    command = f"{sys.executable} -c 'from shipmates.cli import main; main()' missions | head -1"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=True, env=os.environ
    )
    assert "Title" in done.stdout
    assert done.stderr == ""
