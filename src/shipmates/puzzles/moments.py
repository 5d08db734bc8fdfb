"""Moments of recorded games at which somebody has to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from shipmates import deepsea, planet9
from shipmates.games import DEEPSEA, PLANET9
from shipmates.kernel import Record, Seat
from shipmates.notation.record import Parsed, check, read_any, write_record


@dataclass(frozen=True, slots=True)
class Moment:
    """A game up to here, and who is to choose."""

    text: str
    """The record of the game."""
    seat: Seat

    @property
    def record(self) -> Record[Any, Any]:
        """What was done."""
        return _read(self.text)[0].record

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state it went through. Raises `Faulty`."""
        return _read(self.text)[1]

    @property
    def state(self) -> Any:
        """Where it stands."""
        return self.states[-1]

    @property
    def setup(self) -> planet9.Setup | deepsea.Setup:
        """What was agreed."""
        found: planet9.Setup | deepsea.Setup = self.state.brief.setup
        return found

    @property
    def view(self) -> Any:
        """What the one who chooses may know."""
        return rules_of(self.setup).look(self.state, self.seat)

    def after(self, action: Any) -> Any:
        """The state that this choice leads to."""
        return rules_of(self.setup).apply(self.state, self.seat, action)

    def written(self, action: Any) -> str:
        """An action as it stands in a record."""
        return _read(self.text)[0].codec.write_action(action)

    def meant(self, text: str) -> Any:
        """The action a text says. Raises `Misread`."""
        return _read(self.text)[0].codec.read_action(text)


@cache
def _read(text: str) -> tuple[Parsed[Any, Any], tuple[Any, ...]]:
    parsed = cast("Parsed[Any, Any]", read_any(text))
    return parsed, check(parsed)


def moment(opening: Any, moves: Sequence[tuple[Seat, Any]], seat: Seat) -> Moment:
    """The game that began like this, after these moves."""
    at_sea = isinstance(opening.setup, deepsea.Setup)
    version = (DEEPSEA if at_sea else PLANET9).version
    return Moment(write_record(Record(version, opening, tuple(moves))), seat)


def rules_of(setup: planet9.Setup | deepsea.Setup) -> Any:
    """The rules of the game that was agreed on."""
    return (DEEPSEA if isinstance(setup, deepsea.Setup) else PLANET9).rules
