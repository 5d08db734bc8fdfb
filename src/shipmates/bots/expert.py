"""Crew mates that think: sampled deals, open cards and card sense, for everything they do."""

from __future__ import annotations

from typing import Any, Final

from shipmates.bots.councils import counsel
from shipmates.bots.known import View
from shipmates.bots.mind import Mind, Plan, core_for
from shipmates.dice import Seeded
from shipmates.tricks.moves import READY, Play
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.signals import Signal

EXPERT: Final = Plan()
STEADY: Final = Plan(worlds=24, nodes=120, deals=96)
WORTH_SHOWING: Final = 0.01
"""A signal is worth giving if it helps in one of 100 deals; it can be given only once."""


class Thinker:
    """Plays a seat of either Crew game with so much thought. Needs the native core."""

    def __init__(self, dice: Seeded, plan: Plan = EXPERT) -> None:
        self._dice: Final = dice
        self._mind: Final = Mind(core_for("a bot that imagines deals"), plan)

    def choose(self, view: Any) -> Any:
        """One of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not isinstance(view.scene, Tricking):
            return counsel(self._mind, view, self._dice)
        signals = [action for action in view.legal if isinstance(action, Signal)]
        if signals:
            shown = self._show(view, signals)
            if shown is not None:
                return shown
            if READY in view.legal:
                return READY
            if len(signals) == len(view.legal):
                return signals[0]
        return self._play(view)

    def _show(self, view: View, signals: list[Signal]) -> Signal | None:
        silence, *told = self._mind.shows(view, signals, self._seed())
        best = max(range(len(told)), key=lambda i: told[i].value)
        gain = told[best].value - silence.value
        return signals[best] if gain > WORTH_SHOWING else None

    def _play(self, view: View) -> Play:
        plays = [action for action in view.legal if isinstance(action, Play)]
        if len(plays) == 1:
            return plays[0]
        found = self._mind.cards(view, self._seed())
        return max(plays, key=lambda play: found[play.card].value)

    def _seed(self) -> int:
        return self._dice.choice(range(2**62))


def steady(dice: Seeded) -> Thinker:
    """A partner with little time."""
    return Thinker(dice, STEADY)


def expert(dice: Seeded) -> Thinker:
    """A partner who thinks it through."""
    return Thinker(dice)
