"""`solve`, `review` and `puzzles` as their user meets them."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from shipmates.cli import puzzles, solve
from shipmates.puzzles import CardPuzzle, shipped
from shipmates.solver import is_native
from shipmates.solver.sat import has_sat
from shipmates.solver.written import written
from shipmates.tricks.cards import Card
from shipmates.words import LOCALES
from tests.cli.spoken import Capture, answered
from tests.sample import in_turn

REPLAYS = Path(__file__).parents[2] / "vectors" / "replays"
GOOD = "hands P1 B2 / P2 B1 / P3 B3; leader 0; task P3 2"
LOST = "hands P1 B2 / P2 B1 / P3 B3; leader 0; task B3 1"
RECORD = str(REPLAYS / "planet9" / "23-5p-lost.txt")
NUMBERED = (
    "show takes the number of a puzzle, from 1 to 240; check may, list and make take none."
)
HAND = re.compile(r"^ *Seat \d: (. ?\d ?)+")
CARDS = [puzzle for puzzle in shipped() if isinstance(puzzle, CardPuzzle)]

native = pytest.mark.skipif(not is_native(), reason="the twin says so on standard error")


def positions(folder: Path, *lines: str) -> str:
    path = folder / "positions.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


@pytest.mark.parametrize("command", ["solve", "review", "puzzles"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_explains_itself(capsys: Capture, command: str, lang: str) -> None:
    code, page, err = answered(capsys, command, "--lang", lang, "--help")
    assert (code, err) == (0, "")
    assert "--lang" in page


@native
def test_every_line_is_answered(capsys: Capture, tmp_path: Path) -> None:
    file = positions(tmp_path, "# two", GOOD, "", LOST)
    code, out, err = answered(capsys, "solve", file)
    won, lost = map(json.loads, out.splitlines())
    assert (code, err) == (0, "")
    assert won["verdict"] == "winnable"
    assert "P3" in won["line"]
    assert set(won) == {"verdict", "line", "nodes", "seconds"}
    assert lost["verdict"] == "lost"
    assert "line" not in lost


@native
def test_a_line_that_is_wrong_is_named_and_the_others_are_answered(
    capsys: Capture, tmp_path: Path
) -> None:
    file = positions(tmp_path, GOOD, "sail", '{"hands": []}', LOST)
    code, out, err = answered(capsys, "solve", file, "--lang", "fr")
    told = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (2, "")
    assert [one.get("line") for one in told[1:3]] == [2, 3]
    assert told[1]["error"].startswith("Aucune partie d’une position ne commence par")
    assert [one.get("verdict") for one in told] == ["winnable", None, None, "lost"]


@native
def test_positions_come_from_standard_input(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = json.dumps(
        {"id": "x", "hands": ["P1 B2", "P2 B1", "P3 B3"], "leader": 0}
        | {"tasks": [{"card": "B3", "seat": 2}, {"card": "P1", "seat": 2}]}
    )
    monkeypatch.setattr("sys.stdin", io.StringIO(line + "\n"))
    code, out, _ = answered(capsys, "solve", "--marks", "--nodes", "1000")
    told = json.loads(out)
    assert code == 0
    assert (told["id"], told["verdict"], told["marks"]) == ("x", "winnable", ["P1", "B2"])


@native
@pytest.mark.skipif(not has_sat(), reason="python-sat is not installed")
@pytest.mark.parametrize("how", [["--marks"], []])
def test_clauses_settle_what_is_left(capsys: Capture, tmp_path: Path, how: list[str]) -> None:
    puzzle = CARDS[-1]
    file = positions(tmp_path, json.dumps(written(puzzle.position)))
    _, out, _ = answered(capsys, "solve", file, "--nodes", "2", *how)
    assert json.loads(out)["verdict"] == "undecided"
    code, out, err = answered(capsys, "solve", file, "--nodes", "2", "--sat", *how)
    assert (code, err, json.loads(out)["verdict"]) == (0, "", "winnable")
    assert json.loads(out).get("marks", [puzzle.solution.text]) == [puzzle.solution.text]


def test_without_clauses_one_is_told_so(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solve, "has_sat", lambda: False)
    line = "--sat needs the Python package python-sat, which is not installed.\n"
    assert answered(capsys, "solve", "--sat") == (2, "", line)


@native
def test_nothing_that_is_written_breaks_it(capsys: Capture, tmp_path: Path) -> None:
    strange = '{"id": "\\ud800", "hands": ["P1 B2", "P2 B1", "P3 B3"], "leader": 0}'
    lines = [strange.replace("}", ', "tasks": [{"card": "P3", "seat": 2}]}'), strange]
    lines += [
        "\0",
        "[" * 9_999,
        '{"\\ud800": 1}',
        "9" * 9_999,
        '{"leader": ' + "9" * 9_999 + "}",
    ]
    code, out, err = answered(capsys, "solve", positions(tmp_path, *lines), "--nodes", "9" * 30)
    told = [json.loads(line) for line in out.splitlines()]
    assert (code, err, len(told)) == (2, "", len(lines))
    assert ["error" in one for one in told] == [False, *[True] * (len(lines) - 1)]


def test_without_the_core_one_is_told_so(
    capsys: Capture, tmp_path: Path, no_core: None
) -> None:
    code, out, err = answered(capsys, "solve", positions(tmp_path, GOOD, GOOD))
    assert (code, len(out.splitlines()), len(err.splitlines())) == (0, 2, 1)
    assert "slow twin" in err
    assert err.endswith("pip install shipmates-native\n")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("solve nowhere.jsonl", "nowhere.jsonl cannot be read."),
        ("solve --nodes 0", "--nodes takes a whole number, not “0”."),
        ("solve --nodes many", "--nodes takes a whole number, not “many”."),
        ("solve a b", "Too much was said: see shipmates solve --help."),
        ("review", "Which record? Name a file, or - for standard input."),
        ("review nowhere.txt", "nowhere.txt cannot be read."),
        (
            f"review {REPLAYS / 'crewdeck' / '1p-won.txt'}",
            "Only games of Planet Nine and Deep Sea can be reviewed.",
        ),
        ("puzzles solve", "puzzles takes one of list, show, check, make, not “solve”."),
        ("puzzles show 241", NUMBERED),
        ("puzzles list 3", NUMBERED),
        ("puzzles make 3", NUMBERED),
        ("puzzles --kind pass", "--kind takes one of card, draft, signal, not “pass”."),
        ("puzzles make --count 0", "--count takes a whole number, not “0”."),
    ],
)
def test_a_mistake_gets_one_line(capsys: Capture, arguments: str, line: str) -> None:
    assert answered(capsys, *arguments.split()) == (2, "", f"{line}\n")


def test_a_record_that_is_wrong_says_where(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text("shipmates record 1\ngame planet9\nrules 1\nmision 3\n", "utf-8")
    code, out, err = answered(capsys, "review", str(path))
    assert (code, out) == (2, "")
    assert "Line 4" in err


@native
def test_a_review_for_people(capsys: Capture) -> None:
    code, out, err = answered(capsys, "review", RECORD)
    assert (code, err) == (0, "")
    page = " ".join(out.split())
    assert "Seat 4 lost it with blue 7; blue 9 would have kept it winnable." in page
    assert "From there, this would have won: Trick 1, Seat 0 leads:" in page


@native
def test_a_review_for_programs(capsys: Capture) -> None:
    code, out, err = answered(
        capsys, "review", RECORD, "--json", "--lang", "fr", "--nodes", "90000"
    )
    told = json.loads(out)
    assert (code, err) == (0, "")
    assert told["start"] == "winnable"
    assert told["first_losing"] == told["turn"] == told["cards"][-1]["move"]
    assert told["cards"][-1]["kept"] == ["B9"]
    assert told["line"][0] == "B9"
    assert told["outcome"]["won"] is False
    assert told["sentences"][1].startswith("Pli 1")


def test_puzzles_are_listed(capsys: Capture) -> None:
    code, out, err = answered(capsys, "puzzles")
    assert (code, err, len(out.splitlines())) == (0, "", len(shipped()))
    code, out, err = answered(capsys, "puzzles", "list", "--json")
    assert [one["puzzle"] for one in json.loads(out)] == list(range(1, len(shipped()) + 1))


def test_puzzles_of_one_kind_are_listed(capsys: Capture) -> None:
    code, out, err = answered(capsys, "puzzles", "list", "--kind", "draft", "--json")
    found = json.loads(out)
    assert (code, err, len(found)) == (0, "", 20)
    assert {one["kind"] for one in found} == {"draft"}
    _, out, _ = answered(capsys, "puzzles", "--kind", "signal", "--lang", "fr")
    assert all(" signal " in line for line in out.splitlines())


@native
@pytest.mark.parametrize("number", [1, 201, 221])
def test_a_puzzle_is_checked(capsys: Capture, number: int) -> None:
    line = "One puzzle checked, each is right.\n"
    assert answered(capsys, "puzzles", "check", str(number)) == (0, line, "")
    _, out, _ = answered(capsys, "puzzles", "check", str(number), "--json")
    assert json.loads(out) == {"checked": 1, "wrong": []}


@native
def test_a_puzzle_that_is_none_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = replace(CARDS[0], solution=Card.parse("T4"))
    monkeypatch.setattr(puzzles, "shipped", lambda: (wrong, CARDS[1]))
    told = "2 puzzles checked, 1 wrong:\nPuzzle 1 is none.\n"
    assert answered(capsys, "puzzles", "check") == (1, told, "")


def test_without_the_core_nothing_is_estimated(capsys: Capture, no_core: None) -> None:
    line = "This needs the native core: pip install shipmates-native\n"
    assert answered(capsys, "puzzles", "check") == (2, "", line)
    assert answered(capsys, "puzzles", "make", "--kind", "signal") == (2, "", line)


def test_a_signal_puzzle_shows_one_hand_only(capsys: Capture) -> None:
    _, out, _ = answered(capsys, "puzzles", "show", "221", "--lang", "en")
    hands = {line.split(":")[0].strip() for line in out.splitlines() if HAND.match(line)}
    assert len(hands) == 1


@pytest.mark.parametrize(
    ("number", "lang"),
    in_turn(
        (number, lang)
        for number in (*range(1, 201, 23), *range(201, 241, 3))
        for lang in LOCALES
    ),
)
def test_a_puzzle_is_shown_without_its_solution(
    capsys: Capture, number: int, lang: str
) -> None:
    asked = "puzzles", "show", str(number), "--lang", lang
    code, out, err = answered(capsys, *asked)
    assert (code, err) == (0, "")
    _, more, _ = answered(capsys, *asked, "--solution")
    assert more.startswith(out)
    assert len(more) > len(out)
    _, text, _ = answered(capsys, *asked, "--json")
    assert json.loads(text)["puzzle"] == number


@native
@pytest.mark.slow
def test_puzzles_are_made_as_lines(capsys: Capture) -> None:
    code, out, err = answered(capsys, "puzzles", "make", "--count", "1", "--seed", "a test")
    assert (code, err) == (0, "")
    assert json.loads(out)["puzzle"] == 1
