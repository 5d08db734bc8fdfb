"""What has happened between two views, as sentences: all of it lay open on the table."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.deepsea import actions as sea
from shipmates.deepsea import brief as sea_brief
from shipmates.kernel import Seat
from shipmates.planet9 import actions as nine
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import Play
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.tasks import Verdict
from shipmates.tui import say
from shipmates.tui.game import SEA, Brief, View, captain, key_of
from shipmates.words import Words


def changes(
    words: Words, names: tuple[str, ...], before: View | None, after: View
) -> Iterator[str]:
    """Whatever several moves have brought about, in the order they were made."""
    old = before.brief if before is not None else None
    if after.brief is not None:
        if old is None:
            code = "captain" if key_of(after.setup) == SEA else "commander"
            yield words.text(f"tui-news-{code}", name=names[captain(after.brief)])
        yield from _tasks(words, names, old, after.brief, after)
        if after.brief.passed is not None and (old is None or old.passed is None):
            yield words.text("tui-news-distress", way=after.brief.passed.value)
    if isinstance(after.scene, Tricking):
        was = before.scene if before is not None else None
        yield from _tricks(words, names, was if isinstance(was, Tricking) else None, after)


def _tasks(
    words: Words, names: tuple[str, ...], old: Brief | None, new: Brief, after: View
) -> Iterator[str]:
    known = old.duties if old is not None else ()
    for duty in new.duties[len(known) :]:
        took: nine.Take | sea.Take
        took = sea.Take(duty.key) if isinstance(duty, sea_brief.Duty) else nine.Take(duty.card)
        yield say.told(words, duty.owner, took, names, after.setup)


def _tricks(
    words: Words, names: tuple[str, ...], old: Tricking | None, after: View
) -> Iterator[str]:
    new, seats = after.scene, after.setup.seats
    assert isinstance(new, Tricking)
    for seat in map(Seat, range(seats)):
        shown = len(old.signals[seat]) if old is not None else 0
        for signal in new.signals[seat][shown:]:
            if signal is not None:
                yield say.told(words, seat, signal, names, after.setup)
    seen = (len(old.ledger.tricks), len(old.trick.cards)) if old is not None else (0, 0)
    for number, place, seat, card in _fallen(new, seats):
        if (number, place) < seen:
            continue
        yield say.told(words, seat, Play(card), names, after.setup)
        if place + 1 == seats:
            last = number + 1 == len(new.ledger.tricks)
            yield _won(words, names, after, number, _done(old, new) if last else 0)


def _fallen(scene: Tricking, seats: int) -> Iterator[tuple[int, int, Seat, Card]]:
    """Every card that can be seen, in the order it fell: in which trick and place, and whose.

    Of a table where only the last trick may be looked at, older ones have no cards.
    """
    for number, trick in enumerate((*scene.ledger.tricks, scene.trick)):
        for place, card in enumerate(trick.cards):
            yield number, place, Seat((trick.leader + place) % seats), card


def _won(words: Words, names: tuple[str, ...], after: View, trick: int, done: int) -> str:
    assert isinstance(after.scene, Tricking)
    ledger = after.scene.ledger
    best, winner = ledger.tricks[trick].best, names[ledger.winners[trick]]
    card = say.the(words, best, after.setup)
    return words.text("tui-news-trick", name=winner, card=card, done=done)


def _done(old: Tricking | None, new: Tricking) -> int:
    was = old.verdicts if old is not None else ()
    return new.verdicts.count(Verdict.DONE) - was.count(Verdict.DONE)
