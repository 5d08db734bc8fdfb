"""Each game as the server handles it: rules, record lines and wire in one row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from shipmates import crewdeck, deepsea, planet9
from shipmates.kernel import NATURE, Game, Outcome, Record, Seat
from shipmates.notation import check, read_any, write_record
from shipmates.notation.codec import Codec
from shipmates.notation.crewdeck.codec import CREWDECK
from shipmates.notation.deepsea.codec import DEEPSEA
from shipmates.notation.endings import write_ending
from shipmates.notation.planet9 import PLANET9
from shipmates.notation.sheet import OUTCOME
from shipmates.wire import ACTIONS, VIEWS, Coder

Setup: TypeAlias = planet9.Setup | deepsea.Setup | crewdeck.Setup
# A table plays one game from its first move to its last, so states and actions never mix;
# to say so in types would take a type variable through all of the server.
State: TypeAlias = Any
Action: TypeAlias = Any
View: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Kit:
    """One game."""

    key: str
    rules: Game[State, Action, View]
    codec: Codec[State, Action]
    views: Coder
    actions: Coder

    def head(self, opening: State) -> str:
        """The first lines of a record."""
        return write_record(Record(self.codec.version, opening))

    def end(self, outcome: Outcome) -> str:
        """The last line of a record."""
        return f"{OUTCOME} {write_ending(outcome)}"

    def line(self, seat: Seat, action: Action) -> str:
        """A move as a line of a record."""
        mover = "nature" if seat == NATURE else str(seat)
        return f"{mover} {self.codec.write_action(action)}"

    def read(self, line: str) -> tuple[Seat, Action]:
        """The move a line stands for."""
        mover, _, said = line.partition(" ")
        seat = NATURE if mover == "nature" else Seat(int(mover))
        return seat, self.codec.read_action(said)


def _kit(key: str, rules: Game[Any, Any, Any], codec: Codec[Any, Any]) -> Kit:
    return Kit(key, rules, codec, VIEWS[key], ACTIONS[key])


KITS: Final[Mapping[str, Kit]] = MappingProxyType(
    {
        kit.key: kit
        for kit in (
            _kit("planet9", planet9.PlanetNine(), PLANET9),
            _kit("deepsea", deepsea.DeepSea(), DEEPSEA),
            _kit("crewdeck", crewdeck.CrewDeck(), CREWDECK),
        )
    }
)


def opening(setup: Setup) -> State:
    """A game before its first move. Raises `Illegal` if the setup cannot be played."""
    match setup:
        case planet9.Setup():
            return planet9.opening(setup)
        case deepsea.Setup():
            return deepsea.opening(setup)
        case crewdeck.Setup():
            return crewdeck.opening(setup)


def replayed(head: str, lines: Sequence[str]) -> tuple[State, ...]:
    """Every state of a kept game. Raises `Faulty` if it no longer fits the rules."""
    text = head + "".join(f"{line}\n" for line in lines)
    parsed: Any = read_any(text)
    return tuple(check(parsed))


def operators(kit: Kit, setup: Setup, state: State) -> Mapping[Seat, Seat]:
    """Whose hands move the seats that nobody sits on: the dummy's, and by whom."""
    dummy = None if isinstance(setup, crewdeck.Setup) else setup.dummy
    if dummy is None:
        return {}
    brief = kit.rules.look(state, Seat(0)).brief
    return {} if brief is None else {dummy: brief.operator(dummy)}
