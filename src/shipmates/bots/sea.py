"""The cautious partner under water."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.deepsea.actions import (
    Action,
    Agree,
    Call,
    Decline,
    Foretell,
    Keep,
    Play,
    PutBack,
    Ready,
    Reply,
    Skip,
    Take,
)
from shipmates.deepsea.judging import settle, verdicts
from shipmates.deepsea.view import Tricking, View
from shipmates.dice import Seeded
from shipmates.tricks.cards import TRUMPS, Card, CardSet
from shipmates.tricks.distress import Calling
from shipmates.tricks.tasks import Verdict

_QUIET = (Ready(), Decline(), Agree(), Keep())
_RUIN = -100


def at_sea(view: View, dice: Seeded) -> Action:
    """Follows the crew in what is decided together, keeps quiet, plays safe."""
    legal = view.legal
    match legal[0]:
        case Take() | Skip() | PutBack():
            return _take(view, dice)
        case Call():
            return _vote(view)
        case Reply():
            return Reply(willing=strength(view.hand) >= len(view.hand) // 3)
        case Foretell():
            return _foretell(view, dice)
    for quiet in _QUIET:
        if quiet in legal:
            return quiet
    plays = [action for action in legal if isinstance(action, Play)]
    return _play(view, plays, dice) if plays else dice.choice(legal)


def strength(hand: CardSet) -> int:
    """How many tricks a hand looks good for: high trumps and nines, and half of the rest."""
    sure = sum(card.value >= 3 for card in hand & TRUMPS)
    sure += sum(card.value == 9 for card in hand - TRUMPS)
    maybe = sum(card.value == 8 for card in hand - TRUMPS)
    return sure + maybe // 2


def _take(view: View, dice: Seeded) -> Action:
    assert view.brief is not None
    # Those who can choose freely take one each, as far as the tasks go.
    mine = sum(duty.owner == view.seat for duty in view.brief.duties)
    takes = [action for action in view.legal if isinstance(action, Take)]
    if Skip() in view.legal and (mine or not takes):
        return Skip()
    return dice.choice(takes)


def _vote(view: View) -> Action:
    assert isinstance(view.scene, Calling)
    ways = [way for _, way in view.scene.votes]
    if ways:
        return Call(ways[0])
    return Call(None) if Call(None) in view.legal else view.legal[0]


def _foretell(view: View, dice: Seeded) -> Action:
    wanted = strength(view.hand)
    fitting = [a for a in view.legal if isinstance(a, Foretell) and a.count == wanted]
    return dice.choice(fitting or view.legal)


def _play(view: View, plays: Sequence[Play], dice: Seeded) -> Play:
    worth = {play: _worth(view, play.card) for play in plays}
    best = max(worth.values())
    return dice.choice([play for play, value in worth.items() if value == best])


def _worth(view: View, card: Card) -> int:
    """How a card that completes the trick leaves the crew: lost, or so many tasks nearer."""
    scene, brief = view.scene, view.brief
    assert isinstance(scene, Tricking)
    assert brief is not None
    trick = scene.trick.plus(card)
    if len(trick.cards) < brief.seats:
        return 0
    ledger = scene.ledger.record(trick)
    stand = verdicts(brief, ledger, view.noted, scene.verdicts)
    outcome = settle(brief, ledger, stand)
    if outcome is not None and outcome.payoff[0] == 0:
        return _RUIN
    return sum(verdict is Verdict.DONE for verdict in stand)
