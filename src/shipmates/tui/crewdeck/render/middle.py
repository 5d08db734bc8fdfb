"""The middle of the table: the work crews, what lies before the person, and the news."""

from __future__ import annotations

from rich.text import Text

from shipmates.crewdeck.view import Phase
from shipmates.tui.crewdeck.picking import targets, tray
from shipmates.tui.crewdeck.render.cards import COVERED, clickable, coin, priced, tile
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, boxed, lines, stack, wrapped
from shipmates.tui.render.palette import Pose
from shipmates.words import crewdeck as say

TRAY = 5
"""How tall the tray is: a line of words, and cards of which one is lifted."""


def crews(sight: Sight, width: int) -> Block:
    """The work crews side by side."""
    count = sight.view.setup.stacks
    each = width // count
    return beside(*(_crew(sight, stack, each) for stack in range(count))).wide(width, "center")


def _crew(sight: Sight, place: int, width: int) -> Block:
    palette, view = sight.palette, sight.view
    cards = view.stacks[place] if place < len(view.stacks) else ()
    owner = next((seat for seat, taken in view.claims if taken == place), None)
    aimed = view.phase in (Phase.FORM, Phase.RECRUIT) and place in targets(view)
    chosen = aimed and sight.picking.target == place
    pose = Pose.DIM if owner is not None else Pose.RESTING
    chips = [priced(sight.words, card, palette, sight.edition, pose) for card in cards]
    inside = Text(" ") + Text(" ").join(chips)
    foot = sight.name(owner) if owner is not None else _foot(sight, place)
    style = palette.button if chosen else palette.accent if aimed else palette.line
    box = boxed(
        lines([inside], width - 2),
        width,
        title=_number(sight, place),
        foot=Text(foot, style=palette.ink if owner is not None else palette.faint),
        style=style,
        heavy=chosen,
    )
    found = targets(view)
    return clickable(box, option=found.index(place)) if aimed else box


def _number(sight: Sight, place: int) -> Text:
    view, palette = sight.view, sight.palette
    text = Text(str(place + 1), style=palette.ink)
    if view.setup.solo:
        amount = say.number(sight.words, -view.setup.edition.solo_payroll[place])
        text.append(f" · {sight.text('payroll-pile', amount=amount)}", style=palette.quiet)
        covered = view.covered[place] if view.covered else 0
        text.append(f" {COVERED * covered}" if covered else "", style=palette.faint)
    return text


def _foot(sight: Sight, place: int) -> str:
    """A work crew that nobody has begun says so."""
    view = sight.view
    if view.phase is not Phase.FORM or place < len(view.stacks):
        return ""
    return sight.text("crew-new") if place == len(view.stacks) else ""


def tray_block(sight: Sight, width: int) -> Block:
    """What this phase is about: the hand, the payroll on offer, who chooses when, new crew."""
    view = sight.view
    match view.phase:
        case Phase.POST:
            label, cards = sight.text("tray-payroll"), _payroll(sight)
        case Phase.RECRUIT if not view.setup.solo:
            return stack(_label(sight, sight.text("tray-order"), width), _order(sight, width))
        case Phase.PLACE:
            label, cards = sight.text("tray-new"), _cards(sight)
        case Phase.FORM | Phase.SHUFFLE:
            label, cards = sight.text("tray-hand"), _cards(sight)
        case _:
            label, cards = "", []
    row = beside(*cards, gap=1) if cards else Block(1)
    return stack(_label(sight, label if cards else "", width), _indented(row, width)).tall(TRAY)


def _label(sight: Sight, label: str, width: int) -> Block:
    return lines([Text(f" {label}", style=sight.palette.faint)], width)


def _indented(block: Block, width: int) -> Block:
    return beside(Block(1), block).wide(width)


def _cards(sight: Sight) -> list[Block]:
    view = sight.view
    offered = bool(view.legal)
    found = list[Block]()
    for place, card in enumerate(tray(view)):
        chosen = offered and place == sight.picking.card
        pose = Pose.CHOSEN if chosen else Pose.OFFERED if offered else Pose.RESTING
        head = str(place + 1)
        drawn = tile(sight.words, card, sight.palette, sight.edition, pose, head=head)
        found.append(_lifted(clickable(drawn, card=head), chosen=chosen))
    return found


def _payroll(sight: Sight) -> list[Block]:
    view, gone = sight.view, {amount for _, amount in sight.view.posted}
    on_offer = targets(view)
    found = list[Block]()
    for amount in view.setup.edition.payroll:
        chosen = sight.picking.target == amount and amount in on_offer
        pose = Pose.CHOSEN if chosen else Pose.DIM if amount in gone else Pose.OFFERED
        drawn = coin(say.number(sight.words, -amount), sight.palette, pose)
        if amount in on_offer:
            drawn = clickable(drawn, option=on_offer.index(amount))
        found.append(_lifted(drawn, chosen=chosen))
    return found


def _lifted(block: Block, *, chosen: bool) -> Block:
    empty = Text(" " * block.width)
    rows = (*block.lines, empty) if chosen else (empty, *block.lines)
    return Block(block.width, rows)


def _order(sight: Sight, width: int) -> Block:
    """Who takes a work crew when, the highest payroll first."""
    palette, view = sight.palette, sight.view
    ranked = sorted(view.posted, key=lambda post: -post[1])
    rows = list[Text]()
    for place, (seat, amount) in enumerate(ranked):
        now, done = place == len(view.claims), place < len(view.claims)
        style = palette.accent if now else palette.faint if done else palette.ink
        sign = "✓" if done else "▶" if now else " "
        paid = say.number(sight.words, -amount)
        rows.append(Text(f" {sign} {paid:>3} {sight.name(seat)}", style=style))
    return lines(rows, width).tall(TRAY - 1)


def log(sight: Sight, width: int, height: int) -> Block:
    """The latest news, the newest below."""
    palette = sight.palette
    found = list[Text]()
    for age, sentence in enumerate(reversed(sight.log)):
        style = palette.quiet if age == 0 else palette.faint
        found = [*wrapped(sentence, width - 1, style).lines, *found]
        if len(found) >= height:
            break
    block = Block(width - 1, tuple(found[-height:]))
    return beside(Block(1), block.wide(width - 1)).tall(height, at="bottom")
