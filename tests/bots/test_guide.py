"""What the guide to the bots says is what they do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.bots.learn import FEATURES, MODES
from shipmates.bots.expert import EXPERT, STEADY

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/bots.md").read_text("utf-8")
SENSE = (ROOT / "native/src/sense.cpp").read_text("utf-8")
HEADER = (ROOT / "native/src/sense.hpp").read_text("utf-8")


def test_the_guide_lists_every_feature_of_card_sense_and_no_other() -> None:
    enum = SENSE.partition("enum Feature {")[2].partition("};")[0]
    features = re.findall(r"^\s*k(\w+),", enum, re.MULTILINE)
    table = GUIDE.partition("| feature |")[2].partition("\n\n")[0]
    told = [name for row in table.splitlines() for name in re.findall(r"`(\w+)`", _first(row))]
    assert told == features
    assert len(features) == FEATURES


def _first(row: str) -> str:
    return row.removeprefix("|").partition("|")[0]


def test_learning_knows_how_many_weights_there_are() -> None:
    assert f"kFeatures = {FEATURES};" in HEADER
    assert f"kModes = {MODES};" in HEADER


@pytest.mark.parametrize(
    "name", ["worlds", "playouts", "nodes", "keen", "trust", "mix", "deals", "listening"]
)
def test_the_guide_knows_the_budgets(name: str) -> None:
    row = next(line for line in GUIDE.splitlines() if line.startswith(f"| {name}"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[1:] == [str(getattr(STEADY, name)), str(getattr(EXPERT, name))]


@pytest.mark.parametrize("name", ["worlds", "playouts", "deals", "listening"])
def test_the_guide_knows_what_more_is_thought_at_sea(name: str) -> None:
    plans = (STEADY.at_sea, EXPERT.at_sea)
    cells = " | ".join(str(getattr(plan, name)) for plan in plans)
    assert f"| *in Deep Sea:* {name} | {cells} |" in GUIDE
