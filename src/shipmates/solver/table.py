"""Hands, tricks and what is on the table, read and checked against one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shipmates.kernel import Seat
from shipmates.notation.faults import Misread
from shipmates.solver.fields import Given, a_card, cards_in, words_in
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick, playable


@dataclass(frozen=True, slots=True)
class Lying:
    """Where every card lies that was named."""

    hands: Hands
    trick: Trick
    past: tuple[Trick, ...]
    left: int
    """Tricks to be played, the running one included."""

    @property
    def seats(self) -> int:
        """How many hands are played."""
        return len(self.hands.cards)

    @property
    def out(self) -> CardSet:
        """What is still to be collected: the cards in hands and on the table."""
        return self.hands.all | CardSet.of(self.trick.cards)

    @property
    def all(self) -> CardSet:
        """Every card that was named."""
        return self.out | CardSet.of(card for trick in self.past for card in trick.cards)

    def holder(self, card: Card) -> Seat | None:
        """Whose card it is or was, if it was named and lies in no row."""
        for trick in (*self.past, self.trick):
            if card in trick.cards:
                return Seat((trick.leader + trick.cards.index(card)) % self.seats)
        found = (seat for seat, hand in enumerate(self.hands.cards) if card in hand)
        return next(map(Seat, found), self.hands.dummy if card in self.hands.all else None)

    def ledger(self, deck: CardSet) -> Ledger:
        """Before the first trick, of as many as all these cards make."""
        total = len(self.past) + self.left
        return Ledger.blank(self.seats, total, deck if self.all == deck else self.all)


def read_table(given: Given, *, draws: bool) -> Lying:
    """Everything that lies somewhere. Raises `Misread` for what cannot be."""
    hands = _hands(given)
    seats = len(hands.cards)
    trick = Trick(given.seat("leader", seats), tuple(_listed(given, "table")))
    if len(trick.cards) >= seats:
        raise Misread("fault-position-table", count=len(trick.cards), most=seats - 1)
    past = _past(given, trick.leader, seats)
    lying = Lying(hands, trick, past, _left(hands, trick))
    _once(lying)
    _check_row(lying)
    if not draws:
        _check_following(lying)
    return lying


def _listed(given: Given, key: str) -> list[Card]:
    return cards_in(given.values[key], key) if given.has(key) else []


def _hands(given: Given) -> Hands:
    written = given.items("hands")
    if not given.has("hands"):
        raise Misread("fault-position-missing", key="hands")
    wanted = given.number("seats", 3, 5) if given.has("seats") else len(written)
    if not 3 <= len(written) <= 5 or len(written) != wanted:
        raise Misread("fault-position-hands", count=len(written), text=_expected(given))
    dummy = given.seat("dummy", wanted) if given.has("dummy") else None
    if dummy is not None and wanted != 3:
        raise Misread("fault-position-dummy", seats=wanted)
    cards = tuple(
        CardSet() if seat == dummy else _hand(hand) for seat, hand in enumerate(written)
    )
    if dummy is None:
        return Hands(cards)
    return Hands.around(_row(written[dummy]), dummy, cards)


def _expected(given: Given) -> str:
    return str(given.values["seats"]) if given.has("seats") else "3–5"


def _hand(written: object) -> CardSet:
    cards = cards_in(written, "hands")
    _unique(cards)
    return CardSet.of(cards)


def _row(written: object) -> Row:
    return Row(tuple(_column(word) for word in words_in(written, "hands")))


def _column(word: str) -> Column:
    up, slash, down = word.partition("/")
    if slash and (not up or not down):
        raise Misread("fault-position-column", text=word)
    column = Column(
        None if up == "-" else a_card(up), None if down in ("", "-") else a_card(down)
    )
    if column.up is None and column.down is None:
        raise Misread("fault-position-column", text=word)
    return column


def _past(given: Given, leader: Seat, seats: int) -> tuple[Trick, ...]:
    """The finished tricks; who led them follows from who leads now, backwards."""
    found = list[Trick]()
    written = given.items("tricks")
    for number in range(len(written), 0, -1):
        cards = tuple(cards_in(written[number - 1], "tricks"))
        if len(cards) != seats:
            raise Misread("fault-position-trick", number=number, count=len(cards), seats=seats)
        _unique(cards)
        leader = Seat((leader - Trick(Seat(0), cards).winner(seats)) % seats)
        found.append(Trick(leader, cards))
    return tuple(reversed(found))


def _left(hands: Hands, trick: Trick) -> int:
    seats = len(hands.cards)
    sizes = [
        size + ((seat - trick.leader) % seats < len(trick.cards))
        for seat, size in enumerate(hands.sizes)
    ]
    least = min(sizes)
    more = [seat for seat, size in enumerate(sizes) if size > least]
    if more and (seats != 3 or len(more) > 1 or sizes[more[0]] > least + 1):
        raise Misread("fault-position-sizes", sizes=", ".join(map(str, sizes)))
    if not least:
        raise Misread("fault-position-empty")
    return least


def _once(lying: Lying) -> None:
    hands = lying.hands
    everywhere = [card for hand in hands.cards for card in hand]
    everywhere += hands.row.down if hands.row else ()
    everywhere += (card for trick in (lying.trick, *lying.past) for card in trick.cards)
    _unique(everywhere)
    if hands.row is not None:
        _unique([c for col in hands.row.columns for c in (col.up, col.down) if c])


def _unique(cards: Iterable[Card]) -> None:
    for card, count in Counter(cards).items():
        if count > 1:
            raise Misread("fault-card-twice", card=card.text)


def _check_row(lying: Lying) -> None:
    """Only the card that has just been laid may leave a covered one with nothing on it."""
    row, dummy = lying.hands.row, lying.hands.dummy
    if row is None or dummy is None:
        return
    bare = [column.down for column in row.columns if column.up is None]
    laid = lying.trick.by(dummy, lying.seats)
    if len(bare) > (laid is not None):
        raise Misread("fault-position-bare", card=str(bare[-1]))


def _check_following(lying: Lying) -> None:
    """Nobody played another suit while they could follow, as far as can be seen."""
    hands = list(lying.hands.cards)
    tricks = (*lying.past, lying.trick)
    for number, trick in reversed(tuple(enumerate(tricks, 1))):
        for place, card in enumerate(trick.cards):
            seat = Seat((trick.leader + place) % lying.seats)
            if seat == lying.hands.dummy:
                continue
            hands[seat] = hands[seat].plus(card)
            if card not in playable(hands[seat], trick.led):
                raise Misread("fault-position-revoke", number=number, seat=seat, card=card.text)


def texts(cards: Sequence[Card]) -> str:
    """Cards as they are written."""
    return " ".join(card.text for card in cards)
