"""Deep Sea missions as small TOML files that anybody can write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shipmates.deepsea.catalogue import BY_KEY, TaskCard
from shipmates.deepsea.mission import Clock, Mission, Rule, Sharing, Sonar, Text
from shipmates.notation.deepsea import cards
from shipmates.notation.deepsea.cards import read_cards_of, write_card
from shipmates.notation.deepsea.rules import read_rule, write_rule
from shipmates.notation.deepsea.sense import check_sense
from shipmates.notation.pages import DEEPSEA, GAME, reading, rule_tables
from shipmates.notation.plain import Plain, assignments
from shipmates.notation.syntax import Source, parsed
from shipmates.notation.tables import Table
from shipmates.notation.titles import read_texts, write_texts
from shipmates.notation.tricks import MOST_TRICKS

KEYS: Final = (
    GAME,
    "title",
    "story",
    "difficulty",
    "fixed",
    "sharing",
    "volunteers",
    "hardest-first",
    "captain-spared",
    "sonar",
    "opens",
    "clock",
    "card",
    "rule",
)
"""Everything a mission file can say at its top."""
CLOCK: Final = ("seconds", "sonar", "difficulty")

HARDEST: Final = 99
"""No draw of the task cards falls short of it."""
MOST_VOLUNTEERS: Final = 2
LONGEST: Final = 3600
"""Seconds: an hour for the tricks."""


def write_mission(mission: Mission) -> str:
    """The mission as a file: without its number, and without what is as usual."""
    usual = _settings(Mission(0))
    settings = {key: value for key, value in _settings(mission).items() if value != usual[key]}
    if mission.clock is not None:
        settings["clock"] = _write_clock(mission.clock)
    head = (f'{GAME} = "{DEEPSEA}"', *write_texts(mission.texts), *assignments(settings))
    blocks = ["\n".join(head)]
    tables = [("card", write_card(card)) for card in mission.cards]
    tables += [("rule", write_rule(rule)) for rule in mission.rules]
    blocks += ("\n".join((f"[[{name}]]", *assignments(table))) for name, table in tables)
    return "\n\n".join(blocks) + "\n"


def _settings(mission: Mission) -> dict[str, Plain]:
    return {
        "difficulty": mission.difficulty,
        "fixed": mission.fixed,
        "sharing": mission.sharing.value,
        "volunteers": mission.volunteers,
        "hardest-first": mission.hardest_first,
        "captain-spared": mission.captain_spared,
        "sonar": mission.sonar.value,
        "opens": mission.opens,
    }


def _write_clock(clock: Clock) -> Plain:
    table: dict[str, Plain] = {"seconds": clock.seconds}
    if clock.sonar is not None:
        table["sonar"] = clock.sonar.value
    if clock.difficulty is not None:
        table["difficulty"] = clock.difficulty
    return table


def read_mission(text: str) -> Mission:
    """The mission a file describes. Raises `Faulty` with every mistake in it."""
    return read_source(parsed(text))


def read_source(source: Source) -> Mission:
    """The mission these values describe. Raises `Faulty` with every mistake in them."""
    with reading(source, DEEPSEA, needed=True) as root:
        mission = _mission(root)
        check_sense(root.page, mission)
    return mission


def _mission(root: Table) -> Mission:
    root.expect(KEYS)
    late = [key for key in KEYS if key not in cards.KEYS]
    own = read_cards_of(tuple(rule_tables(root, "card", late)))
    return Mission(
        0,
        difficulty=root.number("difficulty", low=1, high=HARDEST) or 0,
        fixed=_read_fixed(root, own),
        sharing=root.choice("sharing", Sharing) or Sharing.DRAFT,
        volunteers=root.number("volunteers", low=1, high=MOST_VOLUNTEERS) or 1,
        hardest_first=root.flag("hardest-first"),
        captain_spared=root.flag("captain-spared"),
        sonar=root.choice("sonar", Sonar) or Sonar.NORMAL,
        opens=root.number("opens", low=1, high=MOST_TRICKS) or 1,
        clock=_read_clock(root),
        rules=_read_rules(root),
        cards=own,
        texts=read_texts(root, Text),
    )


def _read_fixed(root: Table, own: Sequence[TaskCard]) -> tuple[str, ...]:
    known, fixed = (*BY_KEY, *(card.key for card in own)), list[str]()
    # Own cards at fault may be meant by keys that nobody knows.
    doubtful = not root.sound("card")
    for place, item in enumerate(root.items("fixed")):
        key = str(item)
        if key in fixed:
            root.blame("fault-task-twice", "fixed", place, task=key)
        elif key in known:
            fixed.append(key)
        elif not doubtful:
            root.blame("fault-task-unknown", "fixed", place, text=key)
    if "fixed" in root.values and not fixed:
        root.lacking("fault-list-empty", "fixed", key="fixed")
    return tuple(fixed)


def _read_clock(root: Table) -> Clock | None:
    if "clock" not in root.values:
        return None
    table = root.table("clock")
    if not root.sound("clock"):
        return None
    table.expect(CLOCK)
    table.need("seconds")
    seconds = table.number("seconds", low=1, high=LONGEST)
    sonar = table.choice("sonar", Sonar)
    difficulty = table.number("difficulty", low=1, high=HARDEST)
    return None if seconds is None else Clock(seconds, sonar, difficulty)


def _read_rules(root: Table) -> tuple[Rule, ...]:
    rules = map(read_rule, rule_tables(root, "rule", KEYS))
    return tuple(rule for rule in rules if rule is not None)
