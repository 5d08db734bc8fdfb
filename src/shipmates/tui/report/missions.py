"""The fifty missions as a list, and one of them whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shipmates.notation.missions import write_mission
from shipmates.planet9 import Setup
from shipmates.planet9.mission import Change, Handout, Mission, Naming
from shipmates.tui.render.cards import token
from shipmates.tui.render.pages import briefing_page
from shipmates.tui.render.palette import Palette
from shipmates.words import Words
from shipmates.words import planet9 as say

_CREW = 4
"""The crew whose numbers stand in the list."""


def mission_table(words: Words, palette: Palette, missions: Sequence[Mission]) -> Table:
    """A line for each mission: number, title, tasks, tokens, and what is special."""
    table = Table(box=None, pad_edge=False, header_style=palette.accent)
    table.add_column("", justify="right", style=palette.faint)
    for code in ("title", "tasks", "tokens", "special"):
        table.add_column(words.text(f"cli-column-{code}"), overflow="fold")
    for mission in missions:
        table.add_row(
            str(mission.number),
            Text(say.title(words, mission)),
            Text(str(mission.tasks) if mission.tasks else "–", justify="right"),
            Text(" ".join(map(token, mission.tokens)), style=palette.accent),
            Text(" ".join(specials(words, mission)), style=palette.quiet),
        )
    return table


def specials(words: Words, mission: Mission) -> Iterator[str]:
    """What is special about a mission, in short, then its conditions."""
    if mission.radio.muted:
        yield _short(words, "dead-zone")
    if mission.radio.opens > 1:
        yield words.text("cli-special-radio", trick=mission.radio.opens)
    if mission.handout is not Handout.DRAFT:
        yield _short(words, mission.handout.value)
    if mission.naming is Naming.SILENCED:
        yield _short(words, "silenced")
    if mission.change is not Change.FIXED:
        yield _short(words, mission.change.value)
    if mission.draws:
        yield _short(words, "draws")
    yield from dict.fromkeys(say.rules(words, Setup(mission, _CREW)))


def _short(words: Words, code: str) -> str:
    return words.text(f"cli-special-{code}")


def mission_page(words: Words, palette: Palette, setup: Setup, width: int) -> RenderableType:
    """A mission as it is briefed to this crew."""
    mission = setup.mission
    number = words.text("tui-mission", number=mission.number) if mission.number else ""
    head = Text.assemble(
        (number, palette.accent), " ", (say.title(words, mission), palette.ink)
    )
    return Group(head, "", briefing_page(words, palette, setup, width).group)


def mission_document(words: Words, setup: Setup) -> dict[str, object]:
    """A mission as a document; `file` is the mission as one would write it oneself."""
    mission = setup.mission
    return {
        "number": mission.number,
        "title": say.title(words, mission),
        "story": say.story(words, mission),
        "tasks": mission.tasks,
        "tokens": [token.value for token in mission.tokens],
        "special": list(specials(words, mission)),
        "briefing": list(say.briefing(words, setup)),
        "file": write_mission(mission),
    }
