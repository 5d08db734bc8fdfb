"""The page needs nothing else, and says what was played."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shipmates.lab import Unfit
from shipmates.lab.report import write
from shipmates.words import Words
from tests.lab.samples import a_row, results

STRONG = [
    a_row(m, p, n, won=n != m, winnable="undecided" if n == m == 1 else "yes")
    for m in (1, 2)
    for p in (3, 4)
    for n in range(10)
]
WEAK = [replace(row, outcome="lost", cause="order-broken", seats="weak") for row in STRONG[:30]]
SEA = [a_row(5, 3, n, won=False, cause="duty-failed", winnable="no") for n in range(4)]
DECK: dict[str, Any] = {"winnable": None, "tricks": None, "outcome": "ranked"}
DUEL = [
    a_row(0, 2, n, won=True, seats=s, payoff=p, points=(90, 80), **DECK)
    for n in range(3)
    for s, p in (("planner,random", (1.0, 0.0)), ("random,planner", (0.0, 1.0)))
]
ALL = [
    results("expert", STRONG),
    results("random", WEAK),
    results("cautious", SEA, "deepsea"),
    results("planner,random", DUEL, "crewdeck"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("report") / "deep" / "folder"
    write(ALL, found, Words("en"))
    return found


@pytest.fixture(scope="module")
def text(folder: Path) -> str:
    whole = (folder / "index.html").read_text("utf-8")
    return re.sub(r"<svg.*?</svg>|<style>.*?</style>", "", whole, flags=re.DOTALL)


def test_there_is_a_picture_of_everything(folder: Path) -> None:
    games = ("planet9", "deepsea")
    wanted = {f"{kind}-{game}.png" for kind in ("success", "causes") for game in games}
    wanted |= {"difficulty.png", "compared-planet9.png", "deck-planner-random.png"}
    assert {path.name for path in folder.iterdir()} == wanted | {"index.html"}
    for name in wanted:
        assert (folder / name).read_bytes().startswith(b"\x89PNG\r\n")


def test_the_page_fetches_nothing(folder: Path) -> None:
    page = (folder / "index.html").read_text("utf-8")
    assert page.count("<svg role=") == 7
    assert not re.search(r"<(script|link|img|iframe)|@import|url\((?!#)", page)
    assert set(re.findall(r'(?:src|href)="([^#"][^"]*)"', page)) == set()


def test_shares_intervals_and_ceilings_are_told(text: str) -> None:
    assert (
        "<td>1</td><td>90.0 <small>59.6–98.2</small> <small>of 90.0–100.0</small></td>" in text
    )
    assert "<td>expert</td><td>3</td><td>20</td><td>90.0 <small>69.9–97.2</small></td>" in text
    assert (
        "<td>cautious</td><td>3</td><td>4</td><td>0.0 <small>0.0–49.0</small></td><td>0.0"
        in text
    )


def test_line_ups_are_compared_on_shared_deals(text: str) -> None:
    line = r"expert − random</td><td>all crews</td><td>30</td><td><b>\+90.0 ± [\d.]+</b></td>"
    assert re.search(line + r"<td>27</td><td>0</td><td>&lt; 0.0001</td>", text)


def test_crew_deck_is_told_by_level(text: str) -> None:
    assert "<td>planner</td><td>2</td><td>3</td><td>100.0 <small>" in text


def test_it_says_where_it_comes_from(text: str) -> None:
    assert "bots us, seed lab; 2026-11-16, commit abc, a core." in text


def test_nothing_is_no_report(tmp_path: Path) -> None:
    with pytest.raises(Unfit, match="empty"):
        write([results("expert", [])], tmp_path, Words("en"))


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(Unfit, match="folder"):
        write([ALL[2]], tmp_path / "file", Words("en"))
