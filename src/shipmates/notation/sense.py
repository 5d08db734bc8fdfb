"""Whether a Planet Nine mission makes sense: what goes together, what means nothing alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shipmates.notation.doubts import Doubt, weigh
from shipmates.notation.parts import rivals
from shipmates.notation.tables import Page
from shipmates.planet9.mission import Change, Clause, Handout, Mission, Naming, OmegaLast, Who
from shipmates.planet9.tokens import Token
from shipmates.tricks.signals import NEVER
from shipmates.tricks.tasks import Rival

_PARTNERS: Final = {Who.FIRST: Who.LAST, Who.LAST: Who.FIRST}
_WITH_COMMANDER: Final = (Who.COMMANDER, Who.STRANGERS)


def check_sense(page: Page, mission: Mission) -> None:
    """Notes what does not fit together, as far as its parts could be read."""
    weigh(page, (*_in_whole(mission), *_in_rules(mission)))


def _in_whole(m: Mission) -> Iterator[Doubt]:
    drafted = m.handout is Handout.DRAFT
    named = m.naming is not Naming.NOBODY
    silenced = m.naming is Naming.SILENCED
    swap, move = m.change is Change.SWAP, m.change is Change.MOVE
    yield not m.tasks and not m.rules, "fault-mission-empty", (), ("tasks", "rule")
    yield len(m.tokens) > m.tasks, "fault-tokens-many", ("tokens",), ("tasks",)
    yield not drafted and not m.tasks, "fault-handout-idle", ("handout",), ("tasks",)
    yield m.hand_over and not m.tasks, "fault-hand-over-idle", ("hand-over",), ("tasks",)
    yield swap and len(m.tokens) < 2, "fault-swap-idle", ("change",), ("tokens",)
    spare = 0 < len(m.tokens) < m.tasks
    yield move and not spare, "fault-move-idle", ("change",), ("tokens", "tasks")
    yield (swap or move) and not drafted, "fault-change-late", ("change",), ("handout",)
    idle = named and not silenced and not m.binds(Who.CHOSEN)
    yield idle, "fault-naming-idle", ("naming",), ("rule",)
    yield silenced and m.radio == NEVER, "fault-silence-idle", ("naming",), ("radio",)


def _in_rules(m: Mission) -> Iterator[Doubt]:
    for place, rule in enumerate(m.rules):
        path = ("rule", place)
        yield rule in m.rules[:place], "fault-rule-twice", path, ()
        if isinstance(rule, OmegaLast):
            yield Token.OMEGA not in m.tokens, "fault-omega-missing", path, ("tokens",)
        if isinstance(rule, Clause):
            unnamed = rule.who is Who.CHOSEN and m.naming is Naming.NOBODY
            yield unnamed, "fault-chosen-unnamed", path, ("naming",)
            partner = _PARTNERS.get(rule.who)
            alone = partner is not None and not m.binds(partner)
            yield alone, "fault-role-alone", path, ()
            against = rivals(rule.task)
            yield bool(against) and rule.who is Who.CREW, "fault-outdo-crew", path, ()
            oneself = Rival.CAPTAIN in against and rule.who in _WITH_COMMANDER
            yield oneself, "fault-outdo-self", path, ()
