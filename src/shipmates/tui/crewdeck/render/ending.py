"""The end of a game: who wins and by what, and every score sheet to check it by."""

from __future__ import annotations

from rich.text import Text

from shipmates.kernel import Outcome, Seat
from shipmates.tui.crewdeck.render.pages import rival_block, sheet_block
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, lines, stack, wrapped
from shipmates.words import crewdeck as say


def ending(sight: Sight, width: int, kept: str = "") -> Block:
    """The verdict in a sentence, the ranking, all sheets, and what is kept of it."""
    inner, outcome = width - 4, sight.view.outcome
    assert outcome is not None
    gap = lines([""], inner)
    reason = say.because(sight.words, outcome, sight.names)
    sheets = [sheet_block(sight, seat, inner) for seat in ranked(sight)]
    if sight.view.setup.solo:
        sheets.append(rival_block(sight, inner))
    return beside(
        Block(2),
        stack(
            gap,
            lines([_verdict(sight, outcome)], inner, "center"),
            gap,
            wrapped(reason, inner, sight.palette.ink),
            gap,
            *(_standing(sight, seat, inner) for seat in ranked(sight)),
            gap,
            *(block for sheet in sheets for block in (sheet, gap)),
            wrapped(kept, inner, sight.palette.faint),
        ),
        Block(2),
    )


def ranked(sight: Sight) -> list[Seat]:
    """The seats by what decides: points, largest set, payroll."""
    seats = [sight.me, *sight.others]

    def worth(seat: Seat) -> tuple[int, int, int]:
        found = sight.sheet(seat)
        return found.total, found.largest, found.payroll

    return sorted(seats, key=worth, reverse=True)


def _standing(sight: Sight, seat: Seat, width: int) -> Block:
    """A line of the ranking, with all that can break a tie."""
    outcome, found, words = sight.view.outcome, sight.sheet(seat), sight.words
    assert outcome is not None
    won = outcome.payoff[seat] > 0
    style = sight.palette.ok if won else sight.palette.ink
    points = sight.text("points", points=say.number(words, found.total))
    aside = sight.text("end-largest", size=found.largest)
    paid = sight.text("paid", amount=say.number(words, -found.payroll))
    text = Text(f"{'★' if won else ' '} {sight.name(seat):<12} {points:>8}", style=style)
    text.append(f"   {aside} · {paid}", style=sight.palette.faint)
    return lines([text], width)


def _verdict(sight: Sight, outcome: Outcome) -> Text:
    winners = [seat for seat, share in enumerate(outcome.payoff) if share > 0]
    if sight.view.setup.solo:
        told = sight.text("end-rival-beaten" if winners else "end-rival-ahead")
    elif len(winners) == 1:
        told = sight.text("end-won", name=sight.name(Seat(winners[0])))
    else:
        told = sight.text("end-shared")
    sign, style = ("★", sight.palette.ok) if winners else ("✗", sight.palette.bad)
    return Text(f"{sign} {told} {sign}", style=style)
