"""What everybody sees happen, as sentences: a function of views, so nothing hidden is told."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.deepsea import actions as sea
from shipmates.kernel import Seat, replay
from shipmates.planet9 import actions as nine
from shipmates.tricks.moves import Deal, Ready
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.tasks import Verdict
from shipmates.tui import say
from shipmates.tui.game import SEA, View, captain, key_of
from shipmates.tui.session import Move, Session
from shipmates.words import Words


def news(
    words: Words, names: tuple[str, ...], before: View, after: View, move: Move
) -> Iterator[str]:
    """What a move looks like to anybody at the table."""
    seat, action = move
    if isinstance(action, Deal) and after.brief is not None:
        code = "captain" if key_of(after.setup) == SEA else "commander"
        yield words.text(f"tui-news-{code}", name=names[captain(after.brief)])
    elif not isinstance(action, Ready | nine.Decline | sea.Decline):
        yield say.told(words, seat, action, names, after.setup)
    if before.brief and after.brief and after.brief.passed is not before.brief.passed:
        yield words.text("tui-news-distress", way=_way(after))
    if isinstance(before.scene, Tricking) and isinstance(after.scene, Tricking):
        yield from _trick(words, names, before, after)


def told_so_far(words: Words, session: Session) -> tuple[str, ...]:
    """Everything that has happened in an attempt, for whoever comes back to it."""
    rules = session.rules
    looks = tuple(rules.look(state, Seat(0)) for state in replay(rules, session.record))
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
        named = {"gave": gave, "got": got}
        cards = {key: say.card(words, card, view.setup) for key, card in named.items()}
        yield words.text("tui-news-moved", **cards)


def _trick(words: Words, names: tuple[str, ...], before: View, after: View) -> Iterator[str]:
    old, new = before.scene, after.scene
    assert isinstance(old, Tricking)
    assert isinstance(new, Tricking)
    if len(new.ledger.tricks) == len(old.ledger.tricks):
        return
    best = new.ledger.tricks[-1].best
    winner = names[new.ledger.winners[-1]]
    done = sum(
        now is Verdict.DONE and was is not now
        for was, now in zip(old.verdicts, new.verdicts, strict=True)
    )
    yield words.text(
        "tui-news-trick", name=winner, card=say.the(words, best, after.setup), done=done
    )
