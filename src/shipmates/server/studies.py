"""Finished games looked at with open cards: what takes a while is done by a worker, once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from shipmates.bots.mind import Mind, Plan, core
from shipmates.bots.reasons import Advice
from shipmates.kernel import Seat
from shipmates.notation import check, read_any
from shipmates.review import Review, document, reviewed
from shipmates.review.known import PLAN, Asked, Decision, judged, why
from shipmates.review.said import Said
from shipmates.review.solvers import quick, thorough
from shipmates.review.told import told, turning, winning_tricks
from shipmates.server import hints
from shipmates.server.kits import Action, Kit, State
from shipmates.server.memory import Key, Memory
from shipmates.server.refusals import Away, Wrong
from shipmates.server.thinking import Thinkers
from shipmates.solver.core import core_status, is_native
from shipmates.solver.encode import Position, draws_yet
from shipmates.solver.reference import cards, silent, turn
from shipmates.tricks.moves import Play
from shipmates.tricks.rounds import Playing
from shipmates.words import LOCALES, Words

Document: TypeAlias = dict[str, Any]
Answer = TypeVar("Answer")

KEPT: Final = 256
JUDGED: Final = 5_000
"""So many reviews and hints are remembered, and so many decisions; some fifty of each game."""


def looked_over(text: str, names: Sequence[str], *, whole: bool) -> Document:
    """The review of a record, and what there is to say of it in every language.

    Runs in a worker.
    """
    parsed: Any = read_any(text)
    states = tuple(check(parsed))
    found = reviewed(states, parsed.record.moves, *(thorough() if whole else quick()))
    return {
        **document(found),
        "losing": found.first_losing,
        "line": _line(found, states),
        "told": {
            tongue: (*told(Words(tongue), found, names), *_twin(Words(tongue)))
            for tongue in LOCALES
        },
        "turning": {tongue: turning(Words(tongue), found, names) for tongue in LOCALES},
    }


def _twin(words: Words) -> Iterator[Said]:
    """Says so if the slow solver has answered."""
    if not is_native():
        yield Said(words.text("review-twin", install=core_status().install))


def _line(found: Review, states: Sequence[State]) -> list[tuple[int, list[str]]]:
    """The tricks of a line that would have won: who leads, and the cards."""
    if found.turn is None:
        return []
    tricks = winning_tricks(states[found.turn.place], found.turn.line)
    return [(int(trick.leader), [card.text for card in trick.cards]) for trick in tricks]


def marked(position: Position) -> dict[str, str]:
    """For every card that may be laid, whether it can be won then. Runs in a worker."""
    solver, _ = quick()
    return {card.text: one.chance.value for card, one in solver.marks(position).items()}


def followed(kit: Kit, state: State, laid: Sequence[str]) -> State:
    """The same game, had these cards been laid from here. Raises `Wrong`."""
    if not isinstance(state, Playing):
        raise Wrong("no-trick-yet")
    now: Any = silent(state)
    for text in laid:
        may = cards(now, turn(now)) if isinstance(now, Playing) else ()
        card = next((one for one in may if one.text == text), None)
        if card is None:
            raise Wrong("card-not-now", card=text)
        now = kit.rules.apply(now, turn(now), Play(card))
        now = silent(now) if isinstance(now, Playing) else now
    return now


def awaited(state: State) -> Seat | None:
    """Who lays the next card, if one is laid."""
    return turn(state) if isinstance(state, Playing) else None


class Studies:
    """Reviews and hints, each made once, however many ask for it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self.plan = PLAN
        """How much is thought about each decision."""
        self._reviews: Final = Memory[Document](KEPT)
        self._hints: Final = Memory[tuple[Action, dict[str, tuple[str, ...]]]](KEPT)
        self._judged: Final = Memory[Decision](JUDGED)
        self._reasons: Final = Memory[Advice](JUDGED)
        self._leaving: Final = asyncio.Event()

    async def review(
        self, attempt: str, text: str, names: Sequence[str], *, whole: bool
    ) -> Document:
        """What is known of a finished game; `whole` settles what a first look leaves open."""
        # An attempt that was practice may go on and end otherwise: its text is part of the key.
        study = partial(self._thinkers.study, _studied, text, tuple(names), whole)
        return await self._unless_leaving(self._reviews.ask((attempt, text, whole), study))

    async def hint(self, asked: hints.Asked, words: str) -> tuple[Action, list[str]]:
        """What an expert would do and why; the same question gets the same answer."""
        moment = asked.attempt, asked.course.ply, asked.seat
        given = f"hint {moment}", asked.view, asked.names, self._thinkers.plan
        thought = partial(self._thinkers.think, hints.thought, *given)
        action, told = await self._unless_leaving(self._hints.ask(moment, thought))
        return action, list(told[words])

    async def judged(self, game: Key, found: Asked) -> Decision:
        """How good a decision was, given what its seat could know. Raises `Wrong`."""
        if core() is None:
            raise Wrong("no-known", install=core_status().install)
        study = partial(self._thinkers.study, _judged, self.plan, found)
        return await self._unless_leaving(self._judged.ask((*game, found.place), study))

    async def why(self, game: Key, found: Asked, decision: Decision) -> Advice:
        """What would have been done by somebody who knew no more, and why."""
        study = partial(self._thinkers.study, _why, self.plan, found, decision)
        return await self._unless_leaving(self._reasons.ask((*game, found.place), study))

    async def judged_on(
        self, game: Key, found: Sequence[Asked], more: int
    ) -> list[Decision | None]:
        """Every decision of a game that was judged, and so many more of them."""
        told = list[Decision | None]()
        for one in found:
            known = self._judged.known((*game, one.place))
            if known is None and more:
                known, more = await self.judged(game, one), more - 1
            told.append(known)
        return told

    async def marks(self, position: State) -> dict[str, str]:
        """For every card that may be laid; nothing before a draw, when nobody can tell."""
        if not isinstance(position, Playing) or draws_yet(position):
            return {}
        study = self._thinkers.study(marked, position)
        return await self._unless_leaving(asyncio.create_task(study))

    async def _unless_leaving(self, task: asyncio.Task[Answer]) -> Answer:
        """Raises `Away` as soon as the server goes: nobody is kept waiting for an answer."""
        leaving = asyncio.create_task(self._leaving.wait())
        await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        if not task.done():
            task.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise Away("restart")
        return task.result()

    @property
    def waiting(self) -> int:
        """How many are not made yet."""
        made = self._reviews, self._hints, self._judged, self._reasons
        return sum(memory.waiting for memory in made)

    def leave(self) -> None:
        """The server goes: whoever waits is told so."""
        self._leaving.set()


def _studied(text: str, names: Sequence[str], whole: bool) -> Document:  # noqa: FBT001
    return looked_over(text, names, whole=whole)


def _judged(plan: Plan, found: Asked) -> Decision:
    return judged(_mind(plan), found)


def _why(plan: Plan, found: Asked, decision: Decision) -> Advice:
    return why(_mind(plan), found, decision)


def _mind(plan: Plan) -> Mind:
    built = core()
    assert built is not None
    return Mind(built, plan)
