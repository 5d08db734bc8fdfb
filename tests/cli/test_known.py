"""`review --known` as its user meets it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.text import Text

from shipmates.bots.mind import Plan, core
from shipmates.cli import review
from shipmates.tui.printer import running, show
from tests.cli.spoken import Capture, answered

REPLAYS = Path(__file__).parents[2] / "vectors" / "replays"
RECORD = str(REPLAYS / "planet9" / "20-4p-lost.txt")
ASKED = ("review", RECORD, "--known", "--nodes", "2000")

native = pytest.mark.skipif(core() is None, reason="nothing is imagined without the core")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "PLAN", Plan(worlds=16, playouts=1, nodes=60))


@native
@pytest.mark.parametrize(
    ("lang", "heading", "line"),
    [
        ("en", "Given what each seat could know", "Trick 2, Seat 2: Play blue 1 (0%)."),
        ("fr", "D’après ce que chaque place pouvait savoir", "Jouer le 1 bleu (0 %)."),
    ],
)
def test_decisions_are_judged_for_people(
    capsys: Capture, lang: str, heading: str, line: str
) -> None:
    code, out, err = answered(capsys, *ASKED, "--lang", lang)
    page = " ".join(out.split())
    assert (code, err) == (0, "")
    assert heading in page
    assert line in page.partition(heading)[2]


def test_no_line_ends_within_a_share(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    said = Text.assemble(("Jouer", "bold"), " le 5 (82\N{NO-BREAK SPACE}%). Bien.")
    show(running(said))
    assert capsys.readouterr().out == "Jouer le 5\n(82\N{NO-BREAK SPACE}%).\nBien.\n"
    assert running(said).spans == said.spans


@native
def test_decisions_are_judged_for_programs(capsys: Capture) -> None:
    code, out, err = answered(capsys, *ASKED, "--json")
    told = json.loads(out)
    assert (code, err) == (0, "")
    known = told["known"]
    assert {one["kind"] for one in known["decisions"]} == {"card", "signal", "choice"}
    assert [one["seat"] for one in known["seats"]] == [0, 1, 2, 3]
    bad = next(one for one in known["decisions"] if one["action"] == "play B1")
    assert bad["share"] == 0
    assert bad["label"] in ("slip", "costly")
    assert set(bad["open"]) == {"before", "after"}
    marked = {card["move"]: card["after"] for card in told["cards"]}
    assert bad["open"]["after"] == marked[bad["move"]]
    assert known["sentences"]
    _, out, _ = answered(capsys, "review", RECORD, "--nodes", "2000", "--json")
    assert json.loads(out) == {key: one for key, one in told.items() if key != "known"}


@native
def test_a_game_without_decisions_has_nothing_to_judge(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = "shipmates record 1\ngame planet9\nrules 1\nmission 2\nplayers 4\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(head))
    code, out, err = answered(capsys, "review", "-", "--known")
    assert (code, err) == (0, "")
    assert "There was no decision to judge." in out


def test_without_the_core_one_is_told_so(capsys: Capture, no_core: None) -> None:
    line = "--known needs the native core: pip install shipmates-native\n"
    assert answered(capsys, *ASKED) == (2, "", line)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("nowhere.txt", "nowhere.txt cannot be read."),
        (
            str(REPLAYS / "crewdeck" / "1p-won.txt"),
            "Only games of Planet Nine and Deep Sea can be reviewed.",
        ),
    ],
)
def test_a_mistake_gets_one_line(capsys: Capture, file: str, line: str) -> None:
    assert answered(capsys, "review", file, "--known") == (2, "", f"{line}\n")
