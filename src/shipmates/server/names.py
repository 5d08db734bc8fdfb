"""What everybody at a table is called, bots and the dummy included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from shipmates.server.people import Person
from shipmates.server.room import Chair

STARS: Final = ("Vega", "Orion", "Lyra", "Altair", "Mira", "Rigel", "Nova", "Atlas", "Cassia")
DUMMIES: Final = {"planet9": "JARVIS", "deepsea": "Tonoja"}
NOBODY: Final = "…"


def chair_names(chairs: Sequence[Chair], people: Mapping[str, Person]) -> tuple[str, ...]:
    """A name for every chair; bots are stars, and no star is like a person's name."""
    known = [people.get(chair.person or "") for chair in chairs]
    taken = {person.name for person in known if person is not None}
    stars = iter([star for star in STARS if star not in taken])
    names = list[str]()
    for chair, person in zip(chairs, known, strict=True):
        if person is not None:
            names.append(person.name)
        elif chair.person is None and chair.bot is not None:
            names.append(next(stars))
        else:
            names.append(NOBODY)
    return tuple(names)


def seat_names(game: str, seats: Sequence[int], chairs: Sequence[str], hands: int) -> list[str]:
    """A name for every seat of the game; a seat without a chair is the dummy's."""
    by_seat = dict(zip(seats, chairs, strict=False))
    dummy = DUMMIES.get(game, NOBODY)
    return [by_seat.get(seat, dummy) for seat in range(hands)]
