"""Tables set up by hand: any deal, any briefing, and games told as lines of cards.

Hands are text, `P159 B3 T4 | Y12`: a suit and its values, seats parted by `|`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, get_origin

from shipmates.kernel import NATURE, Illegal, Seat
from shipmates.planet9 import Distress, HouseRule, PlanetNine, opening
from shipmates.planet9.actions import (
    Action,
    Agree,
    Answer,
    Call,
    Decline,
    Give,
    Lay,
    Name,
    Play,
    Proposal,
    Ready,
    Reply,
    Take,
)
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import Over, Playing, State
from shipmates.tricks import rounds
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning, Signal
from tests.planet9.deals import cards, deal, setup

GAME = PlanetNine()
_WAYS = {"left": Way.LEFT, "right": Way.RIGHT, "none": None}

Kind = TypeVar("Kind")


def table(
    hands: str = "",
    mission: int | Mission = 1,
    players: int = 4,
    *,
    row: str = "",
    line: str = "",
    leader: int = 0,
    challenge: bool = False,
    distress: Distress = Distress.OFF,
    jarvis: int = 2,
    house: Iterable[HouseRule] = (),
) -> State:
    """The attempt right after the deal."""
    at = setup(
        mission, players, challenge=challenge, distress=distress, jarvis=jarvis, house=house
    )
    dealt = deal(at, hands, row=row, line=line, leader=leader)
    return GAME.apply(opening(at), NATURE, dealt)


def do(state: State, seat: int, action: Action) -> State:
    """One action of one seat."""
    return GAME.apply(state, Seat(seat), action)


def in_turn(state: State, actions: Iterable[Action]) -> State:
    """Each action by whoever is first awaited."""
    for action in actions:
        state = GAME.apply(state, GAME.awaited(state)[0], action)
    return state


def lay(state: State, text: str) -> State:
    """Nature turns up these task cards."""
    return GAME.apply(state, NATURE, Lay(cards(text)))


def take(state: State, text: str) -> State:
    """The task cards are taken in turn."""
    return in_turn(state, map(Take, cards(text)))


def reply(state: State, text: str) -> State:
    """The poll is answered in turn: `yes no no`."""
    return in_turn(state, (Reply(Answer(word)) for word in text.split()))


def vote(state: State, text: str) -> State:
    """Everybody votes on distress in turn: `left left none`."""
    return in_turn(state, (Call(_WAYS[word]) for word in text.split()))


def agreed(state: State, seat: int, proposal: Proposal) -> State:
    """Proposed by this seat, and everybody agrees."""
    state = do(state, seat, proposal)
    return in_turn(state, [Agree()] * len(GAME.awaited(state)))


def declined(state: State) -> State:
    """Nobody has anything to propose."""
    return in_turn(state, [Decline()] * len(GAME.awaited(state)))


def give(state: State, text: str) -> State:
    """Everybody chooses a card to pass, seat by seat."""
    for seat, card in enumerate(cards(text)):
        state = do(state, seat, Give(card))
    return state


def signal(text: str) -> Signal:
    """`P9 highest`, `B3 only`; in a dead zone `B3 unsaid`."""
    card, meaning = text.split()
    return Signal(Card.parse(card), Meaning(meaning))


def named(state: State) -> list[int]:
    """Whom the commander, who is at seat 0, may name."""
    return [a.seat for a in offered(state, 0) if isinstance(a, Name)]


def quiet(state: State) -> State:
    """Everybody who is waited for in the radio window has nothing to say."""
    while isinstance(state, rounds.Playing) and len(state.trick.cards) == 0:
        turn = state.trick.leader
        if GAME.awaited(state) == (turn,):
            break
        state = GAME.apply(state, GAME.awaited(state)[0], Ready())
    return state


def play(state: State, line: str) -> State:
    """These cards fall one after the other, nobody signalling."""
    for card in cards(line):
        state = quiet(state)
        state = GAME.apply(state, GAME.awaited(state)[0], Play(card))
    return state


def of(state: State, kind: type[Kind]) -> Kind:
    """The state, which must be of this kind."""
    assert isinstance(state, get_origin(kind) or kind), state
    return state


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
