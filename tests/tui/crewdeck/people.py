"""People for tests: they sit at a session and do any legal thing, or what they are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Action
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded
from shipmates.tui.crew import read
from shipmates.tui.crewdeck.picking import Picking
from shipmates.tui.crewdeck.plan import BENCH
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block
from shipmates.tui.render.palette import PLAIN, Palette
from shipmates.words import LOCALES, Words

WORDS = {locale: Words(locale) for locale in LOCALES}
TABLES = tuple((players, wilds) for players in (1, 2, 3, 4) for wilds in (True, False))

Choose: TypeAlias = Callable[[View], Action]


def a_session(seats: str, *, wilds: bool = True, fixed: bool = False, seed: int = 1) -> Session:
    """A table with these seats, before the first shuffle."""
    players = read(seats, "Ada", BENCH)
    return Session(Setup(len(players), wilds, fixed), players, seed, begun="then")


def with_bots(players: int, level: str = "random") -> str:
    """One person, and bots in the other seats."""
    return ",".join(["you:Ada", *[level] * (players - 1)])


def anything(seed: int) -> Choose:
    """Somebody who does any legal thing."""
    dice = Seeded(seed)
    return lambda view: dice.choice(view.legal)


def until_asked(session: Session) -> View | None:
    """Lets everybody else move; what the person then asked sees, or `None` at the end."""
    while session.step() is not None:
        pass
    session.lift()
    return session.shown if session.asked is not None else None


def go_on(session: Session, view: View, choose: Choose) -> None:
    """One step of the person who is asked: an action, or the word that makes it final."""
    if session.complete:
        session.confirm(view.seat)
    else:
        session.act(view.seat, choose(view))


def play_out(session: Session, choose: Choose) -> None:
    """Plays to the end, people choosing like this."""
    while (view := until_asked(session)) is not None:
        go_on(session, view, choose)


def play_to(session: Session, phase: Phase, round_: int, choose: Choose) -> View:
    """The first moment of that phase in which a person is asked."""
    while (view := until_asked(session)) is not None:
        if view.phase is phase and view.round == round_:
            return view
        go_on(session, view, choose)
    raise AssertionError(phase)


def a_sight(session: Session, view: View, locale: str, palette: Palette = PLAIN) -> Sight:
    """As the screen would draw it, with the first target chosen."""
    picking = Picking.begin(view).moved(view, 0, 1) if view.legal else Picking()
    return Sight(
        view,
        WORDS[locale],
        session.names,
        palette,
        picking,
        practice=session.practice,
        draft=session.draft,
        several=len(session.people) > 1,
        complete=session.complete,
    )


def text(block: Block) -> str:
    """A block as a page of text."""
    return "\n".join(line.plain for line in block.lines)
