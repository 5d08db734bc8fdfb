"""What advice is: what may be done, what one expects of it, and why one is preferred."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from shipmates.bots.mind import Estimate
from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.planet9.tokens import Duty
from shipmates.tricks.moves import READY
from shipmates.tricks.signals import Signal

AnyDuty: TypeAlias = Duty | SeaDuty


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be done, and what one expects of it."""

    action: Any
    estimate: Estimate
    cost: float = 0.0
    """By how much it must help to be worth doing."""

    @property
    def share(self) -> float:
        """Of the deals one can imagine, those in which the crew wins."""
        return self.estimate.value

    @property
    def worth(self) -> float:
        """What options are ranked by."""
        return self.share - self.cost


@dataclass(frozen=True, slots=True)
class Alone:
    """There is no choice."""


@dataclass(frozen=True, slots=True)
class Simple:
    """It is chosen by rule of thumb: nothing was imagined."""


@dataclass(frozen=True, slots=True)
class Alike:
    """These would be as good."""

    others: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Better:
    """It is better than this, the best of what is clearly worse."""

    than: Option


@dataclass(frozen=True, slots=True)
class Guards:
    """Demanded alone, this comes off so often, and so often after the other choice."""

    duty: AnyDuty | None
    """`None`: the mission's own rules."""
    share: float
    other: float


@dataclass(frozen=True, slots=True)
class Last:
    """Nothing else is still to be done."""

    duty: AnyDuty | None


@dataclass(frozen=True, slots=True)
class Tells:
    """What a signal lets everybody know."""

    signal: Signal


@dataclass(frozen=True, slots=True)
class Silence:
    """Nothing that could be shown helps enough: this would most."""

    best: Option
    gain: int
    """In so many of a hundred deals."""


@dataclass(frozen=True, slots=True)
class Costs:
    """The other choice would have to help by so much to be worth doing."""

    other: Option
    by: float


Reason: TypeAlias = Alone | Simple | Alike | Better | Guards | Last | Tells | Silence | Costs


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, what else could be done, the best first, and why."""

    best: Any
    options: tuple[Option, ...]
    because: tuple[Reason, ...]

    def option(self, action: Any) -> Option | None:
        """What is expected of this, if it was judged."""
        return next((one for one in self.options if one.action == action), None)

    @property
    def gain(self) -> int:
        """In how many of a hundred deals a signal helps more than silence."""
        best, silence = self.option(self.best), self.option(READY)
        return 0 if best is None or silence is None else more(best, silence)


def more(told: Option, silence: Option) -> int:
    """In how many of a hundred deals the one helps more than the other."""
    return max(round(100 * (told.share - silence.share)), 0)
