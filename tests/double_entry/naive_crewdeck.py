"""A second scorer and a second reading of the frame, on text, from the rule book alone.

Shares no code with the rules: a ship is a grid of short names, and sets are grown from pairs.
"""

from __future__ import annotations

from collections.abc import Iterator

Grid = dict[tuple[int, int], str]

COLOURS = "OPBRG"
FACTIONS = "PESMN"
COPIES = {"O": "12345", "P": "51234", "B": "45123", "R": "34512", "G": "23451"}
"""Row by row as printed; the columns are the factions."""


def chart(size: int) -> int:
    """Squares up to five cards, then ten for each."""
    return size * size if size <= 5 else 25 + 10 * (size - 5)


def printed(name: str) -> int:
    """What stands on a card."""
    if name == "HG":
        return -10
    if name[0] == "H" or name[1] == "G":
        return -5
    return 6 - int(COPIES[name[0]][FACTIONS.index(name[1])])


def total(grid: Grid, hold: list[str], payroll: list[int]) -> int:
    """The whole score of a ship."""
    sets = sum(chart(size) for size in sizes(grid))
    ship = sum(map(printed, grid.values()))
    return sets + ship + sum(abs(printed(name)) for name in hold) - sum(payroll)


def sizes(grid: Grid) -> list[int]:
    """How large every set is, colours and factions."""
    colours = {at: name[0] for at, name in grid.items()}
    factions = {at: name[1] for at, name in grid.items()}
    return [
        len(found)
        for kinds, letters, wild in ((colours, COLOURS, "H"), (factions, FACTIONS, "G"))
        for letter in letters
        for found in grown_sets(kinds, letter, wild)
    ]


def grown_sets(kinds: Grid, letter: str, wild: str) -> set[frozenset[tuple[int, int]]]:
    """Each pair of neighbours grows until nothing beside it fits; equal growths count once."""
    return {
        grown({one, two}, kinds, letter + wild)
        for one, two in neighbours(kinds)
        if kinds[one] == kinds[two] == letter
    }


def neighbours(kinds: Grid) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    for row, column in kinds:
        for beside in ((row, column + 1), (row + 1, column)):
            if beside in kinds:
                yield (row, column), beside


def grown(core: set[tuple[int, int]], kinds: Grid, fitting: str) -> frozenset[tuple[int, int]]:
    while True:
        ring = {
            at
            for at, kind in kinds.items()
            if at not in core
            and kind in fitting
            and any(abs(at[0] - r) + abs(at[1] - c) == 1 for r, c in core)
        }
        if not ring:
            return frozenset(core)
        core = core | ring


def rival_total(names: list[str]) -> int:
    """What the solo opponent scores."""
    colour = max(sum(name[0] in (letter, "H") for name in names) for letter in COLOURS)
    faction = max(sum(name[1] in (letter, "G") for name in names) for letter in FACTIONS)
    sets = sum(chart(size) for size in (colour, faction) if size > 1)
    return sets + sum(abs(printed(name)) for name in names)


def open_places(taken: set[tuple[int, int]], columns: int) -> set[tuple[int, int]]:
    """Free places beside a card that some frame around all cards contains."""
    near = {(r + dr, c + dc) for r, c in taken for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    frames = [
        {(row + r, column + c) for r in range(2) for c in range(columns)}
        for row in range(-3, 4)
        for column in range(-columns - 8, columns + 8)
    ]
    around = [frame for frame in frames if taken <= frame]
    return {place for place in near - taken if any(place in frame for frame in around)}
