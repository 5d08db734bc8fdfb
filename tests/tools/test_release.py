"""A release is refused while two places disagree, or anything is dirty, untested or unnamed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.release.__main__ import git, obstacles
from tools.release.versions import PLACEHOLDER, ROOT, address, disagreements, named, notes

FILES = (
    "pyproject.toml",
    "native/pyproject.toml",
    "src/shipmates/__init__.py",
    "CITATION.cff",
    "CHANGELOG.md",
)


@pytest.fixture(name="copy")
def a_copy(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_every_place_names_the_same_version() -> None:
    assert not list(disagreements())


@pytest.mark.parametrize(
    ("file", "old"),
    [
        ("pyproject.toml", 'version = "{}"'),
        ("pyproject.toml", "shipmates-native=={} ;"),
        ("native/pyproject.toml", 'version = "{}"'),
        ("src/shipmates/__init__.py", '__version__ = "{}"'),
        ("CITATION.cff", "version: {}\n"),
        ("CHANGELOG.md", "## [{}]"),
    ],
)
def test_another_version_in_any_place_is_noticed(copy: Path, file: str, old: str) -> None:
    version = named(copy)["pyproject.toml"]
    _replace(copy / file, old.format(version), old.format("9.9.9"))
    assert any(line.endswith("says 9.9.9") for line in disagreements(copy))


def test_a_tag_must_be_the_version(copy: Path) -> None:
    version = named(copy)["pyproject.toml"]
    assert not list(disagreements(copy, tag=f"v{version}"))
    assert "the tag says 9.9.9" in disagreements(copy, tag="v9.9.9")
    assert f"the tag {version} does not begin with v" in disagreements(copy, tag=version)


def test_the_days_of_changelog_and_citation_agree(copy: Path) -> None:
    _replace(copy / "CITATION.cff", "date-released: 2", "date-released: 1")
    (line,) = disagreements(copy)
    assert "CITATION.cff says 1" in line


def test_a_release_has_notes() -> None:
    assert notes(named()["pyproject.toml"]).startswith("### Added")
    with pytest.raises(SystemExit, match=r"no section for 9\.9\.9"):
        notes("9.9.9")


def test_an_untested_commit_is_not_released(tmp_path: Path) -> None:
    refusal, tested = "this commit was not tested: make test", tmp_path / "tested"
    assert refusal in obstacles("9.9.9", tested)
    tested.write_text("another commit", "ascii")
    assert refusal in obstacles("9.9.9", tested)
    tested.write_text(git("rev-parse", "HEAD"), "ascii")
    assert refusal not in obstacles("9.9.9", tested)


def test_nothing_is_released_while_the_address_is_a_placeholder() -> None:
    named_yet = PLACEHOLDER not in address()
    told = any("no public address" in line for line in obstacles("9.9.9"))
    assert told is not named_yet


def test_the_placeholder_stands_in_one_place() -> None:
    files = git("grep", "-l", "--fixed-strings", PLACEHOLDER).splitlines()
    said = {"RELEASING.md", "tools/release/versions.py", "CHANGELOG.md"}
    assert set(files) - said <= {"pyproject.toml"}


def test_the_core_carries_the_licence_of_the_whole() -> None:
    assert (ROOT / "native/LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
