"""Pages to read: the keys, the briefing, everybody's tasks, the last trick."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from shipmates.deepsea import brief as sea
from shipmates.deepsea import view as sea_view
from shipmates.kernel import Seat
from shipmates.planet9 import Setup as NineSetup
from shipmates.tricks.cards import Suit
from shipmates.tricks.play import Trick
from shipmates.tricks.scenes import Tricking
from shipmates.tui import say
from shipmates.tui.game import NINE, SEA, Duty, Setup, key_of
from shipmates.tui.render import deepsea
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.tui.render.cards import SYMBOLS, letter, ticket, tile, token
from shipmates.tui.render.palette import Palette
from shipmates.tui.render.seats import duties_of, parts_of, title
from shipmates.tui.render.sight import Sight
from shipmates.words import Words, cards
from shipmates.words import deepsea as sea_words
from shipmates.words import planet9 as nine_words

KEYS = (
    ("←→ ↑↓", "choose"),
    ("1…9", "number"),
    ("typed", "type"),
    ("enter", "enter"),
    ("esc", "esc"),
    ("space, r", "ready"),
    ("a", "always"),
    ("s", "signal"),
    ("h", "hint"),
    ("l", "last"),
    ("t", "tasks"),
    ("b", "briefing"),
    ("g", "give-up"),
    ("q, Ctrl-C", "quit"),
)
FAR_KEYS = tuple(pair for pair in KEYS if pair != ("h", "hint"))
"""At a table with others nobody is helped."""


def help_page(
    words: Words,
    palette: Palette,
    setup: Setup,
    width: int,
    keys: tuple[tuple[str, str], ...] = KEYS,
) -> Block:
    """All keys, and what the signs mean."""
    return stack(
        *(_key(words, palette, key, code, width) for key, code in keys),
        lines([""], width),
        flowing([_suit(words, palette, suit, setup) for suit in Suit], width, gap=3),
        lines([""], width),
        *(wrapped(words.text(f"tui-help-sign-{code}"), width) for code in SIGNS[key_of(setup)]),
    )


SIGNS = {
    NINE: ("radio", "ticket", "rim", "commander"),
    SEA: ("sonar", "task", "rim", "captain"),
}


def _key(words: Words, palette: Palette, key: str, code: str, width: int) -> Block:
    shown = {
        "enter": words.text("tui-enter"),
        "esc": words.text("tui-escape"),
        "typed": words.text("tui-typed"),
        "space, r": f"{words.text('tui-space')}, r",
    }.get(key, key)
    name = lines([Text(shown, style=palette.accent)], 12)
    return beside(name, wrapped(words.text(f"tui-help-{code}"), width - 12, palette.ink))


def _suit(words: Words, palette: Palette, suit: Suit, setup: Setup) -> Text:
    name = f"{SYMBOLS[suit]} {say.suit(words, suit, setup)}"
    return Text.assemble((name, palette.text(suit)), f" ({letter(words, suit, setup)})")


def briefing_page(words: Words, palette: Palette, setup: Setup, width: int) -> Block:
    """The story, and then what must be done, one sentence after the other."""
    story = say.story(words, setup.mission)
    orders = say.briefing(words, setup)
    last = say.distress(words, setup)
    tokens = setup.mission.tokens if isinstance(setup, NineSetup) else ()
    return stack(
        wrapped(story, width, palette.quiet),
        lines([""] if story else [], width),
        *(_point(palette, sentence, width) for sentence in (*orders, last)),
        lines([""] if tokens else [], width),
        flowing([Text(token(t), style=palette.accent) for t in tokens], width, 3),
    )


def _point(palette: Palette, sentence: str, width: int) -> Block:
    dot = lines([Text("·", style=palette.accent)], 2)
    return beside(dot, wrapped(sentence, width - 2, palette.ink))


def tasks_page(sight: Sight, width: int) -> Block:
    """Everybody's tasks, in words, and those that nobody has yet."""
    middle = _middle(sight, sight.view, width) if isinstance(sight.view, sea_view.View) else ()
    return stack(*middle, *_owners(sight, width), *_rules(sight, width))


def _middle(sight: Sight, view: sea_view.View, width: int) -> Iterator[Block]:
    for key in view.brief.display if view.brief else ():
        yield _point(sight.palette, deepsea.sentence(sight, view, key), width)


def _owners(sight: Sight, width: int) -> Iterator[Block]:
    for seat in (sight.me, *sight.others):
        yield lines([title(sight, seat)], width)
        for part in parts_of(sight, seat):
            yield lines([Text(f"  {part}", style=sight.palette.accent)], width)
        for duty, stand in duties_of(sight, seat):
            drawn = lines([ticket(duty, stand, sight.palette)], 9)
            verdict = cards.verdict(sight.words, stand)
            told = sight.words.text("tui-labelled", label=_duty(sight, duty), text=verdict)
            yield beside(Block(2), drawn, wrapped(told, width - 11))
        if not duties_of(sight, seat) and not parts_of(sight, seat):
            yield lines([Text(f"  {sight.text('none')}", style=sight.palette.faint)], width)


def _duty(sight: Sight, duty: Duty) -> str:
    if not isinstance(duty, sea.Duty):
        return nine_words.duty(sight.words, duty)
    assert isinstance(sight.view, sea_view.View)
    told = sea_words.duty(sight.words, sight.view.setup, duty).rstrip(".")
    secret = deepsea.noted(sight, sight.view) if duty.owner == sight.me else ""
    is_secret = secret and deepsea.is_secret(sight.view, duty.key)
    return f"{told} ({secret})" if is_secret else told


def _rules(sight: Sight, width: int) -> Iterator[Block]:
    rules = dict.fromkeys(say.rules(sight.words, sight.view.setup))
    if rules:
        yield lines([""], width)
    for sentence in rules:
        yield _point(sight.palette, sentence, width)


def last_trick_page(sight: Sight, scene: Tricking, width: int) -> Block:
    """The cards of the last trick in the order they fell, and who took them."""
    if not scene.ledger.tricks:
        return lines([sight.text("no-trick-yet")], width)
    trick, winner = scene.ledger.tricks[-1], scene.ledger.winners[-1]
    sentence = sight.text(
        "last-trick", number=len(scene.ledger.tricks), name=sight.name(winner)
    )
    return stack(trick_row(sight, trick, width), lines([""], width), wrapped(sentence, width))


def trick_row(sight: Sight, trick: Trick, width: int) -> Block:
    """A finished trick: a card for each seat, the leader's first, the winner's marked."""
    seats = sight.view.setup.seats
    each = min(14, width // seats)
    return beside(*(_fallen(sight, trick, i, each) for i in range(seats))).wide(width, "center")


def _fallen(sight: Sight, trick: Trick, place: int, width: int) -> Block:
    seats = sight.view.setup.seats
    seat = Seat((trick.leader + place) % seats)
    won = trick.winner(seats) == seat
    name = Text(f"◆ {sight.name(seat)}" if won else sight.name(seat))
    name.stylize(sight.palette.ok if won else sight.palette.quiet)
    card = tile(trick.cards[place], sight.palette)
    return stack(card.wide(width, "center"), lines([name], width, "center"))
