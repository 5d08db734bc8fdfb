"""The title and story of a mission, in any languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from shipmates.notation.plain import inline
from shipmates.notation.tables import Table

_LOCALE: Final = re.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_BREAK: Final = "\n"
Words = TypeVar("Words")


class Text(Protocol):
    """The title and story of an own mission in one language, of either game."""

    @property
    def locale(self) -> str:
        """The language."""

    @property
    def title(self) -> str:
        """Its name."""

    @property
    def story(self) -> str:
        """A few sentences, or nothing."""


def write_texts(texts: Sequence[Text]) -> list[str]:
    """The lines that give the titles, then the stories."""
    titles = [f"title.{text.locale} = {inline(text.title)}" for text in texts]
    stories = [f"story.{text.locale} = {inline(text.story)}" for text in texts if text.story]
    return titles + stories


def read_texts(root: Table, make: Callable[[str, str, str], Words]) -> tuple[Words, ...]:
    """The texts, in the order of the titles; each language needs a title."""
    titles = _languages(root.table("title"), breaks="")
    stories = _languages(root.table("story"), breaks=_BREAK)
    for locale in stories:
        if locale not in titles and root.page.complete and root.page.sound(("title",)):
            root.blame("fault-story-untitled", "story", locale, locale=locale)
    return tuple(
        make(locale, title, stories.get(locale, "")) for locale, title in titles.items()
    )


def _languages(table: Table, *, breaks: str) -> dict[str, str]:
    texts = {locale: table.text(locale) for locale in table.values}
    for locale, text in texts.items():
        if not _LOCALE.fullmatch(locale):
            table.blame("fault-locale", locale, text=locale)
        elif text is not None and not text.strip():
            table.blame("fault-text-empty", locale, key=str(table.path[-1]), locale=locale)
        elif text and not all(char.isprintable() or char in breaks for char in text):
            # Whoever shares a mission must not be able to drive the reader's terminal.
            table.blame("fault-text-control", locale, key=str(table.path[-1]), locale=locale)
    return {locale: text for locale, text in texts.items() if text is not None}
