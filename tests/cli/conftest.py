"""A home of its own for each test of the command line, in English."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path / "home"))
    for name in ("SHIPMATES_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"
