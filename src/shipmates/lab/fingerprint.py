"""Who plays: another source or other weights are another crew, whose games do not mix."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import shipmates.bots
from shipmates.games import GAMES
from shipmates.solver import is_native

_BOTS: Final = Path(shipmates.bots.__file__).parent
_CORE: Final = Path(__file__).parents[3] / "native" / "src"
_PROVING: Final = frozenset({"answers", "bind", "clauses", "course", "formula", "wishes"})
"""What settles open deals for good; no bot asks so much, so that how it plays is the same."""

_TELLING: Final = frozenset({"__init__.py", "explain.py", "reasons.py", "told.py"})
"""What only tells why: other words make no other crew."""
_OF_OTHERS: Final = {
    "planet9": frozenset({"depth.py", "sea.py", "sense_deepsea.json"}),
    "deepsea": frozenset({"foresight.py", "sense.py", "sense_planet9.json"}),
}
"""What concerns the other Crew game alone."""


def digest(label: str, sources: Iterable[Path]) -> str:
    """A short name for these files and what they are used for."""
    found = hashlib.sha256(label.encode())
    for path in sorted(sources, key=lambda path: (path.name, path.parent.name)):
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:12]


def crew_sources(game: str) -> tuple[Path, ...]:
    """What decides how the bots of a Crew game play, as far as it is here as source."""
    core = (path for path in _CORE.glob("*.?pp") if path.stem not in _PROVING)
    others = _OF_OTHERS.get(game, frozenset()) | _TELLING
    bots = (path for path in _BOTS.glob("*.*") if path.name not in others)
    return (*(path for path in bots if path.suffix in {".json", ".py"}), *core)


@cache
def fingerprint(game: str) -> str:
    """The bots and rules of a game as they are on this machine."""
    rules = next(entry.version for entry in GAMES if entry.key == game)
    deck = (_BOTS / "crewdeck").glob("*.py") if game == "crewdeck" else ()
    return digest(f"lab {game} {rules} {_core()}", (*crew_sources(game), *deck))


def _core() -> str:
    if not is_native():
        return "twin"
    try:
        return f"native {version('shipmates-native')}"
    except PackageNotFoundError:
        return "native"
