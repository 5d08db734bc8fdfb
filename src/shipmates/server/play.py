"""What players do at a table while a game goes on."""

from __future__ import annotations

from contextlib import suppress

from shipmates.kernel import Seat
from shipmates.server.course import Course
from shipmates.server.kits import Action, View
from shipmates.server.live import Live
from shipmates.server.people import Person
from shipmates.server.practice import has_moved, place_before, practising
from shipmates.server.refusals import Away, Forbidden, Refusal, Wrong
from shipmates.server.room import AskedBack
from shipmates.wire import Garbled


def playing(live: Live, person: Person) -> tuple[Course, Seat]:
    """The game and one's seat in it. Raises `Refusal` for those who have none."""
    if live.room.chair_of(person.id) is None:
        raise Forbidden("not-seated")
    seat = live.seat_of(person.id)
    if live.course is None or seat is None or live.room.status != "playing":
        raise Refusal("not-playing")
    return live.course, seat


def _fresh(course: Course, ply: int) -> None:
    """Raises `Refusal` for what was meant for an older ply."""
    if ply != course.ply:
        raise Refusal("stale", ply=course.ply)


async def act(live: Live, person: Person, ply: int, plain: object, seat: int | None) -> None:
    """A move in the game. Raises `Refusal` or `Illegal`; nothing has changed then."""
    course, own = playing(live, person)
    if live.late:
        await live.advance(course.rung())
        live.changed()
        raise Refusal("time-up")
    _fresh(course, ply)
    mover = own if seat is None else Seat(seat)
    if mover not in course.hands_of(own):
        raise Forbidden("not-your-seat", seat=mover)
    await live.advance(course.move(mover, decoded(course, plain)))


def decoded(course: Course, plain: object) -> Action:
    """The action somebody sent. Raises `Wrong`."""
    try:
        return course.kit.actions.decode(plain)
    except Garbled as garbled:
        raise Wrong("garbled", where=garbled.where, expected=garbled.expected) from None


def preview(live: Live, person: Person, ply: int, plains: list[dict[str, object]]) -> View:
    """How one's own sealed placements would look. Nothing is done."""
    course, own = playing(live, person)
    _fresh(course, ply)
    return course.previewed(own, [decoded(course, plain) for plain in plains])


async def give_up(live: Live, person: Person, *, on: bool) -> None:
    """Votes to break off; when all who are people agree, it is over."""
    _, own = playing(live, person)
    chair = live.chair_of(own)
    room = live.room
    if not on:
        await live.vote(room.giving_up - {chair}, room.asked_back)
    elif room.voters <= room.giving_up | {chair}:
        await live.break_off()
    else:
        await live.vote(room.giving_up | {chair}, room.asked_back)


def may_take_back(live: Live, seat: Seat) -> bool:
    """Whether the last move was this seat's, and can be asked back; in practice, any can."""
    course = live.course
    if course is not None and live.room.options.practice:
        return has_moved(course, seat)
    if course is None or live.room.status != "playing" or not live.room.options.take_backs:
        return False
    return course.mover in course.hands_of(seat) and course.can_take_back


async def ask_back(live: Live, person: Person, ply: int, *, whole: bool) -> None:
    """Asks the others to let one's last move be taken back; in practice, maybe all of them."""
    practice = live.room.options.practice
    course, own = (practising if practice else playing)(live, person)
    if whole and not practice:
        raise Refusal("not-practice")
    if not practice and not live.room.options.take_backs:
        raise Refusal("no-take-backs")
    _fresh(course, ply)
    if not may_take_back(live, own):
        raise Refusal("not-to-take-back")
    chair = live.chair_of(own)
    await _settle(live, AskedBack(chair, ply, frozenset((chair,)), whole))


async def answer_back(live: Live, person: Person, ply: int, *, agree: bool) -> None:
    """Lets somebody take back their move, or not."""
    practice = live.room.options.practice
    course, own = (practising if practice else playing)(live, person)
    asked = live.room.asked_back
    _fresh(course, ply)
    if asked is None or asked.ply != ply:
        raise Refusal("not-asked")
    if agree:
        chair = live.chair_of(own)
        agreed = asked.agreed | {chair}
        await _settle(live, AskedBack(asked.chair, ply, agreed, asked.whole))
    else:
        await live.vote(live.room.giving_up, None)


async def _settle(live: Live, asked: AskedBack) -> None:
    assert live.course is not None
    if not live.room.voters <= asked.agreed:
        await live.vote(live.room.giving_up, asked)
    elif live.room.options.practice:
        place = place_before(live, asked)
        if place is None:
            raise Refusal("not-to-take-back")
        await live.advance(live.course.rewound(place))
    else:
        await live.advance(live.course.taken_back())


async def recount(live: Live) -> None:
    """Somebody has come or gone: does what all who have a say now agree to."""
    room = live.room
    voters, asked = room.voters, room.asked_back
    if not voters:
        return
    if asked is not None and asked.chair not in voters:
        asked = None
    # The coming or going itself is done: a vote that cannot be kept now stays open.
    with suppress(Away):
        await live.vote(room.giving_up & voters, asked)
        if live.room.status == "playing" and voters <= live.room.giving_up:
            await live.break_off()
        elif asked is not None:
            await _settle(live, asked)
