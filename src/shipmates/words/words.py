"""The messages of one language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LOCALES: Final = ("en", "fr")
"""The languages there are; the first is spoken to whoever asks for none of them."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins: what goes on with it is indented."""


class Words:
    """What a language says for each code. Never falls back to another language in silence.

    >>> Words("fr").text("suit-pink")
    'rose'
    """

    def __init__(self, locale: str) -> None:
        if locale not in LOCALES:
            raise ValueError(
                f"{locale!r} is no language of ours: expected {' or '.join(LOCALES)}"
            )
        self.locale: Final = locale
        self._bundle: Final = _bundle(locale)

    @staticmethod
    def best(wanted: str | None) -> Words:
        """The language that fits a setting such as `fr_FR.UTF-8` best."""
        language = (wanted or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
        return Words(language if language in LOCALES else LOCALES[0])

    def has(self, code: str) -> bool:
        """Whether there is a message for this code."""
        return self._bundle.has_message(code)

    def text(self, code: str, /, **params: str | int) -> str:
        """The message in words. Raises `KeyError` if it or one of its parameters is missing."""
        pattern = self._bundle.get_message(code).value
        assert pattern is not None, f"{code} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"{code}: {errors[0]}")
        return str(text)


class _Bundle(FluentBundle):
    """Reads a message when somebody asks for it: reading all of them takes most of a second."""

    def __init__(self, locale: str) -> None:
        # Isolation marks would show up as boxes in many a terminal.
        super().__init__([locale], use_isolating=False)
        self._unread: Final = dict[str, str]()

    def add(self, text: str) -> None:
        """All messages and terms of a file."""
        starts = [*ENTRY.finditer(text)]
        ends = [*(start.start() for start in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._unread.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:  # noqa: FBT001, FBT002 - its ways
        name = f"-{entry_id}" if term else entry_id
        if source := self._unread.get(name):
            self.add_resource(FluentResource(source))
            self._unread.pop(name, None)  # only now: another thread may ask meanwhile
        return super()._lookup(entry_id, term)


@cache
def _bundle(locale: str) -> _Bundle:
    bundle = _Bundle(locale)
    folder = files("shipmates.words") / locale
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add(file.read_text("utf-8"))
    return bundle
