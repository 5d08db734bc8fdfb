"""Tasks of several parts that are said in one breath."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import NONE, Cards, Span, Task, Tricks, exactly
from shipmates.words.cards import Kind, kinds


@dataclass(frozen=True, slots=True)
class OnlyTricks:
    """These tricks, and no other."""

    among: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OnlyCards:
    """These cards, and no other of their kind."""

    of: CardSet
    among: Kind


@dataclass(frozen=True, slots=True)
class Alike:
    """So many of each of these kinds."""

    kinds: tuple[Kind, ...]
    span: Span


def every(parts: tuple[Task, ...]) -> OnlyTricks | OnlyCards | Alike | None:
    """What all parts come to, if there is a shorter way to say it."""
    match parts:
        case (Tricks(span, among), Tricks(Span(0, 0), (), but)):
            whole = among == but and span == exactly(len(set(among)))
            return OnlyTricks(among) if among and whole else None
        case (Cards(of, span), Cards(others, Span(0, 0))) if span == exactly(len(of)):
            match kinds(of | others):
                case (kind,) if not of & others:
                    return OnlyCards(of, kind)
                case _:
                    return None
        case _:
            return alike(parts)


def alike(parts: tuple[Task, ...]) -> Alike | None:
    """Each part is as many cards of a kind, and not none."""
    found, spans = list[Kind](), set[Span]()
    for part in parts:
        match part:
            case Cards(of, span) if span != NONE and len(kinds(of)) == 1:
                found += kinds(of)
                spans.add(span)
            case _:
                return None
    return Alike(tuple(found), spans.pop()) if len(spans) == 1 and len(found) > 1 else None
