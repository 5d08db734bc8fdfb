"""The tricks of an attempt, and what follows from each."""

from __future__ import annotations

from shipmates.kernel import Illegal, Seat
from shipmates.planet9.actions import Action, Play, Ready
from shipmates.planet9.brief import Brief
from shipmates.planet9.house import HouseRule
from shipmates.planet9.judging import settle, verdicts
from shipmates.planet9.state import Drawing, Over, Playing
from shipmates.tricks import rounds
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.tricks.rounds import Air, Moved
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict


def begin(brief: Brief, hands: Hands, moved: tuple[Moved, ...] = ()) -> Playing:
    """Before the first trick, which the commander leads."""
    setup = brief.setup
    return rounds.Playing(
        brief,
        hands,
        moved,
        Ledger.blank(setup.seats, setup.tricks, setup.deck),
        Trick(brief.commander),
        ((),) * setup.seats,
        (),
        (Verdict.OPEN,) * len(brief.duties),
        air(brief),
    )


def air(brief: Brief) -> Air:
    """JARVIS has no radio, and one member may have been silenced."""
    single = HouseRule.SINGLE_CARD_AS_ANY in brief.setup.house
    return Air(brief.mission.radio, (brief.setup.dummy, brief.silent), single)


def apply(state: Playing, seat: Seat, action: Action) -> Playing | Drawing | Over:
    """The state after a signal, a word of readiness or a card."""
    match action:
        case Play(card):
            after = rounds.played(state, seat, card)
            return _finish(after) if rounds.complete(after) else after
        case Signal():
            return rounds.signalled(state, seat, action)
        case Ready():
            return rounds.readied(state, seat)
        case _:
            raise Illegal("not-now")


def _finish(state: Playing) -> Playing | Drawing | Over:
    brief, ledger = state.brief, state.ledger.record(state.trick)
    stand = verdicts(brief, ledger)
    after = rounds.collected(state, ledger, stand)
    outcome = settle(brief, ledger, stand)
    if outcome is not None:
        return Over(after, outcome)
    if brief.mission.draws and len(ledger.tricks) == 1:
        return Drawing(after)
    return after
