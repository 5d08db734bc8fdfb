"""Why a seat would do it: what it expects of each thing it may do, and what differs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from shipmates.bots.cautious import Cautious
from shipmates.bots.councils import cost, weighed
from shipmates.bots.expert import EXPERT, WORTH_SHOWING
from shipmates.bots.known import Brief, View
from shipmates.bots.mind import Estimate, Mind, Plan, core
from shipmates.bots.reasons import (
    Advice,
    Alike,
    Alone,
    AnyDuty,
    Better,
    Costs,
    Guards,
    Last,
    Option,
    Reason,
    Silence,
    Simple,
    Tells,
    more,
)
from shipmates.bots.worlds import is_unknown
from shipmates.deepsea.view import View as SeaView
from shipmates.dice import Seeded
from shipmates.tricks.moves import READY, Play
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict

NOTABLE: Final = 0.03
"""What differs by less is as good, as far as a sample can tell."""
ASIDE: Final = 60
"""Deals for each task that is asked for by itself."""


def hint(view: View, dice: Seeded, plan: Plan = EXPERT) -> Advice:
    """What an expert would do with these dice, and why. Raises `ValueError` if not asked."""
    if not view.legal:
        raise ValueError("there is nothing to decide")
    if len(view.legal) == 1 and not isinstance(view.legal[0], Signal):
        return Advice(view.legal[0], (), (Alone(),))
    built = core()
    if built is None:
        simple: Any = Cautious(dice)
        return Advice(simple.choose(view), (), (Simple(),))
    return advised(Mind(built, plan), view, dice)


def advised(mind: Mind, view: View, dice: Seeded) -> Advice:
    """The same with so much thought, where there is a choice."""
    if not isinstance(view.scene, Tricking):
        return _agreed(mind, view, dice)
    plays = [action for action in view.legal if isinstance(action, Play)]
    if any(isinstance(action, Signal) for action in view.legal):
        seed = _seed(dice)
        shown = shows(mind, view, seed)
        if shown[0].action is not READY or not plays:
            return _shown(mind, view, shown, seed)
    if len(plays) == 1:
        return Advice(plays[0], (), (Alone(),))
    seed = _seed(dice)
    return explained(mind, view, cards(mind, view, seed), seed)


def explained(mind: Mind, view: View, options: tuple[Option, ...], seed: int) -> Advice:
    """Why the first of these is preferred: cards, or signals and silence, or what is agreed."""
    best = options[0].action
    if not isinstance(view.scene, Tricking):
        return Advice(best, options, tuple(_choosing(options)))
    if not isinstance(best, Play):
        return _shown(mind, view, options, seed)
    return Advice(best, options, tuple(_laid(mind, view, options, seed)))


def _seed(dice: Seeded) -> int:
    return dice.choice(range(2**62))


def cards(mind: Mind, view: View, seed: int) -> tuple[Option, ...]:
    """Every card that may be laid, the best first."""
    found = mind.cards(view, seed)
    plays = [action for action in view.legal if isinstance(action, Play)]
    return _ranked(Option(play, found[play.card]) for play in plays)


def shows(mind: Mind, view: View, seed: int) -> tuple[Option, ...]:
    """Every signal and silence, the best first: what is shown must help enough."""
    signals = [action for action in view.legal if isinstance(action, Signal)]
    silence, *told = mind.shows(view, signals, seed)
    # Open cards have nothing to learn: a share is one of deals played by card sense.
    said = (Option(s, _heard(e), WORTH_SHOWING) for s, e in zip(signals, told, strict=True))
    return _ranked((Option(READY, _heard(silence)), *said))


def _heard(estimate: Estimate) -> Estimate:
    return replace(estimate, value=estimate.played)


def _ranked(options: Iterable[Option]) -> tuple[Option, ...]:
    return tuple(sorted(options, key=lambda option: -option.worth))


def _agreed(mind: Mind, view: View, dice: Seeded) -> Advice:
    found = weighed(mind, view, dice)
    options = tuple(Option(action, one, cost(action)) for action, one in found.items())
    return Advice(options[0].action, options, tuple(_choosing(options)))


def _choosing(options: Sequence[Option]) -> Iterator[Reason]:
    best = options[0]
    alike = tuple(one for one in options[1:] if _near(best, one))
    if alike:
        yield Alike(alike)
    worse = [one for one in options[1:] if not _near(best, one)]
    if worse and worse[0].share > best.share - NOTABLE:
        yield Costs(worse[0], worse[0].cost)
    elif worse:
        yield Better(worse[0])


def _near(best: Option, other: Option) -> bool:
    return best.worth - other.worth < NOTABLE


def _laid(mind: Mind, view: View, options: Sequence[Option], seed: int) -> Iterator[Reason]:
    yield from _choosing(options)
    best, other = options[0], _rival(options)
    if other is not None:
        yield from _guarded(mind, view, (best, other), seed)


def _rival(options: Sequence[Option]) -> Option | None:
    return next((one for one in options if not _near(options[0], one)), None)


def _shown(mind: Mind, view: View, options: tuple[Option, ...], seed: int) -> Advice:
    best = options[0]
    silence = next(one for one in options if one.action == READY)
    if best is silence:
        told = max(options[1:], key=lambda one: one.share)
        return Advice(READY, options, (Silence(told, more(told, silence)),))
    reasons = (
        Tells(best.action),
        Better(silence),
        *_guarded(mind, view, (best, silence), seed),
    )
    return Advice(best.action, options, reasons)


def _guarded(
    mind: Mind, view: View, pair: tuple[Option, Option], seed: int
) -> Iterator[Guards | Last]:
    """What fares most differently after two choices, if anything does."""
    wanted = demands(view)
    if len(wanted) == 1:
        yield Last(wanted[0][0])
        return
    aside = mind.less(ASIDE)
    found = list[Guards]()
    for duty, brief in wanted:
        shares = _alone(aside, view, pair, brief, seed)
        found.append(Guards(duty, *shares))
    most = max(found, key=lambda one: one.share - one.other, default=None)
    if most is not None and most.share - most.other >= NOTABLE:
        yield most


def _alone(
    mind: Mind, view: View, pair: tuple[Option, Option], brief: Brief, seed: int
) -> tuple[float, float]:
    first, second = (option.action for option in pair)
    if isinstance(first, Play):
        found = mind.cards(view, seed, brief)
        return found[first.card].value, found[second.card].value
    silence, told = mind.shows(view, [first], seed, brief)
    return told.played, silence.played


def demands(view: View) -> tuple[tuple[AnyDuty | None, Any], ...]:
    """All that is still to be done, each by itself, as far as this seat knows it."""
    brief: Any = view.brief
    plain = replace(brief, setup=_without_rules(brief))
    found: list[tuple[AnyDuty | None, Any]] = [
        (duty, replace(plain, duties=(duty,))) for duty in _open(view, brief)
    ]
    if brief.mission.rules:
        found.append((None, replace(brief, duties=())))
    return tuple(found)


def _without_rules(brief: Any) -> Any:
    setup, mission = brief.setup, brief.mission
    return replace(setup, mission=replace(mission, rules=())) if mission.rules else setup


def _open(view: View, brief: Any) -> list[AnyDuty]:
    assert isinstance(view.scene, Tricking)
    pairs = zip(brief.duties, view.scene.verdicts, strict=True)
    found = [duty for duty, verdict in pairs if verdict is Verdict.OPEN]
    if isinstance(view, SeaView):
        return [duty for duty in found if not is_unknown(view, brief, duty)]
    return found
