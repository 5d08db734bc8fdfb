"""A table as it is kept: who sits where, who is host, what is planned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from shipmates.server.offered import check_level
from shipmates.server.plans import Leg, Plan, game_of
from shipmates.server.refusals import Forbidden, Refusal, Wrong

Status: TypeAlias = Literal["gathering", "playing", "over"]


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """How a table wants to play."""

    history: Literal["last", "all", "sealed"] = "last"
    """Which finished tricks may be looked at. With `last` and `all` views hold every one, and
    clients show the last or all; with `sealed` nobody is sent an older one until the end."""
    take_backs: bool = True
    chat: bool = False
    """Whether one may write freely while a game goes on; quick phrases are always there."""
    watchers: bool = True
    public: bool = False
    practice: bool = False
    """With hints, open cards and moves taken back at will: it counts in no campaign."""


class AskedBack(Struct, frozen=True):
    """Somebody asks to take back the move that led to this ply; in practice, any or all."""

    chair: int
    ply: int
    agreed: frozenset[int]
    whole: bool = False


class Chair(Struct):
    """A place for a person or a bot; with both, the bot stands in for the person."""

    person: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        """Whether nobody sits here, bots not counted."""
        return self.person is None

    @property
    def driven(self) -> bool:
        """Whether a bot acts here."""
        return self.bot is not None


class Room(Struct):
    """Everything about a table but the game itself."""

    id: str
    code: str
    host: str | None
    plan: Plan
    options: Options
    chairs: list[Chair]
    crew: str | None = None
    deal: str | None = None
    """The deal that is played here, if it is one that others play too."""
    leg: Leg | None = None
    """The place in a campaign of one's own that is played for the crew."""
    status: Status = "gathering"
    attempt: str | None = None
    number: int = 0
    open: list[str] = msgspec.field(default_factory=list)
    """Those who look at all cards now, at a table for practice."""
    opened: list[str] = msgspec.field(default_factory=list)
    """Those who have done so in this attempt."""
    guide: str | None = None
    """The guide that is followed here, by its key."""
    banned: list[str] = msgspec.field(default_factory=list)
    giving_up: frozenset[int] = frozenset()
    """The chairs that would break off the attempt."""
    asked_back: AskedBack | None = None
    version: int = 0

    @property
    def is_own_course(self) -> bool:
        """Whether it belongs to somebody's own course, which has the id of that person."""
        return self.crew is not None and any(c.person == self.crew for c in self.chairs)

    def chair_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for number, chair in enumerate(self.chairs):
            if chair.person == person:
                return number
        return None

    @property
    def people(self) -> list[int]:
        """The chairs people sit on."""
        return [i for i, chair in enumerate(self.chairs) if chair.person is not None]

    def chair(self, number: int) -> Chair:
        """A chair by its number. Raises `Wrong`."""
        if not 0 <= number < len(self.chairs):
            raise Wrong("no-chair", chair=number, chairs=len(self.chairs))
        return self.chairs[number]

    @property
    def voters(self) -> frozenset[int]:
        """The chairs that have a say: people who are not stood in for."""
        return frozenset(chair for chair in self.people if not self.chairs[chair].driven)

    def at_rest(self) -> None:
        """Raises `Refusal` while a game goes on."""
        if self.status == "playing":
            raise Refusal("while-playing")


_ROOM = msgspec.json.Decoder(Room)
Number: TypeAlias = Annotated[int, Meta(ge=0, le=9)]


def kept(room: Room) -> bytes:
    """The room as it is written down."""
    return msgspec.json.encode(room)


def read(kept: bytes) -> Room:
    """The room that was written down."""
    return _ROOM.decode(kept)


def copy(room: Room) -> Room:
    """A room of its own to change, so that nothing is half-changed when something fails."""
    return read(kept(room))


def admit(room: Room, person: str) -> None:
    """Raises `Forbidden` for somebody who may not even look."""
    if person in room.banned:
        raise Forbidden("removed")
    free = any(chair.free for chair in room.chairs)
    joinable = room.status != "playing" and free
    if not (room.chair_of(person) is not None or joinable or room.options.watchers):
        raise Forbidden("no-watchers")


def only_host(room: Room, person: str) -> None:
    """Raises `Forbidden` for everybody but the host."""
    if room.host != person:
        raise Forbidden("host-only")


def sit(room: Room, person: str, number: int) -> None:
    """Takes a free chair, or moves to it; a bot gives way."""
    room.at_rest()
    if person in room.banned:
        raise Forbidden("removed")
    chair = room.chair(number)
    if chair.person is not None:
        raise Refusal("chair-taken", chair=number)
    before = room.chair_of(person)
    if before is not None:
        room.chairs[before] = Chair()
    room.chairs[number] = Chair(person=person)
    if room.host is None:
        room.host = person


def stand(room: Room, person: str, levels: Sequence[str]) -> None:
    """Leaves the chair. In the middle of a game the best bot plays on; the host role passes."""
    number = room.chair_of(person)
    if number is None:
        raise Refusal("not-seated")
    level = levels[-1] if room.status == "playing" else None
    room.chairs[number] = Chair(bot=level)
    look(room, person, on=False)
    if room.host == person:
        _pass_host(room)


def _pass_host(room: Room) -> None:
    seated = (room.chairs[number].person for number in room.people)
    room.host = next(seated, None)


def fill(room: Room, person: str, number: int, level: str, levels: Sequence[str]) -> None:
    """The host gives a free chair to a bot of one of these levels."""
    only_host(room, person)
    room.at_rest()
    check_level(game_of(room.plan), level, levels)
    if room.chair(number).person is not None:
        raise Refusal("chair-taken", chair=number)
    room.chairs[number] = Chair(bot=level)


def vacate(room: Room, person: str, number: int, levels: Sequence[str]) -> str | None:
    """The host sends away whoever sits there; a person may not sit down here again."""
    only_host(room, person)
    gone = room.chair(number).person
    if gone == person:
        raise Refusal("not-oneself")
    if gone is None:
        room.at_rest()
        room.chairs[number] = Chair()
        return None
    stand(room, gone, levels)
    room.banned.append(gone)
    return gone


def arrange(room: Room, person: str, one: int, other: int) -> None:
    """The host swaps two chairs."""
    only_host(room, person)
    room.at_rest()
    first, second = room.chair(one), room.chair(other)
    room.chairs[one], room.chairs[other] = second, first


def hand_over(room: Room, person: str, to: str, *, lost: bool) -> None:
    """The host makes somebody else host; when the host is lost, anybody at the table may be."""
    if not (lost and to == person):
        only_host(room, person)
    if room.chair_of(to) is None:
        raise Wrong("not-seated-there")
    room.host = to


def stand_in(
    room: Room,
    person: str,
    number: int,
    level: str | None,
    levels: Sequence[str],
    *,
    here: bool,
) -> None:
    """The host lets a bot play for somebody who is gone, or hands the chair back."""
    only_host(room, person)
    chair = room.chair(number)
    if chair.person is None:
        raise Refusal("chair-free", chair=number)
    if level is not None:
        if here:
            raise Refusal("still-here", chair=number)
        check_level(game_of(room.plan), level, levels)
    room.chairs[number] = Chair(person=chair.person, bot=level)


def returned(room: Room, person: str) -> bool:
    """Somebody is back: their chair is theirs again. Whether anything has changed."""
    number = room.chair_of(person)
    if number is None or room.chairs[number].bot is None:
        return False
    room.chairs[number] = Chair(person=person)
    return True


def look(room: Room, person: str, *, on: bool) -> None:
    """Somebody lays all cards open before their own eyes, or no longer."""
    if person in room.open:
        room.open.remove(person)
    if on:
        room.open.append(person)
        if person not in room.opened:
            room.opened.append(person)


def _put_away(room: Room) -> None:
    room.status, room.attempt, room.deal = "gathering", None, None
    room.open, room.opened, room.guide = [], [], None


def change(room: Room, person: str, plan: Plan, options: Options, chairs: int) -> None:
    """The host plans something else. Bots go where chairs do; people must have one."""
    only_host(room, person)
    room.at_rest()
    same_game = game_of(plan) == game_of(room.plan)
    if plan != room.plan or options.practice != room.options.practice:
        # What lies on the table belongs to another plan: it is put away.
        _put_away(room)
        room.leg = None
    room.plan, room.options = plan, options
    seated = [chair for chair in room.chairs if same_game or chair.person is not None]
    people = [chair for chair in seated if chair.person is not None]
    if len(people) > chairs:
        raise Refusal("too-many-people", people=len(people), chairs=chairs)
    if len(seated) > chairs:
        seated = people
    room.chairs = [*seated, *(Chair() for _ in range(chairs - len(seated)))]
