"""The figures we ship: made from results, read back, and there for every mission."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipmates.lab import Alone, Plan, Tally, Unfit, read, run
from shipmates.lab.measured import GAMES, ship, shipped
from shipmates.lab.plan import every_mission


def _played(folder: Path, game: str, deals: int, bots: str) -> None:
    run(Plan(game, (1,), (3,), (bots,), deals), folder, Alone(), lambda *_: None)


def test_what_is_shipped_has_every_mission_for_two_to_five_played_by_experts() -> None:
    for game in GAMES:
        wanted = {(m, players) for m in every_mission(game) for players in (2, 3, 4, 5)}
        found = shipped()[game]
        assert found.bots == "expert"
        assert set(found.cells) == wanted
        assert all(0 <= tally.won <= tally.games for tally in found.cells.values())


@pytest.mark.slow
def test_figures_are_those_of_the_line_up_that_played_most(tmp_path: Path) -> None:
    for game, bots, deals in (
        ("planet9", "random", 2),
        ("planet9", "cautious", 1),
        ("deepsea", "random", 1),
    ):
        _played(tmp_path / f"{game}-{bots}", game, deals, bots)
    results = [read(folder) for folder in sorted(tmp_path.iterdir())]
    ship(results, tmp_path / "figures.json")
    found = shipped(tmp_path / "figures.json")
    assert found["planet9"].bots == "random"
    rows = read(tmp_path / "planet9-random").rows
    assert found["planet9"].cells == {(1, 3): Tally.of(rows)}


def test_a_campaign_that_nobody_played_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unfit) as caught:
        ship([], tmp_path / "figures.json")
    assert str(caught.value.note) == "mistake-lab-unplayed game=planet9"
