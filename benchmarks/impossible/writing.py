"""What was decided, as the module that the rules read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from textwrap import dedent

from benchmarks.impossible.kinds import Kind
from benchmarks.impossible.search import Found

_ABREAST = 24
"""How many alternatives stand in a row."""

HEAD = '''\
    """Sets of task cards that cannot be fulfilled. Made by `make impossible`: do not edit.

    {figures}

    A row names the crews it holds for, by the number of people, then the tasks; the last of
    them are alternatives.
    """

    from __future__ import annotations

    from typing import Final

    SETS: Final = {{
    '''


def written(found: Mapping[int, Found]) -> str:
    """The text of the module."""
    lines = [dedent(HEAD).format(figures="\n".join(map(_figures, found, found.values())))]
    for kind in Kind:
        lines.append(f'    "{kind.value}": """\\\n')
        lines += [f"{row}\n" for row in _rows(kind, found)]
        lines.append('""",\n')
    lines += ["}\n", _NOTE_TRICKS, "TRICKS: Final = {\n"]
    for players, one in found.items():
        lines += _tricks(players, one)
    return "".join(
        [*lines, "}\n", _NOTE_CARDS, 'CARDS: Final = """\\\n', *_cards(found), '"""\n']
    )


_NOTE_TRICKS = (
    "# For each task, in order, the numbers of tricks with which it can be fulfilled.\n"
)
_NOTE_CARDS = "# How many cards of a suit or value a task takes at the least.\n"


def _figures(players: int, one: Found) -> str:
    sets = sum(map(len, one.impossible.values()))
    return (
        f"{players} people: {one.sets:,} sets and {one.displays:,} displays decided,"
        f" {one.asked:,} by the\nsolver, the rest by {one.courses:,} courses it found;"
        f" {sets:,} smallest impossible sets."
    )


def _rows(kind: Kind, found: Mapping[int, Found]) -> list[str]:
    crews = defaultdict[tuple[int, ...], str](str)
    for players, one in sorted(found.items()):
        for tasks in one.impossible.get(kind.value, ()):
            crews[tuple(tasks)] += str(players)
    rows = defaultdict[tuple[int, tuple[int, ...], str], list[int]](list)
    for tasks, who in crews.items():
        rows[len(tasks), tasks[:-1], who].append(tasks[-1])
    return [
        _row(who, head, last[start : start + _ABREAST])
        for (_, head, who), last in sorted(rows.items())
        for start in range(0, len(last), _ABREAST)
    ]


def _tricks(players: int, one: Found) -> Iterator[str]:
    yield f"    {players}: {{\n"
    for kind, rows in one.tricks.items():
        ranges = [_ranges(row) for row in rows]
        yield f'        "{kind}": """\\\n'
        for start in range(0, len(ranges), _ABREAST):
            yield " ".join(ranges[start : start + _ABREAST // 2]) + "\n"
            yield " ".join(ranges[start + _ABREAST // 2 : start + _ABREAST]) + "\n"
        yield '""",\n'
    yield "    },\n"


def _ranges(numbers: list[int]) -> str:
    parts = list[str]()
    for low in (n for n in numbers if n - 1 not in numbers):
        high = next(n for n in numbers if n >= low and n + 1 not in numbers)
        parts.append(f"{low}-{high}" if high > low else str(low))
    return ",".join(parts) or "-"


def _cards(found: Mapping[int, Found]) -> Iterator[str]:
    rows = defaultdict[tuple[int, str], str](str)
    for players, one in sorted(found.items()):
        for task, needs in one.cards.items():
            if needs:
                rows[int(task), " ".join(f"{f}:{n}" for f, n in needs.items())] += str(players)
    for (number, said), who in sorted(rows.items()):
        yield f"{who} T{number + 1:02} {said}\n"


def _row(who: str, head: tuple[int, ...], last: list[int]) -> str:
    alternatives = "T" + ",".join(f"{task + 1:02}" for task in sorted(last))
    return " ".join([who, *(f"T{task + 1:02}" for task in head), alternatives])
