"""The coach of a guided table: what to do next, and what scripted partners do."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from shipmates.guides import GUIDES, Guide
from shipmates.kernel import Seat
from shipmates.server.course import Course, resumed
from shipmates.server.kits import Action
from shipmates.server.live import Live
from shipmates.server.messages import Coach
from shipmates.words import Words

STOW: Final = "stow"


def guide_of(live: Live) -> Guide | None:
    """The guide that is followed at a table."""
    return None if live.room.guide is None else GUIDES.get(live.room.guide)


def coached(live: Live, words: Words) -> Coach | None:
    """What there is to say to whoever learns; nothing at other tables."""
    guide, course = guide_of(live), live.course
    if guide is None or course is None:
        return None
    at = guide.progress(course.kept, _kind(course, Seat(guide.seat)))
    key, step = guide.key, at.step
    done = step is None and at.number == len(guide.steps) and not at.off
    told = words.text(f"guide-{key}-done")
    if at.off:
        told = words.text("guide-off")
    elif step is not None:
        told = words.text(f"guide-{key}-{step.name}")
    elif not done:
        told = words.text("guide-wait")
    return Coach(
        guide=key,
        number=at.number,
        steps=len(guide.steps),
        place=None if step is None or at.off else step.place,
        action=None if at.wanted is None or at.off else _encoded(course, at.wanted),
        off=at.off,
        done=done,
        title=words.text(f"guide-{key}-title"),
        told=told,
    )


def _kind(course: Course, seat: Seat) -> str:
    """What kind of move somebody is asked for, as records call it."""
    if seat not in dict(course.awaited):
        return ""
    kinds = [
        course.kit.codec.write_action(one).split(" ")[0] for one in course.view(seat).legal
    ]
    return next((kind for kind in kinds if kind != STOW), "")


def _encoded(course: Course, line: str) -> Raw:
    action = course.kit.codec.read_action(line.split(" ", 1)[1])
    return Raw(msgspec.json.encode(course.kit.actions.encode(action)))


def scripted(live: Live, course: Course, seat: Seat) -> Action | None:
    """What a partner does by the guide; nothing where it is to think for itself."""
    guide = guide_of(live)
    reply = None if guide is None else guide.reply(course.kept, seat)
    if reply is None:
        return None
    action = course.kit.codec.read_action(reply)
    return action if action in course.view(seat).legal else None


def past_of(guide: Guide) -> Course:
    """The game of a guide, played to its end."""
    return resumed(guide.game, guide.head, guide.moves)
