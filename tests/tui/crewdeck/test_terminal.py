"""The program in a real terminal: what only a pty, and a kill, can show."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.tui.test_terminal import PATIENCE, a_terminal

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="a pty is needed"),
]
ARGUMENTS = ("play", "crewdeck", "--seed", "5", "--seats", "you:Zoe,random:Vega")


def test_a_killed_game_is_offered_again(tmp_path: Path) -> None:
    with a_terminal(tmp_path, *ARGUMENTS) as terminal:
        terminal.wait_for("Which card goes to which work crew?")
        terminal.process.kill()
        terminal.process.wait(PATIENCE)
    (kept,) = tmp_path.glob("crewdeck/open/*/game.json")
    assert "add" in kept.read_text("utf-8") or "open" in kept.read_text("utf-8")
    with a_terminal(tmp_path, *ARGUMENTS) as terminal:
        terminal.wait_for("left in the middle")
        terminal.type("\r")
        terminal.wait_for("Which card goes to which work crew?")
        assert terminal.leave() == 0


def test_a_dumb_terminal_is_served_line_by_line(tmp_path: Path) -> None:
    with a_terminal(tmp_path, *ARGUMENTS, "--lang", "fr", TERM="dumb") as terminal:
        terminal.wait_for("Quelle carte va à quelle équipe")
        assert "\x1b" not in terminal.seen
        terminal.type("q\n")
        terminal.wait_for("reprendra la prochaine fois")
        assert terminal.process.wait(PATIENCE) == 0
