"""Why: an attempt that ended, an action refused, a mistake in a file."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.kernel import Illegal, Outcome
from shipmates.notation.faults import Fault
from shipmates.planet9.setup import Setup
from shipmates.planet9.tokens import Token
from shipmates.tricks.cards import Card
from shipmates.words import notes as shared
from shipmates.words.lists import capital
from shipmates.words.planet9.cards import card, token, voice
from shipmates.words.planet9.tasks import rules
from shipmates.words.words import Words


def because(words: Words, outcome: Outcome, setup: Setup, names: Sequence[str]) -> str:
    """Why the attempt was won or lost: the task or rule, the trick and its cards."""
    note = outcome.because
    params = shared.spoken(voice(words), note, names)
    match note.code, dict(note.params):
        case "rule-broken", {"rule": int(place)}:
            params["rule"] = rules(words, setup)[place]
        case "order-broken", {
            "card": str(early),
            "token": str(over),
            "late": str(late),
            "waiting": str(under),
        }:
            params["card"] = _ranked(words, early, over)
            params["late"] = _ranked(words, late, under)
        case _:
            pass
    return capital(words.text(f"because-{note.code}", **params))


def _ranked(words: Words, text: str, rank: str) -> str:
    name = card(words, Card.parse(text))
    if rank == "none":
        return words.text("duty-without-token", card=name)
    return words.text("duty", card=name, token=token(words, Token(rank)))


def refusal(words: Words, illegal: Illegal, names: Sequence[str]) -> str:
    """Why the rules refuse an action."""
    return shared.refused(voice(words), illegal.note, names)


def fault(words: Words, fault: Fault) -> str:
    """What is wrong in a file, and on which line."""
    return shared.fault(voice(words), fault)
