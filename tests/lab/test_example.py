"""The example does what it says, on few deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.own_mission import main

FILE = Path(__file__).parents[2] / "examples" / "comet.toml"


def test_an_own_mission_is_measured_with_and_without_its_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main([str(FILE), "--deals", "3", "--bots", "cautious"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        f"{name}, {players} players"
        for name in ("as it is", "without its rules")
        for players in (3, 4)
    ]
    assert all("winnable" in line for line in lines)
