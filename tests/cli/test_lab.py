"""The laboratory as its user meets it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from shlex import split

import pytest

from shipmates.cli import bars, run
from shipmates.lab import read
from shipmates.solver import is_native
from tests.cli.spoken import Capture, complaint, said

needs_core = pytest.mark.skipif(not is_native(), reason="the core was not built")

SOME = split("lab run --missions 1,3 --players 3 --bots random,cautious --deals 2 --workers 1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@needs_core
def test_games_are_played_kept_and_reported(capsys: Capture, folder: Path) -> None:
    page = said(capsys, *SOME)
    assert page.startswith("4 games are in lab-results/planet9-random-cautious.\n")
    assert "winnable %" in page
    rows = read(folder / "lab-results/planet9-random-cautious").rows
    assert [row.seats for row in rows] == ["random,cautious,random"] * 4
    found = json.loads(said(capsys, *SOME, "--json"))
    assert [crew["deals"] for crew in found["crews"]] == [4]
    told = said(capsys, "lab", "report", "--lang", "fr")
    assert told == "Écrit\N{NO-BREAK SPACE}: lab-report/index.html\n"
    report = (folder / "lab-report/index.html").read_text("utf-8")
    assert '<html lang="fr">' in report
    assert "Pourquoi des parties ont été perdues" in report


@needs_core
def test_crew_deck_is_told_by_level(capsys: Capture) -> None:
    asked = split("lab run --game crewdeck --players 2 --bots random --deals 1 --workers 1")
    (level,) = json.loads(said(capsys, *asked, "--json"))["levels"]
    assert (level["bot"], level["won"], level["deals"]) == ("random", 1.0, 1)


@needs_core
@pytest.mark.parametrize(
    ("lang", "mission"),
    [("en", "tasks = 2\n"), ("fr", 'game = "deepsea"\ndifficulty = 3\n')],
    ids=["planet9", "deepsea"],
)
def test_an_own_mission_is_measured(
    capsys: Capture, folder: Path, lang: str, mission: str
) -> None:
    (folder / "own.toml").write_text(mission, "utf-8")
    asked = split("lab difficulty own.toml --players 2,4 --bots random --deals 2 --workers 1")
    page = said(capsys, *asked, "--lang", lang)
    assert [line.split()[:2] for line in page.splitlines()[1:]] == [["2", "2"], ["4", "2"]]


@needs_core
@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("lab run --missions 5-3", "--missions takes numbers such as 1-5,8, not “5-3”."),
        ("lab run --missions 51", "There is no mission 51: they go from 1 to 50."),
        ("lab run --players 1", "This game is for 2 to 5 players, not 1."),
        (
            "lab run --bots wizard",
            "--bots takes one of random, cautious, steady, expert, not “wizard”.",
        ),
        (
            "lab run --players 3 --bots random,random,random,random",
            "--bots names 4 bots for 3 seats at most: some would never play.",
        ),
        (
            "lab run --game chess",
            "There is no game chess; there is planet9, deepsea, crewdeck.",
        ),
        ("lab run --game crewdeck --missions 1", "--missions is not for crewdeck."),
        ("lab run --deals 0", "--deals takes a whole number, not “0”."),
        ("lab run --deals many", "--deals takes a whole number, not “many”."),
        ("lab run --workers 0", "--workers takes a whole number, not “0”."),
        (
            "lab run --ray 127.0.0.1:1 --workers 2",
            "--workers is for this machine or for --ray local; a cluster knows its own.",
        ),
        ("lab run 3", "Too much was said: see shipmates lab run --help."),
        ("lab sail", "There is no command sail; there is run, difficulty, report."),
        ("lab difficulty", "Which mission? Name its file."),
        ("lab difficulty nowhere.toml", "nowhere.toml cannot be read."),
        (
            "lab report",
            "There are no results in lab-results: play some with shipmates lab run.",
        ),
        ("lab report .", "There are no results in .: play some with shipmates lab run."),
    ],
)
def test_a_mistake_is_one_line(capsys: Capture, arguments: str, line: str) -> None:
    assert complaint(capsys, *arguments.split()) == line


@needs_core
def test_a_file_in_the_way_is_named(capsys: Capture, folder: Path) -> None:
    (folder / "lab-results").write_text("", "utf-8")
    assert "Choose another folder with --out." in complaint(capsys, *SOME)


@needs_core
@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [
        ("pyarrow", "lab", SOME),
        ("ray", "ray", [*SOME[:-2], "--ray", "local"]),
    ],
)
def test_a_missing_extra_is_named(
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    extra: str,
    arguments: list[str],
) -> None:
    for name in [*sys.modules, package]:
        if name.partition(".")[0] == package:
            monkeypatch.setitem(sys.modules, name, None)
    line = complaint(capsys, *arguments)
    assert line == (
        f"This needs the Python package {package}, which is not installed: "
        f"pip install shipmates[{extra}]."
    )


def test_nothing_heavy_is_loaded_before_it_is_asked_for() -> None:
    check = (
        "import sys, shipmates.cli; "
        "sys.exit(bool({'pyarrow', 'matplotlib', 'ray', 'numpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def _hears_ctrl_c() -> None:
    """A shell that runs the tests in the background has them ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@needs_core
@pytest.mark.slow
def test_ctrl_c_is_safe_and_the_same_command_goes_on(capsys: Capture, folder: Path) -> None:
    asked = split("lab run --players 3 --bots random --deals 40 --workers 2 --out here")
    command = [sys.executable, "-m", "shipmates", *asked]
    environ = {**os.environ, "SHIPMATES_LANG": "en"}
    with subprocess.Popen(
        command, env=environ, stderr=subprocess.PIPE, text=True, preexec_fn=_hears_ctrl_c
    ) as process:
        until = time.monotonic() + 60
        while not (folder / "here/run.json").exists() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told == "Stopped. What is finished is kept in here; the same command goes on.\n"
    done = len(read(folder / "here").rows)
    assert done < 2000
    assert run([*asked, "--missions", "1", "--deals", "1"]) == 0
    assert len(read(folder / "here").rows) >= done


@needs_core
def test_where_nobody_looks_at_a_bar_a_line_says_how_far_it_is(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bars, "EVERY", 0.0)
    assert run(SOME) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4
    assert re.fullmatch(r"4 of 4 games, [\d.e+]+ games/s, 0:00:00 left", lines[-1])


def test_help_is_there_in_both_languages(capsys: Capture) -> None:
    for command in ("run", "report", "difficulty"):
        assert "--lang" in said(capsys, "lab", command, "--help")
        assert "Options" in said(capsys, "lab", command, "--help", "--lang", "fr")
    assert "difficulty" in said(capsys, "lab")
