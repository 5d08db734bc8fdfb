"""Which bots there are, and which of them a machine can offer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipmates import __version__
from shipmates.bots import check_level, every_level, lacking, levels, make, simple
from shipmates.dice import Seeded
from shipmates.solver import NeedsCore, core, core_status, is_native

CREW_GAMES = ("planet9", "deepsea")
NATIVE = Path(__file__).parents[2] / "native" / "pyproject.toml"


@pytest.mark.parametrize("game", CREW_GAMES)
def test_levels_that_need_the_core_are_not_offered_without_it(game: Any, no_core: None) -> None:
    assert levels(game) == ("random", "cautious")
    assert lacking(game) == ("steady", "expert")
    assert every_level(game) == (*levels(game), *lacking(game))


def test_crew_deck_needs_no_core(no_core: None) -> None:
    assert levels("crewdeck") == every_level("crewdeck")
    make("crewdeck", "expert", Seeded(1))


@pytest.mark.parametrize("level", ["steady", "expert"])
def test_asking_for_such_a_level_says_what_to_install(level: str, no_core: None) -> None:
    said = f"the bot '{level}' needs the native core: pip install shipmates-native"
    with pytest.raises(NeedsCore) as told:
        make("planet9", level, Seeded(1))
    assert str(told.value) == said


def test_a_level_there_is_not_is_no_matter_of_the_core(no_core: None) -> None:
    with pytest.raises(ValueError, match="no bot 'genius': expected random or cautious"):
        check_level("planet9", "genius")


@pytest.mark.parametrize("game", [*CREW_GAMES, "crewdeck"])
def test_the_simple_level_plays_everywhere(game: str, no_core: None) -> None:
    assert simple(game) in levels(game)


@pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
def test_a_core_of_another_version_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "_version", lambda: "0.0.9")
    assert not is_native()
    status = core_status()
    assert (status.standing, status.version) == ("other-version", "0.0.9")
    assert status.install == f"pip install --force-reinstall shipmates-native=={__version__}"
    assert "expert" not in levels("deepsea")


def test_a_core_that_cannot_be_loaded_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shipmates_broken.py").write_text("raise ImportError('GLIBC_9 not found')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(core, "MODULE", "shipmates_broken")
    status = core_status()
    assert (status.standing, status.reason) == ("broken", "GLIBC_9 not found")
    assert not is_native()


@pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
def test_a_core_that_is_ready_says_its_version_and_build() -> None:
    status = core_status()
    assert (status.standing, status.version) == ("ready", __version__)
    assert status.build in ("portable", "tuned")


def test_package_and_core_are_of_one_version() -> None:
    assert f'version = "{__version__}"' in NATIVE.read_text("utf-8")
