"""Another game of Crew Deck that has looked the same from one seat so far.

All that is in the open has happened in it, too; whatever the seat has not seen is something
else: hands, deck, discards, the wild cards left out, covered cards, and what others have placed
in this round. It could have come about: a card that is another has been it all along.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from shipmates.crewdeck.cards import Card, Wild
from shipmates.crewdeck.state import Cards, Dealing, Forming, Opening, Placing, State, Table
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from tests.laws.crewdeck_games import RULES
from tests.laws.crewdeck_trail import Trail


def another_game(dice: Seeded, state: State, trail: Trail) -> State:
    """Where the game might stand just as well, as far as the eyes of this trail have seen."""
    if isinstance(state, Opening):
        return state
    world = _World(dice, trail)
    state = replace(state, table=world.table(state.table))
    match state:
        case Dealing():
            return replace(state, hands=world.hands())
        case Forming():
            covered = iter(world.now(trail.covered))
            piles = tuple(tuple(next(covered) for _ in pile) for pile in state.covered)
            return replace(state, hands=world.hands(), covered=piles)
        case Placing():
            return _other_drafts(dice, state, trail.eyes)
        case _:
            return state


class _World:
    """What every card might be, and where it might have lain after the last shuffle."""

    def __init__(self, dice: Seeded, trail: Trail) -> None:
        self._trail = trail
        self._faces, self._box = _other_faces(dice, trail)
        unknown = [number for number in trail.shuffled if number not in trail.seen_since]
        self._moved = dict(zip(unknown, dice.shuffled(unknown), strict=True))

    def now(self, numbers: Iterable[int]) -> Cards:
        """What lies where these cards lie since the last shuffle."""
        return tuple(self._faces[self._moved.get(number, number)] for number in numbers)

    def hands(self) -> tuple[Cards, ...]:
        return tuple(map(self.now, self._trail.hands))

    def table(self, table: Table) -> Table:
        trail = self._trail
        shed = tuple(
            (*(self._faces[number] for number in old), *self.now(new))
            for old, new in zip(trail.old, trail.new, strict=True)
        )
        pile = (*table.aside, *(card for new in trail.new for card in self.now(new)))
        return replace(table, deck=self.now(trail.deck), box=self._box, shed=shed, pile=pile)


def _other_faces(dice: Seeded, trail: Trail) -> tuple[list[Card], Cards]:
    """Cards not seen are exchanged among each other, and wild ones with those left out."""
    faces, box = list(trail.faces), list[Card]()
    hidden = [number for number in range(len(faces)) if number not in trail.seen]
    for number, face in zip(hidden, dice.shuffled([faces[n] for n in hidden]), strict=True):
        faces[number] = face
    for wild in Wild:
        there, used = Counter(trail.setup.edition.wilds(wild)), Counter(trail.faces)
        places = [number for number in hidden if faces[number].wild is wild]
        pool = [*(there - used).elements(), *(faces[number] for number in places)]
        drawn = iter(dice.shuffled(pool))
        for number in places:
            faces[number] = next(drawn)
        box.extend(drawn)
    return faces, tuple(box)


def _other_drafts(dice: Seeded, state: Placing, eyes: Seat) -> Placing:
    """The others have placed as many cards, in any way they might have."""
    for seat in state.table.setup.people:
        if seat != eyes:
            state = _placed_anew(dice, state, seat)
    return state


def _placed_anew(dice: Seeded, state: Placing, seat: Seat) -> Placing:
    ship, draft = state.table.ships[seat], state.drafts[seat]
    out = [card for _, card in draft.placed[len(ship.placed) :]] + [
        *draft.hold[len(ship.hold) :]
    ]
    blank = (*state.news[:seat], (*state.news[seat], *out), *state.news[seat + 1 :])
    drafts = (*state.drafts[:seat], ship, *state.drafts[seat + 1 :])
    state = replace(state, news=blank, drafts=drafts)
    for _ in out:
        after = RULES.apply(state, seat, dice.choice(RULES.legal(state, seat)))
        assert isinstance(after, Placing), "somebody has not placed all cards yet"
        state = after
    return state
