"""The logbook as pure values: every attempt in turn, and what follows from them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final

from shipmates import deepsea, planet9
from shipmates.campaign.aside import aside, kept
from shipmates.deepsea.missions import EPILOGUE, EPILOGUE_STARTS
from shipmates.games import PLANET9
from shipmates.tricks.distress import Distress

OWN: Final = 0
"""The number of every mission that a person wrote: listed, and never counted."""

GIVEN_UP: Final = "given-up"
"""Why an attempt was lost that nobody played to its end."""

DEEPSEA: Final = "deepsea"
MISSIONS: Final[Mapping[str, int]] = MappingProxyType(
    {"planet9": len(planet9.MISSIONS), DEEPSEA: len(deepsea.MISSIONS)}
)
"""How many missions the logbook of each game has; the epilogue comes after them."""

LAST: Final[Mapping[str, int]] = MappingProxyType({**MISSIONS, DEEPSEA: EPILOGUE})
"""The highest number that an attempt in the logbook of each game can have."""

_PLAYERS: Final = range(PLANET9.fewest, PLANET9.most + 1)
_RECORD: Final = re.compile(r"(records/[a-z0-9-]+\.txt)?")


@dataclass(frozen=True, slots=True)
class Attempt:
    """One line of the logbook: who tried what, and how it went."""

    mission: int
    players: int
    _: KW_ONLY
    challenge: bool = False
    won: bool
    distress: bool = False
    """The distress signal was sent, or still active from an earlier attempt."""
    because: str
    """The note of the outcome, as text."""
    when: str
    """The edge's clock, as ISO 8601."""
    record: str = ""
    """Where the game is kept, seen from the logbook (`records/0001-m05.txt`), or empty."""
    given_up: bool = False
    timed: bool = False
    """Against the clock, where the mission has one."""
    difficulty: int = 0
    """What the tasks added up to, in Deep Sea."""
    tasks: tuple[str, ...] = ()
    """The task cards the crew had, in Deep Sea."""
    practice: bool = False
    """With hints and moves taken back at will: listed, and never counted."""
    house: tuple[str, ...] = ()
    """The names of the house rules it was played by."""

    def __post_init__(self) -> None:
        if self.mission < OWN:
            raise ValueError(f"no mission has the number {self.mission}")
        if self.players not in _PLAYERS:
            raise ValueError(f"no game is for {self.players}")
        if self.won and self.given_up:
            raise ValueError("what is given up is not won")
        if self.difficulty < 0:
            raise ValueError(f"nothing is as easy as {self.difficulty}")
        if not _RECORD.fullmatch(self.record):
            raise ValueError(f"{self.record!r} is no record beside the logbook")


@dataclass(frozen=True, slots=True)
class Page:
    """How one mission stands: the attempts up to the first success, and what they cost."""

    tries: int = 0
    distress: bool = False
    done: bool = False

    @property
    def score(self) -> int | None:
        """What the mission adds to the total; `None` until it is won."""
        return self.tries + self.distress if self.done else None

    def after(self, attempt: Attempt) -> Page:
        """With one attempt more. Once the mission is won nothing changes its page."""
        if self.done:
            return self
        return Page(self.tries + 1, self.distress or attempt.distress, attempt.won)


_UNTRIED: Final = Page()


@dataclass(frozen=True)
class Logbook:
    """A crew's way through the missions of a game, in whatever order they are played."""

    game: str = PLANET9.key
    crew: str = ""
    attempts: tuple[Attempt, ...] = ()

    def __post_init__(self) -> None:
        if self.game not in MISSIONS:
            raise ValueError(f"there is no game {self.game!r}")
        last = LAST[self.game]
        if any(attempt.mission > last for attempt in self.attempts):
            raise ValueError(f"{self.game} has {last} missions")

    def after(self, attempt: Attempt) -> Logbook:
        """With one attempt more."""
        return replace(self, attempts=(*self.attempts, attempt))

    def continues(self, older: Logbook) -> bool:
        """Whether this is `older`, or what it became by further attempts."""
        known = len(older.attempts)
        return (self.game, self.crew) == (older.game, older.crew) and (
            self.attempts[:known] == older.attempts
        )

    @cached_property
    def counted(self) -> tuple[Attempt, ...]:
        """The attempts that are no practice."""
        return tuple(attempt for attempt in self.attempts if not attempt.practice)

    @cached_property
    def pages(self) -> Mapping[int, Page]:
        """The missions that were tried, each with how it stands.

        Own missions have no page, nor has the epilogue: its attempts are not counted.
        """
        pages = dict[int, Page]()
        for attempt in self.counted:
            if OWN < attempt.mission <= MISSIONS[self.game]:
                page = pages.get(attempt.mission, _UNTRIED)
                pages[attempt.mission] = page.after(attempt)
        return MappingProxyType(pages)

    def page(self, mission: int) -> Page:
        """How this mission stands, tried or not."""
        return self.pages.get(mission, _UNTRIED)

    def tries(self, mission: int) -> int:
        """The attempts that count: all until the first success, that one included."""
        return self.page(mission).tries

    def done(self, mission: int) -> bool:
        """Whether the mission was ever won."""
        return self.page(mission).done

    def score(self, mission: int) -> int | None:
        """The attempts it took, and one for the distress signal; `None` until it is won."""
        return self.page(mission).score

    def distress(self, mission: int) -> Distress:
        """How the next attempt begins: active once it was used, until the mission is won."""
        page = self.page(mission)
        if mission > MISSIONS[self.game]:
            page = self._epilogue
        return Distress.ACTIVE if page.distress and not page.done else Distress.OFFERED

    @property
    def _epilogue(self) -> Page:
        """How the present step of the epilogue stands."""
        page = _UNTRIED
        for attempt in self.counted:
            if attempt.mission > MISSIONS[self.game]:
                page = (_UNTRIED if page.done else page).after(attempt)
        return page

    @property
    def best(self) -> int | None:
        """The hardest step of the epilogue that was won; `None` before the first."""
        steps = (a for a in self.counted if a.mission > MISSIONS[self.game] and a.won)
        return max((a.difficulty for a in steps), default=None)

    @property
    def next_step(self) -> int:
        """How hard the epilogue is next."""
        return EPILOGUE_STARTS if self.best is None else self.best + 1

    @property
    def aside(self) -> tuple[str, ...]:
        """The task cards that lie aside because they were used."""
        return aside(a for a in self.counted if a.mission != OWN)

    def again(self, mission: int, players: int) -> tuple[str, ...]:
        """The tasks of the last attempt at this mission, if it was lost by as many people."""
        tried = (a for a in reversed(self.counted) if a.mission == mission != OWN)
        return kept(next(tried, None), players)

    @property
    def completed(self) -> tuple[int, ...]:
        """The missions won, by number."""
        return tuple(sorted(mission for mission, page in self.pages.items() if page.done))

    @property
    def total(self) -> int:
        """The crew's score, the lower the better: the sum over the missions won."""
        return sum(page.score or 0 for page in self.pages.values())

    @property
    def next_mission(self) -> int | None:
        """The first not yet won from the last one played on, then from 1; `None` after all."""
        count = MISSIONS[self.game]
        played = (a.mission for a in reversed(self.counted) if OWN < a.mission <= count)
        last = next(played, 1)
        round_trip = (*range(last, count + 1), *range(1, last))
        return next((mission for mission in round_trip if not self.done(mission)), None)
