"""Tables set up by hand: any deal, any display of tasks, and games told as lines of cards.

Hands are written as for Planet Nine, whose deals are the same: `P159 B3 T4 | Y12`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, get_origin

from shipmates.deepsea import MISSIONS, DeepSea, Distress, HouseRule, Setup, opening
from shipmates.deepsea.actions import (
    Action,
    Call,
    Deal,
    Foretell,
    Give,
    Lay,
    Play,
    Ready,
    Reply,
    Sound,
    Take,
)
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.mission import Mission, Rule, Sharing
from shipmates.deepsea.state import Briefing, Over, Passing, Playing, State
from shipmates.kernel import NATURE, Illegal, Seat
from shipmates.tricks import distress as signal_of_distress
from shipmates.tricks import rounds
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning, Signal
from tests.planet9 import deals
from tests.planet9.deals import cards

GAME = DeepSea()
_WAYS = {"left": Way.LEFT, "right": Way.RIGHT, "none": None}

Kind = TypeVar("Kind")


def free(*keys: str, rules: tuple[Rule, ...] = ()) -> Mission:
    """An own mission with these tasks, of which everybody takes what they like."""
    return Mission(0, fixed=keys, sharing=Sharing.FREE, rules=rules)


def setup(
    mission: int | Mission = 1,
    players: int = 4,
    *,
    timed: bool = False,
    distress: Distress = Distress.OFF,
    tonoja: int = 2,
    again: str = "",
    used: Iterable[str] = (),
    house: Iterable[HouseRule] = (),
) -> Setup:
    """A setup for mission number n, or for an own mission; without distress unless wanted."""
    page = mission if isinstance(mission, Mission) else MISSIONS[mission - 1]
    kept = tuple(again.split())
    agreed = frozenset(house)
    return Setup(page, players, timed, distress, Seat(tonoja), kept, tuple(used), agreed)


def deal(at: Setup, hands: str = "", *, row: str = "", line: str = "", leader: int = 0) -> Deal:
    """Hands as written and as the line of play needs them; the leader is captain."""
    alike = deals.setup(1, at.players, jarvis=at.tonoja)
    return deals.deal(alike, hands, row=row, line=line, leader=leader)


def table(
    hands: str = "",
    mission: int | Mission = 1,
    players: int = 4,
    *,
    row: str = "",
    line: str = "",
    leader: int = 0,
    sounded: str = "P1",
    timed: bool = False,
    distress: Distress = Distress.OFF,
    tonoja: int = 2,
    again: str = "",
    house: Iterable[HouseRule] = (),
) -> State:
    """The attempt right after the deal; where the terrain is unfamiliar, `sounded` is drawn."""
    at = setup(
        mission,
        players,
        timed=timed,
        distress=distress,
        tonoja=tonoja,
        again=again,
        house=house,
    )
    state = opening(at)
    if GAME.chance(state, Same()) == Sound(Card.parse("P1")):
        state = nature(state, Sound(Card.parse(sounded)))
    return nature(state, deal(at, hands, row=row, line=line, leader=leader))


class Same:
    """Dice that leave everything as it is."""

    def shuffled(self, items: Iterable[Kind]) -> tuple[Kind, ...]:
        """The same items in the same order."""
        return tuple(items)


def nature(state: State, action: Action) -> State:
    """One action of nature."""
    return GAME.apply(state, NATURE, action)


def do(state: State, seat: int, action: Action) -> State:
    """One action of one seat."""
    return GAME.apply(state, Seat(seat), action)


def in_turn(state: State, actions: Iterable[Action]) -> State:
    """Each action by whoever is first awaited."""
    for action in actions:
        state = GAME.apply(state, GAME.awaited(state)[0], action)
    return state


def lay(state: State, keys: str) -> State:
    """Nature turns over these task cards."""
    return nature(state, Lay(tuple(keys.split())))


def take(state: State, keys: str) -> State:
    """The task cards are taken in turn."""
    return in_turn(state, map(Take, keys.split()))


def own(state: State, owners: str) -> State:
    """Free selection: `T01:2 T05:0` go to seats 2 and 0."""
    for word in owners.split():
        key, seat = word.split(":")
        state = do(state, int(seat), Take(key))
    return state


def reply(state: State, text: str) -> State:
    """Whoever is asked answers in turn: `yes no no`."""
    return in_turn(state, (Reply(word == "yes") for word in text.split()))


def vote(state: State, text: str) -> State:
    """Everybody votes on distress in turn: `left left none`."""
    return in_turn(state, (Call(_WAYS[word]) for word in text.split()))


def foretell(state: State, key: str, count: int) -> State:
    """The owner of this task fixes a number."""
    owner = next(duty.owner for duty in brief(state).duties if duty.key == key)
    return do(state, owner, Foretell(key, count))


def give(state: State, text: str) -> State:
    """Everybody chooses a card to pass, seat by seat."""
    for seat, card in enumerate(cards(text)):
        state = do(state, seat, Give(card))
    return state


def signal(text: str) -> Signal:
    """`P9 highest`, `B3 only`; in the currents `B3 unsaid`."""
    card, meaning = text.split()
    return Signal(Card.parse(card), Meaning(meaning))


def quiet(state: State) -> State:
    """Everybody who is waited for in the window has nothing to say."""
    while isinstance(state, rounds.Playing) and not state.trick.cards:
        if GAME.awaited(state) == (state.trick.leader,):
            break
        state = GAME.apply(state, GAME.awaited(state)[0], Ready())
    return state


def play(state: State, line: str) -> State:
    """These cards fall one after the other, nobody signalling, until the attempt is over."""
    for card in cards(line):
        if isinstance(state, Over):
            break
        state = quiet(state)
        state = GAME.apply(state, GAME.awaited(state)[0], Play(card))
    return state


def of(state: State, kind: type[Kind]) -> Kind:
    """The state, which must be of this kind."""
    assert isinstance(state, get_origin(kind) or kind), state
    return state


def stage(state: State, kind: type[Kind]) -> Kind:
    """The stage of the briefing, which must be of this kind."""
    at = of(state, Briefing).stage
    assert isinstance(at, get_origin(kind) or kind), at
    return at


def brief(state: State) -> Brief:
    """What is publicly known."""
    known = (Briefing, rounds.Playing, signal_of_distress.Passing)
    at = state.last if isinstance(state, Over) else state
    assert isinstance(at, known), at
    return at.brief


def owners(state: State) -> str:
    """Who owns what: `T01:2 T05:0`."""
    return " ".join(f"{duty.key}:{duty.owner}" for duty in brief(state).duties)


def display(state: State) -> str:
    """The task cards in the middle."""
    return " ".join(brief(state).display)


def ended(state: State) -> str:
    """`won …` or `lost …` with the reason; empty while it goes on."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return ""
    assert len(set(outcome.payoff)) == 1
    return f"{'won' if outcome.payoff[0] else 'lost'} {outcome.because}"


def offered(state: State, seat: int) -> tuple[Action, ...]:
    """What this seat may do."""
    return GAME.legal(state, Seat(seat))


def playable(state: State, seat: int) -> str:
    """The cards this seat may lay now, as text."""
    return str(CardSet.of(a.card for a in offered(state, seat) if isinstance(a, Play)))


def last(state: State) -> Playing:
    """The table as it lies, also after the end."""
    return state.last if isinstance(state, Over) else of(state, Playing)


def awaits(state: State) -> str:
    """Who is waited for, in order: `1 2 3`."""
    return " ".join(map(str, GAME.awaited(state)))


def refusal(state: State, seat: int, action: Action) -> str:
    """Why the rules refuse this; empty if they do not."""
    try:
        GAME.apply(state, Seat(seat), action)
    except Illegal as illegal:
        return str(illegal)
    return ""


__all__ = ["Passing", "Playing", "cards"]
