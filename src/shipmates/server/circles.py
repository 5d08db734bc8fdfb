"""People who look at a finished game together: one leads, the others follow and point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

import msgspec

from shipmates.server import ids
from shipmates.server.messages import Answers, Bye, Done
from shipmates.server.outbox import Outbox
from shipmates.server.people import Person
from shipmates.server.refusals import Refusal
from shipmates.server.relay import Relay
from shipmates.server.reviewing import (
    DECODER,
    Lead,
    Leading,
    Point,
    Pointing,
    Present,
    Release,
    ReviewCommands,
    Show,
    Together,
)


@dataclass(frozen=True, slots=True)
class _Came:
    """Somebody opened the page; `socket` tells their pages apart."""

    socket: str
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class _Went:
    """They closed it."""

    socket: str
    person: str


@dataclass(frozen=True, slots=True)
class _Did:
    """Somebody did something that they may do."""

    person: str
    command: ReviewCommands


@dataclass(frozen=True, slots=True)
class _Noted:
    """Something was written about the game."""


Event: TypeAlias = _Came | _Went | _Did | _Noted


class _Circle:
    """One game: what stands follows from the events alone, in whichever process."""

    def __init__(self) -> None:
        self.outboxes: Final[dict[str, Outbox]] = {}
        """Those who are here by a socket of this process."""
        self.leading: Leading | None = None
        self._here: Final[dict[str, _Came]] = {}
        self._points: Final[dict[str, Pointing]] = {}
        self._noted = 0

    def hear(self, event: Event) -> None:
        match event:
            case _Came(socket):
                self._here[socket] = event
            case _Went(socket, person):
                self._here.pop(socket, None)
                self._gone(person)
            case _Did(person, command):
                self._do(person, command)
            case _Noted():
                self._noted += 1
            case _:
                assert_never(event)
        for outbox in self.outboxes.values():
            outbox.refresh()

    def _gone(self, person: str) -> None:
        if any(came.person == person for came in self._here.values()):
            return
        self._points.pop(person, None)
        if self.leads(person):
            self.leading = None

    def _do(self, person: str, command: ReviewCommands) -> None:
        match command:
            case Lead() if self.leading is None:
                self.leading = Leading(person, command.ply, command.eyes)
            case Show() if self.leads(person):
                self.leading = Leading(person, command.ply, command.eyes)
                self._points.clear()
            case Release() if self.leads(person):
                self.leading = None
            case Point(card=None, trick=None):
                self._points.pop(person, None)
            case Point():
                self._points[person] = Pointing(command.card, command.trick)
            case _:
                return  # somebody else was faster

    def leads(self, person: str) -> bool:
        return self.leading is not None and self.leading.person == person

    def check(self, person: str, command: ReviewCommands) -> None:
        """Raises `Refusal` for what somebody may not do now."""
        if isinstance(command, Lead) and self.leading is not None and not self.leads(person):
            raise Refusal("somebody-leads")
        if isinstance(command, Show | Release) and not self.leads(person):
            raise Refusal("not-leading")

    def together(self, you: str) -> Together:
        names = {came.person: came.name for came in self._here.values()}
        people = [Present(one, name, self._points.get(one)) for one, name in names.items()]
        return Together(you=you, people=people, leading=self.leading, noted=self._noted)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody before a finished game, by one socket."""

    place: str
    socket: str
    person: Person
    outbox: Outbox
    circle: _Circle
    relay: Relay[Event]

    def now(self, _: str | None) -> bytes:
        """Who is here, who leads, and what they look and point at."""
        return msgspec.json.encode(self.circle.together(self.person.id))

    def read(self, text: str) -> ReviewCommands:
        """The command in a message."""
        command: ReviewCommands = DECODER.decode(text)
        return command

    async def do(self, command: ReviewCommands) -> Answers:
        """Does it, and lets everybody know. Raises `Refusal`."""
        self.circle.check(self.person.id, command)
        self.relay.publish(self.place, _Did(self.person.id, command))
        return Done(ref=command.ref)


class Circles:
    """All games that somebody looks at, by attempt."""

    def __init__(self, relay: Relay[Event], outbox: int) -> None:
        self._relay: Final = relay
        self._outbox: Final = outbox
        self._circles: Final[dict[str, _Circle]] = {}

    def enter(self, attempt: str, person: Person) -> Visitor:
        """Somebody opens the page of a game."""
        circle = self._circles.get(attempt)
        if circle is None:
            circle = self._circles[attempt] = _Circle()
            self._relay.listen(attempt, circle.hear)
        outbox, socket = Outbox(person.id, self._outbox), ids.token()
        circle.outboxes[socket] = outbox
        self._relay.publish(attempt, _Came(socket, person.id, person.name))
        return Visitor(attempt, socket, person, outbox, circle, self._relay)

    def leave(self, visitor: Visitor) -> None:
        """They close it; with the last of them all is forgotten."""
        circle, attempt = visitor.circle, visitor.place
        del circle.outboxes[visitor.socket]
        self._relay.publish(attempt, _Went(visitor.socket, visitor.person.id))
        if not circle.outboxes:
            self._relay.leave(attempt, circle.hear)
            del self._circles[attempt]

    def noted(self, attempt: str) -> None:
        """Something was written about a game."""
        self._relay.publish(attempt, _Noted())

    def farewell(self, bye: Bye) -> None:
        """Tells everybody that their socket closes."""
        for circle in self._circles.values():
            for outbox in circle.outboxes.values():
                outbox.close(bye)
