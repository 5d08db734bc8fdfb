"""A recorded game of Crew Deck, move by move, as a seat saw it or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Action, Open, Place, Reshuffle, Stow
from shipmates.crewdeck.scoring import Sheet, rival_sheet, sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.state import Forming, Opening, State
from shipmates.crewdeck.view import Phase, View
from shipmates.kernel import NATURE, Record, Seat
from shipmates.notation.crewdeck.actions import write_action
from shipmates.tui.crewdeck.news import news
from shipmates.tui.crewdeck.render.cards import chip
from shipmates.tui.crewdeck.render.ending import ending
from shipmates.tui.crewdeck.render.seats import title
from shipmates.tui.crewdeck.render.ships import hold, small
from shipmates.tui.crewdeck.session import GAME, RULES
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.palette import Palette
from shipmates.words import Words
from shipmates.words import crewdeck as say

_WIDTH = 80


@dataclass(frozen=True, slots=True)
class Story:
    """A record, every state it went through, and through whose eyes it is told."""

    record: Record[State, Action]
    states: tuple[State, ...]
    words: Words
    palette: Palette
    seat: Seat | None = None
    """`None`: everything is open."""

    @property
    def setup(self) -> Setup:
        """What was agreed beforehand."""
        opening = self.record.opening
        assert isinstance(opening, Opening)
        return opening.setup

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: a record knows no names."""
        text = self.words.text
        return tuple(text("cli-seat", seat=seat) for seat in range(self.setup.players))

    def look(self, place: int, seat: Seat | None = None) -> View:
        """The table after so many moves."""
        own = Seat(0) if self.seat is None else self.seat
        return RULES.look(self.states[place], own if seat is None else seat)

    def sees(self, seat: Seat) -> bool:
        """Whether what this seat hides may be told."""
        return self.seat is None or self.seat == seat

    def sight(self, place: int) -> Sight:
        """What a drawing of the table at that moment needs."""
        return Sight(self.look(place), self.words, self.names, self.palette)

    def news(self, place: int) -> tuple[str, ...]:
        """What everybody saw happen by one move."""
        before, after = self.states[place], self.states[place + 1]
        return news(self.words, self.names, before, after, self.record.moves[place])


def story_text(story: Story) -> RenderableType:
    """The game from the first shuffle to its end."""
    return Group(*_told(story))


def _told(story: Story) -> Iterator[RenderableType]:
    words, palette = story.words, story.palette
    name = words.text("tui-game-crewdeck")
    players = words.text("deck-set-players", players=story.setup.players)
    yield Text.assemble((name, palette.accent), f" · {players}")
    for sentence in (say.wilds(words, story.setup), say.frame(words, story.setup)):
        yield Text(sentence, style=palette.faint)
    for place in range(len(story.record.moves)):
        yield from _move(story, place)
    yield Text("")
    if RULES.outcome(story.states[-1]) is None:
        yield Text(words.text("cli-deck-unfinished"))
    else:
        yield ending(story.sight(-1), _WIDTH).group


def _move(story: Story, place: int) -> Iterator[RenderableType]:
    seat, action = story.record.moves[place]
    before, after = story.look(place), story.look(place + 1)
    if isinstance(action, Place | Stow) and story.sees(seat):
        what = say.action(
            story.words, action, story.names, story.setup, story.look(place, seat)
        )
        yield Text(story.words.text("cli-deck-places", name=story.names[seat], what=what))
    yield from map(Text, story.news(place))
    if before.phase is Phase.PLACE and after.phase is not Phase.PLACE:
        yield from _ships(story, place + 1)
    dealt = isinstance(story.states[place + 1], Forming)
    if dealt and before.phase in (Phase.SHUFFLE, Phase.PLACE):
        yield from _hands(story, place + 1)


def _ships(story: Story, place: int) -> Iterator[RenderableType]:
    sight = story.sight(place)
    for seat in story.setup.people:
        ship = sight.view.ships[seat]
        drawn = small(story.words, story.palette, ship, story.setup.frame)
        upper, lower = drawn.lines
        kept = Text(" ").join(hold(sight, ship))
        yield Text.assemble("  ", upper, "  ", title(sight, seat))
        yield Text.assemble("  ", lower, "  ⌂ " if ship.hold else "", kept)


def _hands(story: Story, place: int) -> Iterator[Text]:
    yield Text("")
    number = story.look(place).round
    yield Text(story.words.text("cli-deck-round", number=number), style=story.palette.accent)
    for seat in filter(story.sees, story.setup.people):
        label = story.words.text("cli-hand", name=story.names[seat])
        cards = story.look(place, seat).hand
        chips = Text(" ").join(chip(story.words, card, story.palette) for card in cards)
        yield Text.assemble(f"  {label} ", chips)


def story_document(story: Story) -> dict[str, object]:
    """The game as a document; a hidden action is `null`."""
    outcome, setup = RULES.outcome(story.states[-1]), story.setup
    return {
        "game": GAME,
        "players": setup.players,
        "wilds": setup.wilds,
        "fixed": setup.fixed,
        "house": sorted(rule.value for rule in setup.house),
        "seat": story.seat,
        "moves": [_step(story, i) for i in range(len(story.record.moves))],
        "rounds": list(_rounds(story)),
        "sheets": list(_sheets(story)) if outcome else [],
        "outcome": None
        if outcome is None
        else {
            "payoff": list(outcome.payoff),
            "because": {"code": outcome.because.code, **dict(outcome.because.params)},
            "text": say.because(story.words, outcome, story.names),
        },
    }


def _step(story: Story, place: int) -> dict[str, object]:
    seat, action = story.record.moves[place]
    hidden = story.seat is not None and _is_hidden(story, seat, action)
    after = story.look(place + 1)
    return {
        "seat": None if seat == NATURE else seat,
        "action": None if hidden else write_action(action),
        "told": " ".join(story.news(place)),
        "hand": None if story.seat is None else " ".join(map(str, after.hand)),
    }


def _is_hidden(story: Story, seat: Seat, action: Action) -> bool:
    if isinstance(action, Open | Reshuffle):
        return True
    return isinstance(action, Place | Stow) and not story.sees(seat)


def _rounds(story: Story) -> Iterator[dict[str, object]]:
    for place in range(1, len(story.states)):
        before, after = story.look(place - 1), story.look(place)
        if before.phase is Phase.PLACE and after.phase is not Phase.PLACE:
            ships = [_ship(ship, story.setup) for ship in after.ships]
            yield {"number": before.round, "ships": ships}


def _ship(ship: Ship, setup: Setup) -> dict[str, object]:
    return {
        "placed": [[str(card), cell.row, cell.column] for cell, card in ship.placed],
        "hold": list(map(str, ship.hold)),
        "payroll": list(ship.payroll),
        "score": sheet(ship, setup.edition).total,
    }


def _sheets(story: Story) -> Iterator[dict[str, object]]:
    view, edition = story.look(-1), story.setup.edition
    for seat, ship in enumerate(view.ships):
        yield {"seat": seat, **_sheet(sheet(ship, edition))}
    if story.setup.solo:
        found = rival_sheet(view.rival, edition)
        best = [
            {"trait": trait.name.lower(), "size": size, "points": points}
            for trait, size, points in found.best
        ]
        yield {"seat": None, "sets": best, "cards": found.cards, "total": found.total}


def _sheet(found: Sheet) -> dict[str, object]:
    sets = [
        {
            "trait": crew_set.trait.name.lower(),
            "cells": [list(cell) for cell in crew_set.cells],
            "points": crew_set.points,
        }
        for crew_set in found.sets
    ]
    return {
        "sets": sets,
        "crew": found.crew,
        "hold": found.hold,
        "payroll": -found.payroll,
        "largest": found.largest,
        "total": found.total,
    }
