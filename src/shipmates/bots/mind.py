"""What a seat expects of each thing it may do, judged over deals that fit its view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeAlias

from shipmates.bots import depth
from shipmates.bots.known import Brief, View
from shipmates.bots.weights import weights
from shipmates.bots.worlds import Picture, picture, standing
from shipmates.deepsea.view import View as SeaView
from shipmates.solver.core import NeedsCore, native
from shipmates.tricks.cards import CARDS, Card
from shipmates.tricks.signals import Signal

PlanRow: TypeAlias = tuple[int, int, int, float, float, bool, int]
Told: TypeAlias = tuple[float, list[tuple[int, float, float]]]
Deal: TypeAlias = tuple[float, list[int], list[tuple[int, int]]]


class Core(Protocol):
    """The native module, as far as bots call it."""

    def judge_cards(
        self,
        now: Sequence[int],
        opening: Sequence[int],
        outlook: Sequence[int],
        weights: Sequence[float],
        plan: PlanRow,
    ) -> Told:
        """How every card that may be laid fares."""

    def judge_shows(
        self,
        now: Sequence[int],
        opening: Sequence[int],
        outlook: Sequence[int],
        rows: Sequence[Sequence[int]],
        weights: Sequence[float],
        plan: PlanRow,
    ) -> Told:
        """How the crew fares when it knows more."""

    def imagine(
        self,
        now: Sequence[int],
        opening: Sequence[int],
        outlook: Sequence[int],
        weights: Sequence[float],
        plan: PlanRow,
    ) -> list[Deal]:
        """Deals that fit, with their weights."""

    def rehearse(
        self,
        rows: Sequence[Sequence[int]],
        opens: Sequence[Sequence[int]],
        weights: Sequence[float],
        games: int,
        keen: float,
        ease: float,
        seed: int,
    ) -> tuple[list[int], list[float]]:
        """Plays open deals by card sense."""

    def solve_all(
        self, rows: Sequence[Sequence[int]], max_nodes: int, threads: int
    ) -> list[tuple[int, list[int], int]]:
        """Verdicts on open deals."""


def core() -> Core | None:
    """The native core, if it is here."""
    found: Core | None = native()
    return found


def core_for(what: str) -> Core:
    """The native core, for something that cannot do without. Raises `NeedsCore`."""
    found = core()
    if found is None:
        raise NeedsCore(what)
    return found


_CHANCES: Final = (1.0, 0.0, 0.4)
"""Winnable, lost, undecided: what cannot be settled quickly is lost rather than won.

The native core has the same number for the last.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is thought about one decision; the same plan and dice, the same thought."""

    worlds: int = 120
    playouts: int = 1
    nodes: int = 400
    """Cards laid for each question to the solver."""
    keen: float = 2.0
    trust: float = 0.1
    """How much the crew's past choices say about its cards."""
    mix: float = 0.6
    """How much open cards count beside play by card sense."""
    deals: int = 320
    """Tried in councils by those who imagine 120 worlds, however many things may be done."""
    proof: bool = False
    """Whether play by card sense that wins settles what open cards can do."""
    listening: int = 8
    """So many times as many worlds are imagined for signals: what a word helps is little."""

    def row(self, seed: int, *, worlds: int | None = None) -> PlanRow:
        """As it crosses the border."""
        count = self.worlds if worlds is None else worlds
        return count, self.playouts, self.nodes, self.keen, self.trust, self.proof, seed

    @property
    def at_sea(self) -> Plan:
        """The same in Deep Sea, where card sense wins seldom: more deals, and more tries."""
        return replace(
            self,
            worlds=int(self.worlds * depth.WORLDS),
            playouts=self.playouts * depth.PLAYOUTS,
            deals=self.deals * depth.DEALS,
            proof=True,
            listening=depth.LISTENING,
        )


@dataclass(frozen=True, slots=True)
class Estimate:
    """In what share of the deals one can imagine the crew still wins."""

    open: float
    """With open cards: somebody must find the way."""
    played: float
    """By card sense, everybody knowing what they can know."""
    value: float


def mixed(*parts: tuple[float, Estimate]) -> Estimate:
    """Estimates together, each with its share."""
    return Estimate(
        sum(share * one.open for share, one in parts),
        sum(share * one.played for share, one in parts),
        sum(share * one.value for share, one in parts),
    )


class Mind:
    """Judges for one seat at a time, from its view."""

    def __init__(self, built: Core, plan: Plan) -> None:
        self._core: Final = built
        self.plan: Final = plan
        self._at_sea: Final = plan.at_sea

    def plan_for(self, view: View) -> Plan:
        """How much is thought in the game this view is of."""
        return self._at_sea if isinstance(view, SeaView) else self.plan

    def less(self, worlds: int) -> Mind:
        """The same with no more deals than these."""
        return Mind(self._core, replace(self.plan, worlds=min(worlds, self.plan.worlds)))

    def cards(self, view: View, seed: int, brief: Brief | None = None) -> dict[Card, Estimate]:
        """For every card that may be laid now; perhaps as if other things were demanded."""
        seen = _seen(view, brief)
        told = self._core.judge_cards(
            seen.now, seen.opening, seen.outlook, weights(view), self.plan_for(view).row(seed)
        )
        return {CARDS[card]: one for card, one in self._read(told).items()}

    def shows(
        self, view: View, signals: Sequence[Signal], seed: int, brief: Brief | None = None
    ) -> list[Estimate]:
        """For silence first, then for every signal; perhaps with other demands."""
        seen = _seen(view, brief)
        known = [seen.open, *(seen.open.showing(view.seat, signal) for signal in signals)]
        plan = self.plan_for(view)
        told = self._core.judge_shows(
            seen.now,
            seen.opening,
            seen.outlook,
            [one.words for one in known],
            weights(view),
            plan.row(seed, worlds=plan.worlds * plan.listening),
        )
        # Open cards have nothing to be told: only play by card sense counts.
        found = self._read(told).values()
        return [replace(one, value=one.played) for one in found]

    def states(self, view: View, count: int, seed: int) -> list[Any]:
        """So many states of the game that look like this, while things are being agreed on."""
        seen = picture(view)
        row = self.plan_for(view).row(seed, worlds=count)
        deals = self._core.imagine(seen.now, (), seen.outlook, weights(view), row)
        return [standing(view, hands, under) for _, hands, under in deals]

    def deals(self, pictures: Sequence[Picture], view: View, seed: int) -> list[Estimate]:
        """For whole deals, each as if its cards lay open to the judge alone."""
        plan, rows = self.plan_for(view), [one.now for one in pictures]
        opens = [one.open.words for one in pictures]
        games = max(plan.playouts, 1)
        won, _ = self._core.rehearse(rows, opens, weights(view), games, plan.keen, 0.0, seed)
        chances = self._open_chances(plan, rows, won)
        return [
            self._estimate(chance, wins / games)
            for chance, wins in zip(chances, won, strict=True)
        ]

    def _open_chances(
        self, plan: Plan, rows: Sequence[Sequence[int]], won: Sequence[int]
    ) -> list[float]:
        """Of deals that were won so often by card sense."""
        proved = [plan.proof and wins > 0 for wins in won]
        asked = [row for row, done in zip(rows, proved, strict=True) if not done]
        told = iter(self._core.solve_all(asked, plan.nodes, 1))
        known = depth.CHANCES if plan.proof else _CHANCES
        return [1.0 if done else known[next(told)[0]] for done in proved]

    def _read(self, told: Told) -> dict[int, Estimate]:
        weight, rows = told
        return {
            choice: self._estimate(open_ / weight, played / weight)
            for choice, open_, played in rows
        }

    def _estimate(self, open_: float, played: float) -> Estimate:
        mix = self.plan.mix if self.plan.nodes else 0.0
        return Estimate(open_, played, mix * open_ + (1 - mix) * played)


def _seen(view: View, brief: Brief | None) -> Picture:
    """What the crew did so far, it did for its own demands."""
    seen = picture(view)
    return seen if brief is None else replace(seen, now=picture(view, brief).now)
