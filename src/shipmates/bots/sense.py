"""How good a card looks by plain card sense: tasks, who still plays, what is still out.

A few numbers, no search: enough to be a partner who does not throw tricks away.
"""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.kernel import Seat
from shipmates.planet9.brief import Brief
from shipmates.planet9.tokens import Duty, broken_order
from shipmates.planet9.view import Tricking, View
from shipmates.tricks.cards import TRUMPS, Card, CardSet
from shipmates.tricks.play import Trick
from shipmates.tricks.tasks import Verdict

RUINOUS = -100


@dataclass(frozen=True, slots=True)
class Sense:
    """What a seat has in mind when a card is due."""

    me: Seat
    seats: int
    hand: CardSet
    trick: Trick
    unseen: CardSet
    due: tuple[Duty, ...]
    """Open tasks that may be fulfilled now."""
    early: CardSet
    """Cards of open tasks whose turn has not come."""

    @staticmethod
    def of(view: View) -> Sense:
        """Read from a view in the middle of play."""
        scene, brief = view.scene, view.brief
        assert isinstance(scene, Tricking)
        assert brief is not None
        due, early = _sorted(brief, scene)
        hand = view.hand if view.seat == view.eyes else _open_cards(view)
        unseen = scene.ledger.coming - hand - CardSet.of(scene.trick.cards)
        return Sense(view.seat, brief.seats, hand, scene.trick, unseen, due, early)

    def worth(self, card: Card) -> int:
        """How good it looks to play this card now."""
        return self._leading(card) if not self.trick.cards else self._following(card)

    def _following(self, card: Card) -> int:
        trick = self.trick.plus(card)
        winner, tasks = trick.winner(self.seats), set(trick.cards)
        if any(played in self.early for played in tasks):
            return RUINOUS + 10
        owners = {duty.owner for duty in self.due if duty.card in tasks}
        if len(owners) > 1:
            return RUINOUS
        if owners:
            return self._serving(card, trick, winner, owners.pop())
        spare = -card.value if self._useful(card) else card.value
        return spare - (6 if winner == self.me and not self._mine() else 0)

    def _serving(self, card: Card, trick: Trick, winner: Seat, owner: Seat) -> int:
        if winner == owner:
            safe = not any(c.beats(trick.best) for c in self.unseen)
            return (40 if safe or len(trick.cards) == self.seats else 25) - card.value
        to_play = (owner - trick.leader) % self.seats >= len(trick.cards)
        if not to_play:
            return RUINOUS
        best = trick.best
        return 10 - 2 * best.value - (40 if best in TRUMPS else 0)

    def _leading(self, card: Card) -> int:
        if card in self.early:
            return RUINOUS + 10
        sure = not any(c.suit is card.suit and c.beats(card) for c in self.unseen)
        for duty in self.due:
            if duty.card.suit is card.suit:
                return self._inviting(card, duty, sure=sure)
        blocked = any(c.suit is card.suit for c in self.early)
        return -card.value - (10 if card in TRUMPS or blocked else 0)

    def _inviting(self, card: Card, duty: Duty, *, sure: bool) -> int:
        mine, itself = duty.owner == self.me, duty.card is card
        if mine and sure:
            return 30 + card.value
        if mine:
            return -20 if itself else card.value - 10
        if sure:
            return -30 - card.value
        return 12 - 2 * card.value + (3 if itself else 0)

    def _mine(self) -> bool:
        return any(duty.owner == self.me for duty in self.due)

    def _useful(self, card: Card) -> bool:
        suits = {duty.card.suit for duty in self.due if duty.owner == self.me}
        return card in TRUMPS or card.suit in suits


def _sorted(brief: Brief, scene: Tricking) -> tuple[tuple[Duty, ...], CardSet]:
    pairs = tuple(zip(brief.duties, scene.verdicts, strict=True))
    done = [duty for duty, verdict in pairs if verdict is Verdict.DONE]
    open_ = [duty for duty, verdict in pairs if verdict is Verdict.OPEN]
    due = tuple(
        duty
        for duty in open_
        if broken_order([*done, duty], [other for other in open_ if other is not duty]) is None
    )
    return due, CardSet.of(duty.card for duty in open_ if duty not in due)


def _open_cards(view: View) -> CardSet:
    return CardSet.of(face.up for face in view.row if face.up)
