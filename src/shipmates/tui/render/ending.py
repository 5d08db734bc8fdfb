"""The end of an attempt: how it went and why, with all cards on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.text import Text

from shipmates.deepsea import state as sea_state
from shipmates.kernel import Outcome, Seat
from shipmates.planet9 import state as nine_state
from shipmates.tricks.cards import CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.scenes import Tricking
from shipmates.tui import say
from shipmates.tui.game import State
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.tui.render.cards import chip, ticket
from shipmates.tui.render.pages import trick_row
from shipmates.tui.render.palette import Pose
from shipmates.tui.render.seats import duties_of, title
from shipmates.tui.render.sight import Sight


def is_won(outcome: Outcome | None) -> bool:
    """Whether the crew succeeded; what is given up is lost."""
    return outcome is not None and max(outcome.payoff) > 0


def ending(sight: Sight, hands: Hands | None, width: int) -> Block:
    """The verdict in a sentence, the trick that proves it, and every hand face up."""
    inner = width - 4
    scene, gap = sight.tricking, lines([""], inner)
    proof = list[Block]()
    if scene is not None and scene.ledger.tricks and sight.view.outcome is not None:
        proof = [trick_row(sight, scene.ledger.tricks[-1], inner), gap]
    return beside(
        Block(2),
        stack(
            gap,
            lines([_verdict(sight)], inner, "center"),
            gap,
            wrapped(reason(sight), inner, sight.palette.ink),
            gap,
            *proof,
            *(_hands(sight, hands, inner) if hands is not None else ()),
        ),
        Block(2),
    )


def _verdict(sight: Sight) -> Text:
    won = is_won(sight.view.outcome)
    mission = sight.view.setup.mission
    code = "end-won" if won else "end-lost"
    name = say.title(sight.words, mission)
    sign, style = ("★", sight.palette.ok) if won else ("✗", sight.palette.bad)
    return Text(f"{sign} {sight.text(code, mission=name)} {sign}", style=style)


def reason(sight: Sight) -> str:
    """Why it ended, in a sentence or two."""
    outcome = sight.view.outcome
    if outcome is None:
        return sight.text("end-given-up")
    return say.because(sight.words, outcome, sight.view.setup, sight.names)


def hands_of(state: State) -> Hands | None:
    """Everybody's cards as they lie; `None` before the deal."""
    match state:
        case nine_state.Dealing() | sea_state.Dealing() | sea_state.Sounding():
            return None
        case nine_state.Over() | nine_state.Drawing() | sea_state.Over():
            return state.last.hands
        case _:
            return state.hands


def _hands(sight: Sight, hands: Hands, width: int) -> Iterator[Block]:
    for seat in (sight.me, *sight.others):
        duties = [ticket(d, v, sight.palette) for d, v in duties_of(sight, seat)]
        cards = flowing([chip(card, sight.palette) for card in _all(hands, seat)], width - 34)
        label = title(sight, seat)
        label.append(f" · {_tricks(sight.tricking, seat, sight)}", style=sight.palette.faint)
        columns = beside(lines([label], 20), cards, Block(1), flowing(duties, 13))
        yield columns.wide(width)


def open_hands(sight: Sight, hands: Hands) -> Callable[[int], Block]:
    """A page with every hand face up."""
    return lambda width: stack(*_hands(sight, hands, width))


def _all(hands: Hands, seat: Seat) -> CardSet:
    covered = hands.row.down if hands.row and seat == hands.dummy else CardSet()
    return hands[seat] | covered


def _tricks(scene: Tricking | None, seat: Seat, sight: Sight) -> str:
    return sight.text("tricks", tricks=scene.ledger.count(seat) if scene else 0)


def fallen(scene: Tricking, sight: Sight, width: int) -> Block:
    """Every finished trick, a line each: who took it, and its cards in the order they fell."""
    rows = list[Text]()
    for i, (trick, winner) in enumerate(
        zip(scene.ledger.tricks, scene.ledger.winners, strict=True)
    ):
        row = Text.assemble((f"{i + 1:>2}  ", sight.palette.faint))
        for card in trick.cards:
            best = card is trick.best
            row.append("◆" if best else " ", style=sight.palette.ok)
            row.append(chip(card, sight.palette, Pose.RESTING if best else Pose.DIM))
            row.append(" ")
        row.append(
            f" {sight.name(trick.leader)} → {sight.name(winner)}", style=sight.palette.quiet
        )
        rows.append(row)
    return lines(rows, width)
