"""A view of Deep Sea as numbers."""

from __future__ import annotations

from typing import Final

from shipmates.deepsea.mission import Sonar
from shipmates.deepsea.setup import Setup
from shipmates.deepsea.stages import (
    Calling,
    Choosing,
    Consent,
    Council,
    Deciding,
    Drafting,
    Laying,
    Offered,
    Offering,
    Placing,
    Predicting,
    Redealing,
    Repairing,
    Volunteering,
)
from shipmates.deepsea.view import Scene, Sealing, Shuffling, Tricking, View
from shipmates.envs.deepsea.index import ACTIONS, number
from shipmates.envs.deepsea.layout import OBSERVATION, PHASES
from shipmates.envs.tricks.encoding import Encoder, Verdicts, still_open
from shipmates.envs.tricks.table import Bits, Table, Terms

_PHASE: Final = dict(
    zip(
        (
            Shuffling,
            Laying,
            Repairing,
            Redealing,
            Drafting,
            Choosing,
            Placing,
            Offering,
            Offered,
            Volunteering,
            Council,
            Consent,
            Deciding,
            Calling,
            Predicting,
            Sealing,
            Tricking,
        ),
        [1 << OBSERVATION.at("phase") + place for place in range(len(PHASES))],
        strict=True,
    )
)
_TRICKING: Final = _PHASE[Tricking]
_SONARS: Final = (Sonar.NORMAL, Sonar.CURRENTS, Sonar.RAPTURE, Sonar.NONE)


class Reader:
    """Reads what only Deep Sea has."""

    def agreed(self, table: Table, view: View) -> int:
        """What is known before the deal."""
        return _agreed(table, view.setup) | 1 << table.at["phase"]

    def parts(self, view: View) -> tuple[object, ...]:
        """What the terms are made of."""
        brief, setup = view.brief, view.setup
        assert brief is not None
        return setup, brief.captain, brief.sounded, brief.given_away, brief.passed

    def terms(self, view: View) -> Terms:
        """What is settled for the whole attempt."""
        brief, setup = view.brief, view.setup
        assert brief is not None
        return Terms(
            seats=setup.seats,
            tricks=setup.tricks,
            commander=brief.captain,
            dummy=setup.dummy,
            mute=(setup.dummy,),
            radio=brief.radio,
            distress=setup.distress,
            passed=brief.passed,
            uneven=len(setup.deck) > setup.seats * setup.tricks,
        )

    def settled(self, table: Table, view: View, stand: Verdicts) -> Bits:
        """Sonar, tasks and what was foretold aloud."""
        brief = view.brief
        assert brief is not None
        bits, records = _agreed(table, brief.setup), 0
        bits |= 1 << table.at["sonar"] + _SONARS.index(brief.sonar)
        bits |= brief.given_away << table.at["given_away"]
        for key in brief.display:
            bits |= 1 << table.at["display"] + number(brief.setup, key)
        for place, duty in enumerate(brief.duties):
            if duty.predicted is not None:
                bits |= 1 << table.at["foretold"] + duty.predicted
            if still_open(stand, place):
                records |= table.flag("tasks", duty.owner, number(brief.setup, duty.key))
        return bits, records

    def staged(self, table: Table, view: View) -> Bits:
        """The phase, who takes part in it, and what oneself has noted."""
        scene = view.scene
        bits = phase = _PHASE[type(scene)]
        if view.noted is not None:
            bits |= 1 << table.at["noted"] + view.noted
        return bits, 0 if phase == _TRICKING else _partners(table, scene)


def _agreed(table: Table, setup: Setup) -> int:
    timed = setup.seconds is not None
    return 1 << table.at["mission"] + setup.mission.number | timed << table.at["timed"]


def _partners(table: Table, scene: Scene) -> int:
    flags = table.flags
    match scene:
        case Drafting(members):
            return flags("member", members)
        case Choosing(said) | Offering(said):
            return flags("said", said)
        case Offered(to, said):
            return flags("said", said) | flags("proposed_to", (to,))
        case Volunteering(said, willing):
            return flags("said", said) | flags("willing", willing)
        case Council(_, waiting):
            return flags("waiting", waiting)
        case Consent(_, waiting, named, by):
            records = flags("waiting", waiting) | flags("proposer", (by,))
            return records | flags("proposed_to", (named,))
        case _:
            return 0


def encoder() -> Encoder[View]:
    """Turns views of Deep Sea into bits."""
    return Encoder(OBSERVATION, ACTIONS, Reader())
