"""What a move brought about: what was done, and all that followed without anyone's choice.

A function of views, and of what they have in common: it reads the same for every seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shipmates.crewdeck.actions import Action, Add
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.setup import HAND
from shipmates.crewdeck.view import Phase, View
from shipmates.kernel import Seat
from shipmates.words.crewdeck.actions import told
from shipmates.words.crewdeck.cards import cards, the
from shipmates.words.words import Words


def news(
    words: Words,
    before: View,
    after: View,
    move: tuple[Seat, Action],
    names: Sequence[str],
) -> tuple[str, ...]:
    """The sentences of one move, in the order in which it all happened."""
    seat, action = move
    return (
        told(words, seat, action, names, before.setup, before),
        *_unasked(words, before, after, action, names),
    )


def _unasked(
    words: Words, before: View, after: View, action: Action, names: Sequence[str]
) -> Iterator[str]:
    if before.phase is Phase.RECRUIT and after.phase is Phase.PLACE:
        yield from _last_crews(words, before, after, names)
    if before.phase is Phase.PLACE and after.phase is not Phase.PLACE:
        yield words.text("cd-news-ships", count=after.setup.players)
    if _deals(before, after):
        yield words.text("cd-news-round", round=after.round, rounds=ROUNDS)
    if after.setup.solo:
        yield from _rival(words, before, after, action)
    if before.phase is Phase.FORM and after.phase in (Phase.POST, Phase.RECRUIT):
        left = HAND - after.setup.plays
        code = "cd-news-discard-alone" if after.setup.solo else "cd-news-discard"
        yield words.text(code, count=left)
    if before.phase is Phase.POST and after.phase is Phase.RECRUIT:
        assert after.first is not None
        yield words.text("cd-news-highest", name=names[after.first])


def _deals(before: View, after: View) -> bool:
    """Whether a round begins: its cards are dealt, though the deck may run out on the way."""
    begun = before.first is None or before.round < after.round
    return begun and after.phase is not Phase.OVER


def _last_crews(words: Words, before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    if after.setup.solo:
        yield from _left_over(words, before, after)
        return
    seat, stack = after.claims[-1]
    crew = cards(words, after.stacks[stack])
    yield words.text("cd-news-last-crew", name=names[seat], stack=stack + 1, cards=crew)


def _left_over(words: Words, before: View, after: View) -> Iterator[str]:
    """Which of two work crews the rival took, and which goes to nobody."""
    ((_, mine),) = after.claims
    left = {i: crew for i, crew in enumerate(after.stacks) if i != mine}
    taken = next(i for i in left if left[i] == after.rival[len(before.rival) :])
    for code, stack in (("takes", taken), ("aside", sum(left) - taken)):
        crew = cards(words, left[stack])
        yield words.text(f"cd-rival-{code}", stack=stack + 1, cards=crew)


def _rival(words: Words, before: View, after: View, action: Action) -> Iterator[str]:
    """What it has turned up, once the player's own card is accounted for."""
    if after.phase is not Phase.FORM and not isinstance(action, Add):
        return
    mine = action.stack if isinstance(action, Add) else None
    known = before.stacks if mine is not None else ((),) * len(after.stacks)
    for stack, (old, new) in enumerate(zip(known, after.stacks, strict=True)):
        for card in new[len(old) + (stack == mine) :]:
            yield words.text("cd-rival-adds", card=the(words, card), stack=stack + 1)
