"""The tricks of an attempt, and what follows from each."""

from __future__ import annotations

from shipmates.deepsea.actions import Action, Play, Ready
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.house import HouseRule
from shipmates.deepsea.judging import settle, verdicts
from shipmates.deepsea.mission import NoLead
from shipmates.deepsea.state import Over, Playing
from shipmates.kernel import Illegal, Seat
from shipmates.tricks import rounds
from shipmates.tricks.cards import EMPTY, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.tricks.rounds import Air, Moved
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict


def begin(
    brief: Brief, hands: Hands, moved: tuple[Moved, ...] = (), secret: int | None = None
) -> Playing:
    """Before the first trick, which the captain leads."""
    setup = brief.setup
    return rounds.Playing(
        brief,
        hands,
        moved,
        Ledger.blank(setup.seats, setup.tricks, setup.deck),
        Trick(brief.captain),
        ((),) * setup.seats,
        (),
        (Verdict.OPEN,) * len(brief.duties),
        air(brief),
        secret,
    )


def air(brief: Brief) -> Air:
    """Tonoja has no sonar."""
    single = HouseRule.SINGLE_CARD_AS_ANY in brief.setup.house
    return Air(brief.radio, (brief.setup.dummy,), single)


def legal(state: Playing, seat: Seat, asked: tuple[Seat, ...]) -> tuple[Action, ...]:
    """Signals before a trick, then cards that follow."""
    found = rounds.legal(state, seat, asked)
    if state.trick.cards or not state.brief.mission.rules:
        return found
    refused = _refused(state, seat)
    if not refused:
        return found
    return tuple(a for a in found if not (isinstance(a, Play) and a.card in refused))


def _refused(state: Playing, seat: Seat) -> CardSet:
    """Leads that the mission forbids, while there is another."""
    house = state.brief.setup.house
    if state.trick.cards or HouseRule.FORBIDDEN_LEAD_LOSES in house:
        return EMPTY
    refused = EMPTY
    for rule in state.brief.mission.rules:
        refused |= rule.of if isinstance(rule, NoLead) else EMPTY
    return refused if state.hands[seat] - refused else EMPTY


def apply(state: Playing, seat: Seat, action: Action) -> Playing | Over:
    """The state after a signal, a word of readiness or a card."""
    match action:
        case Play(card):
            after = rounds.played(state, seat, card)
            if state.brief.mission.rules and card in _refused(state, seat):
                raise Illegal("lead-forbidden", card=card.text)
            return _finish(after) if rounds.complete(after) else after
        case Signal():
            return rounds.signalled(state, seat, action)
        case Ready():
            return rounds.readied(state, seat)
        case _:
            raise Illegal("not-now")


def _finish(state: Playing) -> Playing | Over:
    brief, ledger = state.brief, state.ledger.record(state.trick)
    stand = verdicts(brief, ledger, state.secret, state.verdicts)
    after = rounds.collected(state, ledger, stand)
    outcome = settle(brief, ledger, stand)
    return after if outcome is None else Over(after, outcome)
