"""Own task cards: one table each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from shipmates.deepsea.catalogue import BY_KEY, TaskCard
from shipmates.notation.cards import SEA_WORDS, read_cards, write_cards
from shipmates.notation.deepsea.keys import read_key
from shipmates.notation.faults import Misread
from shipmates.notation.plain import Plain
from shipmates.notation.tables import Table, kind
from shipmates.notation.tasks import read_demand, write_task
from shipmates.notation.vocabulary import SEA
from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import Task

KEYS: Final = ("key", "difficulty", "redeal", "tasks")
"""What a card says besides its task."""
HARDEST_CARD: Final = 6


def write_card(card: TaskCard) -> Mapping[str, Plain]:
    """The card as the table that says it."""
    table: dict[str, Plain] = {"key": card.key, "difficulty": card.difficulty}
    if card.redeal:
        table["redeal"] = [write_cards(hand, SEA_WORDS) for hand in card.redeal]
    first, *others = (write_task(task, SEA) for task in card.tasks)
    if all(other == first for other in others):
        return table | dict(first)
    return table | {"tasks": [first, *others]}


def read_cards_of(tables: Sequence[Table]) -> tuple[TaskCard, ...]:
    """The cards these tables say, as far as they can be read; each has a key of its own."""
    cards, taken = list[TaskCard](), set(BY_KEY)
    for table in tables:
        card = _read_card(table)
        if card is None:
            continue
        if card.key in taken:
            table.blame("fault-task-taken", "key", text=card.key)
        taken.add(card.key)
        cards.append(card)
    return tuple(cards)


def _read_card(table: Table) -> TaskCard | None:
    table.need("key", "difficulty")
    name = table.phrase("key", read_key)
    difficulty = _read_difficulty(table)
    tasks = _read_tasks(table)
    redeal = _read_redeal(table)
    if name is None or difficulty is None or tasks is None:
        return None
    return TaskCard(name, difficulty, tasks, redeal)


def _read_difficulty(table: Table) -> tuple[int, int, int] | None:
    """One number for all crews, or one each for three, four and five."""
    if not isinstance(table.values.get("difficulty"), list):
        number = table.number("difficulty", low=1, high=HARDEST_CARD)
        return None if number is None else (number, number, number)
    match table.items("difficulty"):
        case (int() as three, int() as four, int() as five):
            if all(1 <= value <= HARDEST_CARD for value in (three, four, five)):
                return three, four, five
            bounds = {"low": 1, "high": HARDEST_CARD}
            table.blame("fault-range", "difficulty", key="difficulty", **bounds)
        case _:
            table.blame("fault-three", "difficulty", key="difficulty")
    return None


def _read_tasks(table: Table) -> tuple[Task, Task, Task] | None:
    """One task for all crews, or one each for three, four and five."""
    if "tasks" not in table.values:
        task = read_demand(table, SEA, also=KEYS)
        return None if task is None else (task, task, task)
    for key in table.values:
        if key not in KEYS:
            table.blame("fault-key-idle", key, key=key, other="tasks")
    found = [read_demand(part, SEA) for part in table.tables("tasks")]
    match found:
        case [None, _, _] | [_, None, _] | [_, _, None]:
            return None
        case [three, four, five] if three and four and five:
            return three, four, five
        case _ if table.sound("tasks"):
            table.blame("fault-three", "tasks", key="tasks")
    return None


def _read_redeal(table: Table) -> tuple[CardSet, ...]:
    hands = list[CardSet]()
    for place, item in enumerate(table.items("redeal")):
        if not isinstance(item, str):
            params = {"key": "redeal", "wanted": "text", "found": kind(item)}
            table.blame("fault-type", "redeal", place, **params)
            continue
        try:
            hands.append(read_cards(item, SEA_WORDS))
        except Misread as wrong:
            table.note("redeal", wrong, place)
    return tuple(hands)
