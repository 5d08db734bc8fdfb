"""The messages of one language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = ("en", "fr")
"""The languages there are; the first is spoken to whoever asks for none of them."""


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


@cache
def _bundle(locale: str) -> FluentBundle:
    # Isolation marks would show up as boxes in many a terminal.
    bundle = FluentBundle([locale], use_isolating=False)
    folder = files("shipmates.words") / locale
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
