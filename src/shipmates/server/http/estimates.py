"""How often a mission of one's own can be won, and how often bots win it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from shipmates.lab.figures import Tally, wilson
from shipmates.server.checking import Written, text_of
from shipmates.server.estimates import Estimate, Estimates, State, Wish
from shipmates.server.hall import Hall
from shipmates.server.http.me import me
from shipmates.server.plans import Crew
from shipmates.server.refusals import Wrong

Word = Annotated[str, PathParameter(max_length=64)]


class NewEstimate(Struct, forbid_unknown_fields=True, frozen=True):
    """A mission, and how it is to be measured."""

    mission: Written
    players: Annotated[list[Crew], Meta(min_length=1, max_length=4)]
    deals: Annotated[int, Meta(ge=5, le=500)] = 100


class Share(Struct, frozen=True):
    """A part of all games, with its 95 % interval; from 0 to 1."""

    share: float
    low: float
    high: float


class CrewEstimate(Struct, frozen=True):
    """What is known for so many people."""

    players: int
    games: int
    won: Share
    """By bots who see what their seats see."""
    winnable: Share
    """With open cards, after the draft the bots made; what is undecided widens the interval."""


class EstimateInfo(Struct, frozen=True):
    """How an estimate stands; it grows while it runs."""

    id: str
    state: State
    ahead: int
    """How many are measured before it."""
    done: int
    total: int
    crews: list[CrewEstimate]


def _estimates(request: Request[Any, Any, Any]) -> Estimates:
    hall: Hall = request.app.state.hall
    return hall.estimates


def _info(estimates: Estimates, one: Estimate) -> EstimateInfo:
    crews = [crew_estimate(players, tally) for players, tally in one.crews.items()]
    return EstimateInfo(one.id, one.state, estimates.ahead(one), one.done, one.total, crews)


def crew_estimate(players: int, tally: Tally) -> CrewEstimate:
    """What so many games say, with their intervals."""
    sure, maybe = tally.ceiling
    low, _ = wilson(tally.winnable, tally.games)
    _, high = wilson(tally.winnable + tally.undecided, tally.games)
    won = Share(tally.share, *tally.interval)
    return CrewEstimate(players, tally.games, won, Share((sure + maybe) / 2, low, high))


@post("/api/estimates", summary="Measure a mission")
async def ask(request: Request[Any, Any, Any], data: JSONBody[NewEstimate]) -> EstimateInfo:
    """Everybody has one at a time: a new one takes the place of the old one."""
    person, estimates = await me(request), _estimates(request)
    players = tuple(sorted(set(data.players)))
    if len(players) != len(data.players):
        raise Wrong("crew-twice")
    made = estimates.ask(person.id, Wish(text_of(data.mission), players, data.deals))
    return _info(estimates, made)


@get("/api/estimates/{estimate:str}", summary="How an estimate stands")
async def look(request: Request[Any, Any, Any], estimate: Word) -> EstimateInfo:
    """To be asked again and again: who does not ask for a while has gone, and it ends."""
    person, estimates = await me(request), _estimates(request)
    return _info(estimates, estimates.look(person.id, estimate))


@delete("/api/estimates/{estimate:str}", summary="Stop an estimate")
async def cancel(request: Request[Any, Any, Any], estimate: Word) -> None:
    """Nothing of it is kept."""
    _estimates(request).cancel((await me(request)).id, estimate)


HANDLERS: Final[list[Any]] = [ask, look, cancel]
