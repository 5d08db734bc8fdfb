"""The first screen: where the campaign stands, who plays, and which mission comes next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from shipmates.campaign import Logbook
from shipmates.deepsea import mission as sea
from shipmates.tui import say
from shipmates.tui.crew import Partner, Person
from shipmates.tui.game import SEA, Mission, missions
from shipmates.tui.plan import Plan
from shipmates.tui.render.block import Block, fitted, lines, stack, wrapped
from shipmates.tui.render.palette import Palette
from shipmates.words import Words
from shipmates.words.deepsea import duration


@dataclass(frozen=True, slots=True)
class Foyer:
    """All that the first screen is drawn from."""

    plan: Plan
    logbook: Logbook
    words: Words
    palette: Palette
    unfinished: frozenset[int] = frozenset()

    def text(self, code: str, /, **params: str | int) -> str:
        """A message of the terminal."""
        return self.words.text(f"tui-{code}", **params)


def headline(foyer: Foyer, width: int) -> Block:
    """The name of the game and how far the crew has come."""
    palette, logbook = foyer.palette, foyer.logbook
    left = Text.assemble(
        (" ✦ Shipmates", palette.accent),
        (f"  {foyer.text(f'game-{foyer.plan.game}')}", palette.ink),
    )
    crew = f"{logbook.crew} · " if logbook.crew else ""
    stands = campaign(foyer.words, logbook)
    right = Text(f"{crew}{stands} ", style=palette.quiet)
    line = Text.assemble(fitted(left, max(0, width - right.cell_len)), right)
    return Block(width, (fitted(line, width), Text("─" * width, style=palette.line)))


def campaign(words: Words, logbook: Logbook) -> str:
    """How far the crew has come."""
    stands = words.text(
        "tui-campaign",
        done=len(logbook.completed),
        count=len(missions(logbook.game)),
        score=logbook.total,
    )
    if logbook.best is None:
        return stands
    return f"{stands} · {words.text('tui-epilogue', difficulty=logbook.best)}"


def mission_line(foyer: Foyer, mission: Mission, width: int) -> Text:
    """A mission in the list: its number, title, and how it stands."""
    palette, page = foyer.palette, foyer.logbook.page(mission.number)
    if mission.number in foyer.unfinished:
        mark, stands, style = "▶", foyer.text("mission-open"), palette.accent
    elif page.done:
        mark, stands, style = "✓", foyer.text("mission-done", tries=page.tries), palette.ok
    elif page.tries:
        mark, stands, style = "·", foyer.text("mission-tried", tries=page.tries), palette.quiet
    else:
        mark, stands, style = " ", "", palette.quiet
    left = Text.assemble(
        (f"{mark} ", style),
        (f"{say.list_number(mission):>2} ", palette.faint),
        (say.list_title(foyer.words, mission), palette.ink),
    )
    return Text.assemble(fitted(left, width - len(stands) - 1), (f" {stands}", style))


def crew_panel(foyer: Foyer, width: int) -> Block:
    """Who sits where, and the variants, each with the key that changes it."""
    plan, palette = foyer.plan, foyer.palette
    rows = [
        _setting(foyer, "p", foyer.text("set-players", players=len(plan.players))),
        *(_seat(foyer, place, player) for place, player in enumerate(plan.players)),
    ]
    if len(plan.players) == 2:
        code = "set-tonoja" if plan.game == SEA else "set-jarvis"
        rows.append(_setting(foyer, "j", foyer.text(code, seat=plan.jarvis + 1)))
    if isinstance(plan.mission, sea.Mission):
        rows += _sea_settings(foyer, plan.mission)
    elif len(plan.players) == 3:
        state = "on" if plan.challenge else "off"
        rows.append(_setting(foyer, "c", foyer.text("set-challenge", state=state)))
    rows.append(_setting(foyer, "d", foyer.text("set-distress", wish=plan.wish.value)))
    if plan.house:
        rows.append(_setting(foyer, " ", foyer.text("set-house", count=len(plan.house))))
    rows.append(_setting(foyer, "n", foyer.text("set-language")))
    return lines([*rows, Text("─" * width, style=palette.line)], width)


def _sea_settings(foyer: Foyer, mission: sea.Mission) -> Iterator[Text]:
    plan = foyer.plan
    if mission.clock is not None:
        time = duration(foyer.words, mission.clock.seconds) if plan.timed else "none"
        yield _setting(foyer, "c", foyer.text("set-clock", time=time))
    if foyer.logbook.again(mission.number, len(plan.players)):
        state = "same" if plan.same else "new"
        yield _setting(foyer, "s", foyer.text("set-tasks", state=state))


def _setting(foyer: Foyer, key: str, value: str) -> Text:
    return Text.assemble((f" {key} ", foyer.palette.accent), (f" {value}", foyer.palette.ink))


def _seat(foyer: Foyer, place: int, player: Person | Partner) -> Text:
    kind = "you" if isinstance(player, Person) else player.level
    return Text.assemble(
        (f" {place + 1} ", foyer.palette.accent),
        (f"   {player.name:<12}", foyer.palette.ink),
        (foyer.text(f"kind-{kind}"), foyer.palette.quiet),
    )


def mission_panel(foyer: Foyer, mission: Mission, width: int, height: int) -> Block:
    """What the mission under the cursor is about: the story, then its orders."""
    palette = foyer.palette
    blocks = list[Block]()
    for block in _about(foyer, mission, width):
        if sum(b.height for b in blocks) + block.height > height:
            break
        blocks.append(block)
    return (
        stack(Block(width), *blocks).tall(height)
        if blocks
        else lines([Text("…", style=palette.faint)], width).tall(height)
    )


def _about(foyer: Foyer, mission: Mission, width: int) -> Iterator[Block]:
    palette, words = foyer.palette, foyer.words
    yield wrapped(say.title(words, mission), width, palette.accent)
    story = say.story(words, mission)
    if story:
        yield wrapped(story, width, palette.quiet)
    for sentence in say.briefing(words, foyer.plan.setup(foyer.logbook)):
        yield wrapped(sentence, width, palette.faint)
