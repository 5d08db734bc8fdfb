"""Whether a display can be kept: whether some way of sharing it can be fulfilled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from shipmates.deepsea.brief import Brief
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.counting import counting
from shipmates.deepsea.impossible import CAPTAIN, bits, impossible
from shipmates.deepsea.mission import Sharing
from shipmates.tricks.tasks import Outdo, Rival

MOST_STEPS: Final = 4096
"""How long a way of sharing is looked for; what takes longer is kept as it lies."""


@dataclass(frozen=True, slots=True)
class Room:
    """How many tasks fit: with the captain, and with so many others."""

    captain: int
    others: int
    most: int
    full: int
    """How many of the others may take `most`; the rest take one fewer."""


def keepable(brief: Brief, count: int) -> bool:
    """Whether the first tasks on the display can be shared so that all can be fulfilled."""
    keys = brief.display[:count]
    tasks = tuple(numbers(brief)[key] for key in keys)
    first = _hardest(brief) if count == len(brief.display) else None
    return any(Search(brief, tasks, room, first).found() for room in rooms(brief))


def addable(brief: Brief, key: str, beside: Sequence[str]) -> bool:
    """Whether the captain, who owns these tasks, can fulfil this one as well."""
    sets, number = impossible(brief.setup.players, brief.mission.cards), numbers(brief)
    return sets.fits([sum(1 << number[other] for other in beside)], CAPTAIN, number[key])


def numbers(brief: Brief) -> dict[str, int]:
    """The number of every task card: those of the catalogue, then the mission's own."""
    if not brief.mission.cards:
        return _PRINTED
    return {card.key: i for i, card in enumerate((*CATALOGUE, *brief.mission.cards))}


_PRINTED: Final = {card.key: i for i, card in enumerate(CATALOGUE)}


def rooms(brief: Brief) -> Iterator[Room]:
    """The ways in which the mission lets its tasks be shared."""
    mission, count, others = brief.mission, len(brief.display), brief.seats - 1
    match mission.sharing:
        case Sharing.DRAFT:
            yield from _drafts(brief, count, others)
        case Sharing.FREE:
            yield Room(count, others, count, others)
        case Sharing.VOLUNTEERS if mission.volunteers > 1:
            yield Room(0, 2, (count + 1) // 2, 1 + (count % 2 == 0))
            yield Room(count // 2, 1, (count + 1) // 2, 1)
        case Sharing.TOGETHER | Sharing.CAPTAIN | Sharing.VOLUNTEERS:
            yield Room(0, 1, count, 1)
            yield Room(count, 0, 0, 0)
        case _:
            assert_never(mission.sharing)


def _drafts(brief: Brief, count: int, others: int) -> Iterator[Room]:
    if brief.mission.captain_spared:
        yield _even(0, others, count)
        return
    if count < others + 1:
        yield Room(1, others, 1, others)
        return
    rounds, over = divmod(count, others + 1)
    captain = rounds + (over > 0)
    yield _even(captain, others, count - captain)
    # Where only comparisons with the captain are left at the captain's turn, it is passed over.
    if (over or others + 1) <= _compared(brief):
        yield _even(captain - 1, others, count - captain + 1)


def _even(captain: int, others: int, count: int) -> Room:
    """So many tasks among the others, as evenly as they come."""
    most = -(-count // others)
    return Room(captain, others, most, count - others * (most - 1))


def _compared(brief: Brief) -> int:
    asked = (brief.setup.card(key).task(brief.seats) for key in brief.display)
    return sum(isinstance(task, Outdo) and task.rival is Rival.CAPTAIN for task in asked)


def _hardest(brief: Brief) -> int | None:
    """Of which tasks the captain must take one, as bits; None where it need not."""
    if not (brief.mission.hardest_first and brief.mission.sharing is Sharing.DRAFT):
        return None
    cards = [card for key in brief.display if (card := brief.setup.card(key)).captains]
    most = max((card.value(brief.seats) for card in cards), default=0)
    number = numbers(brief)
    return sum(1 << number[c.key] for c in cards if c.value(brief.seats) == most) or None


class Search:
    """Task by task to an owner who can have it; other members are alike."""

    def __init__(
        self, brief: Brief, tasks: tuple[int, ...], room: Room, first: int | None = None
    ) -> None:
        self._tasks, self._room, self._first = tasks, room, first
        self._sets = impossible(brief.setup.players, brief.mission.cards)
        self._counts = counting(brief.setup.players, len(brief.mission.cards))
        self.owned = [0] * (room.others + 1)
        """Who has what, as bits: the captain, then the others."""
        self._steps = 0

    def found(self) -> bool:
        """Whether the tasks can be shared; then `owned` says how."""
        return self._from(0, self._counts.whole)

    def _from(self, place: int, shares: int) -> bool:
        """The same from this task on, with these ways for the tricks to fall."""
        if place == len(self._tasks):
            return self._kept()
        task = self._tasks[place]
        for owner in self._owners():
            self._steps += 1
            if self._steps > MOST_STEPS:
                return True
            left = shares & self._counts.fitting[owner][task]
            if left and self._sets.fits(self.owned, owner, task):
                self.owned[owner] |= 1 << task
                if self._from(place + 1, left):
                    return True
                self.owned[owner] ^= 1 << task
        return False

    def _kept(self) -> bool:
        """Whether cards go round, and the captain has one of the hardest if that is asked."""
        if self._first is not None and not self.owned[CAPTAIN] & self._first:
            return False
        return self._counts.goes_round([list(bits(mask)) for mask in self.owned])

    def _owners(self) -> list[int]:
        """Who has room: members with tasks, one without any, then the captain."""
        room = self._room
        counts = [mask.bit_count() for mask in self.owned]
        full = sum(count == room.most for count in counts[1:])
        limit = room.most if full < room.full else room.most - 1
        free = [place for place in range(1, len(counts)) if counts[place] < limit]
        empty = [place for place in free if not counts[place]]
        found = [place for place in free if counts[place]] + empty[:1]
        return [*found, CAPTAIN] if counts[CAPTAIN] < room.captain else found
