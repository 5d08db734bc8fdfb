"""The deals that fit what a seat knows.

The one place among the bots that builds states: from a view alone, with some deal or other in
the hands it does not see. The native core fills in deals of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from shipmates.bots.known import (
    MOST_SEATS,
    Brief,
    Known,
    Table,
    View,
    given_away,
    picks,
    public_of,
    table_of,
)
from shipmates.deepsea import briefing as sea_briefing
from shipmates.deepsea import stages as sea_stages
from shipmates.deepsea import state as sea_state
from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.deepsea.view import View as SeaView
from shipmates.planet9 import briefing as nine_briefing
from shipmates.planet9 import stages as nine_stages
from shipmates.planet9 import state as nine_state
from shipmates.planet9.brief import Brief as NineBrief
from shipmates.planet9.stages import Matter
from shipmates.solver.encode import encode
from shipmates.solver.problem import with_hands
from shipmates.tricks.cards import CARDS, Card, CardSet
from shipmates.tricks.dealing import LEADERS_CARD
from shipmates.tricks.distress import Calling, Passing
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.tricks.rounds import Air, Playing
from shipmates.tricks.scenes import Sealing, Tricking
from shipmates.tricks.signals import NEVER, Meaning
from shipmates.tricks.tasks import Predict, Verdict

Step = TypeVar("Step")


@dataclass(frozen=True, slots=True)
class Picture:
    """A position as one seat sees it, ready for the native core."""

    now: tuple[int, ...]
    opening: tuple[int, ...]
    """Empty where the past tells nothing."""
    outlook: tuple[int, ...]
    open: Known
    """What everybody knows."""


def picture(view: View, brief: Brief | None = None, hand: CardSet | None = None) -> Picture:
    """What the seat of this view knows, perhaps with other tasks or another hand in mind."""
    table = table_of(view)
    eyes, dummy = view.eyes, view.setup.dummy
    open_ = public_of(table, whole=True)
    own = view.hand if hand is None else hand
    sure = list(open_.has)
    given = given_away(table)
    if given is not None and given[1] not in table.gone and not table.drew:
        sure[given[0]] |= given[1].bit
    sure[eyes] = own.mask
    up = CardSet.of(face.up for face in view.row if face.up)
    if dummy is not None:
        sure[dummy] = up.mask
    pool = (view.setup.deck - table.gone).mask & ~_union(sure)
    sizes = [size - sure[s].bit_count() for s, size in enumerate(view.sizes)]
    sizes[eyes] = 0
    if dummy is not None:
        sizes[dummy] = 0
    covered = sum(face.covers for face in view.row)
    unsaid = _unsaid(table)
    may = [pool & ~lacks for lacks in open_.lacks]
    if dummy is not None:
        # What was announced and lies covered is in nobody's hand.
        may = [cards & ~(open_.has[dummy] & ~up.mask) for cards in may]
    for seat, higher, lower in unsaid:
        may[seat] &= ~(
            (lower if sure[seat] & higher else 0) | (higher if sure[seat] & lower else 0)
        )
    hidden = (
        pool,
        *_padded(sizes),
        covered,
        *_padded(may),
        pool,
    )
    first = public_of(table, whole=False)
    doubts = [
        doubt for doubt in unsaid if may[doubt[0]] & doubt[1] and may[doubt[0]] & doubt[2]
    ]
    past = [*table.ledger.tricks, table.trick]
    outlook = (
        *hidden,
        *open_.words,
        *first.words,
        len(doubts),
        *(word for doubt in doubts for word in doubt),
        len(past),
        *(word for trick in past for word in _trick_words(trick)),
        *_pick_words(table),
    )
    some = _some_deal(sure, sizes, pool)
    told = _tellable(brief or table.brief, _noted(view))
    now = _position(table, told, _hands(view, some, covered))
    return Picture(now, _opening(table, told, some), outlook, open_)


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _padded(numbers: list[int]) -> list[int]:
    return [*numbers, *[0] * (MOST_SEATS - len(numbers))]


def _trick_words(trick: Trick) -> tuple[int, ...]:
    return (int(trick.leader), len(trick.cards), *(card.index for card in trick.cards))


def _pick_words(table: Table) -> tuple[int, ...]:
    found = picks(table)
    return (len(found), *(word for pick in found for word in pick))


def _unsaid(table: Table) -> list[tuple[int, int, int]]:
    """Cards shown without a word, what is above and what is below: it has not both of these."""
    if table.drew:
        return []
    return [
        (
            seat,
            signal.card.peers & ~(2 * signal.card.bit - 1),
            signal.card.peers & (signal.card.bit - 1),
        )
        for seat, shown in enumerate(table.signals)
        for signal in shown
        if signal.meaning is Meaning.UNSAID and seat != table.view.eyes
    ]


def _some_deal(sure: list[int], sizes: list[int], pool: int) -> tuple[list[int], list[Card]]:
    """Hands of the right sizes; which hidden card is where is of no account."""
    cards = list(CardSet(pool))
    hands = list(sure)
    for seat, size in enumerate(sizes):
        for card in cards[:size]:
            hands[seat] |= card.bit
        del cards[:size]
    return hands, cards


def _hands(view: View, some: tuple[list[int], list[Card]], covered: int) -> Hands:
    hands, rest = some
    cards = tuple(map(CardSet, hands))
    dummy = view.setup.dummy
    if dummy is None:
        return Hands(cards)
    assert len(rest) == covered
    below = iter(rest)
    row = Row(tuple(Column(f.up, next(below) if f.covers else None) for f in view.row))
    return Hands.around(row, dummy, cards)


def _tellable(brief: Brief, noted: int | None) -> Any:
    """Without what cannot be known yet, or by this seat: a draw to come, what is foretold."""
    if isinstance(brief, NineBrief):
        if not brief.mission.draws:
            return brief
        mission = replace(brief.mission, draws=False)
        return replace(brief, setup=replace(brief.setup, mission=mission))
    duties = tuple(d for d in brief.duties if not _is_unknown(brief, d, noted))
    return replace(brief, duties=duties) if len(duties) < len(brief.duties) else brief


def is_unknown(view: SeaView, brief: SeaBrief, duty: SeaDuty) -> bool:
    """Whether it is not known, to this seat or to anybody, how many tricks are foretold."""
    return _is_unknown(brief, duty, view.noted)


def _is_unknown(brief: SeaBrief, duty: SeaDuty, noted: int | None) -> bool:
    return isinstance(brief.task(duty, noted), Predict)


def _noted(view: View) -> int | None:
    return view.noted if isinstance(view, SeaView) else None


def _position(table: Table, brief: Any, hands: Hands) -> tuple[int, ...]:
    return _encoded(table, brief, hands, table.ledger, table.trick)


def _encoded(
    table: Table, brief: Any, hands: Hands, ledger: Ledger, trick: Trick
) -> tuple[int, ...]:
    state: Any = Playing(
        brief,
        hands,
        (),
        ledger,
        trick,
        ((),) * table.seats,
        (),
        (Verdict.OPEN,) * len(brief.duties),
        Air(NEVER, ()),
        _noted(table.view),
    )
    return encode(state).words


def _opening(table: Table, brief: Any, some: tuple[list[int], list[Card]]) -> tuple[int, ...]:
    """The same deal before the first trick. The row tells too little of what lay where."""
    begun = bool(table.ledger.tricks or table.trick.cards)
    if table.view.setup.dummy is not None or table.drew or not begun:
        return ()
    hands = list(some[0])
    for trick in (*table.ledger.tricks, table.trick):
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % table.seats] |= card.bit
    blank = Ledger.blank(table.seats, table.ledger.total, table.ledger.deck)
    first = table.ledger.tricks[0].leader if table.ledger.tricks else table.trick.leader
    return _encoded(table, brief, Hands(tuple(map(CardSet, hands))), blank, Trick(first))


def standing(view: View, masks: Sequence[int], under: Sequence[tuple[int, int]]) -> Any:
    """The state of the game, if these are the hands: what follows from it can be tried out."""
    hands = _filled(view, masks, dict(under))
    brief, scene = view.brief, view.scene
    assert brief is not None
    stage: Any = scene
    if isinstance(scene, Sealing):
        sealed = tuple(scene.mine if s == view.seat else None for s in range(brief.seats))
        return Passing(brief, hands, scene.way, sealed)
    if isinstance(scene, Tricking):
        raise ValueError("tricks are being played: nothing is left to be agreed on")
    if isinstance(view, SeaView):
        assert isinstance(brief, SeaBrief)
        sea_todo = _after(sea_briefing.agenda(brief.setup), _sea_step(scene))
        return sea_state.Briefing(brief, hands, stage, sea_todo, (), view.noted)
    assert isinstance(brief, NineBrief)
    todo = _after(nine_briefing.agenda(brief.setup), _nine_step(scene))
    return nine_state.Briefing(brief, hands, stage, todo)


def _filled(view: View, masks: Sequence[int], under: Mapping[int, int]) -> Hands:
    cards = tuple(map(CardSet, masks))
    dummy = view.setup.dummy
    if dummy is None:
        return Hands(cards)
    columns = [
        Column(face.up, CARDS[under[face.up.index]] if face.up and face.covers else None)
        for face in view.row
    ]
    return Hands.around(Row(tuple(columns)), dummy, cards)


def _after(agenda: tuple[Step, ...], step: Step) -> tuple[Step, ...]:
    return agenda[agenda.index(step) + 1 :]


_MATTERS = {
    Matter.FEELING: nine_stages.Step.NAME,
    Matter.SILENCE: nine_stages.Step.NAME,
    Matter.VOLUNTEER: nine_stages.Step.NAME,
    Matter.DECISION: nine_stages.Step.HAND_OUT,
    Matter.ERRAND: nine_stages.Step.HAND_OUT,
    Matter.ROLES: nine_stages.Step.ROLES,
    Matter.SWAP: nine_stages.Step.CHANGE,
    Matter.MOVE: nine_stages.Step.CHANGE,
    Matter.HAND_OVER: nine_stages.Step.HAND_OVER,
}


def _nine_step(stage: Any) -> nine_stages.Step:
    if isinstance(stage, Calling):
        return nine_stages.Step.DISTRESS
    if isinstance(stage, nine_stages.Drafting):
        return nine_stages.Step.HAND_OUT
    return _MATTERS[stage.matter]


def _sea_step(stage: Any) -> sea_stages.Step:
    if isinstance(stage, Calling):
        return sea_stages.Step.DISTRESS
    if isinstance(stage, sea_stages.Predicting):
        return sea_stages.Step.PREDICT
    return sea_stages.Step.SHARE


def open_pictures(states: Iterable[Playing[Any]]) -> list[Picture]:
    """Whole deals before their first tricks, with what everybody knows of them."""
    templates = dict[Any, tuple[int, ...]]()
    return [_open_picture(state, templates) for state in states]


def _open_picture(state: Playing[Any], templates: dict[Any, tuple[int, ...]]) -> Picture:
    seats = len(state.signals)
    has = [0] * seats
    has[state.trick.leader] = LEADERS_CARD.bit
    known = Known((0,) * seats, tuple(has))
    return Picture(_whole(state, templates), (), (), known)


def _whole(state: Playing[Any], templates: dict[Any, tuple[int, ...]]) -> tuple[int, ...]:
    """Under water the same duties are asked of many deals, which differ in their hands."""
    brief, hands = _tellable(state.brief, state.secret), state.hands
    if hands.dummy is not None or not isinstance(brief, SeaBrief):
        return encode(replace(state, brief=brief)).words
    key = brief.duties, brief.captain, state.trick.leader, state.secret
    known = templates.get(key)
    if known is None:
        known = templates[key] = encode(replace(state, brief=brief)).words
    return with_hands(known, hands.cards)
