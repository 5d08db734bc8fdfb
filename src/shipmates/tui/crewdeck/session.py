"""One game at a table: people, bots and nature take their turns. Knows no screen.

Placements stay a draft, to be undone at will, until their owner confirms them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from shipmates.bots.bot import DeckBot
from shipmates.crewdeck import VERSION, CrewDeck, Setup, opening
from shipmates.crewdeck.actions import Action, Place, Stow
from shipmates.crewdeck.cards import without
from shipmates.crewdeck.state import Placing, Posting, Recruiting, State
from shipmates.crewdeck.view import View
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Outcome, Record, Seat, replay
from shipmates.tui.crew import Partner, Person
from shipmates.tui.crewdeck.advice import after
from shipmates.tui.partners import partner

Move: TypeAlias = tuple[Seat, Action]
Draft: TypeAlias = tuple[Place | Stow, ...]
GAME: Final = "crewdeck"
RULES: Final = CrewDeck()


class Session:
    """A game in progress, and whose eyes are on the screen.

    Several people share one screen, so at most one hand is shown: `shown` is `None` while the
    screen must be passed on. Payroll and recruiting are open to all and need no curtain.
    """

    def __init__(
        self,
        setup: Setup,
        players: tuple[Person | Partner, ...],
        seed: int | str,
        moves: Iterable[Move] = (),
        *,
        practice: bool = False,
        begun: str = "",
    ) -> None:
        self.setup: Final = setup
        self.players: Final = players
        self.names: Final = tuple(player.name for player in players)
        self.people: Final = tuple(
            Seat(i) for i, player in enumerate(players) if isinstance(player, Person)
        )
        self.seed: Final = seed
        self.begun: Final = begun
        """When it began: its record is called after it."""
        self.practice = practice
        self.record: Record[State, Action] = Record(VERSION, opening(setup), tuple(moves))
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.draft: Draft = ()
        """What the person at the screen has placed, and not confirmed."""
        self._dice: Final = Seeded(seed)
        self._bots: Final[dict[Seat, DeckBot]] = {
            Seat(seat): partner(GAME, player.level, self._dice.fork(f"bot {seat}"))
            for seat, player in enumerate(players)
            if isinstance(player, Partner)
        }
        *_, self.state = replay(RULES, self.record)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return RULES.outcome(self.state)

    def view(self, seat: Seat) -> View:
        """What this seat may know."""
        return RULES.look(self.state, seat)

    @property
    def asked(self) -> Seat | None:
        """The person who is to act: of several, whoever sits at the screen already."""
        waiting = [seat for seat in RULES.awaited(self.state) if seat in self.people]
        return self.viewer if self.viewer in waiting else next(iter(waiting), None)

    @property
    def _open(self) -> bool:
        """Whether there is nothing on the table that only one of them may see."""
        return isinstance(self.state, Posting | Recruiting) or self.outcome is not None

    @property
    def curtain(self) -> Seat | None:
        """Whom the screen must be passed to before anything may be shown."""
        asked = self.asked
        return None if self._open or asked == self.viewer else asked

    @property
    def shown(self) -> View | None:
        """What may be on the screen now; `None` behind the curtain."""
        asked = self.asked
        if self._open:
            return self.view(self.people[0] if asked is None else asked)
        if self.viewer is None or self.curtain is not None:
            return None
        return self._drafted(self.viewer) if asked == self.viewer else self.view(self.viewer)

    def lift(self) -> None:
        """The screen has been passed on."""
        if self.curtain is not None:
            self.viewer = self.curtain

    def act(self, seat: Seat, action: Action) -> Move | None:
        """A person's action; a placement joins the draft. Raises `Illegal`."""
        if isinstance(self.state, Placing) and isinstance(action, Place | Stow):
            RULES.apply(self._with_draft(self.state, seat), seat, action)
            self.draft = (*self.draft, action)
            return None
        self._apply(seat, action)
        return seat, action

    def undo(self) -> bool:
        """Takes the last placement of the draft back; whether there was one."""
        there = bool(self.draft)
        self.draft = self.draft[:-1]
        return there

    @property
    def complete(self) -> bool:
        """Whether everything new is placed, and only waits to be confirmed."""
        return bool(self.draft) and self.asked is not None and not self._left(self.asked)

    def confirm(self, seat: Seat) -> tuple[Move, ...]:
        """The draft becomes part of the game."""
        assert self.complete, "nobody confirms half a placement"
        moves = tuple((seat, action) for action in self.draft)
        self.draft = ()
        for _, action in moves:
            self._apply(seat, action)
        return moves

    def step(self) -> Move | None:
        """One move that needs nobody: nature's, or a bot's.

        `None` when a person is asked, or it is over. People come before bots where several are
        awaited at once.
        """
        chance = RULES.chance(self.state, self._dice.fork(f"nature {len(self.record.moves)}"))
        if chance is not None:
            self._apply(NATURE, chance)
            return NATURE, chance
        awaited = RULES.awaited(self.state)
        if not awaited or self.asked is not None:
            return None
        seat = awaited[0]
        action = self._bots[seat].choose(self.view(seat))
        self._apply(seat, action)
        return seat, action

    def why_not(self, seat: Seat, action: Action) -> Illegal | None:
        """Why the rules refuse this; `None` if they do not."""
        state = self.state
        if isinstance(state, Placing):
            state = self._with_draft(state, seat)
        try:
            RULES.apply(state, seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def _left(self, seat: Seat) -> tuple[object, ...]:
        return self._drafted(seat).news

    def _drafted(self, seat: Seat) -> View:
        if not isinstance(self.state, Placing):
            return self.view(seat)
        return RULES.look(self._with_draft(self.state, seat), seat)

    def _with_draft(self, state: Placing, seat: Seat) -> Placing:
        """As it would be, without what a last card of all sets off."""
        ship, left = state.drafts[seat], state.news[seat]
        for action in self.draft:
            ship = after(ship, action)
            left = without(left, action.card)
        return replace(
            state,
            news=(*state.news[:seat], left, *state.news[seat + 1 :]),
            drafts=(*state.drafts[:seat], ship, *state.drafts[seat + 1 :]),
        )

    def _apply(self, seat: Seat, action: Action) -> None:
        self.state = RULES.apply(self.state, seat, action)
        self.record = replace(self.record, moves=(*self.record.moves, (seat, action)))
        if self._open and len(self.people) > 1:
            self.viewer = None
