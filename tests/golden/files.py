"""The golden replays of Planet Nine: where they lie, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shipmates.kernel import Record, Seat, replay
from shipmates.notation.record import write_record
from shipmates.planet9 import MISSIONS, PlanetNine, Setup
from shipmates.planet9.actions import Action
from shipmates.planet9.state import Dealing, State
from tests.golden.prints import digest, text

FOLDER = Path(__file__).parents[2] / "vectors" / "replays" / "planet9"
CREWS = {
    "2p": (2, False),
    "3p": (3, False),
    "3c": (3, True),
    "4p": (4, False),
    "5p": (5, False),
}
WHOLE = ("01-4p-won", "05-2p-lost", "12-2p-won", "23-5p-lost", "46-3p-lost")
"""Those whose views are kept in full, to be read in a diff."""

RULES = PlanetNine()


@dataclass(frozen=True, slots=True)
class Vector:
    """One golden replay: a mission, a crew, and how it ends."""

    mission: int
    crew: str
    end: str

    @property
    def name(self) -> str:
        return f"{self.mission:02}-{self.crew}-{self.end}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def whole_path(self) -> Path:
        return FOLDER / "views" / f"{self.name}.txt"

    def setup(self, seed: int) -> Setup:
        players, challenge = CREWS[self.crew]
        return Setup(MISSIONS[self.mission - 1], players, challenge, jarvis=Seat(seed % 3))


ALL = tuple(
    Vector(mission.number, crew, end)
    for mission in MISSIONS
    for crew in CREWS
    for end in ("won", "lost")
)


def views(record: Record[State, Action]) -> Iterator[tuple[str, ...]]:
    """What every seat sees at every ply, as text."""
    opening = record.opening
    assert isinstance(opening, Dealing)
    seats = tuple(map(Seat, range(opening.setup.seats)))
    for state in replay(RULES, record):
        yield tuple(text(RULES.look(state, seat)) for seat in seats)


def written(record: Record[State, Action]) -> str:
    """The record with a digest of every seat's view at every ply, as remarks below it."""
    *_, last = replay(RULES, record)
    lines = [write_record(record, RULES.outcome(last)), "# what each seat sees, by ply"]
    lines += (
        f"# {ply}: {' '.join(map(digest, seen))}" for ply, seen in enumerate(views(record))
    )
    return "\n".join((*lines, ""))


def in_full(record: Record[State, Action]) -> str:
    """Every view in words and cards."""
    lines = (
        f"{ply} {seat}: {line}"
        for ply, seen in enumerate(views(record))
        for seat, line in enumerate(seen)
    )
    return "\n".join((*lines, ""))
