"""People who look at a finished game together: one leads, the others follow and point."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from shipmates.server import ids
from shipmates.server.fleet.company import Company
from shipmates.server.messages import Answers, Bye, Done
from shipmates.server.outbox import Outbox
from shipmates.server.people import Person
from shipmates.server.refusals import Refusal
from shipmates.server.reviewing import DECODER as COMMANDS
from shipmates.server.reviewing import (
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


class Claim(Struct, frozen=True):
    """Somebody leads since then; of one person's pages the one with more steps is newer."""

    leading: Leading
    since: int
    step: int = 0
    over: bool = False


class Look(Struct, frozen=True):
    """Those who look at a game by way of one node, and who of them leads."""

    people: list[Present]
    claim: Claim | None


DECODER: Final = msgspec.json.Decoder(Look)


class _Circle:
    """One game at one node. What stands follows from this node's look and those of others."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.outboxes: Final[dict[str, Outbox]] = {}
        """Those who are here by a socket of this node."""
        self._now: Final = now
        self._here: Final[dict[str, Person]] = {}
        self._points: Final[dict[str, Pointing]] = {}
        self._claim: Claim | None = None
        self.others: Sequence[Look] = []
        """What other nodes have said last."""
        self._noted = 0

    # What happens here

    def come(self, socket: str, person: Person, outbox: Outbox) -> None:
        """Somebody opened the page; `socket` tells their pages apart."""
        self.outboxes[socket], self._here[socket] = outbox, person

    def go(self, socket: str) -> None:
        """They closed it."""
        del self.outboxes[socket]
        person = self._here.pop(socket).id
        if any(one.id == person for one in self._here.values()):
            return
        self._points.pop(person, None)
        if self._claim is not None and self._claim.leading.person == person:
            self._claim = None

    def do(self, person: str, command: ReviewCommands) -> None:
        """Does it. Raises `Refusal` for what somebody may not do now."""
        now = self._standing
        leads = now is not None and now.leading.person == person
        match command:
            case Lead() if now is not None and not leads:
                raise Refusal("somebody-leads")
            case Lead() if now is None:
                leading = Leading(person, command.ply, command.eyes)
                self._claim = Claim(leading, self._now())
            case Lead() | Show() if now is not None and leads:
                leading = Leading(person, command.ply, command.eyes)
                self._claim = Claim(leading, now.since, now.step + 1)
                self._points.clear()
            case Release() if now is not None and leads:
                self._claim = Claim(now.leading, now.since, now.step + 1, over=True)
            case Lead() | Show() | Release():
                raise Refusal("not-leading")
            case Point(card=None, trick=None):
                self._points.pop(person, None)
            case Point():
                self._points[person] = Pointing(command.card, command.trick)

    def note(self) -> None:
        """Something was written about the game, at whichever node."""
        self._noted += 1

    def look(self) -> bytes:
        """What other nodes are told."""
        return msgspec.json.encode(Look(self._people(), self._claim))

    # What happens elsewhere

    def hear(self, others: Sequence[Look]) -> bool:
        """How it stands at other nodes; whether this node has something new to say to that."""
        before, said = self.leading, self.look()
        self.others = others
        after = self.leading
        if self._claim is not None and not self._claim.over and self._claim != self._standing:
            self._claim = None  # somebody at another node was faster
        if before is not None and after is not None and before != after:
            self._points.clear()  # whoever leads has shown something else
        return self.look() != said

    # How it stands

    @property
    def leading(self) -> Leading | None:
        """Who leads, and what they look at."""
        return None if self._standing is None else self._standing.leading

    @property
    def _standing(self) -> Claim | None:
        """Of two who took the lead at once, at two nodes, whoever was first leads."""
        found = [self._claim, *(look.claim for look in self.others)]
        claims = sorted(filter(None, found), key=lambda claim: claim.step)
        newest = {(claim.since, claim.leading.person): claim for claim in claims}
        led = [claim for claim in newest.values() if not claim.over]
        return min(led, key=lambda claim: (claim.since, claim.leading.person), default=None)

    def _people(self) -> list[Present]:
        names = {one.id: one.name for one in self._here.values()}
        return [Present(one, name, self._points.get(one)) for one, name in names.items()]

    def together(self, you: str) -> Together:
        """All of it, for somebody."""
        everybody = [*self._people(), *(one for look in self.others for one in look.people)]
        found = dict[str, Present]()
        for one in everybody:
            if one.person not in found or found[one.person].point is None:
                found[one.person] = one
        people = list(found.values())
        return Together(you=you, people=people, leading=self.leading, noted=self._noted)

    def refresh(self) -> None:
        """Shows it to everybody here."""
        for outbox in self.outboxes.values():
            outbox.refresh()


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody before a finished game, by one socket."""

    place: str
    socket: str
    person: Person
    outbox: Outbox
    circle: _Circle
    changed: Callable[[], None]

    def now(self, _: str | None) -> bytes:
        """Who is here, who leads, and what they look and point at."""
        return msgspec.json.encode(self.circle.together(self.person.id))

    def read(self, text: str) -> ReviewCommands:
        """The command in a message."""
        command: ReviewCommands = COMMANDS.decode(text)
        return command

    async def do(self, command: ReviewCommands) -> Answers:
        """Does it, and lets everybody know. Raises `Refusal`."""
        self.circle.do(self.person.id, command)
        self.changed()
        return Done(ref=command.ref)


class Circles:
    """All games that somebody looks at by way of this node, by attempt."""

    def __init__(self, company: Company, outbox: int) -> None:
        self._company: Final = company
        self._outbox: Final = outbox
        self._circles: Final[dict[str, _Circle]] = {}

    @property
    def games(self) -> list[str]:
        """The games that somebody looks at here."""
        return list(self._circles)

    def enter(self, attempt: str, person: Person) -> Visitor:
        """Somebody opens the page of a game."""
        circle = self._circles.get(attempt)
        if circle is None:
            circle = self._circles[attempt] = _Circle(self._company.now)
            self._company.gathers(attempt)
        outbox, socket = Outbox(person.id, self._outbox), ids.token()
        circle.come(socket, person, outbox)
        self._changed(attempt)
        changed = partial(self._changed, attempt)
        return Visitor(attempt, socket, person, outbox, circle, changed)

    def leave(self, visitor: Visitor) -> None:
        """They close it; with the last of them all is forgotten."""
        circle, attempt = visitor.circle, visitor.place
        circle.go(visitor.socket)
        if circle.outboxes:
            self._changed(attempt)
        else:
            del self._circles[attempt]
            self._company.looked(attempt, None)

    def _changed(self, attempt: str) -> None:
        circle = self._circles[attempt]
        circle.refresh()
        self._company.looked(attempt, circle.look())

    def hear(self, looks: Mapping[str, Sequence[bytes]]) -> None:
        """Who looks at these games by way of other nodes."""
        for attempt, others in looks.items():
            circle, heard = self._circles.get(attempt), [DECODER.decode(one) for one in others]
            if circle is None or circle.others == heard:
                continue
            if circle.hear(heard):
                self._company.looked(attempt, circle.look())
            circle.refresh()

    def noted(self, attempt: str) -> None:
        """Something was written about a game, at this node."""
        self._company.noted(attempt)
        self.heard_note(attempt)

    def heard_note(self, attempt: str) -> None:
        """Something was written about a game, at whichever node."""
        if (circle := self._circles.get(attempt)) is not None:
            circle.note()
            circle.refresh()

    def farewell(self, bye: Bye) -> None:
        """Tells everybody that their socket closes."""
        for circle in self._circles.values():
            for outbox in circle.outboxes.values():
                outbox.close(bye)
