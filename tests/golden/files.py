"""The golden replays: where they lie, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from shipmates import crewdeck, deepsea, planet9
from shipmates.kernel import Game, Outcome, Record, Seat, replay
from tests.golden.prints import digest, text

FOLDER = Path(__file__).parents[2] / "vectors" / "replays"
SPACE = {
    "2p": (2, False),
    "3p": (3, False),
    "3c": (3, True),
    "4p": (4, False),
    "5p": (5, False),
}
"""The crews of Planet Nine: how many people, and whether they play the challenge."""
SEA = {f"{n}p": (n, False) for n in (2, 3, 4, 5)} | {"4t": (4, True)}
"""The crews of Deep Sea: how many people, and whether they play against the clock."""
DECK = {
    f"{players}p{'' if wilds else '-plain'}{'-fixed' if fixed else ''}": (players, wilds, fixed)
    for players in (1, 2, 3, 4)
    for wilds in (True, False)
    for fixed in (False, True)
}
"""The crews of Crew Deck: how many people, with wild cards or not, in a fixed frame or not."""
OTHER = "3p-other"
"""Three who play another edition."""
LEVEL = ("largest-set", "most-payroll", "shared-win")
"""How a game ends in which two have the most points."""
WHOLE = {
    "planet9": ("01-4p-won", "05-2p-lost", "12-2p-won", "23-5p-lost", "46-3p-lost"),
    "deepsea": ("01-4p-won", "10-2p-lost", "14-4t-lost", "20-3p-lost"),
    "crewdeck": ("1p-won", "1p-plain-fixed-lost", "2p-shared-win"),
}
"""Those whose views are kept in full, to be read in a diff."""

OTHER_EDITION = replace(
    crewdeck.USUAL,
    chart=(3, 7, 13, 21, 31, 41, 52, 63, 74, 85, 96, 107, 118, 129, 140),
    values=(7, 5, 3, 2, 1),
    human_generalist=12,
    payroll=(1, 2, 4, 5, 8, 10),
    assumed=crewdeck.USUAL.assumed - {"chart", "values", "payroll"},
)

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Vector:
    """One golden replay: a mission, if the game has missions, a crew, and how it ends."""

    game: str
    mission: int | None
    crew: str
    end: str

    @property
    def name(self) -> str:
        mission = "" if self.mission is None else f"{self.mission:02}-"
        return f"{mission}{self.crew}-{self.end}"

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"

    @property
    def whole_path(self) -> Path:
        return FOLDER / self.game / "views" / f"{self.name}.txt"

    @property
    def is_whole(self) -> bool:
        return self.name in WHOLE[self.game]

    def fits(self, outcome: Outcome | None) -> bool:
        """Whether it ends like this."""
        if outcome is None:
            return False
        won = "won" if outcome.payoff[0] > 0 else "lost"
        return self.end in (won, outcome.because.code)

    def in_space(self, seed: int) -> planet9.Setup:
        players, challenge = SPACE[self.crew]
        mission = planet9.MISSIONS[(self.mission or 0) - 1]
        return planet9.Setup(mission, players, challenge, jarvis=Seat(seed % 3))

    def at_sea(self, seed: int) -> deepsea.Setup:
        players, timed = SEA[self.crew]
        pages = (*deepsea.MISSIONS, deepsea.epilogue(18))
        mission = pages[(self.mission or 0) - 1]
        return deepsea.Setup(mission, players, timed, tonoja=Seat(seed % 3))

    def aboard(self) -> crewdeck.Setup:
        if self.crew == OTHER:
            return crewdeck.Setup(3, edition=OTHER_EDITION)
        players, wilds, fixed = DECK[self.crew]
        return crewdeck.Setup(players, wilds=wilds, fixed=fixed)


_CLOCKED = {mission.number for mission in deepsea.MISSIONS if mission.clock}
PLANET9 = tuple(
    Vector("planet9", mission.number, crew, end)
    for mission in planet9.MISSIONS
    for crew in SPACE
    for end in ("won", "lost")
)
DEEPSEA = tuple(
    Vector("deepsea", number, crew, end)
    for number in range(1, 34)
    for crew, (_, timed) in SEA.items()
    for end in ("won", "lost")
    if number in _CLOCKED or not timed
)
CREWDECK = (
    *(
        Vector("crewdeck", None, crew, end)
        for crew, (players, _, _) in DECK.items()
        for end in (("won", "lost") if players == 1 else ("most-points",))
    ),
    *(Vector("crewdeck", None, f"{n}p", end) for n in (2, 3, 4) for end in LEVEL),
    Vector("crewdeck", None, OTHER, "most-points"),
)


def views(
    game: Game[State, Action, View], record: Record[State, Action], seats: int
) -> Iterator[tuple[str, ...]]:
    """What every seat sees at every ply, as text."""
    for state in replay(game, record):
        yield tuple(text(game.look(state, Seat(seat))) for seat in range(seats))


def remarks(game: Game[State, Action, View], record: Record[State, Action], seats: int) -> str:
    """A digest of every seat's view at every ply, to stand below the record."""
    lines = ["# what each seat sees, by ply"]
    for ply, seen in enumerate(views(game, record, seats)):
        lines.append(f"# {ply}: {' '.join(map(digest, seen))}")
    return "\n".join((*lines, ""))


def in_full(game: Game[State, Action, View], record: Record[State, Action], seats: int) -> str:
    """Every view in words and cards."""
    lines = (
        f"{ply} {seat}: {line}"
        for ply, seen in enumerate(views(game, record, seats))
        for seat, line in enumerate(seen)
    )
    return "\n".join((*lines, ""))
