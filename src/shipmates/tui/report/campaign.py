"""A crew's logbook as a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shipmates.campaign import OWN, Attempt, Logbook
from shipmates.planet9 import MISSIONS
from shipmates.tui.render.palette import Palette
from shipmates.words import Words
from shipmates.words import planet9 as say


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
                say.title(words, MISSIONS[number - 1]),
            ),
            str(page.tries),
            words.text("cli-yes") if page.distress else "",
            "" if page.score is None else str(page.score),
        )
    return Group(table, "", Text(_summary(words, logbook)))


def _summary(words: Words, logbook: Logbook) -> str:
    done = len(logbook.completed)
    following = logbook.next_mission
    stands = words.text("tui-campaign", done=done, score=logbook.total)
    own = sum(attempt.mission == OWN for attempt in logbook.attempts)
    extra = f" {words.text('cli-campaign-own', count=own)}" if own else ""
    if following is None:
        return f"{stands}.{extra} {words.text('cli-campaign-over')}"
    name = say.title(words, MISSIONS[following - 1])
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
        "attempts": [_attempt(attempt) for attempt in logbook.attempts],
    }


def _attempt(attempt: Attempt) -> dict[str, object]:
    return {
        "mission": attempt.mission,
        "players": attempt.players,
        "challenge": attempt.challenge,
        "won": attempt.won,
        "distress": attempt.distress,
        "given_up": attempt.given_up,
        "because": attempt.because,
        "when": attempt.when,
        "record": attempt.record,
    }
