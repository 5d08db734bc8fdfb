"""What everybody sees happen, as sentences: a function of views, so nothing hidden is told."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.kernel import Seat, replay
from shipmates.planet9.actions import Deal, Decline, Ready
from shipmates.planet9.view import Tricking, View
from shipmates.tricks.tasks import Verdict
from shipmates.tui.session import GAME, Move, Session
from shipmates.words import Words
from shipmates.words import planet9 as say
from shipmates.words.planet9.cards import the


def news(
    words: Words, names: tuple[str, ...], before: View, after: View, move: Move
) -> Iterator[str]:
    """What a move looks like to anybody at the table."""
    seat, action = move
    if isinstance(action, Deal) and after.brief is not None:
        yield words.text("tui-news-commander", name=names[after.brief.commander])
    elif not isinstance(action, Ready | Decline):
        yield say.told(words, seat, action, names)
    if before.brief and after.brief and after.brief.passed is not before.brief.passed:
        yield words.text("tui-news-distress", way=_way(after))
    if isinstance(before.scene, Tricking) and isinstance(after.scene, Tricking):
        yield from _trick(words, names, before.scene, after.scene)


def told_so_far(words: Words, session: Session) -> tuple[str, ...]:
    """Everything that has happened in an attempt, for whoever comes back to it."""
    looks = tuple(GAME.look(state, Seat(0)) for state in replay(GAME, session.record))
    return tuple(
        sentence
        for before, after, move in zip(looks, looks[1:], session.record.moves, strict=False)
        for sentence in news(words, session.names, before, after, move)
    )


def _way(view: View) -> str:
    assert view.brief is not None
    assert view.brief.passed is not None
    return view.brief.passed.value


def own_news(words: Words, view: View) -> Iterator[str]:
    """What only this person knows: the cards that have just changed hands."""
    scene = view.scene
    if isinstance(scene, Tricking) and scene.moved and len(scene.ledger.tricks) < 2:
        gave, got = scene.moved[-1]
        yield words.text("tui-news-moved", gave=say.card(words, gave), got=say.card(words, got))


def _trick(words: Words, names: tuple[str, ...], old: Tricking, new: Tricking) -> Iterator[str]:
    if len(new.ledger.tricks) == len(old.ledger.tricks):
        return
    best = new.ledger.tricks[-1].best
    winner = names[new.ledger.winners[-1]]
    done = sum(
        now is Verdict.DONE and was is not now
        for was, now in zip(old.verdicts, new.verdicts, strict=True)
    )
    yield words.text("tui-news-trick", name=winner, card=the(words, best), done=done)
