"""What everybody sees happen, as sentences, with what it changed in the scores."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.scoring import sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.state import Over, Placing, Running, State
from shipmates.kernel import Seat
from shipmates.tui.crewdeck.session import RULES, Move
from shipmates.words import Words
from shipmates.words import crewdeck as say


def news(
    words: Words, names: tuple[str, ...], before: State, after: State, move: Move
) -> tuple[str, ...]:
    """What a move looks like to anybody; that somebody has placed is told once."""
    seat, action = move
    old, new = (RULES.look(state, Seat(0)) for state in (before, after))
    told = say.news(words, old, new, move, names)
    if not isinstance(action, Place | Stow):
        return told
    assert isinstance(before, Placing)
    opened = not isinstance(after, Placing)
    if not opened:
        done = seat not in RULES.awaited(after)
        return (words.text("deck-news-placed", name=names[seat]),) if done else ()
    return (told[1], *_scores(words, names, before, after), *told[2:])


def _scores(
    words: Words, names: tuple[str, ...], before: Placing, after: State
) -> Iterator[str]:
    """Everybody's score, as the ships are opened and the payroll is paid."""
    edition = before.table.setup.edition
    for name, old, new in zip(names, before.table.ships, _ships(after), strict=True):
        was, now = (sheet(ship, edition).total for ship in (old, new))
        yield words.text(
            "deck-news-score",
            name=name,
            was=say.number(words, was),
            now=say.number(words, now),
            gain=say.signed(words, now - was),
        )


def _ships(state: State) -> tuple[Ship, ...]:
    """The ships as they lie open."""
    assert isinstance(state, Running | Over)
    return state.table.ships


def told_so_far(
    words: Words, names: tuple[str, ...], states: tuple[State, ...], moves: tuple[Move, ...]
) -> tuple[str, ...]:
    """Everything that has happened in a game, for whoever comes back to it."""
    return tuple(
        sentence
        for before, after, move in zip(states, states[1:], moves, strict=False)
        for sentence in news(words, names, before, after, move)
    )
