"""A view of Planet Nine as numbers."""

from __future__ import annotations

from typing import Final

from shipmates.envs.planet9.index import ACTIONS
from shipmates.envs.planet9.layout import OBSERVATION, PHASES
from shipmates.envs.tricks.encoding import Encoder, Verdicts, still_open
from shipmates.envs.tricks.table import Bits, Table, Terms
from shipmates.planet9.actions import Answer, Assign, HandOver, Proposal, Retoken
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Who
from shipmates.planet9.setup import Setup
from shipmates.planet9.stages import (
    Appointing,
    Calling,
    Consent,
    Council,
    Deciding,
    Drafting,
    Laying,
    Matter,
    Polling,
)
from shipmates.planet9.tokens import Token
from shipmates.planet9.view import Sealing, Shuffling, Tricking, View
from shipmates.tricks.cards import COLOURS, Card

_PHASE: Final = dict(
    zip(
        (
            Shuffling,
            Laying,
            Polling,
            Appointing,
            Drafting,
            Council,
            Consent,
            Deciding,
            Calling,
            Sealing,
            Tricking,
        ),
        [1 << OBSERVATION.at("phase") + place for place in range(len(PHASES))],
        strict=True,
    )
)
_TRICKING: Final = _PHASE[Tricking]
_MATTERS, _ANSWERS, _TOKENS = tuple(Matter), tuple(Answer), tuple(Token)
_CAST: Final = {
    Who.CHOSEN: "named",
    Who.NEIGHBOUR: "neighbour",
    Who.FIRST: "first",
    Who.LAST: "last",
}


class Reader:
    """Reads what only Planet Nine has."""

    def agreed(self, table: Table, view: View) -> int:
        """What is known before the deal."""
        return _agreed(table, view.setup) | 1 << table.at["phase"]

    def parts(self, view: View) -> tuple[object, ...]:
        """What the terms are made of."""
        brief, setup = view.brief, view.setup
        assert brief is not None
        return setup, brief.commander, brief.cast, brief.passed

    def terms(self, view: View) -> Terms:
        """What is settled for the whole attempt."""
        brief, setup = view.brief, view.setup
        assert brief is not None
        return Terms(
            seats=setup.seats,
            tricks=setup.tricks,
            commander=brief.commander,
            dummy=setup.dummy,
            mute=(setup.dummy, brief.silent),
            radio=brief.mission.radio,
            distress=setup.distress,
            passed=brief.passed,
            uneven=len(setup.deck) > setup.seats * setup.tricks,
            drawn=brief.mission.draws,
        )

    def settled(self, table: Table, view: View, stand: Verdicts) -> Bits:
        """Tasks, tokens, answers and parts."""
        brief = view.brief
        assert brief is not None
        bits, records = _agreed(table, brief.setup), 0
        for errand in brief.display:
            bits |= errand.card.bit << table.at["display"]
            bits |= _token(table, errand.card, errand.token)
        for place, duty in enumerate(brief.duties):
            if still_open(stand, place):
                bits |= _token(table, duty.card, duty.token)
                records |= table.flag("tasks", duty.owner, duty.card.index)
        return bits, records | _told(table, brief)

    def staged(self, table: Table, view: View) -> Bits:
        """The phase, what it is about, and what was proposed."""
        scene = view.scene
        phase = _PHASE[type(scene)]
        if phase == _TRICKING:
            return phase, 0
        match scene:
            case Polling(matter) | Appointing(matter) | Deciding(matter):
                return phase | _matter(table, matter), 0
            case Council(matter, waiting):
                return phase | _matter(table, matter), table.flags("waiting", waiting)
            case Consent(matter, waiting, proposal, by):
                said, records = _proposal(table, proposal)
                records |= table.flags("waiting", waiting) | table.flag("proposer", by)
                return phase | _matter(table, matter) | said, records
            case _:
                return phase, 0


def _agreed(table: Table, setup: Setup) -> int:
    at = table.at
    return 1 << at["mission"] + setup.mission.number | setup.challenge << at["challenge"]


def _told(table: Table, brief: Brief) -> int:
    records = 0
    for seat, answer in brief.answers:
        records |= table.flag("answer", seat, _ANSWERS.index(answer))
    for who, seat in brief.cast:
        records |= table.flag(_CAST[who], seat)
    if brief.bearer is not None:
        records |= table.flag("bearer", brief.bearer)
    return records


def _token(table: Table, card: Card, token: Token | None) -> int:
    if token is None:
        return 0
    place = table.at["tokens"] + 13 * _TOKENS.index(token)
    return 1 << place + COLOURS.index(card.suit) | 1 << place + 3 + card.value


def _matter(table: Table, matter: Matter) -> int:
    return 1 << table.at["matter"] + _MATTERS.index(matter)


def _proposal(table: Table, proposal: Proposal) -> Bits:
    at, flag = table.at["proposed"], table.flag
    match proposal:
        case Retoken(one, other):
            return (one.bit | other.bit) << at, 0
        case HandOver(card, to):
            return card.bit << at, flag("proposed_to", to)
        case Assign(first, last):
            return 0, flag("proposed_to", first) | flag("proposed_last", last)


def encoder() -> Encoder[View]:
    """Turns views of Planet Nine into bits."""
    return Encoder(OBSERVATION, ACTIONS, Reader())
