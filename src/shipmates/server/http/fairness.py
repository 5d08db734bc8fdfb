"""Decisions of a finished Crew game, given what each seat could know when it made them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Struct

from shipmates.bots.told import sentences
from shipmates.review import Review, fairness
from shipmates.review.known import Asked, Decision, telling
from shipmates.server.decisions import decisions
from shipmates.server.hall import Hall
from shipmates.server.http.games import Word, seated, states_of
from shipmates.server.http.review import crew_game, looked_at
from shipmates.server.kits import Action
from shipmates.server.memory import Key
from shipmates.server.people import Language
from shipmates.server.refusals import Wrong
from shipmates.server.store.rows import AttemptRow
from shipmates.tricks.moves import Play
from shipmates.words import Words, advice

Label: TypeAlias = Literal["fine", "slip", "costly"]
MORE = 8
"""So many decisions at most are judged for one request."""


class Decided(Struct, frozen=True):
    """A decision somebody had to make."""

    ply: int
    """The moment after it."""
    trick: int | None
    seat: int
    kind: Literal["card", "signal", "choice"]
    silent: bool
    """Whether somebody could have shown a card, and did not."""
    said: str
    label: Label | None
    """How good it was; nothing while it is not judged."""
    counts: bool
    """Of all the times a seat kept silent, the worst counts."""


class Fairness(Struct, frozen=True):
    """All decisions of a game."""

    decisions: list[Decided]
    left: int
    """So many are still to be judged."""
    told: list[str]
    """Once all are: a sentence for each slip, and the sums by seat."""
    plies: list[int | None]
    """The moment each of these belongs to."""


class Choice(Struct, frozen=True):
    """Something that could be done."""

    said: str
    card: str | None
    share: int
    """In so many of a hundred deals that the seat could imagine, the crew wins then."""


class Fair(Struct, frozen=True):
    """One decision, and all that could have been done instead."""

    ply: int
    seat: int
    label: Label
    done: int
    """Which of the choices was made."""
    choices: list[Choice]
    """The best first."""
    because: list[str]
    """What somebody who knew no more would have done, and why."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A game, and how it is spoken of."""

    row: AttemptRow
    lines: tuple[str, ...]
    words: Words

    @property
    def key(self) -> Key:
        """An attempt that was practice may go on and end otherwise."""
        return self.row.id, hash(self.lines)

    @property
    def asked(self) -> tuple[Asked, ...]:
        return decisions(self.row.head, self.lines)

    @property
    def setup(self) -> Any:
        return states_of(self.row.head, self.lines)[0].setup

    @property
    def names(self) -> list[str]:
        return seated(self.row, self.setup)

    def deed(self, action: Action) -> str:
        return advice.deed(self.words, action, self.names, self.setup)


@get("/api/games/{attempt:str}/known", summary="How good each decision was")
async def known(
    request: Request[Any, Any, Any],
    attempt: Word,
    words: FromQuery[Language] = "en",
    more: Annotated[int, QueryParameter(ge=0, le=MORE)] = 0,
) -> Fairness:
    """What is known so far, after judging so many more of them."""
    hall: Hall = request.app.state.hall
    game = _Told(*await crew_game(request, attempt), Words(words))
    found = await hall.studies.judged_on(game.key, game.asked, more)
    judged = [one for one in found if one is not None]
    left = len(found) - len(judged)
    told = [] if left else await _summed(request, game, judged)
    counted = {one.place for one in telling(judged)}
    return Fairness(
        [_decided(game, *pair, counted) for pair in zip(game.asked, found, strict=True)],
        left,
        [said.text for said in told],
        [said.ply for said in told],
    )


def _decided(game: _Told, one: Asked, decision: Decision | None, counted: set[int]) -> Decided:
    name, deed = game.names[one.view.seat], game.deed(one.action)
    return Decided(
        one.place + 1,
        one.trick,
        int(one.view.seat),
        one.kind.value,
        one.silent,
        game.words.text("known-did", name=name, deed=deed),
        None if decision is None else decision.grade.value,
        one.place in counted,
    )


async def _summed(
    request: Request[Any, Any, Any], game: _Told, judged: Sequence[Decision]
) -> list[Any]:
    """Nobody is blamed for what only open cards show: that takes a look at them."""
    open_ = await looked_at(request, game.row, game.lines, whole=False)
    losing = open_["losing"]
    review = Review(None, None, () if losing is None else (losing,), (), None)
    return list(fairness.told(game.words, game.setup, game.names, judged, review))


@get("/api/games/{attempt:str}/plies/{ply:int}/known", summary="How good one decision was")
async def known_at(
    request: Request[Any, Any, Any],
    attempt: Word,
    ply: Annotated[int, PathParameter(le=100_000)],
    words: FromQuery[Language] = "en",
) -> Fair:
    """The decision that led to this moment, beside everything else that could be done."""
    hall: Hall = request.app.state.hall
    game = _Told(*await crew_game(request, attempt), Words(words))
    found = next((one for one in game.asked if one.place == ply - 1), None)
    if found is None:
        raise Wrong("no-decision", ply=ply)
    decision = await hall.studies.judged(game.key, found)
    given = await hall.studies.why(game.key, found, decision)
    done = [option.action for option in decision.weighed].index(decision.action)
    return Fair(
        ply,
        int(decision.seat),
        decision.grade.value,
        done,
        [_choice(game, option.action, option.share) for option in decision.weighed],
        list(sentences(game.words, game.setup, given, game.names)),
    )


def _choice(game: _Told, action: Action, share: float) -> Choice:
    card = action.card.text if isinstance(action, Play) else None
    return Choice(game.deed(action), card, advice.hundredths(share))


HANDLERS = [known, known_at]
