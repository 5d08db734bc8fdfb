"""What only a table for practice allows: back at will, and all cards open."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.server import room as rooms
from shipmates.server.course import Course, rewound
from shipmates.server.lines import first_move, mover
from shipmates.server.live import Live
from shipmates.server.people import Person
from shipmates.server.refusals import Forbidden, Refusal, Wrong
from shipmates.server.room import AskedBack


def practising(live: Live, person: Person) -> tuple[Course, Seat]:
    """The game and one's seat in it, also after its end. Raises `Refusal` elsewhere."""
    if live.room.chair_of(person.id) is None:
        raise Forbidden("not-seated")
    if not live.room.options.practice:
        raise Refusal("not-practice")
    seat = live.seat_of(person.id)
    if live.course is None or seat is None:
        raise Refusal("not-playing")
    return live.course, seat


def has_moved(course: Course, seat: Seat) -> bool:
    """Whether this seat has done anything that could be taken back."""
    hands = course.hands_of(seat)
    return any(mover(line) in hands for line in course.kept)


def place_before(live: Live, asked: AskedBack) -> int | None:
    """Where to go back to: before the last thing decided there, or before all that was done.

    What standing orders answered would only be answered again.
    """
    course = live.course
    assert course is not None
    if asked.whole:
        return first_move(course.kept)
    hands, states = course.hands_of(course.seats[asked.chair]), course.states()
    for place in reversed(range(len(course.kept))):
        seat = mover(course.kept[place])
        if seat in hands and live.ordered(course, states[place], seat) is None:
            return place
    return None


async def look(live: Live, person: Person, *, on: bool) -> None:
    """Lays all cards open for somebody, or closes them again; the others see that."""
    practising(live, person)
    room = rooms.copy(live.room)
    rooms.look(room, person.id, on=on)
    await live.save(room)


def chair_at(past: Course, place: int, seat: int | None) -> int:
    """The chair of a seat at one moment of a game; without one, of whoever has to decide.

    Raises `Refusal` where nothing is left to decide.
    """
    then = rewound(past.kit.key, past.head, past.kept, place).fated()
    if not then.awaited:
        raise Refusal("nothing-left")
    last = then.hands - 1
    if seat is not None and seat > last:
        raise Wrong("no-seat", seat=seat, last=last)
    return then.chair(then.awaited[0][0] if seat is None else Seat(seat))
