"""How a table plays: what differs with the number of players, and what was chosen."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.crewdeck.cards import Wild
from shipmates.crewdeck.setup import HAND, Setup
from shipmates.words.crewdeck.cards import wild
from shipmates.words.lists import both, comma
from shipmates.words.words import Words


def options(words: Words, setup: Setup) -> tuple[str, ...]:
    """All that must be known of this table, one sentence a line."""
    return (
        _crews(words, setup),
        _payroll(words, setup),
        _ship(words, setup),
        wilds(words, setup),
        frame(words, setup),
        *_assumed(words, setup),
    )


def wilds(words: Words, setup: Setup) -> str:
    """Which wild cards are in the deck."""
    counts = {kind: setup.wild_count(kind) for kind in Wild}
    if not any(counts.values()):
        return words.text("cd-wilds-none")
    listed = [
        words.text("cd-wilds-count", count=str(count), wild=wild(words, kind))
        for kind, count in counts.items()
    ]
    return words.text("cd-wilds-in", wilds=both(words, listed))


def frame(words: Words, setup: Setup) -> str:
    """How a ship's places are bounded."""
    code = "cd-frame-fixed" if setup.fixed else "cd-frame-floating"
    return words.text(code, columns=setup.frame.columns)


def _crews(words: Words, setup: Setup) -> str:
    return words.text(
        "cd-table-crews-alone" if setup.solo else "cd-table-crews",
        stacks=setup.stacks,
        size=setup.stack_size,
        plays=setup.plays,
        discards=HAND - setup.plays,
    )


def _payroll(words: Words, setup: Setup) -> str:
    if setup.solo:
        amounts = comma(words, list(map(str, setup.edition.solo_payroll)))
        return words.text("cd-table-payroll-alone", amounts=amounts)
    amounts = comma(words, list(map(str, setup.edition.payroll)))
    return words.text("cd-table-payroll", amounts=amounts, count=setup.posts)


def _ship(words: Words, setup: Setup) -> str:
    columns, hold = setup.frame.columns, setup.frame.hold
    return words.text("cd-table-ship", columns=columns, count=hold)


def _assumed(words: Words, setup: Setup) -> Iterator[str]:
    if setup.edition.assumed:
        yield words.text("cd-table-assumed")
