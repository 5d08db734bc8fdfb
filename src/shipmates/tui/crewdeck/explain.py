"""Why a choice is worth what it is worth, in words."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.tui.crewdeck.advice import Growth, Option
from shipmates.words import Words
from shipmates.words import crewdeck as say
from shipmates.words.lists import capital


def reasons(words: Words, option: Option) -> Iterator[str]:
    """Which sets grow from what to what, and what is printed on the cards."""
    for growth in option.growths:
        yield _growth(words, growth)
    if option.crew or not (option.growths or option.hold):
        yield words.text("deck-why-values", points=say.signed(words, option.crew))
    if option.hold:
        yield words.text("deck-why-hold", points=say.signed(words, option.hold))


def _growth(words: Words, growth: Growth) -> str:
    params = {
        "trait": capital(say.trait(words, growth.trait)),
        "now": str(growth.now),
        "points": say.signed(words, growth.points),
    }
    if not growth.was:
        return words.text("deck-why-new", **params)
    was = " + ".join(f"×{size}" for size in growth.was)
    return words.text("deck-why-grows", was=was, **params)
