"""Whether a Deep Sea mission makes sense: what goes together, what means nothing alone."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from shipmates.deepsea.catalogue import TaskCard
from shipmates.deepsea.mission import Mission, Sharing, Sonar, Together
from shipmates.notation.doubts import Doubt, weigh
from shipmates.notation.parts import rivals
from shipmates.notation.tables import Page
from shipmates.tricks.tasks import Outdo, Rival

_HANDS: Final = 3
_OFTEN: Final = Fraction(1, _HANDS)
"""How often a deal may be spoilt by own cards; the printed ones spoil more than half."""


def check_sense(page: Page, mission: Mission) -> None:
    """Notes what does not fit together, as far as its parts could be read."""
    weigh(page, (*_in_whole(mission), *_in_cards(mission), *_in_rules(mission)))


def _in_whole(m: Mission) -> Iterator[Doubt]:
    tasks = ("difficulty", "fixed")
    drafted = m.has_tasks and m.sharing is Sharing.DRAFT
    empty = not m.has_tasks and not m.rules
    yield empty, "fault-mission-empty", (), (*tasks, "card", "rule")
    yield bool(m.difficulty and m.fixed), "fault-fixed-difficulty", ("fixed",), tasks
    shared = m.sharing is not Sharing.DRAFT and not m.has_tasks
    yield shared, "fault-sharing-idle", ("sharing",), tasks
    unasked = m.volunteers > 1 and m.sharing is not Sharing.VOLUNTEERS
    yield unasked, "fault-volunteers-idle", ("volunteers",), ("sharing",)
    others = (*tasks, "sharing")
    spared = m.captain_spared and not drafted
    yield spared, "fault-spared-idle", ("captain-spared",), others
    hardest = m.hardest_first and (not drafted or m.captain_spared)
    yield hardest, "fault-hardest-idle", ("hardest-first",), (*others, "captain-spared")
    silent = m.sonar is Sonar.NONE and m.opens > 1
    yield silent, "fault-opens-idle", ("opens",), ("sonar",)
    changed = m.clock is not None and m.clock.difficulty is not None
    yield changed and not m.difficulty, "fault-clock-idle", ("clock",), tasks
    yield bool(m.cards) and not m.has_tasks, "fault-cards-idle", ("card", 0), tasks


def _in_cards(m: Mission) -> Iterator[Doubt]:
    spoilt = Fraction(0)
    for place, card in enumerate(m.cards):
        path = ("card", place)
        yield _compares_in_part(card), "fault-outdo-nested", path, ()
        before, spoilt = spoilt, spoilt + _spoils(card)
        yield before <= _OFTEN < spoilt, "fault-redeal-often", path, ()


def _compares_in_part(card: TaskCard) -> bool:
    """Whether a comparison with the captain is not all the card asks for, with any crew."""
    whole = [isinstance(task, Outdo) and task.rival is Rival.CAPTAIN for task in card.tasks]
    some = any(Rival.CAPTAIN in rivals(task) for task in card.tasks)
    return some and not all(whole)


def _spoils(card: TaskCard) -> Fraction:
    """How often, at most, three hands bring one of its traps."""
    return sum((Fraction(_HANDS, _HANDS ** len(trap)) for trap in card.redeal), Fraction(0))


def _in_rules(m: Mission) -> Iterator[Doubt]:
    for place, rule in enumerate(m.rules):
        path = ("rule", place)
        yield rule in m.rules[:place], "fault-rule-twice", path, ()
        alone = isinstance(rule, Together) and bool(rivals(rule.task))
        yield alone, "fault-outdo-crew", path, ()
