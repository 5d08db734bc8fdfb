"""Another world of Deep Sea that looks the same from one seat, from the rule book alone."""

from __future__ import annotations

from dataclasses import replace

from shipmates.deepsea.brief import Brief
from shipmates.deepsea.state import Briefing, Dealing, Over, Passing, Playing, Sounding, State
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.tricks import distress, rounds
from shipmates.tricks.ledger import Ledger
from tests.laws.hidden import redealt, removed, resealed

SECRET = "T73"


def shuffle_unseen(dice: Seeded, state: State, seat: Seat) -> State:
    """Everything hidden from this seat is dealt anew: hands, covered cards, sealed choices."""
    match state:
        case Sounding() | Dealing():
            return state
        case Over(last):
            return replace(state, last=_shuffled_play(dice, last, seat, over=True))
        case rounds.Playing():
            return _shuffled_play(dice, state, seat, over=False)
        case Briefing(brief, hands):
            eyes = _eyes(brief, seat)
            return replace(
                state,
                hands=redealt(dice, hands, eyes, ()),
                moved=tuple(removed(dice, move, eyes) for move in state.moved),
                secret=_another_secret(dice, brief, eyes, state.secret, None),
            )
        case distress.Passing():
            return _shuffled_pass(dice, state, seat)


def _eyes(brief: Brief, seat: Seat) -> Seat:
    tonoja = brief.setup.players == 2 and seat == brief.setup.tonoja
    return brief.captain if tonoja else seat


def _shuffled_pass(dice: Seeded, state: Passing, seat: Seat) -> Passing:
    hands = redealt(dice, state.hands, _eyes(state.brief, seat), ())
    return replace(state, hands=hands, sealed=resealed(dice, hands, state.sealed, seat))


def _shuffled_play(dice: Seeded, state: Playing, seat: Seat, *, over: bool) -> Playing:
    eyes = _eyes(state.brief, seat)
    other = _another_secret(dice, state.brief, eyes, state.secret, state.ledger)
    return replace(
        state,
        hands=redealt(dice, state.hands, eyes, state.signals),
        moved=tuple(removed(dice, move, eyes) for move in state.moved),
        secret=state.secret if over else other,
    )


def _another_secret(
    dice: Seeded, brief: Brief, eyes: Seat, secret: int | None, ledger: Ledger | None
) -> int | None:
    """Some other number that has not failed yet: had it, the attempt would be over."""
    owner = next((duty.owner for duty in brief.duties if duty.key == SECRET), None)
    if secret is None or owner is None or _eyes(brief, owner) == eyes:
        return secret
    won, left = (ledger.winners.count(owner), ledger.left) if ledger else (0, 13)
    return dice.choice(range(won, won + left + 1))
