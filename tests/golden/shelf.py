"""The golden replays of every game behind one door: how to read, find, write and draw them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from shipmates import crewdeck, deepsea, planet9
from shipmates.crewdeck.actions import Action as DeckAction
from shipmates.crewdeck.state import State as DeckState
from shipmates.deepsea.actions import Action as SeaAction
from shipmates.deepsea.state import State as SeaState
from shipmates.kernel import Game, Outcome, Record, replay
from shipmates.notation.record import read_crewdeck, read_deepsea, read_record, write_record
from shipmates.planet9.actions import Action as SpaceAction
from shipmates.planet9.state import State as SpaceState
from tests.golden import deck, files, play, sea
from tests.golden.files import Vector, in_full, remarks

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Shelf(Generic[State, Action, View]):
    """The replays of one game."""

    game: Game[State, Action, View]
    vectors: tuple[Vector, ...]
    read: Callable[[str], Record[State, Action]]
    write: Callable[[Record[State, Action], Outcome | None], str]
    seats: Callable[[Vector], int]
    won: Callable[[Vector, int], Record[State, Action] | None]
    lost: Callable[[Vector, int], Record[State, Action] | None]

    def outcome(self, record: Record[State, Action]) -> Outcome | None:
        """How the game of a record ends."""
        *_, last = replay(self.game, record)
        return self.game.outcome(last)

    def written(self, vector: Vector, record: Record[State, Action]) -> str:
        """The record, how it ends, and a digest of every view."""
        text = self.write(record, self.outcome(record))
        return f"{text}\n{remarks(self.game, record, self.seats(vector))}"

    def in_full(self, vector: Vector, record: Record[State, Action]) -> str:
        """Every view in words and cards."""
        return in_full(self.game, record, self.seats(vector))


SPACE: Shelf[SpaceState, SpaceAction, object] = Shelf(
    planet9.PlanetNine(),
    files.PLANET9,
    lambda text: read_record(text).record,
    lambda record, outcome: write_record(record, outcome),
    lambda vector: vector.in_space(0).seats,
    lambda vector, seed: play.a_won_game(vector.in_space(seed), seed, budget=6000),
    lambda vector, seed: play.a_lost_game(vector.in_space(seed), seed),
)
SEA: Shelf[SeaState, SeaAction, object] = Shelf(
    deepsea.DeepSea(),
    files.DEEPSEA,
    lambda text: read_deepsea(text).record,
    lambda record, outcome: write_record(record, outcome),
    lambda vector: vector.at_sea(0).seats,
    lambda vector, seed: sea.a_won_game(vector.at_sea(seed), seed, budget=5000),
    lambda vector, seed: sea.a_lost_game(vector.at_sea(seed), seed),
)
DECK: Shelf[DeckState, DeckAction, object] = Shelf(
    crewdeck.CrewDeck(),
    files.CREWDECK,
    lambda text: read_crewdeck(text).record,
    lambda record, outcome: write_record(record, outcome),
    lambda vector: vector.aboard().players,
    lambda vector, seed: deck.a_game(vector.aboard(), seed, vector.end),
    lambda vector, seed: deck.a_game(vector.aboard(), seed, vector.end),
)
