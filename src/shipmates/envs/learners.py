"""A learner among bots in each of the games: what Gymnasium's ids stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict, Unpack

from shipmates.envs import crewdeck_v0, deepsea_v0, planet9_v0
from shipmates.envs.crewdeck import kind as deck_kind
from shipmates.envs.deepsea import kind as sea_kind
from shipmates.envs.learner import LearnerEnv, Partner
from shipmates.envs.planet9 import kind as nine_kind

Learner = LearnerEnv[Any, Any, Any]


class Chair(TypedDict, total=False):
    """Where the learner sits, and with whom."""

    seat: int
    """Its seat: 0 if nothing is said."""
    partners: Partner | Sequence[Partner] | None
    """A level of bots, a function `choose(view)`, or one of these for every other seat."""
    render_mode: str | None
    locale: str


class Planet9(planet9_v0.Options, Chair, total=False):
    """Everything that may be chosen for Planet Nine."""


class DeepSea(deepsea_v0.Options, Chair, total=False):
    """Everything that may be chosen for Deep Sea."""


class CrewDeck(crewdeck_v0.Options, Chair, total=False):
    """Everything that may be chosen for Crew Deck."""


def planet9(**asked: Unpack[Planet9]) -> Learner:
    """A learner in a crew of Planet Nine."""
    chair, rest = _parted(asked)
    return LearnerEnv(nine_kind.KIND, planet9_v0.plan(**rest), "planet9", **chair)


def deepsea(**asked: Unpack[DeepSea]) -> Learner:
    """A learner in a crew of Deep Sea."""
    chair, rest = _parted(asked)
    return LearnerEnv(sea_kind.KIND, deepsea_v0.plan(**rest), "deepsea", **chair)


def crewdeck(**asked: Unpack[CrewDeck]) -> Learner:
    """A learner at a table of Crew Deck."""
    chair, rest = _parted(asked)
    return LearnerEnv(deck_kind.KIND, crewdeck_v0.plan(**rest), "crewdeck", **chair)


def _parted(asked: Any) -> tuple[Chair, dict[str, Any]]:
    rest = dict(asked)
    chair = {key: rest.pop(key) for key in Chair.__annotations__ if key in rest}
    return Chair(**chair), rest  # type: ignore[typeddict-item]  # just those keys
