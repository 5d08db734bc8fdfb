"""What practice mode says: the best few choices, what they bring, and why.

Points are exact, for they are won at once. Which choice serves the rest of the game best is the
planner's opinion, and is called so.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from shipmates.bots.crewdeck import Advice, advise
from shipmates.crewdeck.cards import Card
from shipmates.crewdeck.ship import Cell
from shipmates.crewdeck.view import Phase
from shipmates.kernel import Seat
from shipmates.tui.crewdeck.advice import Option, best, weigh
from shipmates.tui.crewdeck.explain import reasons
from shipmates.tui.crewdeck.picking import targets
from shipmates.tui.crewdeck.render.cards import HOLD, chip
from shipmates.tui.crewdeck.render.ships import small
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.words import crewdeck as say
from shipmates.words.lists import comma

SEVERAL = 4
"""How many ways to place the new cards are shown."""
PLANNER = "◎"
"""What the planner would do."""


def advice_page(sight: Sight, width: int) -> Block:
    """What can be done now, the most points first, and what the planner would do."""
    found, phase = advise(sight.view), sight.view.phase
    if not found:
        return lines([sight.text("nothing-to-weigh")], width)
    body = {Phase.FORM: _forming, Phase.PLACE: _placing}.get(phase, _recruiting)
    gap = lines([""], width)
    return stack(
        wrapped(sight.text(f"advice-{phase.value}"), width, sight.palette.quiet),
        gap,
        *body(sight, found, width),
        wrapped(_planner(sight, found[0]), width, sight.palette.accent),
    )


def _planner(sight: Sight, first: Advice) -> str:
    if sight.view.phase is Phase.PLACE:
        return sight.text("advice-plan", sign=PLANNER)
    words, view = sight.words, sight.view
    what = say.action(words, first.action, sight.names, view.setup, view)
    return sight.text("advice-planner", sign=PLANNER, what=what)


def options(sight: Sight, found: tuple[Advice, ...]) -> tuple[tuple[Option, bool], ...]:
    """Ways to place all new cards, the most points first; whether it is the planner's."""
    view, edition = sight.view, sight.edition
    chosen = weigh(sight.ship, found[0].plan, edition)
    others = best(sight.ship, view.news, view.setup.frame, edition, SEVERAL)
    rest = [option for option in others if not _alike(option, chosen)]
    ranked = sorted((chosen, *rest[: SEVERAL - 1]), key=lambda option: -option.gain)
    return tuple((option, option is chosen) for option in ranked)


def _alike(one: Option, other: Option) -> bool:
    return (one.growths, one.crew, one.hold) == (other.growths, other.crew, other.hold)


def _placing(sight: Sight, found: tuple[Advice, ...], width: int) -> Iterator[Block]:
    for option, planned in options(sight, found):
        sign = Text(PLANNER if planned else " ", style=sight.palette.accent)
        yield beside(lines([sign], 2), _option(sight, option, width - 2))
        yield lines([""], width)


def _option(sight: Sight, option: Option, width: int) -> Block:
    """The ship as it would be, and beside it the gain and its reasons."""
    placed = len(option.ship.placed) - len(sight.ship.placed)
    fresh = frozenset[Cell](cell for cell, _ in option.ship.placed[-placed:] if placed)
    frame = sight.view.setup.frame
    drawn = small(sight.words, sight.palette, option.ship, frame, fresh)
    stowed = option.ship.hold[len(sight.ship.hold) :]
    sign = [Text(f"+{HOLD}", style=sight.palette.accent)] if stowed else []
    chips = [*sign, *(chip(sight.words, card, sight.palette) for card in stowed)]
    left = stack(drawn, flowing(chips, drawn.width))
    return beside(left, Block(1), _gained(sight, option, width - drawn.width - 1))


def _gained(sight: Sight, option: Option, width: int) -> Block:
    gain = say.signed(sight.words, option.gain)
    why = comma(sight.words, list(reasons(sight.words, option)))
    points = Text(f"{gain:>4}", style=sight.palette.ok)
    return beside(lines([points], 5), wrapped(why, width - 5, sight.palette.ink))


def _recruiting(sight: Sight, _: tuple[Advice, ...], width: int) -> Iterator[Block]:
    """The work crews that are left, by what they would bring with what is claimed already."""
    view = sight.view
    mine = tuple(
        card for seat, stack in view.claims if seat == sight.me for card in view.stacks[stack]
    )
    left = targets(view) if view.phase is Phase.RECRUIT else tuple(range(len(view.stacks)))
    found = {
        place: _best(sight, sight.me, (*mine, *view.stacks[place]))
        for place in left
        if isinstance(place, int)
    }
    for place in sorted(found, key=lambda place: -_net(sight, place, found[place])):
        yield _crew(sight, place, found[place], width)
        yield lines([""], width)


def _net(sight: Sight, place: int, option: Option) -> int:
    """Alone, a work crew costs the payroll that lies with it."""
    solo, edition = sight.view.setup.solo, sight.edition
    return option.gain - (edition.solo_payroll[place] if solo else 0)


def _best(sight: Sight, seat: Seat, cards: tuple[Card, ...]) -> Option:
    ship, frame = sight.view.ships[seat], sight.view.setup.frame
    return best(ship, cards, frame, sight.edition, 1)[0]


def _crew(sight: Sight, place: int, option: Option, width: int) -> Block:
    view, words = sight.view, sight.words
    chips = [chip(words, card, sight.palette) for card in view.stacks[place]]
    head = Text.assemble((f"{place + 1}  ", sight.palette.accent), Text(" ").join(chips))
    left = lines([head], 15)
    if not view.setup.solo:
        return beside(left, _gained(sight, option, width - 15))
    net = say.signed(words, _net(sight, place, option))
    amount = say.number(words, -sight.edition.solo_payroll[place])
    paid = sight.text("advice-paid", amount=amount, net=net)
    told = stack(
        _gained(sight, option, width - 15),
        beside(Block(5), wrapped(paid, width - 20, sight.palette.quiet)),
    )
    return beside(left, told)


def _forming(sight: Sight, _: tuple[Advice, ...], width: int) -> Iterator[Block]:
    """Each card of the hand: for oneself, and for whoever else gains most by it."""
    for card in dict.fromkeys(sight.view.hand):
        own = _best(sight, sight.me, (card,))
        left = lines([chip(sight.words, card, sight.palette)], 4)
        yield beside(left, _gained(sight, own, width - 4))
        theirs = {seat: _best(sight, seat, (card,)).gain for seat in sight.others}
        if theirs:
            seat = max(theirs, key=theirs.__getitem__)
            gain = say.signed(sight.words, theirs[seat])
            code = "advice-theirs" if len(theirs) > 1 else "advice-other"
            told = sight.text(code, name=sight.name(seat), gain=gain)
            yield beside(Block(9), wrapped(told, width - 9, sight.palette.faint))
    yield lines([""], width)
