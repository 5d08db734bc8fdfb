"""A view of Deep Sea in words."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.deepsea.view import Tricking, View
from shipmates.envs import telling
from shipmates.envs.deepsea.index import indexes
from shipmates.tricks.tasks import Verdict
from shipmates.words import Words
from shipmates.words import deepsea as sea
from shipmates.words.cards import verdict


def told(view: View, locale: str) -> str:
    """The mission, the tasks, the table, the hand, and what can be done."""
    return "\n".join(_lines(view, Words(locale)))


def _lines(view: View, words: Words) -> Iterator[str]:
    names = [telling.player(seat) for seat in range(view.setup.seats)]
    yield sea.title(words, view.setup.mission)
    yield from sea.rules(words, view.setup)
    if view.brief is not None:
        yield from _tasks(view, words, names)
    if isinstance(view.scene, Tricking) and view.scene.trick.cards:
        yield words.text("env-trick", cards=sea.cards(words, view.scene.trick.cards))
    yield telling.hand(words, view.eyes, sea.cards(words, view.hand) if view.hand else "")
    if view.outcome is not None:
        yield sea.because(words, view.outcome, view.setup, names)
    actions = (sea.action(words, action, names, view.setup) for action in view.legal)
    yield from telling.choices(words, indexes(view), actions)


def _tasks(view: View, words: Words, names: list[str]) -> Iterator[str]:
    brief, scene, setup = view.brief, view.scene, view.setup
    assert brief is not None
    if brief.display:
        middle = ", ".join(sea.task_card(words, setup, key) for key in brief.display)
        yield words.text("env-middle", tasks=middle)
    for place, duty in enumerate(brief.duties):
        stand = scene.verdicts[place] if isinstance(scene, Tricking) else Verdict.OPEN
        task = sea.duty(words, setup, duty, view.noted)
        yield words.text(
            "env-task", name=names[duty.owner], task=task, verdict=verdict(words, stand)
        )
