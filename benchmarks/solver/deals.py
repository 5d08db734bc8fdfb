"""Random deals before the first trick, with tasks handed round blindly from the commander."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from shipmates import deepsea, planet9
from shipmates.deepsea import brief as sea_brief
from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import brief as nine_brief
from shipmates.planet9.mission import Mission as NineMission
from shipmates.planet9.tokens import Duty, Token
from shipmates.solver import Position
from shipmates.solver.reference import outcome_of, played, silent, turn
from shipmates.tricks import dealing, rounds
from shipmates.tricks.cards import COLOURED, Card
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.tricks.signals import NEVER
from shipmates.tricks.tasks import Predict, Verdict

Maker: TypeAlias = Callable[[int], Position]
"""A deal from a seed."""

ORDERED = (Token.FIRST, Token.SECOND, Token.THIRD, Token.FOURTH, Token.FIFTH)


def planet(players: int, tasks: int, tokens: Sequence[Token] = ()) -> Maker:
    """Planet Nine with so many tasks, the first of them with these tokens."""

    def made(seed: int) -> Position:
        dice = Seeded(seed)
        mission = NineMission(0, tasks=tasks, tokens=tuple(tokens), radio=NEVER)
        setup = planet9.Setup(mission, players, distress=planet9.Distress.OFF)
        deal = dealing.deal(setup.deck, setup.seats, setup.dummy, dice)
        commander = dealing.leader(deal)
        cards = dice.shuffled(tuple(COLOURED & setup.deck))[:tasks]
        laid = [*tokens, *[None] * tasks][:tasks]
        owners = [Seat((commander + i) % setup.seats) for i in range(tasks)]
        brief = nine_brief.Brief(setup, commander, duties=tuple(map(Duty, cards, laid, owners)))
        found: Position = _playing(setup, brief, deal, commander, None)
        return found

    return made


def sea(players: int, difficulty: int) -> Maker:
    """Deep Sea with tasks that add up to this difficulty."""

    def made(seed: int) -> Position:
        dice = Seeded(seed)
        mission = SeaMission(0, difficulty=difficulty)
        setup = deepsea.Setup(mission, players, distress=deepsea.Distress.OFF)
        deal = dealing.deal(setup.deck, setup.seats, setup.dummy, dice)
        captain = dealing.leader(deal)
        duties, secret, left = list[SeaDuty](), None, difficulty
        for card in dice.shuffled(CATALOGUE):
            owner = Seat((captain + len(duties)) % setup.seats)
            fits = card.captains or owner != captain
            if not fits or card.value(setup.seats) > left:
                continue
            left -= card.value(setup.seats)
            task, told = card.task(setup.seats), None
            if isinstance(task, Predict):
                count = dice.choice(range(5))
                secret, told = (count, None) if task.secret else (secret, count)
            duties.append(SeaDuty(card.key, owner, told))
        brief = sea_brief.Brief(setup, captain, duties=tuple(duties))
        found: Position = _playing(setup, brief, deal, captain, secret)
        return found

    return made


def _playing(setup: Any, brief: Any, deal: Any, leader: Seat, secret: int | None) -> Any:
    return rounds.Playing(
        brief,
        dealing.dealt(setup.deck, setup.seats, setup.dummy, deal),
        (),
        Ledger.blank(setup.seats, setup.tricks, setup.deck),
        Trick(leader),
        ((),) * setup.seats,
        (),
        (Verdict.OPEN,) * len(brief.duties),
        rounds.Air(NEVER, (setup.dummy,)),
        secret,
    )


def mission(game: Any, setup: Any) -> Maker:
    """A mission of the logbook after a briefing in which everybody chose blindly."""

    def made(seed: int) -> Position:
        dice = Seeded(seed)
        state = (deepsea if isinstance(game, deepsea.DeepSea) else planet9).opening(setup)
        while not isinstance(state, rounds.Playing):
            action = game.chance(state, dice)
            seat = NATURE
            if action is None:
                seat = game.awaited(state)[0]
                action = dice.choice(game.legal(state, seat))
            state = game.apply(state, seat, action)
        return state

    return made


def later(position: Position, line: Sequence[Card]) -> Position | None:
    """The same deal after these cards; None if it is over by then."""
    state: Any = silent(position)
    for card in line:
        if outcome_of(state) is not None:
            return None
        state = played(state, turn(state), card)
    return state if isinstance(state, rounds.Playing) else None
