"""A review for programs."""

from __future__ import annotations

from collections.abc import Iterable

from shipmates.review.others import Other, Others
from shipmates.review.review import Review
from shipmates.review.walk import Laid
from shipmates.solver.answer import Chance
from shipmates.solver.written import written
from shipmates.tricks.cards import Card


def document(review: Review) -> dict[str, object]:
    """Everything a review found out, as plain data."""
    turn, losing, by = review.turn, review.first_losing, review.lost_by
    return {
        "start": _verdict(review.chance),
        "cards": [_laid(laid) for laid in review.cards],
        "turn": None if turn is None else turn.place,
        "first_losing": None if losing is None else losing.place,
        "lost_by": None if by is None else by.place,
        "line": [] if turn is None else _texts(turn.line),
        "others": [_others(others) for others in review.others],
    }


def _verdict(chance: Chance | None) -> str | None:
    return None if chance is None else chance.value


def _texts(cards: Iterable[Card]) -> list[str]:
    return [card.text for card in cards]


def _laid(laid: Laid) -> dict[str, object]:
    return {
        "move": laid.place,
        "trick": laid.trick,
        "seat": int(laid.seat),
        "card": laid.card.text,
        "legal": laid.legal,
        "before": _verdict(laid.before),
        "after": _verdict(laid.after),
        "kept": _texts(laid.kept),
        "undecided": _texts(laid.doubtful),
    }


def _others(others: Others) -> dict[str, object]:
    return {
        "kind": others.kind.value,
        "tried": others.tried,
        "lost": others.lost,
        "all": others.whole,
        "winnable": None if others.found is None else _position(others.found),
    }


def _position(other: Other) -> dict[str, object] | None:
    mission = other.position.brief.mission
    return None if mission.rules and not mission.number else written(other.position)
