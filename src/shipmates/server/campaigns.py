"""Campaigns of one's own: missions in an order, and how far a crew has come with them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from shipmates.campaign.codec import bound, read
from shipmates.campaign.logbook import LAST, Page
from shipmates.server import ids
from shipmates.server.crews import GAMES
from shipmates.server.people import Person, clean_name
from shipmates.server.plans import MOST_STOPS, DeepSeaPlan, Leg, Plan, Planet9Plan, game_of
from shipmates.server.refusals import Forbidden, Missing, Refusal, Wrong
from shipmates.server.store import Store
from shipmates.server.store.campaigns import CampaignStore
from shipmates.server.store.rows import CampaignRow, StopRow
from shipmates.server.workshop import Workshop
from shipmates.tricks.distress import Distress

assert set(GAMES) == {"planet9", "deepsea"}


class Stop(Struct, forbid_unknown_fields=True, frozen=True):
    """A mission of the workshop by its id, or a printed one by its number."""

    own: Annotated[str, Meta(max_length=64)] = ""
    mission: Annotated[int, Meta(ge=0, le=max(LAST.values()))] = 0


class NewCampaign(Struct, forbid_unknown_fields=True, frozen=True):
    """A name, and missions of one game in their order."""

    name: Annotated[str, Meta(max_length=200)]
    game: Literal["planet9", "deepsea"]
    stops: Annotated[list[Stop], Meta(min_length=1, max_length=MOST_STOPS)]


@dataclass(frozen=True, slots=True)
class Progress:
    """How a crew stands: a page for each stop, as in the printed logbook."""

    pages: tuple[Page, ...]
    last: int | None
    """The place that was tried last."""

    @property
    def following(self) -> int | None:
        """The place tried last if it is not won, else the first after it that is not."""
        start = 0 if self.last is None else self.last
        around = (*range(start, len(self.pages)), *range(start))
        return next((place for place in around if not self.pages[place].done), None)

    def distress(self, place: int) -> Distress:
        """Active once it was used, until the stop is won."""
        page = self.pages[place]
        return Distress.ACTIVE if page.distress and not page.done else Distress.OFFERED


class Campaigns:
    """Keeps campaigns. Whoever has the link of one may play it; it never changes."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self.store: Final = CampaignStore(store)
        self._workshop: Final = workshop

    async def find(self, campaign: str) -> CampaignRow:
        """A campaign by the id in its link. Raises `Missing`."""
        found = await self.store.get(campaign) if len(campaign) <= ids.LONGEST else None
        if found is None:
            raise Missing("no-campaign")
        return found

    async def add(self, person: Person, wish: NewCampaign) -> CampaignRow:
        """A new one; own missions are taken as they are now. Raises `Wrong` or `Missing`."""
        stops = [await self._stop(wish.game, stop) for stop in wish.stops]
        row = CampaignRow(ids.token(), person.id, clean_name(wish.name), wish.game)
        await self.store.add(row, stops, int(time.time()))
        return row

    async def _stop(self, game: str, stop: Stop) -> StopRow:
        if bool(stop.own) == bool(stop.mission):
            raise Wrong("stop-or-mission")
        if not stop.own:
            if stop.mission > LAST[game]:
                raise Wrong("no-printed-mission", mission=stop.mission, last=LAST[game])
            return StopRow(stop.mission, "")
        found = await self._workshop.find(stop.own)
        if found.game != game:
            raise Wrong("stop-other-game")
        return StopRow(0, found.text)

    async def remove(self, person: Person, campaign: str) -> None:
        """Gone for good. Raises `Missing` or `Forbidden`."""
        found = await self.find(campaign)
        if found.owner != person.id:
            raise Forbidden("not-your-campaign")
        await self.store.remove(found.id)

    async def progress(self, campaign: str, crew: str) -> Progress:
        """How far a crew has come. Raises `Missing`."""
        row, stops = await self.find(campaign), await self.store.stops(campaign)
        return progress_of(row.game, len(stops), await self.store.lines(campaign, crew))

    async def planned(self, leg: Leg, plan: Plan) -> Plan:
        """The plan for this stop; all else stays as it was. Raises `Missing` or `Wrong`."""
        row, stops = await self.find(leg.campaign), await self.store.stops(leg.campaign)
        if game_of(plan) != row.game:
            raise Wrong("stop-other-game")
        if leg.place >= len(stops):
            raise Missing("no-stop", place=leg.place)
        assert isinstance(plan, Planet9Plan | DeepSeaPlan)
        stop = stops[leg.place]
        plan.own, plan.mission = stop.text, stop.mission or 1
        return plan

    async def onward(self, leg: Leg, crew: str, plan: Plan) -> tuple[Leg, Plan]:
        """Where a crew goes from here. Raises `Refusal` when all is won."""
        following = (await self.progress(leg.campaign, crew)).following
        if following is None:
            raise Refusal("no-next")
        onward = Leg(leg.campaign, following)
        return onward, await self.planned(onward, plan)


def progress_of(game: str, stops: int, tried: Sequence[tuple[int, str]]) -> Progress:
    """What the lines of a logbook come to, stop by stop."""
    pages = [Page() for _ in range(stops)]
    attempts = read(bound(game, "", [line for _, line in tried])).attempts
    for (place, _), attempt in zip(tried, attempts, strict=True):
        pages[place] = pages[place].after(attempt)
    return Progress(tuple(pages), tried[-1][0] if tried else None)


def campaigns_on(store: Store) -> Campaigns:
    """Campaigns whose own missions come from the workshop of the same database."""
    return Campaigns(store, Workshop(store))
