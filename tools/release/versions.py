"""Every place that names the version, and whether they agree."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PLACEHOLDER = "example.invalid"
"""Stands for the public address, in `[project.urls]` of `pyproject.toml` and nowhere else."""

_DATED = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)
_CITED = re.compile(r"^version: (\S+)\ndate-released: (\S+)$", re.MULTILINE)
_CORE = re.compile(r"^shipmates-native==(\S+) ;")


def named(root: Path = ROOT) -> dict[str, str]:
    """The version as each place has it."""
    ours = _project(root / "pyproject.toml")
    (core,) = (found[1] for text in ours["dependencies"] if (found := _CORE.match(text)))
    (release, _), *_ = _releases(root)
    return {
        "pyproject.toml": ours["version"],
        "pyproject.toml, the core it asks for": core,
        "src/shipmates/__init__.py": _module(root),
        "native/pyproject.toml": _project(root / "native" / "pyproject.toml")["version"],
        "CITATION.cff": _cited(root)[0],
        "CHANGELOG.md, the newest release": release,
    }


def disagreements(root: Path = ROOT, tag: str | None = None) -> Iterator[str]:
    """What must be put right before a release, one line each."""
    places = named(root) | ({} if tag is None else {"the tag": tag.removeprefix("v")})
    if len(set(places.values())) > 1:
        yield from (f"{place} says {version}" for place, version in places.items())
    (_, date), *_ = _releases(root)
    if date != (cited := _cited(root)[1]):
        yield f"CHANGELOG.md was cut on {date}, CITATION.cff says {cited}"
    if tag is not None and not tag.startswith("v"):
        yield f"the tag {tag} does not begin with v"


def notes(version: str, root: Path = ROOT) -> str:
    """What the changelog says of a release."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    _, found, rest = text.partition(f"\n## [{version}]")
    if not found:
        raise SystemExit(f"CHANGELOG.md has no section for {version}")
    return rest.partition("\n")[2].partition("\n## [")[0].strip()


def address(root: Path = ROOT) -> str:
    """The public address, or its placeholder."""
    found: str = _project(root / "pyproject.toml")["urls"]["Source"]
    return found


def _project(file: Path) -> dict[str, Any]:
    with file.open("rb") as text:
        found: dict[str, Any] = tomllib.load(text)["project"]
    return found


def _module(root: Path) -> str:
    text = (root / "src" / "shipmates" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit("src/shipmates/__init__.py does not say __version__")
    return found[1]


def _releases(root: Path) -> list[tuple[str, str]]:
    found = _DATED.findall((root / "CHANGELOG.md").read_text("utf-8"))
    if not found:
        raise SystemExit(
            "CHANGELOG.md has no release: a heading such as ## [1.2.3] - 2026-01-31"
        )
    return found


def _cited(root: Path) -> tuple[str, str]:
    found = _CITED.search((root / "CITATION.cff").read_text("utf-8"))
    if found is None:
        raise SystemExit("CITATION.cff needs the lines version: and date-released:")
    return found[1], found[2]
