"""A view of Planet Nine in words."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.envs import telling
from shipmates.envs.planet9.index import indexes
from shipmates.planet9.view import Tricking, View
from shipmates.tricks.tasks import Verdict
from shipmates.words import Words
from shipmates.words import planet9 as nine


def told(view: View, locale: str) -> str:
    """The mission, the tasks, the table, the hand, and what can be done."""
    return "\n".join(_lines(view, Words(locale)))


def _lines(view: View, words: Words) -> Iterator[str]:
    names = [telling.player(seat) for seat in range(view.setup.seats)]
    yield nine.title(words, view.setup.mission)
    yield from nine.rules(words, view.setup)
    if view.brief is not None:
        yield from _tasks(view, words, names)
    if isinstance(view.scene, Tricking) and view.scene.trick.cards:
        yield words.text("env-trick", cards=nine.cards(words, view.scene.trick.cards))
    yield telling.hand(words, view.eyes, nine.cards(words, view.hand) if view.hand else "")
    if view.outcome is not None:
        yield nine.because(words, view.outcome, view.setup, names)
    actions = (nine.action(words, action, names) for action in view.legal)
    yield from telling.choices(words, indexes(view), actions)


def _tasks(view: View, words: Words, names: list[str]) -> Iterator[str]:
    brief, scene = view.brief, view.scene
    assert brief is not None
    if brief.display:
        middle = ", ".join(nine.duty(words, errand) for errand in brief.display)
        yield words.text("env-middle", tasks=middle)
    for place, duty in enumerate(brief.duties):
        stand = scene.verdicts[place] if isinstance(scene, Tricking) else Verdict.OPEN
        task, verdict = nine.duty(words, duty), nine.verdict(words, stand)
        yield words.text("env-task", name=names[duty.owner], task=task, verdict=verdict)
