"""A simple partner: goes along with the others and never loses the mission by its own card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from shipmates.bots.foresight import loses_at_once, promise
from shipmates.bots.sea import at_sea
from shipmates.bots.sense import Sense
from shipmates.deepsea.actions import Action as SeaAction
from shipmates.deepsea.view import View as SeaView
from shipmates.dice import Seeded
from shipmates.planet9.actions import (
    Action,
    Agree,
    Answer,
    Call,
    Decline,
    Name,
    Play,
    Ready,
    Reply,
    Take,
)
from shipmates.planet9.stages import Calling
from shipmates.planet9.view import View
from shipmates.tricks.passing import Way


class Cautious:
    """Never plays a card that loses at once if that can be seen from its own seat."""

    def __init__(self, dice: Seeded) -> None:
        self._dice = dice

    @overload
    def choose(self, view: View) -> Action: ...
    @overload
    def choose(self, view: SeaView) -> SeaAction: ...
    def choose(self, view: View | SeaView) -> Action | SeaAction:
        """Follows the crew in what is decided together, keeps quiet, plays safe."""
        if isinstance(view, SeaView):
            return at_sea(view, self._dice)
        return self._in_space(view)

    def _in_space(self, view: View) -> Action:
        legal = view.legal
        match legal[0]:
            case Take():
                return self._draft(view, legal)
            case Call():
                return _vote(view, legal)
            case Reply():
                return self._answer(view, legal)
            case Name():
                return self._name(view, legal)
        for quiet in (Ready(), Decline(), Agree()):
            if quiet in legal:
                return quiet
        plays = [action for action in legal if isinstance(action, Play)]
        return self._play(view, plays) if plays else self._dice.choice(legal)

    def _play(self, view: View, plays: Sequence[Play]) -> Play:
        safe = [play for play in plays if not loses_at_once(view, play.card)]
        sense = Sense.of(view)
        if not sense.due:
            return self._dice.choice(safe or plays)
        worth = {play: sense.worth(play.card) for play in safe or plays}
        best = max(worth.values())
        return self._dice.choice([play for play, value in worth.items() if value == best])

    def _draft(self, view: View, legal: Sequence[Action]) -> Action:
        worth = {a: promise(view.hand, a.card) for a in legal if isinstance(a, Take)}
        best = max(worth.values())
        return self._dice.choice([action for action, value in worth.items() if value == best])

    def _answer(self, view: View, legal: Sequence[Action]) -> Action:
        strong = promise(view.hand) >= 0
        wanted = (Answer.YES, Answer.BAD) if strong else (Answer.NO, Answer.GOOD)
        fitting = [a for a in legal if isinstance(a, Reply) and a.answer in wanted]
        return self._dice.choice(fitting or legal)

    def _name(self, view: View, legal: Sequence[Action]) -> Action:
        assert view.brief is not None
        willing = {s for s, said in view.brief.answers if said in (Answer.YES, Answer.BAD)}
        fitting = [a for a in legal if isinstance(a, Name) and a.seat in willing]
        return self._dice.choice(fitting or legal)


def _vote(view: View, legal: Sequence[Action]) -> Action:
    assert isinstance(view.scene, Calling)
    ways: list[Way] = [way for _, way in view.scene.votes]
    return Call(ways[0]) if ways else (Call(None) if Call(None) in legal else legal[0])
