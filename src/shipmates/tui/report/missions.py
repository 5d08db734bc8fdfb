"""The missions of a game as a list, and one of them whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shipmates import deepsea, planet9
from shipmates.deepsea import mission as sea
from shipmates.planet9 import mission as nine
from shipmates.planet9.mission import Change, Handout, Naming
from shipmates.tui import say
from shipmates.tui.game import Mission, Setup
from shipmates.tui.render.cards import token
from shipmates.tui.render.pages import briefing_page
from shipmates.tui.render.palette import Palette
from shipmates.tui.text import mission_text
from shipmates.words import Words
from shipmates.words.deepsea import duration, task_list

_CREW = 4
"""The crew whose numbers stand in the list."""


def mission_table(words: Words, palette: Palette, missions: Sequence[Mission]) -> Table:
    """A line for each mission: number, title, tasks, tokens, and what is special."""
    table = Table(box=None, pad_edge=False, header_style=palette.accent)
    table.add_column("", justify="right", style=palette.faint)
    at_sea = isinstance(missions[0], sea.Mission)
    middle = ("difficulty",) if at_sea else ("tasks", "tokens")
    for code in ("title", *middle, "special"):
        table.add_column(words.text(f"cli-column-{code}"), overflow="fold")
    for mission in missions:
        table.add_row(
            say.list_number(mission),
            Text(say.list_title(words, mission)),
            *_load(mission, palette),
            Text(" ".join(specials(words, mission)), style=palette.quiet),
        )
    return table


def _load(mission: Mission, palette: Palette) -> Iterator[Text]:
    if isinstance(mission, sea.Mission):
        onward = "+" if say.is_epilogue(mission) else ""
        yield Text(f"{mission.difficulty or '–'}{onward}", justify="right")
        return
    yield Text(str(mission.tasks) if mission.tasks else "–", justify="right")
    yield Text(" ".join(map(token, mission.tokens)), style=palette.accent)


def specials(words: Words, mission: Mission) -> Iterator[str]:
    """What is special about a mission, in short, then its conditions."""
    setup: Setup
    if isinstance(mission, sea.Mission):
        setup = deepsea.Setup(mission, _CREW)
        yield from _at_sea(words, setup)
    else:
        setup = planet9.Setup(mission, _CREW)
        yield from _in_space(words, mission)
    yield from dict.fromkeys(say.rules(words, setup))


def _at_sea(words: Words, setup: deepsea.Setup) -> Iterator[str]:
    mission = setup.mission
    if mission.fixed:
        tasks = task_list(words, setup, mission.fixed)
        yield words.text("cli-special-fixed", tasks=tasks)
    if mission.sonar is not sea.Sonar.NORMAL:
        yield _short(words, mission.sonar.value)
    if mission.opens > 1:
        yield words.text("cli-special-sonar", trick=mission.opens)
    if mission.sharing is sea.Sharing.VOLUNTEERS:
        yield words.text("cli-special-volunteers", count=mission.volunteers)
    elif mission.sharing is not sea.Sharing.DRAFT:
        yield _short(words, mission.sharing.value)
    if mission.hardest_first:
        yield _short(words, "hardest-first")
    if mission.captain_spared:
        yield _short(words, "captain-spared")
    if mission.clock is not None:
        yield words.text("cli-special-clock", time=duration(words, mission.clock.seconds))
    if say.is_epilogue(mission):
        yield _short(words, "epilogue")


def _in_space(words: Words, mission: nine.Mission) -> Iterator[str]:
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


def _short(words: Words, code: str) -> str:
    return words.text(f"cli-special-{code}")


def mission_page(words: Words, palette: Palette, setup: Setup, width: int) -> RenderableType:
    """A mission as it is briefed to this crew."""
    mission = setup.mission
    number = say.mission_label(words, mission)
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
        **_figures(setup),
        "special": list(specials(words, mission)),
        "briefing": list(say.briefing(words, setup)),
        "file": mission_text(mission),
    }


def _figures(setup: Setup) -> dict[str, object]:
    if isinstance(setup, deepsea.Setup):
        clock = setup.mission.clock
        seconds = None if clock is None else clock.seconds
        return {"difficulty": setup.difficulty, "fixed": list(setup.wanted), "seconds": seconds}
    mission = setup.mission
    return {"tasks": mission.tasks, "tokens": [token.value for token in mission.tokens]}
