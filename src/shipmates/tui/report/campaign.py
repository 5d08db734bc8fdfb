"""A crew's logbook as a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shipmates.campaign import OWN, Attempt, Logbook
from shipmates.tui import say
from shipmates.tui.game import SEA, missions
from shipmates.tui.render.palette import Palette
from shipmates.tui.render.start import campaign
from shipmates.words import Words


def campaign_table(words: Words, palette: Palette, logbook: Logbook) -> RenderableType:
    """The missions that were tried, what they cost, the total and what comes next."""
    if not logbook.attempts:
        return Text(words.text("cli-campaign-empty"))
    table = Table(box=None, pad_edge=False, header_style=palette.accent)
    table.add_column("", justify="right", style=palette.faint)
    table.add_column(words.text("cli-column-title"))
    for code in ("attempts", "distress", "score"):
        table.add_column(words.text(f"cli-column-{code}"), justify="right")
    for number, page in sorted(logbook.pages.items()):
        table.add_row(
            str(number),
            Text.assemble(
                ("✓ " if page.done else "· ", palette.ok if page.done else palette.faint),
                say.title(words, missions(logbook.game)[number - 1]),
            ),
            str(page.tries),
            words.text("cli-yes") if page.distress else "",
            "" if page.score is None else str(page.score),
        )
    return Group(table, "", Text(_summary(words, logbook)))


def _summary(words: Words, logbook: Logbook) -> str:
    following = logbook.next_mission
    stands = campaign(words, logbook)
    own = sum(attempt.mission == OWN for attempt in logbook.counted)
    extra = f" {words.text('cli-campaign-own', count=own)}" if own else ""
    if following is None and logbook.game == SEA:
        step = words.text("cli-campaign-epilogue", difficulty=logbook.next_step)
        return f"{stands}.{extra} {step}"
    if following is None:
        return f"{stands}.{extra} {words.text('cli-campaign-over')}"
    name = say.title(words, missions(logbook.game)[following - 1])
    return f"{stands}.{extra} {words.text('cli-campaign-next', number=following, title=name)}"


def campaign_document(logbook: Logbook) -> dict[str, object]:
    """The logbook as a document."""
    return {
        "game": logbook.game,
        "crew": logbook.crew,
        "completed": list(logbook.completed),
        "score": logbook.total,
        "next_mission": logbook.next_mission,
        "missions": [
            {
                "mission": number,
                "attempts": page.tries,
                "done": page.done,
                "distress": page.distress,
                "score": page.score,
            }
            for number, page in sorted(logbook.pages.items())
        ],
        "attempts": [_attempt(attempt, logbook.game) for attempt in logbook.attempts],
        **({"best": logbook.best, "aside": list(logbook.aside)} if logbook.game == SEA else {}),
    }


def _attempt(attempt: Attempt, game: str) -> dict[str, object]:
    if game == SEA:
        own: dict[str, object] = {
            "timed": attempt.timed,
            "difficulty": attempt.difficulty,
            "tasks": list(attempt.tasks),
        }
    else:
        own = {"challenge": attempt.challenge}
    return {
        "mission": attempt.mission,
        "players": attempt.players,
        **own,
        "won": attempt.won,
        "distress": attempt.distress,
        "given_up": attempt.given_up,
        "practice": attempt.practice,
        "house": list(attempt.house),
        "because": attempt.because,
        "when": attempt.when,
        "record": attempt.record,
    }
