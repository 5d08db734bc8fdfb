"""One attempt at a table: people, bots and nature take their turns. Knows no screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from shipmates import deepsea
from shipmates.bots import Bot
from shipmates.deepsea.actions import TimeUp
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Outcome, Record, Seat, replay
from shipmates.planet9.actions import Take
from shipmates.planet9.stages import Drafting
from shipmates.tricks import rounds
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import READY, Call, Give, Play
from shipmates.tricks.passing import Way
from shipmates.tricks.scenes import Sealing
from shipmates.tricks.signals import Meaning, Signal
from shipmates.tui.crew import Crew, Partner, names, people
from shipmates.tui.game import (
    Action,
    Setup,
    State,
    View,
    key_of,
    opening,
    rules_of,
    version_of,
)
from shipmates.tui.partners import partner

Move: TypeAlias = tuple[Seat, Action]


@dataclass(frozen=True, slots=True)
class Asked:
    """A person is to act; `seat` is their own, or the dummy's when they lead."""

    person: Seat
    seat: Seat


class Session:
    """An attempt in progress, and whose eyes are on the screen.

    Several people share one screen, so at most one hand is shown: `shown` is `None` while the
    screen must be passed on.
    """

    def __init__(
        self,
        setup: Setup,
        crew: Crew,
        seed: int | str,
        moves: Iterable[Move] = (),
        *,
        call: Way | None = None,
        began: float | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.setup: Final = setup
        self.crew: Final = crew
        self.names: Final = names(crew)
        self.people: Final = people(crew)
        self.seed: Final = seed
        self.call: Final = call
        """How people vote on distress without being asked, if they said so beforehand."""
        self.rules: Final = rules_of(setup)
        self.record: Record[State, Action] = Record(
            version_of(setup), opening(setup), tuple(moves)
        )
        self.began = began
        """When the clock was started, by the clock on the wall; `None` while it stands."""
        self._now: Final = now
        self.always_ready = frozenset[Seat]()
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._dice: Final = Seeded(seed)
        self._bots: Final[dict[Seat, Bot]] = {
            Seat(seat): partner(key_of(setup), player.level, self._dice.fork(f"bot {seat}"))
            for seat, player in enumerate(crew)
            if isinstance(player, Partner)
        }
        *_, self.state = replay(self.rules, self.record)
        self._wind()

    @property
    def outcome(self) -> Outcome | None:
        """How the attempt ended; `None` while it goes on."""
        return self.rules.outcome(self.state)

    def view(self, seat: Seat) -> View:
        """What this seat may know."""
        return self.rules.look(self.state, seat)

    @property
    def asked(self) -> Asked | None:
        """The person who is to act: of several, whoever sits at the screen already."""
        waiting = [a for a in self._awaited() if a.person in self.people and not self._order(a)]
        mine = [asked for asked in waiting if asked.person == self.viewer]
        return next(iter((*mine, *waiting)), None)

    @property
    def curtain(self) -> Seat | None:
        """Whom the screen must be passed to before anything may be shown."""
        asked = self.asked
        return asked.person if asked is not None and asked.person != self.viewer else None

    @property
    def shown(self) -> View | None:
        """What may be on the screen now; `None` behind the curtain."""
        if self.viewer is None or self.curtain is not None:
            return None
        asked = self.asked
        return self.view(self.viewer if asked is None else asked.seat)

    def lift(self) -> None:
        """The screen has been passed on: its new owner may look."""
        if self.curtain is not None:
            self.viewer = self.curtain

    @property
    def left(self) -> float | None:
        """How many seconds are left; `None` without a clock, or before it is started."""
        seconds = self.setup.seconds if isinstance(self.setup, deepsea.Setup) else None
        if seconds is None or self.began is None or self.outcome is not None:
            return None
        return self.began + seconds - self._now()

    @property
    def late(self) -> bool:
        """Whether the time is up."""
        return self.left is not None and self.left <= 0

    def act(self, seat: Seat, action: Action) -> Move:
        """A person's action, or the bell if it comes too late: what has happened.

        Raises `Illegal` if the rules refuse it.
        """
        move: Move = (NATURE, TimeUp()) if self.late else (seat, action)
        self._apply(*move)
        return move

    def why_not(self, seat: Seat, card: Card) -> Illegal | None:
        """Why the rules refuse this card here; `None` if they do not."""
        deed: Action = Play(card)
        scene = self.view(seat).scene
        if isinstance(scene, Sealing | Drafting):
            deed = Give(card) if isinstance(scene, Sealing) else Take(card)
        return self._refusal(seat, deed)

    def why_no_signal(self, seat: Seat) -> Illegal | None:
        """Why nothing can be signalled now; `None` if something can."""
        hand = self.view(seat).hand
        every = [Signal(card, meaning) for card in hand for meaning in Meaning]
        refusals = [self._refusal(seat, signal) for signal in every]
        return None if None in refusals else next(iter(refusals), Illegal("not-now"))

    def _refusal(self, seat: Seat, action: Action) -> Illegal | None:
        try:
            self.rules.apply(self.state, seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def step(self) -> Move | None:
        """One move that needs nobody: nature's, a standing order's, a bot's.

        `None` when a person is asked, or it is over. People come before bots, so that bots can
        follow them where several are awaited at once.
        """
        move = self._next()
        if move is not None:
            self._apply(*move)
        return move

    def set_always_ready(self, person: Seat, *, on: bool) -> None:
        """Whether this person lets every radio window pass without being asked."""
        self.always_ready = self.always_ready - {person} | ({person} if on else set())

    def _next(self) -> Move | None:
        if self.late:
            return NATURE, TimeUp()
        chance = self.rules.chance(
            self.state, self._dice.fork(f"nature {len(self.record.moves)}")
        )
        if chance is not None:
            return NATURE, chance
        awaited = self._awaited()
        orders = ((asked.seat, self._order(asked)) for asked in awaited)
        ordered = next(((seat, order) for seat, order in orders if order is not None), None)
        if ordered is not None or self.asked is not None or not awaited:
            return ordered
        first = awaited[0]
        return first.seat, self._bots[first.person].choose(self.view(first.seat))

    def _awaited(self) -> tuple[Asked, ...]:
        brief = self.view(Seat(0)).brief
        if brief is None:
            return ()
        return tuple(Asked(brief.operator(s), s) for s in self.rules.awaited(self.state))

    def _order(self, asked: Asked) -> Action | None:
        """What a person said beforehand that they would do here."""
        if asked.person not in self.people:
            return None
        legal = self.rules.legal(self.state, asked.seat)
        if asked.person in self.always_ready and READY in legal:
            return READY
        vote = Call(self.call)
        return vote if self.call is not None and vote in legal else None

    def _apply(self, seat: Seat, action: Action) -> None:
        self.state = self.rules.apply(self.state, seat, action)
        self.record = replace(self.record, moves=(*self.record.moves, (seat, action)))
        self._wind()

    def _wind(self) -> None:
        """Starts the clock with the first trick; it never stops again."""
        timed = isinstance(self.setup, deepsea.Setup) and self.setup.seconds is not None
        if timed and self.began is None and isinstance(self.state, rounds.Playing):
            self.began = self._now()
