"""Why: an attempt that ended, an action refused, a mistake in a file."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.kernel import Illegal, Note, Outcome
from shipmates.notation.faults import Fault
from shipmates.planet9.setup import Setup
from shipmates.planet9.tokens import Token
from shipmates.tricks.cards import SUITED, Card, Suit
from shipmates.words.lists import capital
from shipmates.words.planet9.cards import card, cards, one_of, the, token
from shipmates.words.planet9.tasks import rules
from shipmates.words.words import Words

MOST_SEATS = 5
"""A file knows seats by number, and no names."""


def because(words: Words, outcome: Outcome, setup: Setup, names: Sequence[str]) -> str:
    """Why the attempt was won or lost: the task or rule, the trick and its cards."""
    note = outcome.because
    params = _spoken(words, note, names)
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
    return words.text(f"illegal-{illegal.note.code}", **_spoken(words, illegal.note, names))


def fault(words: Words, fault: Fault) -> str:
    """What is wrong in a file, and on which line."""
    return words.text("at-line", line=str(fault.line), fault=_mistake(words, fault.note))


def _mistake(words: Words, note: Note) -> str:
    params = dict(note.params)
    match note.code, params:
        case "fault-type", {"wanted": str(wanted), "found": str(found)}:
            params["wanted"] = words.text(f"kind-{wanted}")
            params["found"] = words.text(f"kind-{found}")
        case code, _ if not code.startswith("fault-"):
            seats = [words.text("seat", seat=seat) for seat in range(MOST_SEATS)]
            return words.text(f"illegal-{code}", **_spoken(words, note, seats))
        case _:
            pass
    return words.text(note.code, **params)


def _spoken(words: Words, note: Note, names: Sequence[str]) -> dict[str, str | int]:
    return {key: _value(words, key, value, names) for key, value in note.params}


def _value(words: Words, key: str, value: str | int, names: Sequence[str]) -> str | int:
    match key, value:
        case "card" | "late", str():
            return the(words, Card.parse(value))
        case "cards", str():
            return cards(words, [Card.parse(text) for text in value.split()])
        case "suit", str():
            return one_of(words, SUITED[Suit(value)])
        case "turn" | "seat" | "owner" | "winner", int():
            return names[value] if 0 <= value < len(names) else value
        case _:
            return value
