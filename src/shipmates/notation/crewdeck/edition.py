"""Editions as small TOML files: the numbers printed on somebody's copy of Crew Deck."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from shipmates.crewdeck.cards import Colour
from shipmates.crewdeck.editions import BOUNDS, COUNTS, NUMBERS, USUAL, Edition, Species
from shipmates.notation.choices import misspelt, read_member
from shipmates.notation.crewdeck.sense import check_sense
from shipmates.notation.pages import GAME, reading
from shipmates.notation.plain import Plain, assignments
from shipmates.notation.syntax import parsed
from shipmates.notation.tables import Table, kind

CREWDECK: Final = "crewdeck"
ASSUMED: Final = "assumed"
NAMES: Final = {name.replace("_", "-"): name for name in NUMBERS}
"""Every number by its key in a file."""
KEYS: Final = (GAME, *NAMES, ASSUMED)
"""Everything an edition file can say."""
COLOURS: Final = tuple(colour.name.lower() for colour in Colour)
CHART: Final = "chart"
SPECIES: Final = "species"

_COSTS: Final = frozenset(
    ("human", "generalist", "human_generalist", "payroll", "solo_payroll")
)
"""What is printed with a minus, and may be given without."""
_PRINTED_SETS: Final = 13
"""The chart of a printed copy ends with the fourteen cards of a ship for three or four."""


def write_edition(edition: Edition) -> str:
    """The edition as a file: what is known of it, and what is not as usual."""
    told = [
        name
        for name in NUMBERS
        if getattr(edition, name) != getattr(USUAL, name)
        or (name in edition.assumed) != (name in USUAL.assumed)
    ]
    table: dict[str, Plain] = {_key(name): _written(edition, name) for name in told}
    assumed = [_key(name) for name in told if name in edition.assumed]
    if assumed:
        table[ASSUMED] = assumed
    return "\n".join((*assignments(table), ""))


def _written(edition: Edition, name: str) -> Plain:
    """As it is printed: what is paid has a minus."""
    if name == SPECIES:
        return {key: s.value for key, s in zip(COLOURS, edition.species, strict=True)}
    value: int | tuple[int, ...] = getattr(edition, name)
    sign = -1 if name in _COSTS else 1
    return sign * value if isinstance(value, int) else [sign * number for number in value]


def _key(name: str) -> str:
    return name.replace("_", "-")


def read_edition(text: str) -> Edition:
    """The edition a file describes. Raises `Faulty` with every mistake in it.

    What it gives is known, unless it says otherwise; the rest is as usual.
    """
    with reading(parsed(text), CREWDECK, needed=False) as root:
        edition = _edition(root)
        check_sense(root, edition)
    return edition


def _edition(root: Table) -> Edition:
    root.expect(KEYS)
    found = dict[str, Any]()
    for key, name in NAMES.items():
        value = _read(root, key, name) if key in root.values else None
        if value is not None:
            found[name] = value
    assumed = USUAL.assumed.difference(found) | _read_assumed(root)
    if _ends_as_printed(root):
        assumed |= {CHART}
    return replace(USUAL, **found, assumed=assumed)


def _read(root: Table, key: str, name: str) -> object:
    """What a key says, or `None` with its faults noted."""
    if name == SPECIES:
        return _read_species(root)
    if isinstance(getattr(USUAL, name), int):
        return _read_number(root, root.values[key], key)
    numbers = [
        _read_number(root, item, key, place) for place, item in enumerate(root.items(key))
    ]
    read = tuple(number for number in numbers if number is not None)
    if not root.sound(key):
        return None
    return _continued(read) if _ends_as_printed(root) and name == CHART else read


def _read_number(root: Table, value: object, key: str, *place: int) -> int | None:
    name = NAMES[key]
    if not isinstance(value, int) or isinstance(value, bool):
        params = {"key": key, "wanted": "number", "found": kind(value)}
        root.blame("fault-type", key, *place, **params)
        return None
    number = abs(value) if name in _COSTS else value
    low, high = BOUNDS[name]
    if not low <= number <= high:
        root.blame("fault-range", key, *place, key=key, low=low, high=high)
        return None
    return number


def _ends_as_printed(root: Table) -> bool:
    chart = root.values.get(CHART)
    return isinstance(chart, list) and len(chart) == _PRINTED_SETS


def _continued(chart: tuple[int, ...]) -> tuple[int, ...]:
    """Goes on by the last step up to the largest set of all."""
    step = chart[-1] - chart[-2]
    more = range(1, COUNTS[CHART] - len(chart) + 1)
    return (*chart, *(chart[-1] + step * place for place in more))


def _read_species(root: Table) -> tuple[Species, ...] | None:
    table = root.table(SPECIES)
    if not root.sound(SPECIES):
        return None
    table.expect((*COLOURS, *KEYS))
    table.need(*COLOURS)
    for key in table.values:
        if key in KEYS:
            # In TOML whatever follows `[species]` belongs to it, which surprises people.
            table.blame("fault-key-below", key, key=key, table=SPECIES)
    found = list[Species]()
    for colour in COLOURS:
        species = table.phrase(colour, _read_name)
        if species in found:
            table.blame("fault-twice", colour, text=species.value)
        elif species is not None:
            found.append(species)
    return tuple(found) if len(found) == len(COLOURS) and root.sound(SPECIES) else None


def _read_name(text: str) -> Species:
    return read_member(Species, text.lower())


def _read_assumed(root: Table) -> frozenset[str]:
    found = list[str]()
    for place, item in enumerate(root.items(ASSUMED)):
        if not isinstance(item, str):
            params = {"key": ASSUMED, "wanted": "text", "found": kind(item)}
            root.blame("fault-type", ASSUMED, place, **params)
        elif item not in NAMES:
            root.note(ASSUMED, misspelt("fault-key", item, NAMES), place)
        elif NAMES[item] in found:
            root.blame("fault-twice", ASSUMED, place, text=item)
        else:
            found.append(NAMES[item])
    return frozenset(found)
