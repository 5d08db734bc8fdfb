"""Another world that looks the same from one seat, written from the rule book alone.

Shares nothing with `look` or any bot: a sampler fed by a leaky view would agree with the leak.
"""

from __future__ import annotations

from dataclasses import replace

from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.planet9.setup import Setup
from shipmates.planet9.state import (
    Briefing,
    Dealing,
    Drawing,
    Over,
    Playing,
    State,
)
from shipmates.tricks import distress, rounds
from tests.laws.hidden import redealt, removed, resealed


def shuffle_unseen(dice: Seeded, state: State, seat: Seat) -> State:
    """Everything hidden from this seat is dealt anew: hands, covered cards, sealed choices."""
    match state:
        case Dealing():
            return state
        case Drawing(last) | Over(last):
            return replace(state, last=_shuffled_play(dice, last, seat))
        case rounds.Playing():
            return _shuffled_play(dice, state, seat)
        case Briefing(brief, hands):
            eyes = _eyes(brief.setup, brief.commander, seat)
            return replace(state, hands=redealt(dice, hands, eyes, ()))
        case distress.Passing(brief, hands, _, sealed):
            eyes = _eyes(brief.setup, brief.commander, seat)
            other = redealt(dice, hands, eyes, ())
            return replace(state, hands=other, sealed=resealed(dice, other, sealed, seat))


def _eyes(setup: Setup, commander: Seat, seat: Seat) -> Seat:
    return commander if setup.players == 2 and seat == setup.jarvis else seat


def _shuffled_play(dice: Seeded, state: Playing, seat: Seat) -> Playing:
    eyes = _eyes(state.brief.setup, state.brief.commander, seat)
    hands = redealt(dice, state.hands, eyes, state.signals)
    moved = tuple(removed(dice, move, eyes) for move in state.moved)
    return replace(state, hands=hands, moved=moved)
