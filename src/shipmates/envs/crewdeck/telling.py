"""A view of Crew Deck in words."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.crewdeck.view import View
from shipmates.envs import telling
from shipmates.envs.crewdeck.index import indexes
from shipmates.words import Words
from shipmates.words import crewdeck as deck


def told(view: View, locale: str) -> str:
    """The question, the hand, the work crews, and what can be done."""
    return "\n".join(_lines(view, Words(locale)))


def _lines(view: View, words: Words) -> Iterator[str]:
    names = [telling.player(seat) for seat in range(view.setup.players)]
    yield deck.phase(words, view.phase)
    yield deck.question(words, view)
    for stack in view.stacks:
        if stack:
            yield words.text("env-middle", tasks=deck.cards(words, stack))
    mine = (*view.hand, *view.news)
    yield telling.hand(words, view.seat, deck.cards(words, mine) if mine else "")
    if view.outcome is not None:
        yield deck.because(words, view.outcome, names)
    actions = (deck.action(words, action, names, view.setup, view) for action in view.legal)
    yield from telling.choices(words, indexes(view), actions)
