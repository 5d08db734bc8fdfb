"""A review for people: one sentence for each turning point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shipmates.review.choices import choices, voice_of
from shipmates.review.review import Review
from shipmates.review.said import Said
from shipmates.review.walk import Laid
from shipmates.solver.answer import Chance
from shipmates.solver.encode import Position
from shipmates.solver.reference import outcome_of, played, silent, turn
from shipmates.tricks.cards import Card
from shipmates.tricks.play import Trick
from shipmates.words import Words
from shipmates.words.cards import the
from shipmates.words.lists import either
from shipmates.words.voice import Voice

PUZZLING = 3
"""An only card among fewer is not worth a sentence."""
FEW = 4
"""More cards than these are not listed."""


def sentences(words: Words, review: Review, names: Sequence[str]) -> tuple[str, ...]:
    """What there is to say, from the first choice to the last card."""
    return tuple(said.text for said in told(words, review, names))


def turning(words: Words, review: Review, names: Sequence[str]) -> str | None:
    """What there is to say of the card that turned it, or of a start that was lost already."""
    if review.start is None:
        return None
    if review.turn is None:
        lost = review.chance is Chance.LOST
        return words.text("review-start-lost") if lost else None
    voice = voice_of(words, review.start)
    return next(_card(voice, review.turn, review, names), None)


def told(words: Words, review: Review, names: Sequence[str]) -> Iterator[Said]:
    """The same, each sentence with its moment."""
    start = review.start
    if start is None:
        yield Said(words.text("review-no-cards"))
        return
    voice = voice_of(words, start)
    yield from (Said(text, ply) for text, ply in _begun(words, review))
    yield from choices(words, review, names)
    for laid in review.cards:
        yield from (Said(text, laid.place + 1) for text in _card(voice, laid, review, names))
    if _stayed(review):
        yield Said(words.text("review-stayed"), review.cards[-1].place + 1)


def _begun(words: Words, review: Review) -> Iterator[tuple[str, int | None]]:
    """How it stood at first, as far as that can be said."""
    if not review.unjudged:
        yield words.text(f"review-start-{_chance(review.chance)}"), review.begin
        return
    yield words.text("review-before-draw"), review.begin
    judged = next((laid for laid in review.cards if laid.before is not None), None)
    if judged is not None:
        yield words.text(f"review-drawn-{_chance(judged.before)}"), judged.place


def _chance(chance: Chance | None) -> str:
    assert chance is not None
    return chance.value


def _stayed(review: Review) -> bool:
    return bool(review.cards) and review.cards[-1].after is Chance.WINNABLE


def _card(voice: Voice, laid: Laid, review: Review, names: Sequence[str]) -> Iterator[str]:
    said: dict[str, str | int] = {
        "trick": laid.trick,
        "name": names[laid.seat],
        "card": the(voice, laid.card),
    }
    if laid.is_turn and laid.after is Chance.LOST:
        yield _losing(voice, laid, said)
    elif laid.is_turn:
        yield voice.text("review-doubtful", **said)
    elif laid is review.lost_by:
        yield voice.text("review-lost-by", **said)
    elif laid.is_only and laid.legal >= PUZZLING:
        yield voice.text("review-only", count=laid.legal, **said)


def _losing(voice: Voice, laid: Laid, said: dict[str, str | int]) -> str:
    if len(laid.kept) > FEW:
        return voice.text("review-losing-many", count=len(laid.kept), **said)
    kept = either(voice.words, [the(voice, card) for card in laid.kept])
    return voice.text("review-losing", kept=kept, **said)


def winning_tricks(position: Position, line: Sequence[Card]) -> tuple[Trick, ...]:
    """The tricks a line makes, the running one included."""
    state, found = silent(position), list[Trick]()
    for card in line:
        seats = len(position.signals)
        trick = state.trick.plus(card)
        if len(trick.cards) == seats:
            found.append(trick)
        state = played(state, turn(state), card)
        if outcome_of(state) is not None:
            break
    return tuple(found)
