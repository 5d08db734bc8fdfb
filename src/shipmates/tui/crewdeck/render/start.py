"""The first screen: who plays, and by which variants."""

from __future__ import annotations

from rich.text import Text

from shipmates.crewdeck import USUAL, HouseRule
from shipmates.crewdeck.cards import Colour, Faction
from shipmates.tui.crew import Partner, Person
from shipmates.tui.crewdeck.plan import Plan
from shipmates.tui.crewdeck.render.cards import SHAPES
from shipmates.tui.crewdeck.render.palette import spoken
from shipmates.tui.render.block import Block, beside, flowing, lines, stack, wrapped
from shipmates.tui.render.palette import Palette
from shipmates.words import Words
from shipmates.words import crewdeck as say


def start(words: Words, palette: Palette, plan: Plan, width: int, height: int) -> Block:
    """The settings on the left, each with its key, and how such a table plays on the right."""
    left = 38
    gap = lines([""], width)
    head = lines([Text(f" {words.text('tui-game-crewdeck')}", style=palette.accent)], width)
    story = beside(Block(1), wrapped(words.text("deck-start"), width - 2, palette.quiet))
    body = beside(
        stack(
            _settings(words, palette, plan, left),
            lines([""], left),
            _legend(words, palette, left),
        ),
        Block(2),
        _about(words, palette, plan, width - left - 3),
    )
    return stack(head, story, gap, body).tall(height)


def _settings(words: Words, palette: Palette, plan: Plan, width: int) -> Block:
    def row(key: str, code: str, **params: str | int) -> Text:
        told = words.text(f"deck-set-{code}", **params)
        return Text.assemble((f" {key} ", palette.accent), (f" {told}", palette.ink))

    solo = "all" if HouseRule.ALL_WILDS_ALONE in plan.house else "few"
    alone = [row("h", "solo-wilds", state=solo)] if plan.setup.solo else []
    edition = "usual" if plan.edition == USUAL else "own"
    seats = [_seat(words, palette, i, player) for i, player in enumerate(plan.players)]
    language = Text.assemble(
        (" n ", palette.accent), (f" {words.text('tui-set-language')}", palette.ink)
    )
    return lines(
        [
            row("p", "players", players=len(plan.players)),
            *seats,
            Text(""),
            row("w", "wilds", state="on" if plan.wilds else "off"),
            *alone,
            row("f", "frame", state="fixed" if plan.fixed else "floating"),
            row("x", "practice", state="on" if plan.practice else "off"),
            row(" ", "edition", state=edition),
            language,
        ],
        width,
    )


def _seat(words: Words, palette: Palette, place: int, player: Person | Partner) -> Text:
    kind = "you" if isinstance(player, Person) else player.level
    return Text.assemble(
        (f" {place + 1} ", palette.accent),
        (f"   {player.name:<12}", palette.ink),
        (words.text(f"tui-kind-{kind}"), palette.quiet),
    )


def _about(words: Words, palette: Palette, plan: Plan, width: int) -> Block:
    told = say.options(words, plan.setup)
    return stack(*(wrapped(sentence, width, palette.faint) for sentence in told))


def _legend(words: Words, palette: Palette, width: int) -> Block:
    colours = [
        Text(f"{SHAPES[c]} {say.colour(words, c)}", style=spoken(palette, c)) for c in Colour
    ]
    factions = [
        Text.assemble(
            (say.faction_letter(words, f), palette.accent),
            (f" {say.faction(words, f)}", palette.quiet),
        )
        for f in Faction
    ]
    inner = width - 1
    signs = stack(flowing(colours, inner, gap=2), flowing(factions, inner, gap=2))
    return beside(Block(1), signs)
