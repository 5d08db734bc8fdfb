"""Planet Nine missions as small TOML files that anybody can write."""

from __future__ import annotations

from typing import Final

from shipmates.notation.clauses import read_rule, write_rule
from shipmates.notation.pages import GAME, PLANET9, reading, rule_tables
from shipmates.notation.plain import Plain, assignments
from shipmates.notation.radios import read_radio, write_radio
from shipmates.notation.sense import check_sense
from shipmates.notation.syntax import Source, parsed
from shipmates.notation.tables import Table
from shipmates.notation.titles import read_texts, write_texts
from shipmates.notation.tokens import read_tokens
from shipmates.planet9.mission import Change, Handout, Mission, Naming, Rule, Text
from shipmates.tricks.cards import COLOURED

KEYS: Final = (
    GAME,
    "title",
    "story",
    "tasks",
    "tokens",
    "radio",
    "handout",
    "change",
    "naming",
    "draws",
    "hand-over",
    "rule",
)
"""Everything a mission file can say at its top."""


def write_mission(mission: Mission) -> str:
    """The mission as a file: without its number, and without what is as usual."""
    usual = _settings(Mission(0))
    settings = {key: value for key, value in _settings(mission).items() if value != usual[key]}
    blocks = ["\n".join((*write_texts(mission.texts), *assignments(settings)))]
    for rule in mission.rules:
        blocks.append("\n".join(("[[rule]]", *assignments(write_rule(rule)))))
    return "\n\n".join(filter(None, blocks)) + "\n"


def _settings(mission: Mission) -> dict[str, Plain]:
    return {
        "tasks": mission.tasks,
        "tokens": [token.value for token in mission.tokens],
        "radio": write_radio(mission.radio),
        "handout": mission.handout.value,
        "change": mission.change.value,
        "naming": mission.naming.value,
        "draws": mission.draws,
        "hand-over": mission.hand_over,
    }


def read_mission(text: str) -> Mission:
    """The mission a file describes. Raises `Faulty` with every mistake in it."""
    return read_source(parsed(text))


def read_source(source: Source) -> Mission:
    """The mission these values describe. Raises `Faulty` with every mistake in them."""
    with reading(source, PLANET9, needed=False) as root:
        mission = _mission(root)
        check_sense(root.page, mission)
    return mission


def _mission(root: Table) -> Mission:
    root.expect(KEYS)
    return Mission(
        0,
        tasks=root.number("tasks", low=0, high=len(COLOURED)) or 0,
        tokens=read_tokens(root),
        radio=read_radio(root),
        handout=root.choice("handout", Handout) or Handout.DRAFT,
        change=root.choice("change", Change) or Change.FIXED,
        naming=root.choice("naming", Naming) or Naming.NOBODY,
        draws=root.flag("draws"),
        hand_over=root.flag("hand-over"),
        rules=_rules(root),
        texts=read_texts(root, Text),
    )


def _rules(root: Table) -> tuple[Rule, ...]:
    rules = map(read_rule, rule_tables(root, "rule", KEYS))
    return tuple(rule for rule in rules if rule is not None)
