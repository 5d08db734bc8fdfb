"""What each person at a table is shown: the table as all see it, and their own view."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from shipmates.kernel import WATCHER, Seat
from shipmates.server.coach import coached
from shipmates.server.course import Course
from shipmates.server.kits import Kit, View
from shipmates.server.live import Live
from shipmates.server.lookback import cut, is_sealed, lately
from shipmates.server.messages import AskedBackInfo, Now, Seated, TableInfo, You
from shipmates.server.names import chair_names, seat_names
from shipmates.server.news import news
from shipmates.server.offered import playing
from shipmates.server.people import Person
from shipmates.server.plans import game_of, setup_of
from shipmates.server.play import may_take_back
from shipmates.server.room import Chair
from shipmates.server.starting import has_next
from shipmates.server.telling import telling
from shipmates.wire import Press
from shipmates.words import Words


class Shows:
    """Makes messages for one table; what several people see alike is made once."""

    def __init__(self, live: Live) -> None:
        self._live: Final = live
        self._version = -1
        self._course: Course | None = None
        self._sealed = False
        self._seen: dict[Seat, View] = {}
        self._views: dict[Seat, Raw] = {}
        self._press: tuple[Kit, Press] | None = None
        self._words: dict[tuple[Seat, str], Raw] = {}
        self._lines: dict[str, list[str]] = {}
        self._table = Raw(b"null")

    def now(self, person: Person, locale: str | None = None) -> bytes:
        """How everything stands for this person, in their language if they want words."""
        live = self._live
        if self._version != live.version:
            self._version = live.version
            self._words.clear()
            self._lines.clear()
            self._table = Raw(msgspec.json.encode(info(live)))
        seat = live.seat_of(person.id)
        course = live.course
        sealed = is_sealed(live.room)
        if self._course is not course or self._sealed is not sealed:
            self._course, self._sealed = course, sealed
            self._seen.clear()
            self._views.clear()
        seats: tuple[Seat, ...] = ()
        if course is not None:
            seats = (WATCHER,) if seat is None else course.hands_of(seat)
        message = Now(
            ply=course.ply if course is not None else 0,
            table=self._table,
            you=self._you(person, seat),
            views=[self._view(seat) for seat in seats],
            left=live.left,
            words=[self._told(seat, locale) for seat in seats] if locale else [],
            news=self._news(locale) if locale else [],
            open=[self._view(one) for one in self._opened(person)],
            coach=coached(live, Words(locale)) if locale and seat is not None else None,
        )
        return msgspec.json.encode(message)

    def _you(self, person: Person, seat: Seat | None) -> You:
        live = self._live
        back = seat is not None and live.room.asked_back is None and may_take_back(live, seat)
        return You(
            person=person.id,
            chair=live.room.chair_of(person.id),
            host=live.room.host == person.id,
            back=back,
            open=bool(self._opened(person)),
        )

    def _opened(self, person: Person) -> tuple[Seat, ...]:
        """The seats whose cards somebody sees beside their own."""
        room, course = self._live.room, self._live.course
        practice = room.options.practice and room.chair_of(person.id) is not None
        if course is None or not practice or person.id not in room.open:
            return ()
        return tuple(map(Seat, range(course.hands)))

    def _look(self, seat: Seat) -> View:
        if seat not in self._seen:
            assert self._course is not None
            self._seen[seat] = self._course.view(seat)
        return self._seen[seat]

    def _view(self, seat: Seat) -> Raw:
        if seat not in self._views:
            assert self._course is not None
            kit = self._course.kit
            if self._press is None or self._press[0] is not kit:
                self._press = kit, Press(kit.views)
            view = cut(self._live.room, self._look(seat))
            self._views[seat] = Raw(self._press[1].json(view))
        return self._views[seat]

    def _told(self, seat: Seat, locale: str) -> Raw:
        if (seat, locale) not in self._words:
            told = telling(Words(locale), self._look(seat), names_of(self._live))
            self._words[seat, locale] = Raw(msgspec.json.encode(told))
        return self._words[seat, locale]

    def _news(self, locale: str) -> list[str]:
        if locale not in self._lines:
            live = self._live
            told = lately(live.room, live.course, live.recent)
            self._lines[locale] = news(Words(locale), told, names_of(live))
        return self._lines[locale]


def names_of(live: Live) -> list[str]:
    """What everybody is called, by seat of the game."""
    room, course = live.room, live.course
    setup = course.setup if course is not None else setup_of(room.plan)
    hands = getattr(setup, "seats", setup.players)
    chairs = chair_names(room.chairs, live.people)
    return seat_names(game_of(room.plan), setup.people, chairs, hands)


def encoded(live: Live, view: View) -> Raw:
    """A view as it travels."""
    assert live.course is not None
    plain = live.course.kit.views.encode(cut(live.room, view))
    return Raw(msgspec.json.encode(plain))


def info(live: Live) -> TableInfo:
    """Everything about a table but the game."""
    room, course = live.room, live.course
    seats = course.seats if course is not None else setup_of(room.plan).people
    names = chair_names(room.chairs, live.people)
    chairs = [
        Seated(
            seat=seats[number] if number < len(seats) else number,
            person=chair.person,
            name=names[number],
            bot=chair.bot,
            plays=_plays(live, chair),
            here=live.here(chair.person),
            opened=chair.person in room.opened,
        )
        for number, chair in enumerate(room.chairs)
    ]
    playing = course is not None and room.status == "playing"
    waits = [live.chair_of(by) for _, by in course.awaited] if course and playing else []
    asked = room.asked_back
    return TableInfo(
        id=room.id,
        code=room.code,
        game=game_of(room.plan),
        plan=room.plan,
        options=room.options,
        crew=room.crew,
        host=room.host,
        status=room.status,
        chairs=chairs,
        watchers=_watchers(live),
        attempt=room.attempt,
        number=room.number,
        giving_up=sorted(room.giving_up),
        asked_back=None
        if asked is None
        else AskedBackInfo(asked.chair, asked.ply, sorted(asked.agreed), asked.whole),
        awaited=sorted(set(waits)),
        names=names_of(live),
        onward=has_next(room),
        deal=room.deal,
    )


def _plays(live: Live, chair: Chair) -> str | None:
    """The level that plays for a bot that cannot."""
    if chair.bot is None:
        return None
    found = playing(game_of(live.room.plan), chair.bot, live.house.settings)
    return None if found == chair.bot else found


def _watchers(live: Live) -> int:
    seated = {chair.person for chair in live.room.chairs}
    here = {outbox.person for outbox in live.outboxes} | live.elsewhere
    return len(here - seated)
