"""Deals written by hand: what is not written is dealt so that the line given can be played."""

from __future__ import annotations

from collections.abc import Iterable

from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS, Distress, HouseRule, Setup
from shipmates.planet9.actions import Deal
from shipmates.planet9.mission import Handout, Mission, Rule
from shipmates.planet9.tokens import Token
from shipmates.tricks import dealing
from shipmates.tricks.cards import EMPTY, Card, CardSet, Suit
from shipmates.tricks.hands import Hands
from shipmates.tricks.play import Trick

TOP = Card.parse("T4")


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the order written: `P159 B3` are pink 1, 5, 9 and blue 3."""
    return tuple(Card.parse(word[0] + value) for word in text.split() for value in word[1:])


def seats(*numbers: int) -> tuple[Seat, ...]:
    """Seats by their numbers."""
    return tuple(map(Seat, numbers))


def own(tasks: int = 0, tokens: str = "", *rules: Rule) -> Mission:
    """An own mission whose tasks all go to the member the commander names."""
    on = tuple(map(Token, tokens.split()))
    return Mission(0, tasks, on, handout=Handout.DECISION, rules=rules)


def setup(
    mission: int | Mission,
    players: int = 4,
    *,
    challenge: bool = False,
    distress: Distress = Distress.OFF,
    jarvis: int = 2,
    house: Iterable[HouseRule] = (),
) -> Setup:
    """A setup for mission number n, or for an own mission; without distress unless wanted."""
    page = mission if isinstance(mission, Mission) else MISSIONS[mission - 1]
    return Setup(page, players, challenge, distress, Seat(jarvis), frozenset(house))


def deal(at: Setup, hands: str = "", *, row: str = "", line: str = "", leader: int = 0) -> Deal:
    """Hands as written and as the line of play needs them; the leader is commander.

    With two, `row` says what lies on what, `G3/B2 G4/P1`, from the left of JARVIS' row.
    """
    need = _Need(at, leader)
    for seat, text in zip(at.people, hands.split("|"), strict=False):
        need.hold(seat, cards(text))
    pairs = [word.split("/") for word in row.split()]
    up = [Card.parse(pair[0]) for pair in pairs]
    down = [Card.parse(pair[1]) for pair in pairs]
    if at.dummy is not None:
        need.hold(at.dummy, (*up, *down))
    need.follow(line)
    need.fill()
    if at.dummy is None:
        return Deal(tuple(map(CardSet.of, need.held)))
    rest = [card for card in need.held[at.dummy] if card not in {*up, *down}]
    up, rest = up + rest[: 7 - len(up)], rest[7 - len(up) :]
    people = (EMPTY if s == at.dummy else CardSet.of(h) for s, h in enumerate(need.held))
    return Deal(tuple(people), tuple(zip(up, down + rest, strict=True)))


class _Need:
    """Who must hold what, and who must be out of which suit."""

    def __init__(self, at: Setup, leader: int) -> None:
        self.at = at
        self.leader = Seat(leader)
        self.held: tuple[list[Card], ...] = tuple([] for _ in range(at.seats))
        self.loose = list[tuple[Seat, Card]]()
        self.void = tuple(set[Suit]() for _ in range(at.seats))

    def hold(self, seat: Seat, what: Iterable[Card]) -> None:
        self.held[seat].extend(what)

    def follow(self, line: str) -> None:
        trick = Trick(self.leader)
        for card in cards(line):
            seat = trick.turn(self.at.seats)
            if not any(card in hand for hand in self.held):
                self.held[seat].append(card)
            if trick.led and trick.led.suit is not card.suit:
                self.void[seat].add(trick.led.suit)
            trick = trick.plus(card)
            if len(trick.cards) == self.at.seats:
                trick = Trick(trick.winner(self.at.seats))

    def fill(self) -> None:
        dealt = CardSet.of(card for hand in self.held for card in hand)
        if TOP not in dealt:
            self.held[self.leader].append(TOP)
        rest = sorted(self.at.deck - dealt.plus(TOP), key=lambda card: len(self._open(card)))
        for card in rest:
            assert self._place(card, ()), f"no place for {card}"

    def _place(self, card: Card, barred: tuple[Seat, ...]) -> bool:
        """Finds a hand for a card nobody asked for, moving others like it if need be."""
        allowed = [seat for seat in self._open(card) if seat not in barred]
        roomy = max(allowed, key=self._room, default=None)
        if roomy is not None and self._room(roomy) > 0:
            self.held[roomy].append(card)
            self.loose.append((roomy, card))
            return True
        for seat, other in [pair for pair in self.loose if pair[0] in allowed]:
            self.held[seat].remove(other)
            self.loose.remove((seat, other))
            if self._place(other, (*barred, seat)):
                return self._place(card, barred)
            self.held[seat].append(other)
            self.loose.append((seat, other))
        return False

    def _open(self, card: Card) -> list[Seat]:
        return [Seat(s) for s in range(self.at.seats) if card.suit not in self.void[s]]

    def _room(self, seat: Seat) -> float:
        share, extra = divmod(len(self.at.deck), self.at.seats)
        if self.at.dummy is not None:
            return (14 if seat == self.at.dummy else 13) - len(self.held[seat])
        long = sum(len(hand) > share for hand in self.held) >= extra
        return share - len(self.held[seat]) + (0 if long else 0.5)


def dealt(at: Setup, action: Deal) -> Hands:
    """The hands of a deal, if the rules take it."""
    return dealing.dealt(at.deck, at.seats, at.dummy, action)
