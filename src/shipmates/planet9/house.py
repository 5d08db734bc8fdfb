"""House rules: readings of the rulebook that a table may choose instead of ours."""

from __future__ import annotations

from enum import Enum

from shipmates.planet9.mission import Clause, EachWins, Mission, Rule, Who
from shipmates.tricks.cards import SUITED, Suit
from shipmates.tricks.tasks import NONE, Cards, Feats, exactly


class HouseRule(Enum):
    """What a table may agree on; each has its row in `docs/rules/rulings.md`."""

    SINGLE_CARD_AS_ANY = "single-card"
    """A single card of a colour may be shown as highest or lowest too."""
    NINES_UNTIL_TASKS = "nines-until-tasks"
    """Mission 17 is won with its last task, whatever nines are still out."""
    COMMANDER_MAY_BE_SICK = "commander-sick"
    """Mission 5: commanders may name themselves."""
    LEFTOVER_IS_EXCUSED = "leftover-excused"
    """Missions 13, 44, 46: the one card that three players never play need not be won."""


_PINK = SUITED[Suit.PINK]
_ALL_PINK = Clause(Who.NEIGHBOUR, Cards(_PINK, exactly(len(_PINK))))
_NO_PINK_ELSEWHERE = Clause(Who.STRANGERS, Cards(_PINK, NONE))


def excusing(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The same rules, where the pink card left over need not be won."""
    return tuple(_NO_PINK_ELSEWHERE if rule == _ALL_PINK else rule for rule in rules)


def excusable(rules: tuple[Rule, ...]) -> bool:
    """Whether these rules could be broken by a card that is never played."""
    return any(isinstance(rule, EachWins) or rule == _ALL_PINK for rule in rules)


def only_forbids_winners(mission: Mission) -> bool:
    """Whether all it asks for, besides its tasks, is that some cards win no trick."""
    return bool(mission.rules) and all(map(_forbids_winners, mission.rules))


def _forbids_winners(rule: Rule) -> bool:
    match rule:
        case Clause(_, Feats() as feats):
            return feats == Feats(NONE, using=feats.using)
        case _:
            return False
