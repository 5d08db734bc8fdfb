"""Where logbooks are kept."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shipmates.campaign import home, logbook_path


def test_a_folder_may_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path))
    assert home() == tmp_path
    assert logbook_path("planet9") == tmp_path / "planet9" / "logbook.json"


def test_a_tilde_is_the_home_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", "~/games")
    assert home() == Path.home() / "games"


@pytest.mark.parametrize("unset", [True, False])
def test_otherwise_the_system_says(monkeypatch: pytest.MonkeyPatch, unset: bool) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", "")
    if unset:
        monkeypatch.delenv("SHIPMATES_HOME")
    assert home() == platformdirs.user_data_path("shipmates", appauthor=False)


@given(st.text(min_size=1, max_size=20), st.text(min_size=1, max_size=20))
def test_every_crew_has_a_folder_of_its_own_and_none_leaves_home(one: str, two: str) -> None:
    first, second = logbook_path("planet9", one), logbook_path("planet9", two)
    assert (first == second) == (one == two)
    assert first.parent.parent == home()
    assert ".." not in first.parts
    assert first.parent != logbook_path("planet9").parent
