"""What has happened at a table, as sentences: made of what everybody saw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from shipmates import crewdeck, deepsea
from shipmates.server.course import Step
from shipmates.tricks.moves import Decline, Ready
from shipmates.tricks.scenes import Tricking
from shipmates.words import Words
from shipmates.words import crewdeck as deck
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine

LINES: Final = 14


def news(words: Words, steps: Iterable[Step], names: Sequence[str]) -> list[str]:
    """The last sentences, the newest last."""
    told = [line for step in steps for line in _lines(words, step, names)]
    return told[-LINES:]


def _lines(words: Words, step: Step, names: Sequence[str]) -> Iterator[str]:
    setup = step.after.setup
    if isinstance(setup, crewdeck.Setup):
        move = (step.seat, step.action)
        yield from deck.news(words, step.before, step.after, move, names)
        return
    if not isinstance(step.action, Ready | Decline):
        if isinstance(setup, deepsea.Setup):
            yield sea.told(words, step.seat, step.action, names, setup)
        else:
            yield nine.told(words, step.seat, step.action, names)
    yield from _trick(words, step, names)


def _trick(words: Words, step: Step, names: Sequence[str]) -> Iterator[str]:
    was, now = step.before.scene, step.after.scene
    if not isinstance(was, Tricking) or not isinstance(now, Tricking):
        return
    if len(now.ledger.tricks) > len(was.ledger.tricks):
        best = now.ledger.tricks[-1].best
        at_sea = isinstance(step.after.setup, deepsea.Setup)
        card = (sea if at_sea else nine).card(words, best)
        winner = names[now.ledger.winners[-1]]
        yield words.text("web-news-trick", name=winner, card=card)
