"""The middle of the table: the trick, what happened, and what must be done."""

from __future__ import annotations

from rich.text import Text

from shipmates.deepsea import view as sea_view
from shipmates.kernel import Seat
from shipmates.tricks.play import Trick
from shipmates.tricks.scenes import Tricking
from shipmates.tui.render import deepsea, planet9
from shipmates.tui.render.block import Block, beside, fitted, lines, stack, wrapped
from shipmates.tui.render.cards import slot, tile
from shipmates.tui.render.palette import Pose
from shipmates.tui.render.seats import column_widths
from shipmates.tui.render.sight import Sight

_LABEL = 10
"""How much room the word beside a played card has."""


def middle(sight: Sight, scene: Tricking, width: int, height: int, *, large: bool) -> Block:
    """The others' cards under their seats, one's own below; what happened left, goals right."""
    each, left = column_widths(sight, width)
    cards = beside(
        Block(left),
        *(_laid(sight, scene, seat, each, large=large) for seat in sight.others),
    ).wide(width)
    own = _card(sight, scene, sight.me, large=large)
    before = (width - (7 if large else 5)) // 2
    after = width - before - own.width
    rest = height - cards.height
    lane = beside(
        log(sight, before - 1, rest),
        Block(1),
        own.tall(rest),
        goals(sight, after - 1, rest),
        Block(1),
    )
    return stack(cards, lane)


def shown_trick(scene: Tricking) -> tuple[Trick, bool]:
    """The trick on the table, or the last one while the next has not begun."""
    if scene.trick.cards or not scene.ledger.tricks:
        return scene.trick, False
    return scene.ledger.tricks[-1], True


def _laid(sight: Sight, scene: Tricking, seat: Seat, width: int, *, large: bool) -> Block:
    drawn = _card(sight, scene, seat, large=large)
    side = max(0, (width - drawn.width) // 2)
    return beside(Block(side), drawn).wide(width)


def _card(sight: Sight, scene: Tricking, seat: Seat, *, large: bool) -> Block:
    """The card a seat has laid, or its place, and beside it who leads and who is ahead."""
    trick, past = shown_trick(scene)
    seats = sight.view.setup.seats
    card = trick.by(seat, seats)
    if card is None:
        asked = sight.is_asked(seat) and scene.trick.turn(seats) == seat
        block = slot(sight.palette, large=large, asked=asked)
    else:
        block = tile(card, sight.palette, Pose.DIM if past else Pose.RESTING, large=large)
    labels = lines(_labels(sight, scene, seat, block.height), _LABEL)
    return beside(block, Block(1), labels)


def _labels(sight: Sight, scene: Tricking, seat: Seat, height: int) -> list[Text]:
    trick, past = shown_trick(scene)
    seats, palette = sight.view.setup.seats, sight.palette
    rows = [Text() for _ in range(height)]
    if trick.leader == seat and not past:
        rows[0] = Text(sight.text("leads"), style=palette.accent)
    if trick.cards and trick.winner(seats) == seat:
        full = len(trick.cards) == seats
        style = palette.ok if not past else palette.quiet
        rows[-2] = Text(sight.text("won" if full else "ahead"), style=style)
    return rows


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


def goals(sight: Sight, width: int, height: int) -> Block:
    """How far the tasks are, the conditions and the rest, as far as whole sentences fit."""
    palette = sight.palette
    found = list[Text]()
    for sentence in goal_sentences(sight):
        more = wrapped(sentence, width, palette.faint).lines
        if len(found) + len(more) > height:
            break
        found += more
    if not found:
        found = [fitted(sight.text("goal-see-briefing"), width, style=palette.faint)]
    return Block(width, tuple(found)).tall(height)


def goal_sentences(sight: Sight) -> tuple[str, ...]:
    """What to keep in mind while playing, the most pressing first."""
    if isinstance(sight.view, sea_view.View):
        return deepsea.goals(sight, sight.view)
    return planet9.goals(sight, sight.view)
